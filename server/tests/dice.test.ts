/** What the house can still choose once a table is made. */
import { createHmac } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { entropyWays, isFault, parseRecord } from '../../engine/index.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { Client } from './client.ts'
import { closeAll, place, SAMPLE, startServer } from './test-server.ts'

afterAll(closeAll)

test('a bot, and a program that sends nothing, add to the dice what the house was bound to before it knew mine', async () => {
  const served = await startServer({ ...(await place('sqlite')), games: SAMPLE })
  const [me, silent] = [await Client.guest(served.url, 'Anna'), await Client.guest(served.url, 'Program')]
  const mine = 'ab'.repeat(32)
  const record = async (seats: readonly object[]) => {
    const made = (await me.post<TableInfo>('/api/tables', { game: 'sample', seats, entropy: mine, public: true })).body
    if (made.status === 'open') await silent.post(`/api/tables/${made.id}/join`, {})
    await me.post(`/api/tables/${made.id}/resign`)
    const read = parseRecord((await me.get<string>(`/api/tables/${made.id}/record`)).body)
    if (isFault(read) || read.dice.make !== 'sealed') throw new Error('no record on sealed dice')
    expect(read.dice.commitment).toBe(made.dice.commitment)
    const page = (await me.get<TableInfo>(`/api/tables/${made.id}`)).body
    expect(page.dice.entropy).toEqual(read.dice.entropy)
    return { read, dice: read.dice }
  }
  for (const other of [{ kind: 'bot', level: 'page' }, { kind: 'open' }]) {
    const { read, dice } = await record([{ kind: 'me' }, other])
    const key = Buffer.from(dice.key ?? '', 'hex')
    const due = createHmac('sha256', key).update('rose-and-crown dice entropy of seat 2').digest('hex')
    expect(dice.entropy).toEqual([mine, due])
    expect(entropyWays(read)).toEqual(['openly', 'house'])
  }
})
