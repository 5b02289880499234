/** Rules change, games do not: a house is closed, its rules are mended, and it is opened again. */
import { afterAll, describe, expect, test } from 'vitest'
import { checkRecord, parseRecord, quick, type Record, writeRecord } from '../../engine/index.ts'
import { rulesIn } from '../../games/index.ts'
import { openStorage } from '../storage/index.ts'
import { Client } from './client.ts'
import { catalogue } from './mended-king.ts'
import { catalogue as sample } from './sample.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

const HOUSE = new URL('../../games/index.ts', import.meta.url).href
const MENDED = new URL('mended-king.ts', import.meta.url).href
const isHero = (text: string): boolean => text.endsWith('x')

interface Seated {
  readonly id: string
  readonly clients: readonly Client[]
}

/** What the table asks for now, of whoever is awaited; `null` when the game is over. It may itself play what nobody has to decide. */
async function asked({ id, clients }: Seated) {
  for (;;)
    for (const client of clients) {
      const { body } = await client.ask('getState', { id })
      if (body.outcome) return null
      if (body.legal.length > 0) return { client, legal: body.legal, number: body.number }
    }
}

/** Plays on until `stop` likes what is offered, or to the end; heroes are kept in hand unless `heroes`. */
async function playOn(
  table: Seated,
  stop: (legal: readonly string[], moves: number) => boolean,
  heroes = false,
): Promise<readonly string[] | null> {
  const dice = quick(5)
  for (let moves = 0; ; moves++) {
    const now = await asked(table)
    if (!now) return null
    if (stop(now.legal, moves)) return now.legal
    const plain = heroes ? now.legal : now.legal.filter((text) => !isHero(text))
    const among = plain.length > 0 ? plain : now.legal
    const steps = [among[dice.int(among.length)]!]
    const body = { id: `m${now.number}`, number: now.number, steps }
    const { status, body: answer } = await now.client.ask('act', { id: table.id, body })
    // The table was quicker with a step that nobody has to decide.
    if (status !== 200)
      expect(['stale', 'not-awaited', 'game-over']).toContain((answer as { refused?: string }).refused)
  }
}

async function recordOf({ id, clients }: Seated): Promise<string> {
  return (await clients[0]!.get<string>(`/api/tables/${id}/record`)).body
}

const mended = async (id: string, version: number, later: readonly number[]) =>
  (await rulesIn(catalogue, id, version)?.load(later)) ?? null

