/** Whole games of every title over the server, which is killed without warning in the middle of each. */
import { createServer } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { isFault, parseRecord, replayRecord } from '../../engine/index.ts'
import { catalogue as houseGames } from '../../games/index.ts'
import type { TableInfo } from '../protocol.ts'
import { openStorage } from '../storage/index.ts'
import { closeAll, KINDS, place, SAMPLE, seated } from './houses.ts'
import { Player } from './player.ts'
import { startNode } from './process.ts'
import { catalogue as sample } from './sample.ts'

afterAll(closeAll)

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const titles = [
  ...sample.map((entry) => ({ id: entry.about.id, entry, games: SAMPLE })),
  ...houseGames.map((entry) => ({ id: entry.about.id, entry, games: undefined })),
]

describe.each(KINDS)('on %s', (kind) => {
  test.each(titles)(
    '$id is played to the end over two killings; no acknowledged act is lost, none is doubled, and the record verifies',
    async ({ id: title, entry, games }) => {
      const where = await place(kind)
      const options = { ...where, port: await freePort(), ...(games ? { games } : {}) }
      let node = await startNode(options)
      const game = await entry.load()
      const { id, clients } = await seated(node.url, Math.min(...game.about.seatCounts), { game: title })
      const players = clients.map((client, seat) => new Player(client, id, game, [node.url], seat + 1))
      const whole = players.map((player) => player.play())
      const moved = (count: number) =>
        expect
          .poll(() => players.reduce((sum, each) => sum + each.acknowledged, 0), { timeout: 20_000, interval: 5 })
          .toBeGreaterThanOrEqual(count)
      for (const count of [3, 8]) {
        await moved(count)
        await node.kill('SIGKILL')
        node = await startNode(options)
      }
      await Promise.all(whole)
      expect(players.flatMap((player) => player.faults)).toEqual([])
      const info = (await clients[0]!.get<TableInfo>(`/api/tables/${id}`)).body
      expect(info.status).toBe('finished')
      const record = parseRecord((await clients[0]!.get<string>(`/api/tables/${id}/record`)).body)
      if (isFault(record)) throw new Error(record.fault)
      const replayed = replayRecord(record, game)
      expect(isFault(replayed) ? replayed.fault : 'verified').toBe('verified')
      await node.kill('SIGTERM')
      const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
      const ids = (await rows.db.selectFrom('entries').select('move_id').where('table_id', '=', id).execute()).map(
        (row) => row.move_id,
      )
      await rows.close()
      expect(new Set(ids).size).toBe(ids.length)
      // An act may be stored and its answer lost with the killed node, but never the other way round.
      const acknowledged = players.reduce((sum, player) => sum + player.acknowledged, 0)
      expect(ids.length).toBe(acknowledged)
    },
    180_000,
  )
})
