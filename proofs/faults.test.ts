/** A short run of the harness; `node proofs/faults.ts --kills 200` is the long one. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGame } from '../games/index.ts'
import { openStorage } from '../server/storage/index.ts'
import { Client } from '../server/tests/client.ts'
import { startNode } from '../server/tests/process.ts'
import { checkAll, sitDown, trouble } from './faults.ts'
import { Stubborn } from './stubborn.ts'

// What one database has suffered the other need not: the long run does everything to both.
const TROUBLES = {
  sqlite: { kills: 2, pauses: 1, restarts: 0 },
  postgres: { kills: 1, pauses: 0, restarts: 1 },
}

test.each(['sqlite', 'postgres'] as const)(
  'killed, stopped, cut off and restarted on %s, the house keeps its word',
  async (kind) => {
    const report = await trouble({ kind, ...TROUBLES[kind], tables: 2, seed: 1485 })
    expect(report.faults).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(0)
    expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged)
    expect(report.recordsVerified).toBe(report.tables)
  },
  600_000,
)

/** A disk of a few megabytes that can be made larger, as an operator would; only root can make one. */
function smallDisk(folder: string): { grow(): void; remove(): void } | null {
  try {
    mkdirSync(folder, { recursive: true })
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=4m', 'roses', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  return {
    grow: () => void execFileSync('/bin/mount', ['-o', 'remount,size=256m', folder]),
    remove: () => void execFileSync('/bin/umount', ['-l', folder]),
  }
}

test('a full disk refuses moves and loses none; with room again play goes on', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'roses-disk-'))
  const disk = smallDisk(join(folder, 'data'))
  if (!disk) {
    rmSync(folder, { recursive: true, force: true })
    return context.skip('mounting a small disk needs root')
  }
  const dataDir = join(folder, 'data')
  let node = await startNode({ port: 0, dataDir })
  let storage = await openStorage({ dataDir })
  try {
    const table = await sitDown(node.url, storage, 0)
    const game = await findGame(table.game)!.load()
    // Fills the disk with what people write, through the front door, until the server says that it cannot.
    const writer = await Client.guest(node.url, 'Writer')
    let refused = 0
    for (let page = 0; page < 4000 && refused < 3; page++) {
      const seats = [{ kind: 'me' }, { kind: 'open' }]
      const made = await writer.post<{ id: string }>('/api/tables', { game: table.game, seats })
      const noted =
        made.status === 200
          ? await writer.put(`/api/tables/${made.body.id}/notes`, { text: 'x'.repeat(9000) })
          : { status: made.status }
      if (noted.status >= 500) refused++
    }
    expect(refused).toBeGreaterThan(0)
    const play = async (seed: number, enough: (acknowledged: number) => boolean): Promise<void> => {
      const players = table.clients.map((client, seat) => new Stubborn(client, table.id, seat, game, seat + seed))
      table.accounts.push(...players.map(({ account }) => account))
      const acknowledged = (): number => players.reduce((sum, { account }) => sum + account.acknowledged.length, 0)
      await Promise.all(players.map((player) => player.play(() => enough(acknowledged()))))
    }
    const until = performance.now() + 1500
    await play(1, () => performance.now() > until)
    expect((await writer.get('/healthz')).status).toBe(200)
    disk.grow()
    // With room again somebody gets through: otherwise this would go on until the test's time is up.
    await play(2, (acknowledged) => acknowledged >= 5)
    await node.kill('SIGKILL')
    await storage.close()
    node = await startNode({ port: 0, dataDir })
    storage = await openStorage({ dataDir })
    const { faults, recordsVerified } = await checkAll(storage, node, [table])
    expect(faults).toEqual([])
    expect(recordsVerified).toBe(1)
  } finally {
    await node.kill('SIGKILL')
    await storage.close().catch(() => undefined)
    disk.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}, 300_000)
