/** Seeded games of equal bots, with somebody who looks on and counts. */
import type { Choice, Intent, Level, Request } from '../../bots/index.ts'
import { honest } from '../../bots/slips.ts'
import { type Dice, type Options, quick, type Seat } from '../../engine/index.ts'
import type { Bots } from './bots.ts'

/** What a game has to count, and how it is played for that unless somebody says otherwise. */
export interface Manners {
  readonly seats: number
  readonly games: number
  readonly level: string
  readonly effort: number
  readonly options?: { readonly [id: string]: unknown }
  /** So many decisions of a game are drawn by lot and looked at for mistakes. */
  readonly drawn: number
  readonly watch: MakeWatch
}

/** Makes somebody who looks on, and names what will be counted, in the order of the table. */
export type MakeWatch = (counts: Counts, effort: number | null) => Watch<never, never, never>

export interface Watch<State, Move, Event> {
  /** Before a move is made: several in a row where they are a secret plan. */
  decides?(decision: Decision<State, Move>): void
  /** After it was made. */
  moved?(state: State, seat: Seat): void
  hears?(event: Event): void
  over?(state: State): void
}

export interface Decision<State, Move> {
  readonly bots: Bots
  readonly state: State
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly move: Move
  readonly choice: Choice
  /** Units of work that the search did; counted by a clock that stands still. */
  readonly work: number
  /** What does not change the game is drawn from these. */
  readonly lot: Dice
  /** Whether the choice follows a secret step of the same seat. */
  readonly goesOn: boolean
  /** The same question to a bot without mistakes that remembers no plan, with another seed. */
  readonly again: () => Choice
  /** The same question to another level of this house, to be asked when the game has gone on. */
  readonly asked: (level: Level) => Request
}

interface Count {
  n: number
  readonly of?: string
}

export class Counts {
  readonly all = new Map<string, Count>()

  /** `of`: another count that this one is a part of. */
  add(what: string, n = 1, of?: string): void {
    const known = this.all.get(what)
    if (known) known.n += n
    else this.all.set(what, { n, ...(of === undefined ? {} : { of }) })
  }
}

export interface Table {
  readonly bots: Bots
  readonly options: Options
  readonly seats: number
  readonly level: string
  /** `null`: as much as the level puts into a decision. */
  readonly effort: number | null
}

export function play(table: Table, games: number, makeWatch: MakeWatch): Counts {
  const counts = new Counts()
  counts.add('games', games)
  const watch = makeWatch(counts, table.effort)
  for (let deal = 0; deal < games; deal++) playOne(table, watch, deal)
  return counts
}

function playOne(table: Table, watch: Watch<never, never, never>, deal: number): void {
  const { rules } = table.bots
  const [dice, seeds, lot] = [quick(deal * 7 + 1), quick(deal * 7 + 2), quick(deal * 7 + 3)]
  const state = rules.setup(table.seats, table.options, dice)
  const minds: (Intent | null)[] = []
  let planner = -1
  for (let seat: Seat | undefined; (seat = rules.awaiting(state)[0]) !== undefined;) {
    const intent = minds[seat] ?? null
    const decision = decide(table, { state, seat, intent, seed: seeds.int(2 ** 31), lot, goesOn: planner === seat })
    minds[seat] = decision.choice.intent
    watch.decides?.(decision as Decision<never, never>)
    const secret = rules.together?.(state)
    rules.apply(state, seat, decision.move, dice, (event) => watch.hears?.(event as never))
    watch.moved?.(state as never, seat)
    planner = secret && rules.together?.(state) && rules.awaiting(state)[0] === seat ? seat : -1
  }
  watch.over?.(state as never)
}

interface Moment extends Pick<Decision<unknown, unknown>, 'state' | 'seat' | 'lot' | 'goesOn'> {
  readonly intent: Intent | null
  readonly seed: number
}

function decide({ bots, level: id, effort }: Table, moment: Moment): Decision<unknown, unknown> {
  const { state, seat, seed, intent, lot, goesOn } = moment
  const { rules, knowledge } = bots
  const view = rules.view(state, seat)
  const moves = rules.legal(state, seat)
  const level = bots.level(id)
  const asked = { view, seat, ...(effort === null ? {} : { effort }) }
  let calls = 0
  const now = (): number => {
    calls++
    return 0
  }
  const choice = bots.ask({ ...asked, level, seed, intent, now })
  return {
    bots,
    state,
    seat,
    moves,
    move: moves.find((each) => rules.write(each) === choice.move),
    choice,
    // The clock is read once before the work begins.
    work: calls - 1,
    lot,
    goesOn,
    again: () => bots.ask({ ...asked, level: honest(level), seed: lot.int(2 ** 31), intent: null }),
    asked: (level) => ({ game: rules, knowledge, view: structuredClone(view), seat, level, seed: lot.int(2 ** 31) }),
  }
}
