/**
 * How a table stands for one seat, in words: what is asked of it and what happened since it last acted. Made of what that seat was told and
 * of nothing else, since whoever reads it may be anybody who reads that person's mail.
 */
import { type AnyGame, type Locale, type Phrase, type Reader, render } from '../../engine/index.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { askRules, checkRules } from '../tables/rules-log.ts'
import { gameWords } from '../words/index.ts'

export interface Scene {
  /** What is asked of the seat now. */
  readonly asked: string
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
  const reply = await askRules(services, table, { op: 'state', seat, legal: false })
  if (reply.kind !== 'text') return null
  const { view } = JSON.parse(`{${reply.text}}`) as { readonly view: unknown }
  const reader = readerFor(game, await gameWords(row.game, rules, locale), locale, (each) => seats[each]?.name ?? null)
  const say = (phrase: Phrase): string => render(phrase, reader)
  return { asked: say(game.speech.prompt(view, seat).ask) }
}

/** Whoever has no name is called what the game calls the seat. */
function readerFor(
  game: AnyGame,
  catalogues: Reader['catalogues'],
  locale: Locale,
  nameOf: (seat: number) => string | null,
): Reader {
  const bare: Reader = { locale, catalogues, seatName: () => '' }
  const seats = game.about.seatCounts.at(-1) ?? 2
  return { ...bare, seatName: (seat) => nameOf(seat) ?? render(game.speech.seat(seat, seats).name, bare) }
}
