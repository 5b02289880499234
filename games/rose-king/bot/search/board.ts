/** The game as search plays it: one board, changed and changed back in place. */
import type { SearchBoard, Seat } from '../../../../engine/game.ts'
import { territoryValue } from '../../rules/scoring.ts'
import { SPACE_COUNT } from '../../rules/spaces.ts'
import type { Move, State } from '../../types.ts'
import { CARD_WORTH, HERO_WORTH } from '../weights.ts'
import { Cards } from './cards.ts'
import { codeFor, codeOf, DRAW, encode, gainOf, HERO, insert, MOST_MOVES, PASS, sizeOf } from './code.ts'
import type { Judge } from './judge.ts'
import { CROWN_KEYS, STONE_KEYS, TURN_KEYS } from './keys.ts'
import { REACH } from './tables.ts'
import { Territories } from './territories.ts'
import type { Windows } from './windows.ts'

/** Beyond any doubt, in the measure of the judgement. */
const WON = 1000
const MOST_PLIES = 64
/** So many numbers are kept of every move, to take it back by. */
const KEPT = 12
/** Triangular scores are about half of the square ones that the judgement was learned with. */
const TRIANGULAR_SCALE = 2

export class RoseKingBoard implements SearchBoard<Move> {
  readonly longest = MOST_PLIES
  private readonly territories = new Territories()
  private readonly cards: Cards
  private readonly windows: Windows
  private readonly judgement: Judge
  /** The asker's side: 1 if red is, −1 if white. */
  private readonly sign: number
  private readonly seats: number
  /** What a territory of each size is worth. */
  private readonly worth = new Int32Array(SPACE_COUNT + 1)
  private readonly scale: number
  private readonly heroes = new Int32Array(4)
  private crown: number
  private turn: number
  private stonesLeft: number
  private ended = false
  /** Red's figures, then white's. */
  private readonly score = new Int32Array(2)
  private readonly stones = new Int32Array(2)
  private readonly largest = new Int32Array(2)
  /** Tells boards apart; the cards have a key of their own. */
  private hash = 0
  private readonly kept = new Int32Array(MOST_PLIES * KEPT)
  private readonly sums = new Float64Array(MOST_PLIES)
  private plies = 0

  constructor(state: State, seat: Seat, cards: Cards, windows: Windows, judgement: Judge) {
    this.cards = cards
    this.windows = windows
    this.judgement = judgement
    this.sign = (seat & 1) === 0 ? 1 : -1
    this.seats = state.hands.length
    const { scoring } = state.options
    for (let size = 0; size <= SPACE_COUNT; size++) this.worth[size] = territoryValue(size, scoring)
    this.scale = scoring === 'triangular' ? TRIANGULAR_SCALE : 1
    state.board.forEach((stone, space) => {
      if (stone === 0) return
      this.windows.change(space, stone)
      this.lay(space, stone - 1)
    })
    this.heroes.set(state.heroes)
    this.crown = state.crown
    this.turn = state.turn
    this.stonesLeft = state.stonesLeft
    this.hash ^= (CROWN_KEYS[this.crown] as number) ^ (TURN_KEYS[this.turn] as number)
  }

  /** Lays a stone and counts; says how the territories are taken back. */
  private lay(space: number, house: number): number {
    const { territories, score, stones, largest } = this
    const count = territories.look(space, house + 1)
    score[house] = (score[house] as number) + this.gain(count)
    if (territories.joined + 1 > (largest[house] as number)) largest[house] = territories.joined + 1
    stones[house] = (stones[house] as number) + 1
    this.hash ^= STONE_KEYS[space * 2 + house] as number
    return territories.lay(space, house + 1, count)
  }

  /** What joining the territories just looked at with one stone more wins. */
  private gain(count: number): number {
    const { territories, worth } = this
    let gain = worth[territories.joined + 1] as number
    for (let k = 0; k < count; k++) gain -= worth[territories.sizeOf(territories.beside[k] as number)] as number
    return gain
  }

  mine(): boolean {
    return (this.turn & 1) === 0 ? this.sign > 0 : this.sign < 0
  }

  over(): boolean {
    return this.ended
  }

  key(): number {
    return this.hash ^ this.cards.key
  }

  chance(judged: number): number {
    return Math.tanh(judged / 2)
  }

