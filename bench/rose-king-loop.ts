/**
 * Random games of The Rose King for two as one loop over flat lists, without a contract, events, options or a state that could
 * be looked at: what the same machine and language can do at most. `node bench/rose-king-loop.ts <seconds>` prints what
 * `rules-speed.ts` prints. Only the map of cards is shared with the rules.
 */
import { CROWN_START, ON_BOARD, TARGETS } from '../games/rose-king/rules/spaces.ts'
import { cpuSeconds } from './figures.ts'

const CARDS = 24
const HAND = 5
const HEROES = 4
const STONES = 52

const onBoard = Int32Array.from(ON_BOARD)
const board = new Uint8Array(81)
const deck = new Uint8Array(CARDS)
/** The plays found: the card, and above it what lies on its target. */
const plays = new Uint8Array(HAND)
const seed = new Int32Array([1485, 0, 0x9e3779b9, 1])

function int(n: number): number {
  const b = seed[1] as number
  const c = seed[2] as number
  const t = ((seed[0] as number) + b + (seed[3] as number)) | 0
  seed[3] = (seed[3] as number) + 1
  seed[0] = b ^ (b >>> 9)
  seed[1] = c + (c << 3)
  seed[2] = ((c << 21) | (c >>> 11)) + t
  return Math.floor(((t >>> 0) * n) / 0x100000000)
}

function count(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const lowest = (set: number): number => 31 - Math.clz32(set & -set)

function shuffle(size: number): void {
  for (let i = size - 1; i > 0; i--) {
    const j = int(i + 1)
    const held = deck[i] as number
    deck[i] = deck[j] as number
    deck[j] = held
  }
}

/** Writes down what a hand can play; `enemy` is a stone that a hero may turn over, or none that there is. */
function find(hand: number, crown: number, enemy: number): number {
  let found = 0
  for (let rest = hand & (onBoard[crown] as number); rest !== 0; rest &= rest - 1) {
    const card = lowest(rest)
    const stone = board[TARGETS[crown * CARDS + card] as number] as number
    plays[found] = card | (stone << 5)
    found += (stone === 0 ? 1 : 0) | (stone === enemy ? 1 : 0)
  }
  return found
}

const NO_STONE = 9

/** How many actions the game took. */
function playOne(): number {
  board.fill(0)
  for (let card = 0; card < CARDS; card++) deck[card] = card
  shuffle(CARDS)
  let left = CARDS
  let mine = 0
  let theirs = 0
  for (let i = 0; i < HAND; i++) mine |= 1 << (deck[--left] as number)
  for (let i = 0; i < HAND; i++) theirs |= 1 << (deck[--left] as number)
  let myHeroes = HEROES
  let theirHeroes = HEROES
  let crown = CROWN_START
  let discard = 0
  let stones = STONES
  let own = 1
  for (let actions = 1; ; actions++) {
    const found = find(mine, crown, myHeroes > 0 ? 3 - own : NO_STONE)
    const choices = found + (count(mine) < HAND ? 1 : 0)
    const choice = choices > 0 ? int(choices) : 0
    if (choice < found) {
      const play = plays[choice] as number
      const card = play & 31
      crown = TARGETS[crown * CARDS + card] as number
      mine &= ~(1 << card)
      discard |= 1 << card
      board[crown] = own
      if (play >> 5 > 0) myHeroes--
      else if (--stones === 0) return actions
    } else if (choices > 0) {
      mine |= 1 << (deck[--left] as number)
      if (left === 0) {
        for (let rest = discard; rest !== 0; rest &= rest - 1) deck[left++] = lowest(rest)
        discard = 0
        shuffle(left)
      }
      const full = count(mine) === HAND && count(theirs) === HAND
      if (full && find(mine, crown, myHeroes > 0 ? 3 - own : NO_STONE) === 0)
        if (find(theirs, crown, theirHeroes > 0 ? own : NO_STONE) === 0) return actions
    }
    const hand = mine
    mine = theirs
    theirs = hand
    const heroes = myHeroes
    myHeroes = theirHeroes
    theirHeroes = heroes
    own = 3 - own
  }
}

function playFor(length: number): { games: number; actions: number; seconds: number } {
  let [games, actions, seconds] = [0, 0, 0]
  while (seconds < length) {
    seconds += cpuSeconds(() => {
      for (let i = 0; i < 5000; i++) actions += playOne()
    })
    games += 5000
  }
  return { games, actions, seconds }
}

const seconds = Number(process.argv[2] ?? 1)
playFor(seconds)
console.log(JSON.stringify(playFor(seconds)))
