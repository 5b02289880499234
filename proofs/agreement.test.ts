/** The moment between an agreement and the stored end, held open by the database until the server is killed in it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isFault, parseRecord, replayRecord } from '../engine/index.ts'
import { findGame } from '../games/index.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { openStorage, type Storage } from '../server/storage/index.ts'
import { startNode } from '../server/tests/process.ts'
import { sitDown } from './faults.ts'
import { Stubborn } from './stubborn.ts'

/** Where the server is held: before the end is in the log, or when it is and the proposal is not yet cleared away. */
const MOMENTS = {
  'before the end is stored': { on: 'insert on entries', when: `new.kind = 'end'` },
  'after the end is stored': { on: 'delete on proposals', when: `old.kind <> 'pause'` },
} as const

const BEFORE = { moment: 'before the end is stored', again: false } as const
const AFTER = { moment: 'after the end is stored', again: false } as const
const DRAW = { ending: 'draw', reason: 'agreed-draw' } as const
const ABORT = { ending: 'abort', reason: 'aborted' } as const
/** Each ending at each moment, on the one database or the other; said again where nobody knows whether it was heard. */
const CASES = [
  { kind: 'sqlite', ...DRAW, ...BEFORE, again: true },
  { kind: 'sqlite', ...ABORT, ...AFTER },
  { kind: 'postgres', ...ABORT, ...BEFORE },
  { kind: 'postgres', ...DRAW, ...AFTER },
] as const

/** A trigger that takes longer than anybody waits. */
async function hold(storage: Storage, { on, when }: { on: string; when: string }): Promise<void> {
  const run = (text: string): Promise<unknown> => sql.raw(text).execute(storage.db)
  if (storage.kind === 'sqlite') {
    await run(`create view endless as with recursive counted(n) as
      (select 1 union all select n + 1 from counted where n < 4000000000) select max(n) as n from counted`)
    await run(`create trigger held before ${on} when ${when} begin select n from endless; end`)
  } else {
    await run(`create function held() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); if tg_op = 'DELETE' then return old; end if; return new; end $$`)
    await run(`create trigger held before ${on} for each row when (${when}) execute function held()`)
  }
}

async function letGo(storage: Storage): Promise<void> {
  const run = (text: string): Promise<unknown> => sql.raw(text).execute(storage.db)
  if (storage.kind === 'sqlite') {
    await run('drop trigger held')
    await run('drop view endless')
  } else {
    // The server would go on with what the dead server had asked of it.
    await run(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() and state = 'active'`)
    await run('drop function held cascade')
  }
}

async function rowsOf({ db }: Storage, id: string) {
  const { status } = await db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  const ends = await db.selectFrom('entries').select('n').where('table_id', '=', id).where('kind', '=', 'end').execute()
  const proposals = await db.selectFrom('proposals').select('agreed').where('table_id', '=', id).execute()
  const jobs = await db.selectFrom('jobs').select('id').where('table_id', '=', id).where('kind', '=', 'end').execute()
  return { status, ends: ends.length, agreed: proposals.map(({ agreed }) => agreed), jobs: jobs.length }
}

test.each(CASES)(
  'on $kind, killed $moment, an agreed $ending ends the game once',
  async (each) => {
    const { kind, ending, reason, moment, again } = each
    const dataDir = mkdtempSync(join(tmpdir(), 'roses-agreement-'))
    const postgres = kind === 'postgres' ? await startPostgres() : null
    const databaseUrl = await postgres?.database()
    const options = { dataDir, port: 0, ...(databaseUrl ? { databaseUrl } : {}) }
    let node = await startNode(options)
    let storage = await openStorage({ dataDir, databaseUrl })
    try {
      const table = await sitDown(node.url, storage, 0)
      const { id, clients } = table
      const [host, guest] = clients as [(typeof clients)[0], (typeof clients)[0]]
      const game = await findGame(table.game)!.load()
      const players = clients.map((client, seat) => new Stubborn(client, id, seat, game, seat))
      const played = (): number => players.reduce((sum, { account }) => sum + account.acknowledged.length, 0)
      await Promise.all(players.map((player) => player.play(() => played() >= 6)))

      await hold(storage, MOMENTS[moment])
      const { proposals } = (await host.ask('propose', { id, body: { kind: ending } })).body
      const lastVote = { proposal: proposals.find(({ kind: what }) => what === ending)?.id, agree: true }
      const unanswered = guest.post(`/api/tables/${id}/vote`, lastVote).catch(() => 'no answer')
      const held = { status: moment === 'before the end is stored' ? 'playing' : 'finished', agreed: ['[0,1]'] }
      await expect.poll(() => rowsOf(storage, id), { interval: 20 }).toMatchObject(held)
      await node.kill('SIGKILL')
      expect(await unanswered).toBe('no answer')
      await storage.close()

      storage = await openStorage({ dataDir, databaseUrl })
      await letGo(storage)
      // Every vote is still there, and the end only if it was stored.
      expect(await rowsOf(storage, id)).toEqual({ ...held, ends: held.status === 'playing' ? 0 : 1, jobs: 1 })
      node = await startNode(options)
      for (const client of clients) client.base = node.url
      // Whoever had no answer may say it again, as with a move. Said or not, the game ends, and once.
      if (again) await guest.post(`/api/tables/${id}/vote`, lastVote)
      const ended = { status: 'finished', ends: 1, agreed: [], jobs: 0 }
      await expect.poll(() => rowsOf(storage, id)).toEqual(ended)
      const page = (await host.ask('getTable', { id })).body
      expect(page).toMatchObject({ status: 'finished', outcome: { reason } })
      await guest.post(`/api/tables/${id}/vote`, lastVote)
      expect(await rowsOf(storage, id)).toEqual(ended)
      const record = parseRecord((await host.get<string>(`/api/tables/${id}/record`)).body)
      expect(isFault(record) ? record : replayRecord(record, game)).not.toHaveProperty('fault')
    } finally {
      await node.kill('SIGKILL')
      await storage.close().catch(() => undefined)
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  240_000,
)
