/** What a game tells of its past: marks, moments and luck of each event, and points that add up. */
import { framesOf } from '../frames.ts'
import type { AnyGame, Seat } from '../game.ts'
import { canonical, notPlain } from '../json.ts'
import type { Match } from '../match.ts'
import { settled, tallyTotals, TRACES } from '../telling.ts'
import type { Told } from '../told.ts'
import type { Catalogue } from '../words.ts'
import { demand } from './fault.ts'
import { checkPhrase } from './speech.ts'
import { called, type Viewer, viewers } from './viewers.ts'

/** Each event of one step. */
export function checkTold(match: Match, told: readonly Told[], words: Catalogue | undefined, where: string): void {
  const { speech } = match.game
  const { seats } = match.setup
  const atTable = (seat: Seat | null): boolean => seat === null || (seat >= 0 && seat < seats)
  const traces = speech.trace?.(told.map(({ event }) => event)) ?? []
  demand(!speech.trace || traces.length === told.length, where, () => 'trace leaves out an event')
  for (const [index, { event }] of told.entries()) {
    for (const trace of traces[index] ?? []) {
      const whole = TRACES.includes(trace.kind) && trace.at.length >= (trace.kind === 'way' ? 2 : 1)
      demand(
        whole && atTable(trace.seat) && (trace.kind === 'dice') === (trace.dice !== undefined),
        where,
        () => `the event ${event.type} leaves no proper mark: ${JSON.stringify(trace)}`,
      )
    }
    const moment = speech.moment?.(event, match.view(null)) ?? null
    if (moment && words) checkPhrase(moment.name, `the moment of ${event.type}`, words, where)
    const luck = speech.luck?.(event) ?? null
    if (luck && words) checkPhrase({ say: 'luck' }, 'what luck counts', words, where)
    demand(
      luck === null || (atTable(luck.seat) && luck.got >= 0 && luck.due >= 0),
      where,
      () => `the event ${event.type} tells of the odd luck ${JSON.stringify(luck)}`,
    )
    const line = speech.group?.([event, event]) ?? null
    if (line && words) checkPhrase(line, `two events ${event.type} in a row`, words, where)
  }
}

/** Everything face up is a view like any other, and making it changes none. */
export function checkOpen({ game, setup, state }: Match, where: string): void {
  if (!game.open) return
  const views = [null, ...viewers(setup.seats).filter((viewer) => viewer !== null)].map((viewer) =>
    game.view(state, viewer),
  )
  const before = canonical(views)
  const open = game.open(views)
  const fault = notPlain(open, 'open')
  demand(fault === null, where, () => `the table all open is not plain JSON at ${fault}`)
  demand(canonical(views) === before, where, () => 'opening the table changed a view')
  const told = game.speech.standing(open).length
  demand(told === setup.seats, where, () => `the table all open tells of ${told} of ${setup.seats} seats`)
}

/** All points of a finished game, by whoever looked on, come to the scores of its outcome. */
export function checkTally(match: Match, words: Catalogue | undefined, where: string): void {
  for (const viewer of [null, 0]) checkTallyOf(match, viewer, words, where)
}

function checkTallyOf(
  { game, setup, entries, outcome }: Match,
  viewer: Viewer,
  words: Catalogue | undefined,
  where: string,
): void {
  if (!game.speech.tally || !outcome) return
  const past = framesOf(
    game,
    setup,
    entries.map((entry) => ({ entry, at: null })),
    viewer,
  )
  const tally = game.speech.tally(settled(past))
  const totals = tallyTotals(tally, setup.seats)
  demand(
    totals.join() === outcome.scores.join(),
    where,
    () => `${called(viewer)} counts ${totals.join()} points by source, but the scores are ${outcome.scores.join()}`,
  )
  checkShape(game, tally.points, tally.sources.length, tally.rounds.length, where)
  if (words)
    for (const name of [...tally.sources, ...tally.rounds]) checkPhrase(name, 'a line of the tally', words, where)
}

function checkShape(
  game: AnyGame,
  points: readonly (readonly unknown[])[],
  sources: number,
  rounds: number,
  where: string,
): void {
  const fits = points.length === rounds && points.every((bySource) => bySource.length === sources)
  demand(fits, where, () => `the tally of ${game.about.id} has other rounds or sources than it names`)
}