  codes(legal: readonly Move[]): readonly number[] {
    const into = new Int32Array(MOST_MOVES)
    const known = Array.from(into.subarray(0, this.moves(into)))
    return legal.map((move) => {
      const found = known.find((each) => codeOf(each) === codeFor(move))
      if (found === undefined) throw new Error('a legal move that the board for search does not know')
      return found
    })
  }

  moves(into: Int32Array): number {
    const { turn, crown, territories, worth } = this
    const own = (turn & 1) + 1
    const hero = (this.heroes[turn] as number) > 0
    let count = 0
    for (let rest = this.cards.hands[turn] as number; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest)
      const space = REACH[crown * 32 + card] as number
      const stone = territories.stone[space] as number
      if (stone === 0) {
        const gain = this.gain(territories.look(space, own))
        insert(into, count++, encode(card, territories.joined + 1, gain))
      } else if (stone === 3 - own && hero) {
        const lost = (worth[territories.sizeAt(space)] as number) - territories.without(space, worth)
        const gain = this.gain(territories.look(space, own)) + lost - HERO_WORTH
        insert(into, count++, encode(card + HERO, territories.joined + 1, gain))
      }
    }
    if (!this.cards.isFull(turn)) insert(into, count++, encode(DRAW, 0, CARD_WORTH))
    if (count === 0) into[count++] = encode(PASS, 0, 0)
    return count
  }

  make(move: number): void {
    const code = codeOf(move)
    const { turn, score, largest, kept, cards } = this
    const at = this.plies * KEPT
    kept[at] = code
    kept[at + 1] = this.hash
    if (code < DRAW) {
      kept[at + 2] = score[0] as number
      kept[at + 3] = score[1] as number
      kept[at + 4] = largest[0] as number
      kept[at + 5] = largest[1] as number
      kept[at + 6] = this.crown
      this.play(code, at)
    } else if (code === DRAW) {
      kept[at + 7] = cards.deck
      kept[at + 8] = cards.left
      kept[at + 9] = cards.discard
      kept[at + 10] = cards.draw(turn)
      this.ended = this.isDeadlock()
    }
    this.plies++
    if (this.ended) return
    this.turn = turn + 1 === this.seats ? 0 : turn + 1
    this.hash ^= (TURN_KEYS[turn] as number) ^ (TURN_KEYS[this.turn] as number)
  }

  /** RK-4.2, RK-4.4 */
  private play(code: number, at: number): void {
    const { turn, kept, windows } = this
    const card = code & 31
    const space = REACH[this.crown * 32 + card] as number
    const house = turn & 1
    this.sums[this.plies] = windows.sum
    if (code >= HERO) {
      const enemy = 1 - house
      this.turnAway(space, enemy)
      this.heroes[turn] = (this.heroes[turn] as number) - 1
      windows.change(space, house - enemy)
    } else {
      this.stonesLeft--
      windows.change(space, house + 1)
    }
    kept[at + 10] = space
    kept[at + 11] = this.lay(space, house)
    this.cards.play(turn, card)
    this.hash ^= (CROWN_KEYS[this.crown] as number) ^ (CROWN_KEYS[space] as number)
    this.crown = space
    // RK-5.2; a hero lays no stone of the stock.
    this.ended = this.stonesLeft === 0
  }

  /** Takes a stone from its house, for the other's to lie there. */
  private turnAway(space: number, house: number): void {
    const { territories, score, largest, stones, worth } = this
    const size = territories.sizeAt(space)
    if (size === largest[house]) largest[house] = this.largestWithout(space, house + 1)
    score[house] = (score[house] as number) - (worth[size] as number) + territories.cutOut(space, worth)
    stones[house] = (stones[house] as number) - 1
    this.hash ^= STONE_KEYS[space * 2 + house] as number
  }

  unmake(): void {
    const { kept, score, largest, cards } = this
    const at = --this.plies * KEPT
    if (this.ended) this.ended = false
    else this.turn = this.turn === 0 ? this.seats - 1 : this.turn - 1
    const { turn } = this
    const code = kept[at] as number
    this.hash = kept[at + 1] as number
    if (code < DRAW) {
      score[0] = kept[at + 2] as number
      score[1] = kept[at + 3] as number
      largest[0] = kept[at + 4] as number
      largest[1] = kept[at + 5] as number
      this.crown = kept[at + 6] as number
      this.unplay(code, kept[at + 10] as number, kept[at + 11] as number)
    } else if (code === DRAW)
      cards.undraw(
        turn,
        kept[at + 10] as number,
        kept[at + 7] as number,
        kept[at + 8] as number,
        kept[at + 9] as number,
      )
  }

  private unplay(code: number, space: number, undo: number): void {
    const { turn, stones, territories, windows } = this
    const house = turn & 1
    const enemy = 1 - house
    const sum = this.sums[this.plies] as number
    this.cards.unplay(turn, code & 31)
    stones[house] = (stones[house] as number) - 1
    if (code >= HERO) {
      territories.putBack(space, enemy + 1)
      windows.restore(space, house - enemy, sum)
      stones[enemy] = (stones[enemy] as number) + 1
      this.heroes[turn] = (this.heroes[turn] as number) + 1
    } else {
      territories.takeBack(space, undo)
      windows.restore(space, house + 1, sum)
      this.stonesLeft++
    }
  }

  /** RK-5.1, RK-5.4 */
  private isDeadlock(): boolean {
    if (!this.cards.allFull()) return false
    for (let seat = 0; seat < this.seats; seat++) if (this.canPlay(seat)) return false
    return true
  }

  private canPlay(seat: number): boolean {
    const enemy = 2 - (seat & 1)
    const hero = (this.heroes[seat] as number) > 0
    for (let rest = this.cards.hands[seat] as number; rest !== 0; rest &= rest - 1) {
      const stone = this.territories.stone[REACH[this.crown * 32 + 31 - Math.clz32(rest & -rest)] as number]
      if (stone === 0 || (stone === enemy && hero)) return true
    }
    return false
  }

  judge(): number {
    const { score, stones, largest } = this
    const lead = (score[0] as number) - (score[1] as number)
    const red = largest[0] as number
    const white = largest[1] as number
    if (this.ended) return this.sign * result(lead, red - white, (stones[0] as number) - (stones[1] as number))
    return this.running(this.stonesLeft, lead, red, white, this.cards.lead, this.turn, this.windows.sum)
  }

  peek(move: number): number {
    const code = codeOf(move)
    if (code >= DRAW) {
      this.make(move)
      const value = this.judge()
      this.unmake()
      return value
    }
    const { turn, score, stones, heroes, windows } = this
    const house = turn & 1
    const own = house === 0 ? 1 : -1
    const space = REACH[this.crown * 32 + (code & 31)] as number
    const hero = code >= HERO ? 1 : 0
    const left = this.stonesLeft - 1 + hero
    const lead = (score[0] as number) - (score[1] as number) + own * (gainOf(move) + hero * HERO_WORTH)
    let red = this.largest[0] as number
    let white = this.largest[1] as number
    if (hero === 1) {
      const size = this.territories.sizeAt(space)
      if (house === 0 && size === white) white = this.largestWithout(space, 2)
      if (house === 1 && size === red) red = this.largestWithout(space, 1)
    }
    const made = sizeOf(move)
    if (house === 0 && made > red) red = made
    if (house === 1 && made > white) white = made
    if (left === 0) return this.sign * result(lead, red - white, (stones[0] as number) - (stones[1] as number) + own)
    const sum = windows.after(space, hero === 1 ? -own : house + 1)
    const had = heroes[turn] as number
    heroes[turn] = had - hero
    const value = this.running(left, lead, red, white, this.cards.lead - own, turn + 1, sum)
    heroes[turn] = had
    return value
  }

  /** The largest territory of a colour if the stone on that space were gone from it. */
  private largestWithout(space: number, colour: number): number {
    const { territories } = this
    territories.without(space, this.worth)
    return Math.max(territories.largestBut(space, colour), territories.largestPiece)
  }

  private running(
    left: number,
    lead: number,
    redLargest: number,
    whiteLargest: number,
    hands: number,
    turn: number,
    sum: number,
  ): number {
    const { heroes } = this
    const red = (heroes[0] as number) + (heroes[2] as number)
    const white = (heroes[1] as number) + (heroes[3] as number)
    const toMove = (turn & 1) === 0 ? 1 : -1
    const judged = this.judgement.value(left, lead * this.scale, red, white, redLargest, whiteLargest, hands, toMove)
    return this.sign * (judged + sum)
  }
}

/** RK-6.2, RK-6.3: for red. */
function result(lead: number, largest: number, stones: number): number {
  return Math.sign(lead || largest || stones) * WON
}
