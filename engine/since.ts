/**
 * What happened since somebody last looked, in short: for the page one comes back to and for the mail that calls one there.
 * Made of what that viewer was told and of two of its views, and of nothing else.
 */
import type { AnyGame, Phrase, Seat, Standing } from './game.ts'
import { sameJson } from './json.ts'
import { weightOf } from './log-lines.ts'

type AnyEvent = { readonly type: string }

export interface Absence {
  /** Whose; `null` for a spectator. */
  readonly seat: Seat | null
  /** The view when it last looked, and the one now. */
  readonly before: unknown
  readonly after: unknown
  /** What it was told in between, oldest first. */
  readonly events: readonly AnyEvent[]
}

/** Phrases of the game's catalogues and of `since-words/`. */
export interface Since {
  /** The weightiest lines, in their order; `more` were left out. */
  readonly lines: readonly Phrase[]
  readonly more: number
  /** What changed in the numbers, a phrase for each seat that something changed for. */
  readonly changes: readonly Phrase[]
  /** What is asked now, or whom the table waits for. */
  readonly asked: Phrase
}

/** So many lines are read at a glance. */
const MOST = 5

export function sinceOf(game: Pick<AnyGame, 'speech'>, absence: Absence, most = MOST): Since {
  const { seat, before, after, events } = absence
  const told = events.flatMap((event, index) => {
    const weight = weighed(game, event, after)
    return weight < 0 ? [] : [{ index, weight, phrase: lineOf(game, event) }]
  })
  const kept = told
    .toSorted((a, b) => b.weight - a.weight || b.index - a.index)
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index)
  return {
    lines: kept.map(({ phrase }) => phrase),
    more: told.length - kept.length,
    changes: changesOf(game.speech.standing(before), game.speech.standing(after)),
    asked: game.speech.prompt(after, seat).ask,
  }
}

/** Events of the table itself, which no game knows. */
const TABLE_EVENTS: readonly string[] = ['undo', 'back', 'end', 'rules']

export function isTableEvent(event: AnyEvent): boolean {
  const known = TABLE_EVENTS.includes(event.type)
  return known && Object.keys(event).every((key) => key === 'type' || key === 'seat')
}

/** Whether whoever comes back is told of it: what only carries the game on, or was taken back, is not. */
export function isTold(game: Pick<AnyGame, 'speech'>, event: AnyEvent): boolean {
  return isTableEvent(event) ? event.type !== 'undo' : weightOf(game, event) !== 'quiet'
}

/** Less than nothing is left out; a moment of the game counts most, the heading of a turn least. */
function weighed(game: Pick<AnyGame, 'speech'>, event: AnyEvent, after: unknown): number {
  if (!isTold(game, event)) return -1
  if (isTableEvent(event)) return 2
  const moment = game.speech.moment?.(event, after) ?? null
  if (moment) return 2 + moment.weight
  return weightOf(game, event) === 'line' ? 1 : 0
}

function lineOf(game: Pick<AnyGame, 'speech'>, event: AnyEvent): Phrase {
  return isTableEvent(event) ? { say: `since.${event.type}` } : game.speech.event(event)
}

function changesOf(before: readonly Standing[], after: readonly Standing[]): readonly Phrase[] {
  return after.flatMap((now, seat) => {
    const was = before[seat]
    const changes = was ? changesOfSeat(was, now) : []
    return changes.length > 0 ? [{ say: 'since.seat', who: { seat }, changes }] : []
  })
}

function changesOfSeat(was: Standing, now: Standing): readonly Phrase[] {
  const changes: Phrase[] = []
  if (was.score !== now.score) changes.push({ say: 'since.score', now: now.score, before: was.score })
  for (const fact of now.facts) {
    const other = was.facts.find(({ say }) => say === fact.say)
    if (!other) changes.push({ say: 'since.new', now: fact })
    else if (!sameJson(other, fact)) changes.push({ say: 'since.fact', now: fact, before: other })
  }
  for (const fact of was.facts)
    if (!now.facts.some(({ say }) => say === fact.say)) changes.push({ say: 'since.gone', before: fact })
  return changes
}
