/** The figures a house plays by unless a table says otherwise: set by a host, seen by everybody, kept with each table that uses them. */
import type { Kysely } from 'kysely'
import type { AnyGame, Corrected, Options } from '../../engine/index.ts'
import type { HouseFigures } from '../../protocol/figures.ts'
import { Refused } from '../refused.ts'
import type { Schema } from '../storage/index.ts'

const PREFIX = 'figures.'

export interface FigureSet {
  readonly name: string
  readonly figures: Corrected
}

export async function listHouseFigures(db: Kysely<Schema>): Promise<HouseFigures['figures']> {
  const rows = await db.selectFrom('house').select(['name', 'value']).where('name', 'like', `${PREFIX}%`).execute()
  return rows
    .map(({ name, value }) => ({ game: name.slice(PREFIX.length), ...(JSON.parse(value) as FigureSet) }))
    .toSorted((a, b) => (a.game < b.game ? -1 : 1))
}

/** What is wrong with somebody's corrections, in plain words. */
export function faultsOf(game: AnyGame, figures: Corrected): readonly string[] {
  if (!game.checkFigures) return ['The figures of this game cannot be corrected.']
  return game.checkFigures(figures).map((fault) => (typeof fault === 'string' ? fault : fault.text))
}

/** What is wrong with them is said in plain words, and nothing is changed. */
export async function setHouseFigures(
  db: Kysely<Schema>,
  game: AnyGame,
  { name, figures }: FigureSet,
  now: number,
): Promise<void> {
  const faults = faultsOf(game, figures)
  if (faults.length > 0) throw new Refused('bad-options', faults.join('; '))
  const row = { name: PREFIX + game.about.id, value: JSON.stringify({ name, figures }), made_at: now }
  await db
    .insertInto('house')
    .values(row)
    .onConflict((oc) => oc.column('name').doUpdateSet({ value: row.value, made_at: now }))
    .execute()
}

/** False if there were none. */
export async function dropHouseFigures(db: Kysely<Schema>, game: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('house')
    .where('name', '=', PREFIX + game)
    .executeTakeFirst()
  return Number(gone.numDeletedRows) > 0
}

/** The wish with the figures of the house, where it says nothing of figures. Those that today's rules refuse are left out. */
export async function withHouseFigures(db: Kysely<Schema>, game: AnyGame, wish: unknown): Promise<unknown> {
  const spec = game.about.options.find(({ kind }) => kind === 'figures')
  const given = (wish ?? {}) as Options
  if (!spec || typeof given !== 'object' || Array.isArray(given) || given[spec.id] !== undefined) return wish
  const row = await db
    .selectFrom('house')
    .select('value')
    .where('name', '=', PREFIX + game.about.id)
    .executeTakeFirst()
  const figures = row && (JSON.parse(row.value) as FigureSet).figures
  return figures && game.checkFigures?.(figures).length === 0 ? { ...given, [spec.id]: figures } : wish
}
