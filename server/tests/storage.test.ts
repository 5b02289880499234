/** The storage port's contract, on SQLite and on a real PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../scripts/postgres.ts'
import { dropNeedless } from '../standing/needless.ts'
import { migrate, migrations } from '../storage/migrations.ts'
import type { Append, Claim, Storage } from '../storage/port.ts'
import { openPostgres } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { SqliteFile } from '../storage/sqlite-file.ts'

let postgres: TestPostgres
const folder = mkdtempSync(join(tmpdir(), 'roses-storage-'))
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

let files = 0
const openers = {
  sqlite: (target?: string) => openSqlite(join(folder, `${files++}.sqlite`), target),
  postgres: async (target?: string) => {
    const url = await postgres.database()
    return openPostgres({ url, onError: () => undefined, ...(target === undefined ? {} : { target }) })
  },
}

const table = (id: string) => ({
  id,
  game: 'sample',
  version: 1,
  seat_count: 2,
  options: '{}',
  listed: 1,
  status: 'playing' as const,
  clock: '{}',
  auto_start: 1,
  host_id: 'p',
  invite: 'i',
  dice_key: 'k',
  commitment: 'c',
  setup: '{}',
  length: 0,
  revision: 0,
  clock_state: null,
  opening_at: null,
  paused_at: null,
  outcome: null,
  absence: null,
  stage: null,
  drawn: null,
  evening: null,
  rematch_of: null,
  created_at: 1_800_000_000_000,
  started_at: null,
  ended_at: null,
  updated_at: 0,
})
const KINDS = ['bot', 'clock', 'end', 'notice', 'sweep'] as const
const claim = (now: number, leaseMs: number, limit: number, more: Partial<Claim> = {}): Claim => {
  return { now, leaseMs, limit, kinds: KINDS, each: limit, held: {}, ...more }
}
const act = (id: string, length: number, more: Partial<Append> = {}): Append => ({
  table: id,
  length,
  revision: 0,
  clockState: null,
  at: 5,
  ranks: [],
  outcome: null,
  jobs: [],
  done: null,
  log: { steps: 1, kind: 'move', seat: 0, body: `m${length}`, moveId: `id${length}`, number: length + 1 },
  ...more,
})

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openers[kind]()
  })
  afterAll(() => storage.close())

  test('an act at the expected length is logged; one at an old length changes nothing', async () => {
    await storage.db.insertInto('tables').values(table('cas')).execute()
    expect(await storage.append(act('cas', 0))).toBe(true)
    expect(await storage.append(act('cas', 0, { outcome: '{}' }))).toBe(false)
    expect(await storage.append(act('cas', 1, { revision: 7 }))).toBe(false)
    const rows = await storage.db.selectFrom('entries').selectAll().where('table_id', '=', 'cas').execute()
    expect(rows).toMatchObject([{ n: 0, body: 'm0', move_id: 'id0', number: 1, at: 5 }])
    const row = await storage.db.selectFrom('tables').selectAll().where('id', '=', 'cas').executeTakeFirstOrThrow()
    expect(row).toMatchObject({ length: 1, status: 'playing', outcome: null, created_at: 1_800_000_000_000 })
  })

  test('an act that brings no other stage leaves the table at the one it was at', async () => {
    await storage.db.insertInto('tables').values(table('stage')).execute()
    for (const [i, more] of [{ stage: 'first' }, {}, { stage: null }].entries())
      expect(await storage.append(act('stage', i, more))).toBe(true)
    const row = await storage.db.selectFrom('tables').selectAll().where('id', '=', 'stage').executeTakeFirstOrThrow()
    expect(row.stage).toBe('first')
  })

  test('the date that anybody may see is that of the last act that was no secret', async () => {
    await storage.db.insertInto('tables').values(table('dated')).execute()
    const dates: (number | undefined)[] = []
    for (const [i, secret] of [false, true, false].entries()) {
      expect(await storage.append(act('dated', i, { at: 100 + i, secret }))).toBe(true)
      const row = await storage.db
        .selectFrom('tables')
        .select('updated_at')
        .where('id', '=', 'dated')
        .executeTakeFirst()
      dates.push(row?.updated_at)
    }
    expect(dates).toEqual([100, 100, 102])
  })

  test('a job that was given up, and is planned anew by an act, is a job like any other', async () => {
    await storage.db.insertInto('tables').values(table('planned anew')).execute()
    const given = { lease: 'a node', lease_until: 950, failures: 8, error: 'the disk is full', dead_at: 900 }
    const before = {
      id: 'planned anew',
      kind: 'notice' as const,
      table_id: 'planned anew',
      body: 'old',
      run_at: 50,
      ...given,
    }
    await storage.db.insertInto('jobs').values(before).execute()
    const job = { id: 'planned anew', kind: 'notice' as const, table: 'planned anew', body: 'new', runAt: 70 }
    expect(await storage.append(act('planned anew', 0, { jobs: [job] }))).toBe(true)
    const row = await storage.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', 'planned anew')
      .executeTakeFirstOrThrow()
    const fresh = { lease: null, lease_until: null, failures: 0, error: null, dead_at: null }
    expect(row).toMatchObject({ body: 'new', run_at: 70, ...fresh })
    await storage.db.deleteFrom('jobs').where('id', '=', 'planned anew').execute()
  })

  test('what is next is whatever comes a moment later, and nothing that was given up', async () => {
    const job = { kind: 'digest' as const, table_id: null, body: '{}', failures: 0 }
    const dead = { ...job, id: 'dead', run_at: 50, lease: 'a node', lease_until: 950, dead_at: 900 }
    await storage.db.insertInto('jobs').values(dead).execute()
    expect(await storage.nextDue(['digest'], 100)).toBeNull()
    await storage.db
      .insertInto('jobs')
      .values({ ...job, id: 'next', run_at: 101 })
      .execute()
    expect(await storage.nextDue(['digest'], 100)).toBe(101)
    await storage.db.deleteFrom('jobs').where('id', 'in', ['dead', 'next']).execute()
  })

  test('acts that follow from each other are stored all or none, where they can be stored together', async () => {
    if (!storage.appendAll) return
    await storage.db.insertInto('tables').values(table('chain')).execute()
    expect(await storage.appendAll([act('chain', 0), act('chain', 1)])).toBe(true)
    // The second alone would fit.
    expect(await storage.appendAll([act('chain', 1), act('chain', 2)])).toBe(false)
    // The first alone would fit: what cannot follow from it takes it along.
    await expect(storage.appendAll([act('chain', 2), act('chain', 7)])).rejects.toThrow()
    const rows = await storage.db.selectFrom('entries').select('n').where('table_id', '=', 'chain').execute()
    expect(rows.map(({ n }) => n)).toEqual([0, 1])
    expect(await storage.standing('chain')).toMatchObject({ length: 2 })
    expect(await storage.append(act('chain', 2))).toBe(true)
  })

  test('of acts stored together all rows are there, and seats, jobs and offers are as the last of them says', async () => {
    if (!storage.appendAll) return
    const { db } = storage
    await db.insertInto('tables').values(['before', 'folded', 'other'].map(table)).execute()
    const seat = { kind: 'person' as const, person_id: null, name: null, level: null, reserved: 0, entropy: null }
    const seats = [0, 1].map((n) => ({ ...seat, table_id: 'folded', seat: n, rank: n, since: 0, seen_at: 0 }))
    await db.insertInto('seats').values(seats).execute()
    const job = (id: string, runAt: number) => ({ id, kind: 'end' as const, table: 'folded', body: id, runAt })
    const turn = (needed: number) => [0, 1].map((n) => ({ seat: n, rank: n === needed ? 0 : 1 }))
    const offer = { by_seat: 0, target: null, level: null, agreed: '[0]', created_at: 1 }
    await db
      .insertInto('proposals')
      .values({ ...offer, table_id: 'folded', kind: 'draw' })
      .execute()
    const together = [
      act('folded', 0, { ranks: turn(1), stage: 'stage', jobs: [job('folded:a', 1), job('folded:b', 1)] }),
      act('folded', 1, { ranks: turn(0), at: 6, lapsed: ['draw'], dropped: ['folded:a'] }),
      act('folded', 2, { revision: 1, at: 7, clockState: 'clocks', secret: true, jobs: [job('folded:b', 2)] }),
    ]
    const stored = await Promise.all([
      storage.append(act('before', 0)),
      storage.appendAll(together),
      storage.append(act('other', 0)),
    ])
    expect(stored).toEqual([true, true, true])
    const entries = db.selectFrom('entries').where('table_id', 'in', ['before', 'folded', 'other'])
    const rows = await entries.select(['table_id', 'n', 'body', 'at']).orderBy('table_id').orderBy('n').execute()
    expect(rows.map(({ table_id, n, body, at }) => [table_id, n, body, at])).toEqual([
      ['before', 0, 'm0', 5],
      ['folded', 0, 'm0', 5],
      ['folded', 1, 'm1', 6],
      ['folded', 2, 'm2', 7],
      ['other', 0, 'm0', 5],
    ])
    const read = await storage.tableRows('folded')
    expect(read?.row).toMatchObject({ length: 3, revision: 1, stage: 'stage', clock_state: 'clocks', updated_at: 6 })
    expect(read?.seats.map(({ rank, since }) => [rank, since])).toEqual([
      [0, 6],
      [1, 6],
    ])
    expect(read?.proposals).toEqual([])
    const jobs = await db.deleteFrom('jobs').where('table_id', '=', 'folded').returning(['id', 'run_at']).execute()
    expect(jobs).toEqual([{ id: 'folded:b', run_at: 2 }])
  })

  test('an act that ends offers ends those and no others, and every page is told that the table has changed', async () => {
    await storage.db
      .insertInto('tables')
      .values([table('offers'), table('others')])
      .execute()
    const offer = { by_seat: 0, target: null, level: null, agreed: '[0]', created_at: 1 }
    const kinds = ['draw', 'pause'] as const
    for (const id of ['offers', 'others'])
      for (const each of kinds)
        await storage.db
          .insertInto('proposals')
          .values({ ...offer, table_id: id, kind: each })
          .execute()
    const standing = async (id: string) => {
      const left = await storage.db.selectFrom('proposals').select('kind').where('table_id', '=', id).execute()
      return [(await storage.standing(id))?.revision, left.map((row) => row.kind).toSorted((a, b) => (a < b ? -1 : 1))]
    }
    expect(await storage.append(act('offers', 0))).toBe(true)
    expect(await standing('offers')).toEqual([0, ['draw', 'pause']])
    expect(await storage.append(act('offers', 1, { lapsed: ['draw'] }))).toBe(true)
    expect(await standing('offers')).toEqual([1, ['pause']])
    expect(await standing('others')).toEqual([0, ['draw', 'pause']])
    expect(await storage.append(act('offers', 2, { revision: 0, lapsed: ['pause'] }))).toBe(false)
    expect(await standing('offers')).toEqual([1, ['pause']])
  })

  test('of many acts for the same length the first wins, and no other', async () => {
    await storage.db.insertInto('tables').values(table('race')).execute()
    for (let length = 0; length < 5; length++) {
      const log = (i: number) => ({ ...act('race', length).log, moveId: `${length} by ${i}` })
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, i) => storage.append(act('race', length, { log: log(i) }))),
      )
      expect(results).toEqual([true, ...Array.from({ length: 19 }, () => false)])
    }
    const rows = storage.db.selectFrom('entries').select('move_id').where('table_id', '=', 'race').orderBy('n')
    expect((await rows.execute()).map(({ move_id }) => move_id)).toEqual([0, 1, 2, 3, 4].map((n) => `${n} by 0`))
  })

  test('acts of many tables share commits and all are there', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `many${i}`)
    await storage.db.insertInto('tables').values(ids.map(table)).execute()
    const results = await Promise.all(ids.map((id) => storage.append(act(id, 0))))
    expect(results.every(Boolean)).toBe(true)
    const { count } = await storage.db
      .selectFrom('entries')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('table_id', 'like', 'many%')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(100)
  })

  test('what an act says is stored letter by letter, and nothing stays nothing', async () => {
    const bodies = ['', 'null', '{}', '{"a":["b\\c","d,e"]}', '"', '\\', 'a\nb\tc', ' Ä’ 🌹 ', "'; --"]
    const ids = bodies.map((_, i) => `letters${i}`)
    await storage.db.insertInto('tables').values(ids.map(table)).execute()
    const log = { steps: 1, kind: 'move' as const, seat: null, moveId: null, number: 1 }
    const acts = ids.map((id, i) => {
      const body = bodies[i] ?? ''
      const job = { id: `clock:${id}`, kind: 'clock' as const, table: id, body, runAt: 1e15 }
      return act(id, 0, { log: { ...log, body }, clockState: body, jobs: [job] })
    })
    expect(await Promise.all(acts.map((each) => storage.append(each)))).toEqual(ids.map(() => true))
    for (const [i, id] of ids.entries()) {
      const { db } = storage
      const entry = await db.selectFrom('entries').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow()
      expect(entry).toMatchObject({ body: bodies[i], seat: null, move_id: null })
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      expect(row).toMatchObject({ clock_state: bodies[i], stage: null, outcome: null })
      const job = await db.selectFrom('jobs').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow()
      expect(job.body).toBe(bodies[i])
    }
    await storage.db.deleteFrom('jobs').where('table_id', 'in', ids).execute()
  })

  test('an act that ends the game, ranks, jobs and the job it carries out are one transaction', async () => {
    await storage.db.insertInto('tables').values(table('whole')).execute()
    const seat = {
      kind: 'bot' as const,
      person_id: null,
      name: null,
      level: 'page',
      reserved: 0,
      entropy: null,
      since: 0,
      seen_at: 0,
    }
    await storage.db
      .insertInto('seats')
      .values([0, 1].map((n) => ({ ...seat, table_id: 'whole', seat: n, rank: 1 })))
      .execute()
    const job = { id: 'bot:whole', kind: 'bot' as const, table: 'whole', body: '{}', runAt: 10 }
    expect(await storage.append(act('whole', 0, { jobs: [job], ranks: [{ seat: 1, rank: 0 }] }))).toBe(true)
    const [claimed] = await storage.claim(claim(20, 1000, 5))
    expect(claimed).toMatchObject({ id: 'bot:whole', table: 'whole', runAt: 10, failures: 0, host: 'p' })
    const wrong = { id: 'bot:whole', lease: 'not-mine' }
    expect(await storage.append(act('whole', 1, { done: wrong }))).toBe(false)
    const right = { id: 'bot:whole', lease: claimed!.lease }
    const end = {
      done: right,
      outcome: '{"reason":"x"}',
      ranks: [
        { seat: 0, rank: 2 },
        { seat: 1, rank: 2 },
      ],
    }
    expect(await storage.append(act('whole', 1, end))).toBe(true)
    expect(await storage.claim(claim(5000, 1000, 5))).toEqual([])
    const ranks = await storage.db.selectFrom('seats').select('rank').where('table_id', '=', 'whole').execute()
    expect(ranks).toEqual([{ rank: 2 }, { rank: 2 }])
    const row = await storage.db.selectFrom('tables').selectAll().where('id', '=', 'whole').executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'finished', outcome: '{"reason":"x"}', ended_at: 5, revision: 1 })
  })

  test('statements are written together, or none of them if the first finds nothing to change', async () => {
    const { db } = storage
    const raise = (id: string) => db.updateTable('tables').set({ revision: 1 }).where('id', '=', id)
    const note = (id: string) => db.insertInto('notes').values({ table_id: id, person_id: 'p', text: 'n' })
    const notes = async (): Promise<string[]> => {
      const rows = await db.selectFrom('notes').select('table_id').where('person_id', '=', 'p').execute()
      return rows.map((row) => row.table_id).toSorted()
    }
    await db.insertInto('tables').values(['w1', 'w2', 'w3'].map(table)).execute()
    expect(await storage.write([raise('w1'), note('w1')])).toBe(true)
    expect(await storage.write([raise('nowhere'), note('nowhere')])).toBe(false)
    expect(await notes()).toEqual(['w1'])
    // The second cannot be stored, for the note is there already; what came with it goes on without it.
    const both = await Promise.allSettled([
      storage.write([raise('w2'), note('w1')]),
      storage.write([raise('w3'), note('w3')]),
      storage.append(act('w2', 0)),
    ])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(await notes()).toEqual(['w1', 'w3'])
    const rows = await db.selectFrom('tables').select(['revision', 'length']).where('id', 'in', ['w2', 'w3']).execute()
    expect(rows.toSorted((a, b) => a.revision - b.revision)).toEqual([
      { revision: 0, length: 1 },
      { revision: 1, length: 0 },
    ])
  })

  test('a change is answered with the rows as it has left them, or as they are if it did not happen', async () => {
    const { db } = storage
    await db.insertInto('tables').values(['c1', 'c2'].map(table)).execute()
    const raise = (id: string, from: number) =>
      db
        .updateTable('tables')
        .set({ revision: from + 1 })
        .where('id', '=', id)
        .where('revision', '=', from)
    const note = (id: string) => db.insertInto('notes').values({ table_id: id, person_id: 'c', text: 'n' })
    const first = await storage.change('c1', [raise('c1', 0), note('c1')])
    expect(first).toMatchObject({ stored: true, rows: { row: { id: 'c1', revision: 1 } } })
    expect(first.rows).toEqual(await storage.tableRows('c1'))
    const late = await storage.change('c1', [raise('c1', 0), note('c2')])
    expect(late).toMatchObject({ stored: false, rows: { row: { id: 'c1', revision: 1 } } })
    expect(await storage.change('none', [raise('none', 0)])).toEqual({ stored: false, rows: null })
    // Of several at the same moment each has its own answer, and what one cannot store is no other's trouble.
    const all = await Promise.allSettled([
      storage.change('c1', [raise('c1', 1)]),
      storage.change('c2', [raise('c2', 0), note('c1')]),
      storage.change('c2', [raise('c2', 0), note('c2')]),
      storage.tableRows('none'),
      storage.change('c1', [raise('c1', 7), note('c9')]),
    ])
    const revisions = all.map((each) =>
      each.status === 'rejected' ? 'failed' : each.value && 'stored' in each.value ? each.value.stored : each.value,
    )
    expect(revisions).toEqual([true, 'failed', true, null, false])
    const notes = await db.selectFrom('notes').select('table_id').where('person_id', '=', 'c').execute()
    expect(notes.map((row) => row.table_id).toSorted()).toEqual(['c1', 'c2'])
  })

  test('quick and unhurried questions are answered like any other, each by itself', async () => {
    const { db, quick, unhurried } = storage
    await db
      .insertInto('house')
      .values(['q1', 'q2'].map((name) => ({ name, value: 'v', made_at: 1 })))
      .execute()
    const asked = (name: string) => quick.selectFrom('house').select('name').where('name', '=', name).execute()
    const gone = unhurried.deleteFrom('house').where('name', '=', 'q1').executeTakeFirst()
    const answers = await Promise.allSettled([
      asked('q2'),
      quick.insertInto('house').values({ name: 'q2', value: 'again', made_at: 2 }).execute(),
      asked('none'),
      asked('q2'),
    ])
    expect(answers.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
      [{ name: 'q2' }],
      'failed',
      [],
      [{ name: 'q2' }],
    ])
    expect(Number((await gone).numDeletedRows)).toBe(1)
    expect(await asked('q1')).toEqual([])
  })

  test('what the database cannot store is an error, whichever statement it was, and not a table that has moved on', async () => {
    const { db } = storage
    const note = (person_id: string) => db.insertInto('notes').values({ table_id: 'odd', person_id, text: 'n' })
    await storage.write([note('there')])
    for (const statements of [[note('there')], [note('there'), note('new')], [note('new'), note('there')]])
      await expect(storage.write(statements)).rejects.toThrow()
    const rows = await db.selectFrom('notes').select('person_id').where('table_id', '=', 'odd').execute()
    expect(rows).toEqual([{ person_id: 'there' }])
    expect(await storage.write([note('new')])).toBe(true)
  })

  test('a value that cannot be told to the database is its writer’s trouble, not that of others who write just then', async () => {
    const { db } = storage
    const chest = (name: string, made_at: unknown) =>
      db.insertInto('house').values({ name, value: 'v', made_at: made_at as number })
    const circle: unknown[] = []
    circle.push(circle)
    for (let round = 0; round < 4; round++) {
      const all = await Promise.allSettled([
        storage.write([chest(`told${round}`, 1)]),
        storage.write([chest(`before${round}`, 1), chest(`odd${round}`, circle)]),
        storage.write([chest(`also${round}`, 1)]),
      ])
      expect(all.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    }
    const rows = await db.selectFrom('house').select('name').where('name', 'like', 'before%').execute()
    expect(rows).toEqual([])
  })

  test('what is written again and again is written each time, also after it was refused as often', async () => {
    const { db } = storage
    const ids = ['again0', 'again1', 'again2', 'again3']
    await db.insertInto('tables').values(ids.map(table)).execute()
    const open = (id: string) => db.updateTable('tables').set({ opening_at: 7 }).where('id', '=', id)
    const read = (id: string) => db.insertInto('chat_reads').values({ table_id: id, person_id: 'again', n: 1 })
    for (const id of ids) {
      expect(await storage.write([open('nowhere'), read(id)])).toBe(false)
      expect(await storage.write([open(id), read(id)])).toBe(true)
    }
    const rows = await db.selectFrom('chat_reads').select('table_id').where('person_id', '=', 'again').execute()
    expect(rows.map((row) => row.table_id).toSorted()).toEqual(ids)
  })

  test('a column that a newer node adds disturbs nobody who has asked before', async () => {
    const { db } = storage
    await db.insertInto('house').values({ name: 'grown', value: 'v', made_at: 1 }).execute()
    const house = db.selectFrom('house').where('name', '=', 'grown')
    const ask = async (): Promise<readonly object[]> => [
      await house.selectAll().executeTakeFirstOrThrow(),
      await house.select('value').executeTakeFirstOrThrow(),
    ]
    for (let n = 0; n < 3; n++) expect(await ask()).toEqual([{ name: 'grown', value: 'v', made_at: 1 }, { value: 'v' }])
    await sql`alter table house add column grown integer`.execute(db)
    expect(await ask()).toEqual([{ name: 'grown', value: 'v', made_at: 1, grown: null }, { value: 'v' }])
    await sql`alter table house drop column grown`.execute(db)
  })

  test('a table’s rows are read together', async () => {
    const { db } = storage
    const seat = {
      kind: 'person' as const,
      level: null,
      reserved: 0,
      commitment: 'bound',
      entropy: 'e',
      rank: 1,
      since: 1_800_000_000_000,
    }
    const rows = [1, 0].map((n) => ({
      ...seat,
      table_id: 'read',
      seat: n,
      person_id: `r${n}`,
      name: 'R',
      seen_at: 0,
      shown_until: null,
    }))
    const person = { name: 'R', name_key: null, password: null, created_at: 0, seen_at: 0, banned_at: null }
    const proposal = { kind: 'draw' as const, by_seat: 0, target: null, level: null, agreed: '[0]', created_at: 3 }
    expect(await storage.tableRows('read')).toBe(null)
    expect(await storage.standing('read')).toBe(null)
    await db.insertInto('tables').values(table('read')).execute()
    expect(await storage.tableRows('read')).toEqual({
      row: table('read'),
      seats: [],
      proposals: [],
      admitted: [],
      asked: [],
      shownOut: [],
      kept: [],
      rematch: null,
    })
    await db.insertInto('seats').values(rows).execute()
    await db
      .insertInto('persons')
      .values({ ...person, skeleton: null, id: 'r0', preferences: '{"zone":"UTC"}' })
      .execute()
    await db
      .insertInto('proposals')
      .values({ ...proposal, table_id: 'read' })
      .execute()
    await db
      .insertInto('tables')
      .values({ ...table('again'), rematch_of: 'read' })
      .execute()
    await db.insertInto('admitted').values({ table_id: 'read', person_id: 'r0' }).execute()
    await db.insertInto('shown_out').values({ table_id: 'read', person_id: 'r9' }).execute()
    await db.insertInto('kept_seats').values({ table_id: 'read', seat: 1, person_id: 'r0' }).execute()
    const asked = { table_id: 'read', name: 'R', answer: null, at: 0, told: null }
    await db
      .insertInto('evening_answers')
      .values([
        { ...asked, id: 'e0', person_id: 'r0' },
        { ...asked, id: 'e1', person_id: null },
      ])
      .execute()
    await db.updateTable('tables').set({ evening: '{}' }).where('id', '=', 'read').execute()
    expect(await storage.tableRows('read')).toEqual({
      row: { ...table('read'), evening: '{}' },
      seats: [
        { ...rows[1], preferences: '{"zone":"UTC"}' },
        { ...rows[0], preferences: null },
      ],
      proposals: [{ ...proposal, table_id: 'read' }],
      admitted: [{ id: 'r0', name: 'R' }],
      asked: ['r0'],
      shownOut: ['r9'],
      kept: [{ seat: 1, id: 'r0', name: 'R' }],
      rematch: 'again',
    })
    await storage.append(act('read', 0))
    expect(await storage.standing('read')).toEqual({ length: 1, revision: 0, seen: [0, 0] })
  })

  test('a due job is given to one caller, and again only when its lease has run out', async () => {
    const jobs = Array.from({ length: 30 }, (_, i) => ({
      id: `j${i}`,
      kind: 'clock' as const,
      table_id: null,
      body: '',
      run_at: 1,
      lease: null,
      lease_until: null,
      failures: 0,
    }))
    await storage.db.insertInto('jobs').values(jobs).execute()
    // Callers of the same moment look at the same jobs, and may come away with none while some are left.
    const round = async () =>
      (await Promise.all(Array.from({ length: 8 }, () => storage.claim(claim(100, 50, 10))))).flat()
    const claims = await round()
    for (let more = await round(); more.length > 0 && claims.length < 60; more = await round()) claims.push(...more)
    expect(new Set(claims.map((job) => job.id)).size).toBe(claims.length)
    expect(claims).toHaveLength(30)
    expect(await storage.claim(claim(149, 50, 100))).toHaveLength(0)
    expect(await storage.claim(claim(151, 50, 100))).toHaveLength(30)
    await storage.db.deleteFrom('jobs').execute()
  })

  test('when there is something to do is known kind by kind: not for what was given up, and at the end of a lease', async () => {
    const fresh = await openers[kind]()
    const job = { table_id: null, body: '{}', failures: 0, lease: null, lease_until: null, error: null, dead_at: null }
    for (const row of [
      { ...job, id: 'dead', kind: 'bot' as const, run_at: 1, dead_at: 5 },
      { ...job, id: 'later', kind: 'bot' as const, run_at: 30 },
      { ...job, id: 'dead later', kind: 'bot' as const, run_at: 20, dead_at: 5 },
      { ...job, id: 'leased', kind: 'clock' as const, run_at: 2, lease: 'x', lease_until: 25 },
      { ...job, id: 'now', kind: 'end' as const, run_at: 10 },
      { ...job, id: 'even later', kind: 'end' as const, run_at: 40 },
      { ...job, id: 'all dead', kind: 'notice' as const, run_at: 3, dead_at: 5 },
    ])
      await fresh.db.insertInto('jobs').values(row).execute()
    const due = Object.fromEntries((await fresh.dueByKind(10)).map(({ kind: of, runAt }) => [of, runAt]))
    expect(due).toEqual({ bot: 30, clock: 25, end: 10 })
    const next = (after: number, ...kinds: readonly (typeof KINDS)[number][]) => fresh.nextDue(kinds, after)
    expect([await next(10, 'bot'), await next(10, 'clock'), await next(10, 'end'), await next(10, 'notice')]).toEqual([
      30,
      25,
      40,
      null,
    ])
    expect([await next(10, 'bot', 'clock', 'end'), await next(30, 'bot'), await next(25, 'clock')]).toEqual([
      25,
      null,
      null,
    ])
    await fresh.close()
  })

  test('hosts take turns: one with many tables due has no more than its share under way', async () => {
    const hosts = ['greedy', 'greedy', 'greedy', 'greedy', 'greedy', 'patient', 'modest']
    const rows = hosts.map((host_id, i) => ({ ...table(`turn${i}`), host_id }))
    await storage.db.insertInto('tables').values(rows).execute()
    const jobs = rows.map(({ id }, i) => ({ id: `bot:${id}`, kind: 'bot' as const, table_id: id, body: '', run_at: i }))
    await storage.db
      .insertInto('jobs')
      .values(jobs.map((job) => ({ ...job, failures: 0 })))
      .execute()
    const clock = { id: 'late clock', kind: 'clock' as const, table_id: null, body: '', run_at: 90, failures: 0 }
    await storage.db.insertInto('jobs').values(clock).execute()
    const take = async (limit: number, more: Partial<Claim>): Promise<readonly string[]> => {
      const taken = await storage.claim(claim(100, 1000, limit, more))
      return taken.map(({ host }) => host ?? 'nobody').toSorted()
    }
    expect(await take(3, { kinds: ['bot'], each: 2 })).toEqual(['greedy', 'modest', 'patient'])
    expect(await take(9, { kinds: ['bot'], each: 2, held: { greedy: 1, patient: 1 } })).toEqual(['greedy'])
    expect(await take(9, { kinds: ['bot'], each: 2, held: { greedy: 2 } })).toEqual([])
    expect(await storage.nextDue(['clock', 'end'], 50)).toBe(90)
    expect(await storage.nextDue(['clock', 'end'], 90)).toBe(null)
    expect(await take(9, { kinds: ['clock', 'end'] })).toEqual(['nobody'])
    await storage.db.deleteFrom('jobs').execute()
  })

  test('a job of an older house is kept, and forgets how often it was taken', async () => {
    const old = await openers[kind]('0002-notices')
    await sql`insert into jobs (id, kind, table_id, body, run_at, attempts) values ('sweep', 'sweep', null, '{}', 5, 7)`.execute(
      old.db,
    )
    await migrate(old.db)
    expect(await old.claim(claim(10, 1000, 1))).toMatchObject([{ id: 'sweep', runAt: 5, failures: 0, host: null }])
    await old.close()
  })

  test('when there is something to do next is said of each kind, and of kinds together: what is due, planned, or held too long', async () => {
    const { db } = storage
    await db.deleteFrom('jobs').execute()
    const job = (id: string, of: (typeof KINDS)[number], run_at: number, more: object = {}) => ({
      id,
      kind: of,
      table_id: null,
      body: '{}',
      run_at,
      failures: 0,
      lease: null,
      lease_until: null,
      ...more,
    })
    const now = 1000
    await db
      .insertInto('jobs')
      .values([
        job('due now', 'clock', now),
        job('later', 'clock', now + 5),
        job('held', 'bot', now - 9, { lease: 'l', lease_until: now + 70 }),
        job('planned', 'bot', now + 90),
        job('given up', 'end', now - 5, { dead_at: 1 }),
        job('tomorrow', 'notice', now + 500),
      ])
      .execute()
    const byKind = (await storage.dueByKind(now)).map(({ kind: of, runAt }) => [of, runAt] as const)
    expect(new Map(byKind)).toEqual(
      new Map([
        ['bot', now + 70],
        ['clock', now],
        ['notice', now + 500],
      ]),
    )
    // After what is due now.
    expect(await storage.nextDue(['clock', 'end'], now)).toBe(now + 5)
    expect(await storage.nextDue(['bot', 'notice'], now)).toBe(now + 70)
    expect(await storage.nextDue(['bot', 'notice'], now + 70)).toBe(now + 90)
    expect(await storage.nextDue(['end', 'sweep'], now)).toBe(null)
    await db.deleteFrom('jobs').execute()
  })

  test('planning a job again says anew when it is due and takes it out of its lease', async () => {
    await storage.db.insertInto('tables').values(table('plan')).execute()
    const job = (runAt: number) => ({
      id: 'clock:plan',
      kind: 'clock' as const,
      table: 'plan',
      body: `for ${runAt}`,
      runAt,
    })
    await storage.append(act('plan', 0, { jobs: [job(100)] }))
    const [claimed] = await storage.claim(claim(100, 1000, 1))
    await storage.append(act('plan', 1, { jobs: [job(300)] }))
    const gone = await storage.db
      .deleteFrom('jobs')
      .where('id', '=', 'clock:plan')
      .where('lease', '=', claimed!.lease)
      .executeTakeFirst()
    expect(Number(gone.numDeletedRows)).toBe(0)
    expect(await storage.claim(claim(299, 1000, 1))).toEqual([])
    expect(await storage.claim(claim(300, 1000, 1))).toMatchObject([{ id: 'clock:plan', runAt: 300, body: 'for 300' }])
  })

  test('what an act makes needless is not looked at; what was not stored makes nothing needless', async () => {
    await storage.db.insertInto('tables').values(table('needless')).execute()
    const job = (name: string) => ({
      id: `${name}:needless`,
      kind: 'notice' as const,
      table: 'needless',
      body: '',
      runAt: 1,
    })
    await storage.append(act('needless', 0, { jobs: ['a', 'b', 'c'].map(job) }))
    const dropped = ['a:needless', 'b:needless', 'never:needless']
    const left = async () =>
      (await storage.db.selectFrom('jobs').select('id').where('table_id', '=', 'needless').orderBy('id').execute()).map(
        ({ id }) => id,
      )
    expect(await storage.append(act('needless', 0, { dropped }))).toBe(false)
    expect(await left()).toEqual(['a:needless', 'b:needless', 'c:needless'])
    expect(await storage.append(act('needless', 1, { dropped, jobs: [job('d')] }))).toBe(true)
    expect(await left()).toEqual(['c:needless', 'd:needless'])
    await storage.db.deleteFrom('jobs').where('table_id', '=', 'needless').execute()
  })

  test('looks at orders that are due where nobody has any go together; all others stay', async () => {
    const order = { seat: 0, person_id: 'p', kind: 'draw', span: 'once' as const, turn: 0, at: 0, steps: '[]' }
    const kept = { ...order, claimed: null, done: '[]', ended_at: null }
    await storage.db
      .insertInto('standing_orders')
      .values([
        { ...kept, id: 'open', table_id: 'ordered', ended: null },
        { ...kept, id: 'over', table_id: 'was-ordered', ended: 'done' },
      ])
      .execute()
    const job = { kind: 'standing' as const, body: '{}', run_at: 10, lease: null, lease_until: null, failures: 0 }
    await storage.db
      .insertInto('jobs')
      .values([
        { ...job, id: 'ordered', table_id: 'ordered' },
        { ...job, id: 'was-ordered', table_id: 'was-ordered' },
        { ...job, id: 'nothing', table_id: 'nothing' },
        { ...job, id: 'not-due', table_id: 'nothing', run_at: 11 },
        { ...job, id: 'taken', table_id: 'nothing', lease: 'l', lease_until: 11 },
        { ...job, id: 'left', table_id: 'nothing', lease: 'l', lease_until: 10 },
        { ...job, id: 'other', table_id: 'nothing', kind: 'notice' as const },
      ])
      .execute()
    await dropNeedless(storage.db, 10)
    const left = storage.db.deleteFrom('jobs').where('table_id', 'in', ['ordered', 'was-ordered', 'nothing'])
    const ids = (await left.returning('id').execute()).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(['not-due', 'ordered', 'other', 'taken'])
  })

  test('transactions, statements and acts of many at once keep out of each other: what was acknowledged stays, whoever rolls back', async () => {
    const row = (name: string) => ({ name, value: '', made_at: 0 })
    const add = (name: string) => storage.db.insertInto('house').values(row(name)).execute()
    await storage.db.insertInto('tables').values(table('turns')).execute()
    const transaction = async (n: number): Promise<void> => {
      const done = storage.db.transaction().execute(async (trx) => {
        await trx
          .insertInto('house')
          .values(row(`turns-in-${n}`))
          .execute()
        if (n % 2 === 1) throw new Error('changed my mind')
      })
      if (n % 2 === 1) await expect(done).rejects.toThrow('changed my mind')
      else await done
    }
    const asked: Promise<unknown>[] = []
    for (let n = 0; n < 40; n++) {
      asked.push(transaction(n), add(`turns-alone-${n}`))
      asked.push(storage.write([storage.db.insertInto('house').values(row(`turns-written-${n}`))]))
      // Some come while others wait, some when they have been let in.
      if (n % 4 === 3) await Promise.race(asked.slice(-3))
    }
    await Promise.all(asked)
    const kept = await storage.db.selectFrom('house').select('name').where('name', 'like', 'turns-%').execute()
    const even = Array.from({ length: 20 }, (_, n) => `turns-in-${2 * n}`)
    const all = Array.from({ length: 40 }, (_, n) => [`turns-alone-${n}`, `turns-written-${n}`]).flat()
    expect(kept.map(({ name }) => name).toSorted()).toEqual([...even, ...all].toSorted())
    expect(await storage.append(act('turns', 0))).toBe(true)
  })

  test('whatever is asked in the moment in which somebody begins a transaction is answered, and apart from it', async () => {
    const { db } = storage
    await db.insertInto('tables').values(table('apart')).execute()
    const length = async (from: Pick<typeof db, 'selectFrom'>): Promise<number | undefined> =>
      (await from.selectFrom('tables').select('length').where('id', '=', 'apart').executeTakeFirst())?.length
    for (const count of [0, 1, 2, 3]) {
      const before = Array.from({ length: count }, () => length(db))
      const held = db.transaction().execute(async (own) => {
        await own
          .updateTable('tables')
          .set({ length: count + 1 })
          .where('id', '=', 'apart')
          .execute()
        return await length(own)
      })
      const after = storage.standing('apart')
      // As it was, or where several connections have the database as it is now.
      for (const seen of await Promise.all(before)) expect([count, count + 1]).toContain(seen)
      expect([await held, (await after)?.revision]).toEqual([count + 1, 0])
    }
  })

  test('a failed transaction leaves nothing behind and the next one works', async () => {
    const attempt = storage.db.transaction().execute(async (trx) => {
      await trx.insertInto('tables').values(table('lost')).execute()
      throw new Error('no')
    })
    await expect(attempt).rejects.toThrow('no')
    await storage.db.insertInto('tables').values(table('lost')).execute()
    expect(await storage.append(act('lost', 0))).toBe(true)
  })

  test.each(Object.keys(migrations))('rows written under schema %s survive the way to the newest', async (name) => {
    const old = await openers[kind](name)
    // Columns of later schemas are not there yet.
    const known = (await old.db.introspection.getTables()).find(({ name }) => name === 'tables')?.columns ?? []
    const row = table('kept')
    const before = Object.fromEntries(known.map(({ name }) => [name, row[name as keyof typeof row]])) as typeof row
    await old.db.insertInto('tables').values(before).execute()
    await migrate(old.db)
    expect(await old.append(act('kept', 0))).toBe(true)
    await old.db
      .insertInto('notices')
      .values({ id: 'n', person_id: 'p', kind: 'needed', table_id: 'kept', game: 'g', at: 1 })
      .execute()
    expect(await old.db.selectFrom('tables').select(['id', 'length']).execute()).toEqual([{ id: 'kept', length: 1 }])
    await old.close()
  })
})

test('what another program has written to the file is noticed, once', async () => {
  const file = join(folder, 'shared.sqlite')
  const [mine, theirs] = [await openSqlite(file), await openSqlite(file)]
  expect(await mine.changedElsewhere()).toBe(false)
  const limit = (id: string) => ({ id, points: 1, expires_at: 1 })
  await mine.db.insertInto('limits').values(limit('mine')).execute()
  expect(await mine.changedElsewhere()).toBe(false)
  await theirs.db.insertInto('limits').values(limit('theirs')).execute()
  expect([await mine.changedElsewhere(), await mine.changedElsewhere()]).toEqual([true, false])
  await theirs.db.insertInto('limits').values(limit('theirs too')).execute()
  expect(await mine.changedElsewhere()).toBe(true)
  await mine.close()
  await theirs.close()
})

test('whoever waits for a database whose thread breaks is told so, and the next question opens it again', async () => {
  const file = new SqliteFile(join(folder, 'broken.sqlite'))
  const ask = (text: string) => file.ask({ op: 'query', sql: text, values: [] })
  await ask('create table kept (id text)')
  const under = ask('select 1')
  // Asked while the thread is at work: it waits for the next round.
  await new Promise((resolve) => void setImmediate(resolve))
  const waiting = ask('select 2')
  const both = Promise.allSettled([under, waiting])
  const { thread } = file as unknown as { readonly thread: Worker }
  await thread.terminate()
  const settled = (await both).map(({ status }) => status)
  expect(settled[1]).toBe('rejected')
  expect((await ask('select count(*) as n from kept')).rows).toEqual([{ n: 0 }])
  await file.close()
  await expect(ask('select 3')).rejects.toThrow('the database is closed')
})

test('a change that waits for what another node holds is given up and not stored, and those behind it go on', async () => {
  const url = await postgres.database()
  const storage = await openPostgres({ url, onError: () => undefined })
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  const change = (name: string, value: string) =>
    storage.write([storage.db.updateTable('house').set({ value }).where('name', '=', name)])
  for (const name of ['held', 'free'])
    await storage.db.insertInto('house').values({ name, value: 'before', made_at: 1 }).execute()
  await other.query('begin')
  await other.query(`update house set value = 'there' where name = 'held'`)
  // While the other holds it: neither of them waits for its end, which comes all the same.
  const end = setTimeout(() => void other.query('rollback'), 15_000)
  const asked = await Promise.allSettled([change('held', 'here'), change('free', 'here')])
  expect(asked).toMatchObject([
    { status: 'rejected', reason: { code: '55P03' } },
    { status: 'fulfilled', value: true },
  ])
  clearTimeout(end)
  await other.query('rollback')
  const rows = await storage.db
    .selectFrom('house')
    .select(['name', 'value'])
    .where('name', 'in', ['held', 'free'])
    .execute()
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toEqual({ held: 'before', free: 'here' })
  expect(await change('held', 'later')).toBe(true)
  await other.end()
  await storage.close()
})

test('a transaction that a node was cut off in lets go of its rows', async () => {
  const storage = await openPostgres({ url: await postgres.database(), onError: () => undefined })
  const { rows } = await sql<{
    waits: string
  }>`select current_setting('idle_in_transaction_session_timeout') as waits`.execute(storage.db)
  expect(rows).toEqual([{ waits: '30s' }])
  await storage.close()
})
