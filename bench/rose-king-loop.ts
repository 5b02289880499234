/**
 * Random games of The Rose King for two as one loop over flat lists, without a contract, events, options or a state that could
 * be looked at: what the same machine and language can do at most. They are the games that the rules play with the same dice.
 * `node bench/rose-king-loop.ts <seconds>` prints what `rules-speed.ts` prints; `node bench/rose-king-loop.ts 0 <games>` how each of
 * them ended. Only the map of cards is shared with the rules.
 */
import { ON_BOARD, TARGETS } from '../games/rose-king/rules/spaces.ts'
import { cpuSeconds } from './figures.ts'

const CARDS = 24
const HAND = 5
const HEROES = 4
const STONES = 52
const SPACES = 81
const START = 40
/** Short lists lie where the collector may move them, and are found more slowly. */
const LONG = 128

const onBoard = Int32Array.from(ON_BOARD)
/** At `space × 32 + card`. */
const targets = Uint8Array.from({ length: SPACES * 32 }, (_, i) =>
  Math.max(0, TARGETS[(i >> 5) * CARDS + (i & 31)] ?? 0),
)
const board = new Uint8Array(LONG)
const deck = new Uint8Array(LONG)
/** The plays found: the card, and 32 more with a hero. */
const plays = new Uint8Array(LONG)
const seed = new Int32Array(LONG)
seed.set([1485, 0, 0x9e3779b9, 1])
/** By `seat × 8`, 4 more with a hero, and the stone on the target: whether it can be played, and whether by a hero. */
const forms = new Uint8Array(LONG)
for (const seat of [0, 1])
  for (const hero of [0, 4]) {
    forms[seat * 8 + hero] = 1
    forms[seat * 8 + hero + 2 - seat] = hero > 0 ? 33 : 0
  }
const heroesLeft = [0, 0]

function next(): number {
  const b = seed[1] as number
  const c = seed[2] as number
  const t = ((seed[0] as number) + b + (seed[3] as number)) | 0
  seed[3] = (seed[3] as number) + 1
  seed[0] = b ^ (b >>> 9)
  seed[1] = c + (c << 3)
  seed[2] = ((c << 21) | (c >>> 11)) + t
  return t
}

function high(t: number, n: number): number {
  return (Math.imul(t >>> 16, n) + (Math.imul(t & 0xffff, n) >>> 16)) >>> 16
}

function int(n: number): number {
  const t = next()
  return Math.imul(t, n) >>> 0 < n ? fair(t, n) : high(t, n)
}

function fair(first: number, n: number): number {
  const unfair = 0x100000000 % n
  let t = first
  while (Math.imul(t, n) >>> 0 < unfair) t = next()
  return high(t, n)
}

function shuffle(size: number): void {
  for (let i = size - 1; i > 0; i--) {
    const j = int(i + 1)
    const held = deck[i] as number
    deck[i] = deck[j] as number
    deck[j] = held
  }
}

/** Writes down what a hand can play. */
function find(hand: number, crown: number, form: number): number {
  let found = 0
  for (let rest = hand & (onBoard[crown] as number); rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest)
    const here = forms[form + (board[targets[(crown << 5) + card] as number] as number)] as number
    plays[found] = card | (here & 32)
    found += here & 1
  }
  return found
}

function formOf(seat: number, heroes: number): number {
  return (seat << 3) + ((-heroes >>> 31) << 2)
}

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
  let held = HAND
  let theirHeld = HAND
  let heroes = HEROES
  let theirHeroes = HEROES
  let crown = START
  let discard = 0
  let stones = STONES
  let seat = 0
  for (let actions = 1; ; actions++) {
    const form = formOf(seat, heroes)
    const found = find(mine, crown, form)
    const choices = found + ((held - HAND) >>> 31)
    const choice = int(choices === 0 ? 1 : choices)
    let over = false
    if (choice < found) {
      const play = plays[choice] as number
      const card = play & 31
      const hero = play >> 5
      crown = targets[(crown << 5) + card] as number
      mine ^= 1 << card
      held--
      discard |= 1 << card
      board[crown] = seat + 1
      heroes -= hero
      stones += hero - 1
      over = stones === 0
    } else if (choices !== 0) {
      mine |= 1 << (deck[--left] as number)
      held++
      if (left === 0) {
        for (; discard !== 0; discard &= discard - 1) deck[left++] = 31 - Math.clz32(discard & -discard)
        shuffle(left)
      }
      if (held + theirHeld === 2 * HAND && find(mine, crown, form) === 0)
        over = find(theirs, crown, formOf(1 - seat, theirHeroes)) === 0
    }
    if (over) {
      heroesLeft[seat] = heroes
      heroesLeft[1 - seat] = theirHeroes
      return actions
    }
    const hand = mine
    const cards = held
    const spare = heroes
    mine = theirs
    held = theirHeld
    heroes = theirHeroes
    theirs = hand
    theirHeld = cards
    theirHeroes = spare
    seat ^= 1
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

for (let i = 0; i < 12; i++) next()
const [seconds = 1, shown = 0] = process.argv.slice(2).map(Number)
for (let i = 0; i < shown; i++) {
  const actions = playOne()
  console.log(`${board.subarray(0, SPACES).join('')} ${heroesLeft.join()} ${actions}`)
}
if (seconds > 0) {
  playFor(seconds)
  console.log(JSON.stringify(playFor(seconds)))
}
