/** Corrected figures that a person keeps by name, on whatever device. Each is checked by its game, measured, and kept in its shortest form. */
import type { Kysely } from 'kysely'
import { entriesFor } from '../../engine/index.ts'
import { type FigureSets, MOST_SET_TEXT, MOST_SETS, MOST_SETS_TEXT } from '../../protocol/figures.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'
import { faultsOf } from '../tables/house-figures.ts'
import { gameOf } from '../tables/rules-log.ts'

type FigureSet = FigureSets['sets'][number]

/** By game, the latest first. */
export async function listSets(db: Kysely<Schema>, person: string): Promise<readonly FigureSet[]> {
  const rows = await rowsOf(db, person)
  return rows.map(({ game, name, figures }) => ({
    game,
    name,
    figures: JSON.parse(figures) as FigureSet['figures'],
  }))
}

async function rowsOf(db: Kysely<Schema>, person: string) {
  return await db
    .selectFrom('figure_sets')
    .select(['game', 'name', 'figures'])
    .where('person_id', '=', person)
    .orderBy('game')
    .orderBy('at', 'desc')
    .orderBy('name')
    .execute()
}

export async function keepSet(services: Services, person: string, wish: FigureSet): Promise<readonly FigureSet[]> {
  const { db } = services.storage
  const game = await gameOf(services, wish.game)
  const faults = faultsOf(game, wish.figures)
  if (faults.length > 0) throw new Refused('bad-options', faults.join('; '))
  const figures = JSON.stringify(entriesFor(game, wish.figures) ?? {})
  const others = (await rowsOf(db, person)).filter((row) => row.game !== wish.game || row.name !== wish.name)
  const letters = others.reduce((sum, row) => sum + row.figures.length, figures.length)
  if (others.length >= MOST_SETS || figures.length > MOST_SET_TEXT || letters > MOST_SETS_TEXT)
    throw new Refused('too-large', `No more than ${MOST_SETS} sets of figures are kept with an account.`)
  const row = { person_id: person, game: wish.game, name: wish.name, figures, at: services.now() }
  await db
    .insertInto('figure_sets')
    .values(row)
    .onConflict((oc) => oc.columns(['person_id', 'game', 'name']).doUpdateSet({ figures, at: row.at }))
    .execute()
  return await listSets(db, person)
}

export async function dropSet(
  db: Kysely<Schema>,
  person: string,
  game: string,
  name: string,
): Promise<readonly FigureSet[]> {
  await db
    .deleteFrom('figure_sets')
    .where('person_id', '=', person)
    .where('game', '=', game)
    .where('name', '=', name)
    .execute()
  return await listSets(db, person)
}

/** A guest's sets come along when they sign in; where the account has one of that name, the account's stays. */
export async function moveSets(trx: Kysely<Schema>, guest: string, person: string): Promise<void> {
  const known = await rowsOf(trx, person)
  const room = MOST_SETS - known.length
  let letters = known.reduce((sum, row) => sum + row.figures.length, 0)
  const fresh = (await rowsOf(trx, guest))
    .filter(({ game, name }) => !known.some((row) => row.game === game && row.name === name))
    .slice(0, room)
  for (const { game, name, figures } of fresh) {
    letters += figures.length
    if (letters > MOST_SETS_TEXT) return
    await trx
      .updateTable('figure_sets')
      .set({ person_id: person })
      .where('person_id', '=', guest)
      .where('game', '=', game)
      .where('name', '=', name)
      .execute()
  }
}