describe.each(KINDS)('on %s', { timeout: 300_000 }, (kind) => {
  test('mended rules: running tables keep theirs to the end, new ones take the new, and a table changes only if all agree', async () => {
    const where = await place(kind)
    const before = await startServer({ ...where, games: HOUSE })
    const king = { game: 'rose-king' }
    const [old, agreed, declined, finished] = await Promise.all([1, 2, 3, 4].map(() => seated(before.url, 2, king)))
    const waiting = await openTable(before.url)
    const tables = [old!, agreed!, declined!]
    // Where a hero could be used and none has been yet.
    for (const table of tables)
      await playOn(table, (legal) => legal.some(isHero) && legal.some((text) => !isHero(text)))
    await finished!.clients[0]!.ask('resign', { id: finished!.id })
    const oldRecord = await recordOf(finished!)
    await before.close()

    const after = await startServer({ ...where, games: MENDED })
    for (const { clients } of [...tables, finished!]) for (const client of clients) client.base = after.url
    const infoOf = async ({ id, clients }: Seated) => (await clients[0]!.ask('getTable', { id })).body

    // Old records are the same bytes, and hold.
    expect(await recordOf(finished!)).toBe(oldRecord)
    expect(await checkRecord(oldRecord, mended)).toMatchObject({ fault: null })

    // A running table plays on by the old rule, to the end.
    const now = (await asked(old!))!
    const hero = now.legal.find(isHero)!
    const used = await now.client.ask('act', { id: old!.id, body: { id: 'hero', number: now.number, steps: [hero] } })
    expect(used.status).toBe(200)
    // Once it has gone another way than the new rule would have it, there is no going over.
    const refusal = await old!.clients[0]!.ask('propose', { id: old!.id, body: { kind: 'rules' } })
    expect(refusal).toMatchObject({ status: 409, body: { refused: 'rules-differ' } })
    expect((await infoOf(old!)).proposals).toEqual([])
    await playOn(old!, () => false, true)
    expect(await infoOf(old!)).toMatchObject({ status: 'finished', version: 1 })
    const byOld = await recordOf(old!)
    expect(byOld).toMatch(/^game: rose-king 1 /m)
    expect(await checkRecord(byOld, mended)).toMatchObject({ fault: null })

    // Declined: nothing changes.
    const proposed = await declined!.clients[0]!.ask('propose', { id: declined!.id, body: { kind: 'rules' } })
    expect(proposed.body).toMatchObject({ version: 1, proposals: [{ kind: 'rules', level: '2', agreed: [0] }] })
    const offer = (await infoOf(declined!)).proposals[0]!.id
    await declined!.clients[1]!.ask('vote', { id: declined!.id, body: { proposal: offer, agree: false } })
    expect(await infoOf(declined!)).toMatchObject({ version: 1, proposals: [] })
    expect((await asked(declined!))!.legal.some(isHero)).toBe(true)

    // Agreed: the new rule holds from there on, after a restart too, and the record says when.
    await agreed!.clients[1]!.ask('propose', { id: agreed!.id, body: { kind: 'rules' } })
    const { id: wish } = (await infoOf(agreed!)).proposals[0]!
    await agreed!.clients[0]!.ask('vote', { id: agreed!.id, body: { proposal: wish, agree: true } })
    expect(await infoOf(agreed!)).toMatchObject({ version: 2, proposals: [] })
    expect((await asked(agreed!))!.legal.some(isHero)).toBe(false)
    const twice = await agreed!.clients[0]!.ask('propose', { id: agreed!.id, body: { kind: 'rules' } })
    expect(twice).toMatchObject({ status: 409, body: { refused: 'newest-rules' } })
    await playOn(agreed!, (_, moves) => moves >= 5)
    await after.close()
    const again = await startServer({ ...where, games: MENDED })
    for (const { clients } of tables) for (const client of clients) client.base = again.url
    await playOn(agreed!, (_, moves) => moves >= 5)
    await agreed!.clients[0]!.ask('resign', { id: agreed!.id })
    const switched = await recordOf(agreed!)
    expect(switched).toMatch(/^\d+\. - rules 2 /m)
    expect(parsed(switched).version).toBe(1)
    expect(await checkRecord(switched, mended)).toMatchObject({ fault: null })
    const history = await agreed!.clients[0]!.get(`/api/tables/${agreed!.id}/history`)
    expect(history.status).toBe(200)

    // A record that claims the new rules where they would have led elsewhere is a lie.
    const record = parsed(byOld)
    const heroAt = record.moves.findIndex((move) => move.kind === 'move' && isHero(move.token))
    const moves = record.moves.toSpliced(heroAt + 1, 0, { kind: 'rules', seat: null, version: 2 })
    const found = await checkRecord(writeRecord({ ...record, moves, signature: null }), mended)
    expect(found.fault?.fault).toContain('by rules version 2 the game would not stand as it does')

    // New tables, and those that had not started, are of the new version.
    const fresh = await seated(again.url, 2, king)
    expect(fresh.info.version).toBe(2)
    waiting.client.base = again.url
    const joined = await waiting.client.ask('joinTable', { id: waiting.id, body: { invite: waiting.invite } })
    expect(joined.body).toMatchObject({ status: 'playing', version: 2 })
  })

  test('a snapshot says which rules made it; one of another make is not trusted, and the log is folded anew', async () => {
    const where = await place(kind)
    const served = await startServer(where)
    // Long enough for the house to keep a snapshot.
    const table = await seated(served.url, 3, { options: { rounds: '40' } })
    await playOn(table, (_, moves) => moves >= 103)
    const right = (await table.clients[0]!.ask('getState', { id: table.id })).body
    await served.close()
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    const { body } = await rows.db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', table.id)
      .executeTakeFirstOrThrow()
    const kept = JSON.parse(body) as { make: string; state: { won: number[] } }
    expect(kept.make).toBe(rulesIn(sample, 'sample', 1)!.make)
    const viewWith = async (make: string | undefined) => {
      const forged = JSON.stringify({ ...kept, make, state: { ...kept.state, won: [77, 77, 77] } })
      await rows.db.updateTable('snapshots').set({ body: forged }).where('table_id', '=', table.id).execute()
      const house = await startServer(where)
      table.clients[0]!.base = house.url
      const state = () => table.clients[0]!.ask('getState', { id: table.id })
      // A house that has much to do says so, and is asked again.
      await expect.poll(async () => (await state()).status).toBe(200)
      const { view } = (await state()).body
      await house.close()
      return view
    }
    // Earlier builds wrote none; another build's says so.
    for (const make of [undefined, '1-0000000000000000', '2-']) expect(await viewWith(make)).toEqual(right.view)
    // Of the right make it would have been believed: nothing but the make held it off.
    expect(await viewWith(kept.make)).not.toEqual(right.view)
    await rows.close()
  })
})

/** Somebody made it and waits; the last seat is taken after the release. */
async function openTable(base: string) {
  const [host, client] = await Promise.all([Client.guest(base, 'Host'), Client.guest(base, 'Late')])
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id, invite } = (await host.ask('createTable', { body: { game: 'rose-king', seats } })).body
  return { id, client, invite: invite! }
}

function parsed(text: string): Record {
  const record = parseRecord(text)
  if ('fault' in record) throw new Error(record.fault)
  return record
}
