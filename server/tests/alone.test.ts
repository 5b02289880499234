/** Games without other people: nobody else asked for the work they make. */
import { afterAll, expect, test } from 'vitest'
import type { TableInfo } from '../../protocol/index.ts'
import { openStorage } from '../storage/index.ts'
import { Client } from './client.ts'
import { serve, type Served } from '../main.ts'
import { closeAll, place, SAMPLE } from './test-server.ts'

let served: Served
afterAll(async () => {
  await served.close()
  await closeAll()
})

test('one person has a few games without other people at a time, and as many with others as they like', async () => {
  const where = await place('sqlite')
  // A house like any other: nothing is said of limits.
  served = await serve({ ...where, port: 0, games: SAMPLE, webRoot: null, logLevel: 'silent' })
  const me = await Client.guest(served.url)
  const make = async (...kinds: readonly string[]) => {
    const seats = kinds.map((seat) => (seat === 'bot' ? { kind: 'bot', level: 'page' } : { kind: seat }))
    const made = await me.post<TableInfo & { refused?: string }>('/api/tables', { game: 'sample', seats })
    return made.body.refused ?? made.body.status
  }
  const solo = []
  for (let i = 0; i < 13; i++) solo.push(await make('me', 'bot'))
  expect(solo).toEqual([...Array.from({ length: 12 }, () => 'playing'), 'too-many-tables'])
  expect(await make('me', 'open')).toBe('open')
  // An open seat is a way in for others; giving it to a bot is not a way around.
  const { body } = await me.post<TableInfo>('/api/tables', {
    game: 'sample',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  const seated = await me.post<{ refused?: string }>(`/api/tables/${body.id}/bot`, { seat: 1, level: 'page' })
  expect(seated.body.refused).toBe('too-many-tables')

  // Bots among themselves: as if their games went on and on.
  for (let i = 0; i < 4; i++) expect(await make('bot', 'bot')).toBe('playing')
  const rows = await openStorage({ dataDir: where.dataDir ?? '' })
  const over = rows.db.selectFrom('tables').select('id').where('status', '=', 'finished')
  await expect.poll(async () => (await over.execute()).length).toBe(4)
  await rows.db.updateTable('tables').set({ status: 'playing' }).where('status', '=', 'finished').execute()
  expect(await make('bot', 'bot')).toBe('too-many-tables')
  await rows.close()
})
