/**
 * How a table stands for one seat, in words: what happened since it last acted, and what is asked of it. Made of what that seat was told and
 * of nothing else, since whoever reads it may be anybody who reads that person's mail.
 */
import {
  type AnyGame,
  type Locale,
  patched,
  type Phrase,
  type Reader,
  render,
  sinceOf,
  withNames,
} from '../../engine/index.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { askPast, askRules, checkRules, gameOf } from '../tables/rules-log.ts'
import { gameWords, sinceWords } from '../words/index.ts'

export interface Scene {
  /** What happened since the seat last acted, in short. */
  readonly lines: readonly string[]
  /** What is asked of the seat now. */
  readonly asked: string
}

/** Nobody reads further back than this in a mail. */
const UPDATES = 40

type Patch = Parameters<typeof patched>[1]

interface Past {
  readonly view: unknown
  readonly updates: readonly {
    readonly by?: number
    readonly patch: Patch
    readonly events: readonly { readonly type: string }[]
  }[]
}

export async function sceneOf(
  services: Services,
  table: LiveTable,
  seat: number,
  locale: Locale,
): Promise<Scene | null> {
  const { row, seats } = table.rows
  if (row.setup === null) return null
  const rules = checkRules(services, row)
  const game = await rules.load()
  const state = await askRules(services, table, { op: 'state', seat, legal: false, print: false })
  if (state.kind !== 'text') return null
  const { view, number } = JSON.parse(`{${state.text}}`) as { readonly view: unknown; readonly number: number }
  const { before, events } = await sinceActed(services, table, seat, number)
  const since = sinceOf(game, { seat, before: before ?? view, after: view, events })
  const spoken = [...(await gameWords(row.game, rules, locale)), await sinceWords(locale)]
  const words = withNames(await gameOf(services, row.game), table.rows.options, spoken)
  const reader = readerFor(game, words, locale, (each) => seats[each]?.name ?? null, row.seat_count)
  const say = (phrase: Phrase): string => render(phrase, reader)
  return { lines: [...since.lines, ...since.changes].map(say), asked: say(since.asked) }
}

/** From the seat's own last act on, or from as far back as is worth telling. */
async function sinceActed(services: Services, table: LiveTable, seat: number, number: number) {
  const from = Math.max(0, number - UPDATES)
  const past = await askPast(services, table, { op: 'history', seat, from, limit: UPDATES })
  if (past.kind !== 'text') return { before: null, events: [] }
  const { view, updates } = JSON.parse(past.text) as Past
  const own = updates.findLastIndex(({ by }) => by === seat)
  const before = updates.slice(0, own + 1).reduce((then, { patch }) => patched(then, patch), view)
  return { before, events: updates.slice(own + 1).flatMap(({ events }) => events) }
}

/** Whoever has no name is called what the game calls the seat. */
function readerFor(
  game: AnyGame,
  catalogues: Reader['catalogues'],
  locale: Locale,
  nameOf: (seat: number) => string | null,
  seats: number,
): Reader {
  const bare: Reader = { locale, catalogues, seatName: () => '' }
  return { ...bare, seatName: (seat) => nameOf(seat) ?? render(game.speech.seat(seat, seats).name, bare) }
}
