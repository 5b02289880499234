/**
 * Random play through the public contract, with every promise of `engine/game.ts` checked on the way.
 * `conform` throws a `Fault` that names what is wrong; a game that passes may sit at any table.
 */
import { quick } from '../dice.ts'
import { type AnyGame, type Dice, type Game, type Options, type Seat } from '../game.ts'
import { canonical, notPlain } from '../json.ts'
import { Match, type MatchSetup } from '../match.ts'
import { defaultOptions } from '../options.ts'
import type { Catalogue } from '../words.ts'
import { checkAbout } from './about.ts'
import { checkByEar } from './by-ear.ts'
import { checkChoices } from './choices.ts'
import { checkFairness, type Fairness, Tally } from './fair.ts'
import { demand, parting } from './fault.ts'
import { checkOutline } from './outline.ts'
import type { Quiz } from './quiz.ts'
import { checkRefusals } from './refusals.ts'
import { checkSecrets } from './secrets.ts'
import { checkSpeech } from './speech.ts'
import { checkTries } from './tries.ts'
import { checkOrders } from './standing.ts'
import { checkStep } from './step.ts'
import { checkOpen, checkTally, checkTold } from './telling.ts'
import { checkTogether } from './together.ts'
import { checkViews } from './views.ts'

export type { Fairness }

/** Everything a listener can ask takes a while: at every so many of the steps that are looked at closely. */
const LISTENED = 5

export interface ConformOptions<State, Event, Move = unknown, View = unknown> {
  readonly seats: number
  readonly options?: Options
  /** How many whole games; 3 unless told. */
  readonly games?: number
  readonly seed?: number
  readonly stepLimit?: number
  /** The costly checks (worlds, refusals, speech) run at every n-th step; 1 unless told. */
  readonly every?: number
  /**
   * A state that differs from the given one only in what the seat cannot know, written by hand and
   * apart from `view` and `guess` (shuffle the deck, swap two hidden hands). This is what finds a leak
   * that `guess` shares with `view`.
   */
  readonly hidden?: (state: State, seat: Seat | null, dice: Dice) => State
  /** Chance that must come out evenly. */
  readonly fair?: readonly Fairness<Event>[]
  /** The English catalogue: every prompt, move and event must have its words. */
  readonly words?: Catalogue
  /** Where a board makes a move (`board/places.ts`): every such place must have its description. */
  readonly placeOf?: (move: Move, view: View) => string | null
  /** What a listener must be able to learn (`tests/quiz.ts`). */
  readonly quiz?: Quiz<View>
  /** How often a random player picks a move: weights by notation, for games whose random play would dawdle. */
  readonly pick?: (texts: readonly string[], dice: Dice) => number
}

export function conform<State, Move, Event extends { readonly type: string }, View>(
  game: Game<State, Move, Event, View>,
  given: ConformOptions<State, Event, Move, View>,
): void {
  checkAbout(game.about, given.words)
  const tally = new Tally(given.fair ?? [])
  for (let number = 0; number < (given.games ?? 3); number++) {
    playOne(
      game,
      given as unknown as ConformOptions<unknown, { type: string }>,
      number,
      tally as unknown as Tally<{ type: string }>,
    )
  }
  checkFairness(game.about.id, tally)
}

function playOne(
  game: AnyGame,
  given: ConformOptions<unknown, { readonly type: string }>,
  number: number,
  tally: Tally<{ readonly type: string }>,
): void {
  const { id } = game.about
  const seed = (given.seed ?? 1) * 1000 + number
  const options = { ...defaultOptions(game.about, given.seats), ...given.options }
  demand(game.about.seatCounts.includes(given.seats), id, () => `does not seat ${given.seats}`)
  const setup: MatchSetup = {
    game: id,
    version: game.about.version,
    seats: given.seats,
    options,
    dice: { make: 'quick', seed },
  }
  const match = new Match(game, setup)
  const player = quick(seed + 7)
  const shadowDice = quick(seed)
  let shadow = roundTrip(game.setup(given.seats, options, shadowDice))
  const limit = given.stepLimit ?? 20_000
  const every = given.every ?? 1
  let stale = 'stale'

  for (let step = 0; ; step++) {
    const where = `${id}, ${given.seats} seats, seed ${seed}, step ${step}`
    demand(step < limit, where, () => `no end after ${limit} steps`)
    const { state } = match
    const fault = notPlain(state)
    demand(fault === null, where, () => `the state is not plain JSON at ${fault}`)
    const before = canonical(state)
    demand(
      canonical(shadow) === before,
      where,
      () => `a state that went through JSON plays on differently: ${parting(before, canonical(shadow))}`,
    )
    game.assert?.(state)
    const awaited = checkChoices(game, state, given.seats, where)
    const over = awaited.length === 0
    // The end is looked at as closely as any step: people read and replay it.
    if (over || step % every === 0) {
      checkRefusals(match, awaited, stale, where)
      checkViews(game, state, given.seats, where)
      checkSecrets(game, state, given.seats, given.hidden, quick(seed * 31 + step), where)
      checkTogether(game, state, quick(seed * 37 + step), where)
      checkSpeech(game, state, given.seats, given.words, where)
      checkTries(game, state, given.seats, given.words, where)
      checkOutline(game, state, given.seats, given, step, where)
      checkOrders(game, state, given.words, where)
      if (over || step % (every * LISTENED) === 0)
        checkByEar(game, state, given.seats, given, Math.floor(step / every), where)
      demand(canonical(state) === before, where, () => 'asking (view, legal, whyNot, idle, guess) changed the state')
    }
    if (over) break

    const seat = awaited[player.int(awaited.length)] as Seat
    const texts = game.legal(state, seat).map((move) => game.write(move))
    const text = texts[given.pick ? given.pick(texts, player) : player.int(texts.length)] as string
    stale = text

    const shadowMove = game.legal(shadow, seat).find((move) => game.write(move) === text)
    demand(shadowMove !== undefined, where, () => `${text} is not legal after a JSON round trip`)
    game.apply(shadow, seat, shadowMove, shadowDice, null)
    shadow = roundTrip(shadow)

    const told = checkStep(match, seat, text, where)
    for (const { event } of told) tally.count(event)
    if (step % every === 0) {
      checkTold(match, told, given.words, where)
      checkOpen(match, where)
    }
    const eventFault = notPlain(told, 'events')
    demand(eventFault === null, where, () => `an event is not plain JSON at ${eventFault}`)
  }

  checkTally(match, given.words, `${id}, ${given.seats} seats, seed ${seed}`)
  const again = new Match(game, setup, undefined, match.entries)
  demand(again.hash() === match.hash(), `${id}, seed ${seed}`, () => 'replaying the log gives another state')
}

function roundTrip(state: unknown): unknown {
  return JSON.parse(JSON.stringify(state)) as unknown
}
