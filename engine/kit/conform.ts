/**
 * Random play through the public contract, with every promise of `engine/game.ts` checked on the way.
 * `conform` throws a `Fault` that names what is wrong; a game that passes may sit at any table.
 */
import { quick } from '../dice.ts'
import { type AnyGame, type Dice, type Game, type Options, type Seat } from '../game.ts'
import { canonical, notPlain, sameJson } from '../json.ts'
import { Match, type MatchSetup, refusedBy, type Told } from '../match.ts'
import { defaultOptions } from '../options.ts'
import type { Catalogue } from '../words.ts'
import { checkFairness, type Fairness, Tally } from './fair.ts'
import { demand, parting } from './fault.ts'
import { checkSecrets } from './secrets.ts'
import { checkSpeech } from './speech.ts'

export type { Fairness }

export interface ConformOptions<State, Event> {
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
  /** How often a random player picks a move: weights by notation, for games whose random play would dawdle. */
  readonly pick?: (texts: readonly string[], dice: Dice) => number
}

const NONSENSE = ['', ' ', '?', '__proto__', 'constructor', '{"a":1}', '\u0000', 'x'.repeat(10_000), '-1', '1e9', '🌹']

export function conform<State, Move, Event extends { readonly type: string }, View>(
  game: Game<State, Move, Event, View>,
  given: ConformOptions<State, Event>,
): void {
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
  const options = given.options ? { ...defaultOptions(game.about), ...given.options } : defaultOptions(game.about)
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
    if (awaited.length === 0) break

    if (step % every === 0) {
      checkRefusals(match, awaited, stale, where)
      checkViews(game, state, given.seats, where)
      checkSecrets(game, state, given.seats, given.hidden, quick(seed * 31 + step), where)
      checkSpeech(game, state, given.seats, given.words, where)
      demand(canonical(state) === before, where, () => 'asking (view, legal, whyNot, idle, guess) changed the state')
    }

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
    const eventFault = notPlain(told, 'events')
    demand(eventFault === null, where, () => `an event is not plain JSON at ${eventFault}`)
  }

  const again = new Match(game, setup, undefined, match.entries)
  demand(again.hash() === match.hash(), `${id}, seed ${seed}`, () => 'replaying the log gives another state')
}

function roundTrip(state: unknown): unknown {
  return JSON.parse(JSON.stringify(state)) as unknown
}

/** Who is awaited, what they may do, what they do when absent. */
function checkChoices(game: AnyGame, state: unknown, seats: number, where: string): readonly Seat[] {
  const awaited = game.awaiting(state)
  const outcome = game.outcome(state)
  demand((outcome === null) === awaited.length > 0, where, () =>
    outcome
      ? `over (${outcome.reason}) although seats ${awaited.join(', ')} are awaited`
      : 'nobody is awaited but there is no outcome',
  )
  if (outcome)
    demand(
      outcome.places.length === seats && outcome.scores.length === seats && outcome.places.includes(1),
      where,
      () => `odd outcome ${canonical(outcome)}`,
    )
  for (let seat = 0; seat < seats; seat++) {
    const moves = game.legal(state, seat)
    const isAwaited = awaited.includes(seat)
    demand(
      moves.length > 0 === isAwaited,
      where,
      () => `seat ${seat} is ${isAwaited ? '' : 'not '}awaited but has ${moves.length} legal moves`,
    )
    if (!isAwaited) continue
    const texts = moves.map((move) => game.write(move))
    const twice = texts.find((text, i) => texts.indexOf(text) !== i)
    demand(twice === undefined, where, () => `two legal moves are both written ${twice}`)
    const odd = texts.find((text) => !/^\S{1,120}$/.test(text))
    demand(odd === undefined, where, () => `notation must be short and without spaces: "${odd}"`)
    const idle = game.write(game.idle(state, seat))
    demand(texts.includes(idle), where, () => `idle of seat ${seat} is ${idle}, which is not legal`)
    const into: unknown[] = ['old']
    demand(
      game.legal(state, seat, into) === into && sameJson(into, moves),
      where,
      () => 'legal does not fill the list it was given',
    )
  }
  return awaited
}

