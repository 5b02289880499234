/**
 * What secret phases cost: whole games of bots on a real server with SQLite, and then the rows of their logs counted. An
 * act is one row, one commit and, for everybody else, at most one message; before, each of its moves was all that.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, type Entry, MatchSession, type MatchSetup } from '../engine/index.ts'
import { findGame } from '../games/index.ts'
import type { SeatState, TableInfo } from '../protocol/index.ts'
import { serve } from '../server/main.ts'
import { openStorage } from '../server/storage/index.ts'
import { entriesIn } from '../server/tables/log-row.ts'
import { figure, type Figure, type Part } from './figures.ts'

export interface Cost {
  readonly moves: number
  readonly rows: number
  /** Bytes of the rows as they are, and if each move had one of its own. */
  readonly bytes: number
  readonly apart: number
}

interface Row {
  readonly body: string
  readonly move_id: string | null
}

const bytesOf = (body: string, moveId: string | null): number => Buffer.byteLength(body) + (moveId?.length ?? 0)

/** The rows whose act began while seats decided in secret. */
export function secretCost(game: AnyGame, setup: MatchSetup, rows: readonly Row[]): Cost {
  const session = new MatchSession(game, setup)
  const cost = { moves: 0, rows: 0, bytes: 0, apart: 0 }
  for (const { body, move_id: moveId } of rows) {
    const secret = game.together?.(session.match.state) ?? false
    const entries: readonly Entry[] = entriesIn(body)
    for (const entry of entries) session.apply(entry)
    if (!secret) continue
    cost.rows++
    cost.moves += entries.length
    cost.bytes += bytesOf(body, moveId)
    cost.apart += entries.reduce((sum, entry) => sum + bytesOf(JSON.stringify(entry), moveId), 0)
  }
  return cost
}

/** A whole game of bots on a server of its own. */
export async function botsGame(game: string, seats: number, level: string): Promise<Cost & { readonly all: Cost }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-plans-'))
  try {
    const server = await serve({ port: 0, host: '127.0.0.1', dataDir, webRoot: null, limits: 0, logLevel: 'error' })
    const id = await played(
      server.url,
      game,
      Array.from({ length: seats }, () => ({ kind: 'bot', level })),
    )
    await server.close()
    const storage = await openStorage({ dataDir })
    const { db } = storage
    const { setup } = await db.selectFrom('tables').select('setup').where('id', '=', id).executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('entries')
      .select(['body', 'move_id'])
      .where('table_id', '=', id)
      .orderBy('n')
      .execute()
    await storage.close()
    const rules = await findGame(game)?.load()
    if (!rules || setup === null) throw new Error('the game was not played')
    const whole = JSON.parse(setup) as MatchSetup
    return { ...secretCost(rules, whole, rows), all: secretCost({ ...rules, together: () => true }, whole, rows) }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function played(url: string, game: string, seats: readonly object[]): Promise<string> {
  const headers = { 'content-type': 'application/json', cookie: '' }
  const guest = await fetch(`${url}/api/guests`, { method: 'POST', body: '{}', headers })
  headers.cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const body = JSON.stringify({ game, seats, public: true })
  const made = await fetch(`${url}/api/tables`, { method: 'POST', body, headers })
  if (!made.ok) throw new Error(await made.text())
  const { id } = (await made.json()) as TableInfo
  for (let number = 0; ;) {
    const answer = await fetch(`${url}/api/tables/${id}/state?number=${number}&wait=25`, { headers })
    const state = (await answer.json()) as SeatState
    if (state.outcome) return id
    number = state.number
  }
}

const GAMES = [
  ['wars-of-the-roses', 4],
  ['lancaster', 4],
  ['richard-iii', 2],
] as const

export const plans: Part = {
  name: 'plans',
  does: 'rows and bytes that secret phases take in whole games of bots, beside a row for each move',
  async run({ quick: short, say }) {
    const figures: Figure[] = []
    for (const [game, seats] of GAMES) {
      const { moves, rows, bytes, apart, all } = await botsGame(game, seats, short ? 'page' : 'knight')
      const name = `${game} for ${seats}`
      say(
        `${name}: ${moves} secret moves in ${rows} acts, ${apart} bytes in ${bytes}; ${all.moves} moves in ${all.rows} rows in all`,
      )
      const beside = (what: string, value: number) => ({ what, value, kind: 'limit' }) as const
      figures.push(
        figure(
          `plans.${game}.rows`,
          `${name}: acts, rows and commits of secret phases`,
          rows,
          'rows',
          beside('a row for each move', moves),
        ),
        figure(`plans.${game}.bytes`, `${name}: their bytes`, bytes, 'bytes', beside('a row for each move', apart)),
        figure(
          `plans.${game}.all`,
          `${name}: rows of the whole game`,
          all.rows,
          'rows',
          beside('a row for each move', all.moves),
        ),
      )
    }
    return figures
  },
}
