/** A small builder of positions for lessons and tests: goods and knights are moved, never made, so every position adds up. */
import { quick } from '../../engine/dice.ts'
import { game } from './index.ts'
import { beginCastles } from './rules/castles.ts'
import { beginConflicts } from './rules/conflicts.ts'
import { beginCounties } from './rules/counties.ts'
import { figuresOf } from './rules/figures.ts'
import { beginLaws } from './rules/laws.ts'
import { add, nth } from './rules/list.ts'
import { LETTERS, SPACES } from './rules/notation.ts'
import { beginParliament } from './rules/parliament.ts'
import { beginPlacement } from './rules/placement.ts'
import { advance } from './rules/round.ts'
import { type Corrections, type Event, type Good, SLOTS, type State, type View } from './types/index.ts'

/** With two players 2 is Blue's ally, Yellow, and 3 is Red's ally, Green. */
export const BLUE = 0
export const GREEN = 1
export const RED = 2
export const YELLOW = 3
export const TWO = { blue: 0, red: 1, yellow: 2, green: 3 } as const

export class Table {
  readonly state: State
  events: Event[] = []

  /** Placement of round 1; Blue is start player; nobody has an extension yet; no conflict cards lie out. */
  constructor(seats = 3, figures: Corrections | null = null) {
    this.state = game.setup(seats, { figures: figures as never }, quick(1))
    const { state } = this
    state.start = 0
    if (seats === 2) state.allyColours = ['yellow', 'green']
    for (const slot of [0, 1]) state.conflictDeck.unshift(state.conflicts[slot]?.card ?? 0)
    state.conflicts.fill(null)
    beginPlacement(state)
    advance(state, null)
  }

  get figures() {
    return figuresOf(this.state.figures)
  }

  round(n: number): this {
    this.state.round = n
    return this
  }

  stock(good: Good, ...amounts: number[]): this {
    amounts.forEach((amount, seat) => {
      this.state.supply[good] += nth(this.state[good], seat) - amount
      this.state[good][seat] = amount
    })
    return this
  }

  /** These strengths at court, all others in the reserve. */
  court(house: number, ...strengths: number[]): this {
    const { court, reserve } = this.state
    const atCourt = [0, 0, 0, 0]
    const inReserve = nth(reserve, house).map((count, i) => count + nth(nth(court, house), i))
    for (const strength of strengths) {
      add(atCourt, strength - 1, 1)
      add(inReserve, strength - 1, -1)
    }
    court[house] = atCourt
    reserve[house] = inReserve
    return this
  }

  private take(house: number, strength: number): number {
    const court = nth(this.state.court, house)
    const from = nth(court, strength - 1) > 0 ? court : nth(this.state.reserve, house)
    if (from[strength - 1] === 0) throw new Error(`no knight of strength ${strength} left`)
    add(from, strength - 1, -1)
    return strength
  }

  county(house: number, letter: string, strength: number, squires = 0): this {
    const county = this.at(letter)
    county.house = house
    county.strength = this.take(house, strength)
    county.squires = squires
    this.state.supply.squires -= squires
    return this
  }

  castle(house: number, space: number, strength: number): this {
    nth(this.state.castle, house)[space] = this.take(house, strength)
    return this
  }

  /** `spaces`: [house, strength, strength …] from the top down. */
  conflict(slot: (typeof SLOTS)[number], card: string, ...spaces: number[][]): this {
    const index = this.figures.conflicts.findIndex(({ id }) => id === card)
    this.state.conflictDeck = this.state.conflictDeck.filter((other) => other !== index)
    this.state.conflicts[SLOTS.indexOf(slot)] = {
      card: index,
      spaces: spaces.map(([house = 0, ...knights]) => ({
        house,
        knights: knights.map((strength) => this.take(house, strength)),
      })),
    }
    return this
  }

  extensions(seat: number, ...names: string[]): this {
    for (const name of names) nth(this.state.extensions, seat)[SPACES.indexOf(name)] = true
    return this
  }

  noblemen(seat: number, letters: string): this {
    for (const letter of letters) {
      nth(this.state.noblemen, seat)[LETTERS.indexOf(letter)] = true
      this.at(letter).tiles--
    }
    return this
  }

  favoursTaken(n: number): this {
    this.state.favours.fill(false, 0, n)
    return this
  }

  start(seat: number): this {
    this.state.start = seat
    return this
  }

  turn(seat: number): this {
    this.state.turn = seat
    return this
  }

  private law(id: string): number {
    return this.figures.laws.findIndex((law) => law.id === id)
  }

  laws(current: string[], proposed: string[] = []): this {
    const { state } = this
    state.current = current.map((id) => this.law(id))
    state.proposed = [0, 1, 2].map((i) => (proposed[i] === undefined ? null : this.law(proposed[i])))
    const used = new Set([...state.current, ...state.proposed])
    state.lawDeck = state.lawDeck.filter((law) => !used.has(law))
    return this
  }

  parliament(): this {
    beginParliament(this.state)
    return this
  }

  /** Applies these laws, then stops: the last law is an exchange, which always asks Blue. */
  applyLaws(...ids: string[]): this {
    const filler = ['law-three-noblemen-recruit', 'law-four-strengths-points'].filter((id) => !ids.includes(id))
    const stop = ids.includes('law-gold-for-points') ? 'law-squire-for-points' : 'law-gold-for-points'
    return this.laws([...ids, ...filler].slice(0, 2).concat(stop)).beginLaws()
  }

  beginLaws(): this {
    beginLaws(this.state, this.tell)
    return this.goOn()
  }

  counties(): this {
    beginCounties(this.state)
    return this.goOn()
  }

  castles(): this {
    beginCastles(this.state)
    return this.goOn()
  }

  conflicts(): this {
    beginConflicts(this.state)
    return this.goOn()
  }

  readonly tell = (event: Event): void => {
    this.events.push(event)
  }

  private goOn(): this {
    advance(this.state, this.tell)
    game.assert?.(this.state)
    return this
  }

  texts(seat: number): string[] {
    return game.legal(this.state, seat).map((move) => game.write(move))
  }

  may(seat: number, text: string): boolean {
    return this.texts(seat).includes(text)
  }

  /** Why not, for a text that must not be legal. */
  refusal(seat: number, text: string): string {
    if (this.may(seat, text)) throw new Error(`${text} is legal`)
    return game.whyNot?.(this.state, seat, text) ?? ''
  }

  play(seat: number, ...texts: string[]): this {
    for (const text of texts) {
      const move = game.legal(this.state, seat).find((choice) => game.write(choice) === text)
      if (!move) throw new Error(`seat ${seat}: ${text} is not among ${this.texts(seat).join(' ') || 'no moves'}`)
      game.apply(this.state, seat, move, quick(1), this.tell)
      game.assert?.(this.state)
    }
    return this
  }

  view(seat: number | null): View {
    return game.view(this.state, seat)
  }

  awaiting(): readonly number[] {
    return game.awaiting(this.state)
  }

  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  }

  at(letter: string) {
    return nth(this.state.counties, LETTERS.indexOf(letter))
  }

  slot(name: (typeof SLOTS)[number]) {
    return this.state.conflicts[SLOTS.indexOf(name)]
  }
}

export function table(seats = 3, figures: Corrections | null = null): Table {
  return new Table(seats, figures)
}