/** Whatever is not in `legal` is refused and changes nothing. */
function checkRefusals(match: Match, awaited: readonly Seat[], stale: string, where: string): void {
  const { game } = match
  const before = match.hash()
  for (let seat = 0; seat < match.setup.seats; seat++) {
    const own = new Set(match.legal(seat).map((move) => game.write(move)))
    const others = awaited
      .filter((other) => other !== seat)
      .flatMap((other) => game.write(game.idle(match.state, other)))
    const mutated = [...own]
      .slice(0, 3)
      .flatMap((text) => [`${text}x`, text.slice(1), ` ${text}`, text.toUpperCase(), text.toLowerCase()])
    for (const text of [...NONSENSE, ...others, ...mutated, stale]) {
      if (own.has(text)) continue
      const result = match.act(seat, text)
      demand(
        refusedBy(result),
        where,
        () => `seat ${seat} was allowed "${text.slice(0, 40)}", which is not in its list`,
      )
    }
  }
  demand(match.hash() === before, where, () => 'a refused move changed the state')
}

/** Views are plain and cut off from the state; copies are true and apart. */
function checkViews(game: AnyGame, state: unknown, seats: number, where: string): void {
  const before = canonical(state)
  for (let seat: Seat | null = 0; seat !== null; seat = seat + 1 < seats ? seat + 1 : null) {
    const view = game.view(state, seat)
    const fault = notPlain(view, 'view')
    demand(fault === null, where, () => `the view of seat ${seat} is not plain JSON at ${fault}`)
    scribble(view)
    demand(canonical(state) === before, where, () => `the view of seat ${seat} shares data with the state`)
  }
  if (!game.copy) return
  const copy = game.copy(state)
  demand(canonical(copy) === before, where, () => `copy is not true: ${parting(before, canonical(copy))}`)
  scribble(copy)
  demand(canonical(state) === before, where, () => 'a copy shares data with the state')
}

/** Writes over every list and number in a piece of data, to see who else holds it. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const [key, item] of Object.entries(value)) {
    scribble(item)
    if (typeof item === 'number') (value as Record<string, unknown>)[key] = item + 1_000_003
  }
  if (Array.isArray(value)) value.push('scribble')
}

/** Acts, takes the step back if that is allowed, and acts again. */
function checkStep(match: Match, seat: Seat, text: string, where: string): readonly Told[] {
  const { seats } = match.setup
  const before = match.hash()
  const viewsBefore = Array.from({ length: seats }, (_, other) => canonical(match.view(other)))
  const result = match.act(seat, text)
  demand(!refusedBy(result), where, () => `seat ${seat} was refused its legal move ${text}`)
  const after = match.hash()
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const heard = result.told.some((item) => !item.to || item.to.includes(other))
    demand(
      heard || canonical(match.view(other)) === viewsBefore[other],
      where,
      () => `${text} of seat ${seat} changed the view of seat ${other} without telling it`,
    )
  }
  if (match.undoable(seat) !== match.entries.length - 1) return result.told
  const undone = match.undo(seat, match.entries.length - 1)
  demand(!refusedBy(undone), where, () => `${text} could not be taken back although nothing stood against it`)
  demand(match.hash() === before, where, () => `taking back ${text} gives another state`)
  checkNothingRevealed(match, seat, text, where)
  const redone = match.act(seat, text)
  demand(
    !refusedBy(redone) && match.hash() === after,
    where,
    () => `${text}, taken back and played again, gives another state`,
  )
  return result.told
}

/** A step that may be taken back must not have shown its player anything hidden. */
function checkNothingRevealed(match: Match, seat: Seat, text: string, where: string): void {
  const { game, state } = match
  const seen = worldAfter(game, game.guess(game.view(state, seat), quick(1)), seat, text)
  for (let seed = 2; seed < 5; seed++) {
    const other = worldAfter(game, game.guess(game.view(state, seat), quick(seed)), seat, text)
    demand(
      other === seen,
      where,
      () => `${text} can be taken back although it reveals something hidden to seat ${seat}: ${parting(seen, other)}`,
    )
  }
}

function worldAfter(game: AnyGame, world: unknown, seat: Seat, text: string): string {
  const move = game.legal(world, seat).find((choice) => game.write(choice) === text)
  if (move === undefined) return 'not legal in a world that looks the same'
  game.apply(world, seat, move, quick(99), null)
  return canonical(game.view(world, seat))
}
