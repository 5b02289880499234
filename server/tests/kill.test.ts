/** Whole games of every title over a server that is killed without warning in the middle of them. */
import { afterAll, describe, expect, test } from 'vitest'
import { isFault, type Options, parseRecord, replayRecord } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { freePort } from '../../scripts/free-port.ts'
import { openStorage } from '../storage/index.ts'
import { closeAll, KINDS, place, seated } from './test-server.ts'
import { Player } from './player.ts'
import { startNode } from './process.ts'

afterAll(closeAll)

/** What both databases share is played through on one; on the other a table of the first title is killed as well. */
const TITLES = { sqlite: catalogue, postgres: catalogue.slice(0, 1) }
/** Where a game has a shorter form, that one is played. */
const SHORT: Readonly<Record<string, Options>> = { 'richard-iii': { scenario: 'richard-iii-1483' } }

/** A table of each title, with players who do not give up. */
async function tableOf(title: string, url: string) {
  const game = await catalogue.find(({ about }) => about.id === title)!.load()
  const options = SHORT[title] ?? {}
  const { id, clients } = await seated(url, Math.min(...game.about.seatCounts), { game: title, options })
  return { id, game, clients, players: clients.map((client, seat) => new Player(client, id, game, [url], seat + 1)) }
}

describe.each(KINDS)('on %s', (kind) => {
  test('every title is played to the end over two killings: no acknowledged act is lost, none is doubled, and the records verify', async () => {
    const where = await place(kind)
    const options = { ...where, port: await freePort() }
    let node = await startNode(options)
    const tables = await Promise.all(TITLES[kind].map(({ about }) => tableOf(about.id, node.url)))
    const whole = tables.flatMap(({ players }) => players.map((player) => player.play()))
    const least = () =>
      Math.min(...tables.map(({ players }) => players.reduce((sum, player) => sum + player.acknowledged, 0)))
    for (const count of [3, 8]) {
      await expect.poll(least, { interval: 5 }).toBeGreaterThanOrEqual(count)
      await node.kill('SIGKILL')
      node = await startNode(options)
    }
    await Promise.all(whole)
    for (const { id, game, clients, players } of tables) {
      expect(players.flatMap((player) => player.faults)).toEqual([])
      expect((await clients[0]!.ask('getTable', { id })).body.status).toBe('finished')
      const record = parseRecord((await clients[0]!.get<string>(`/api/tables/${id}/record`)).body)
      if (isFault(record)) throw new Error(record.fault)
      const replayed = replayRecord(record, game)
      expect(isFault(replayed) ? replayed.fault : 'verified').toBe('verified')
    }
    await node.kill('SIGTERM')
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    for (const { id, players } of tables) {
      const stored = await rows.db.selectFrom('entries').select('move_id').where('table_id', '=', id).execute()
      expect(new Set(stored.map((row) => row.move_id)).size).toBe(stored.length)
      const byHand = stored.filter((row) => !row.move_id?.startsWith('forced-'))
      expect(byHand.length).toBe(players.reduce((sum, player) => sum + player.acknowledged, 0))
    }
    await rows.close()
  }, 600_000)
})
