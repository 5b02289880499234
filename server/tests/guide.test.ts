/** The program in the guide for bot authors is run as it stands there. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { TableInfo } from '../../protocol/index.ts'
import { Client } from './client.ts'
import { closeAll, startServer, place } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-guide-'))
afterAll(async () => {
  await closeAll()
  rmSync(folder, { recursive: true, force: true })
})

test('the guide’s bot gets a token, plays a whole game with it and says how it ended', async () => {
  const guide = readFileSync(new URL('../../docs/bot-guide.md', import.meta.url), 'utf8')
  const program = /```js\n([\s\S]+?)```/.exec(guide)![1]!
  const lines = program.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*\*)/.test(line))
  expect(lines.length).toBeLessThanOrEqual(32)
  const file = join(folder, 'bot.mjs')
  writeFileSync(file, program)
  const served = await startServer({ ...(await place('sqlite')), limits: 1 })
  const me = await Client.guest(served.url)
  const { token } = (await me.post<{ token: string }>('/api/me/tokens', { label: 'my bot' })).body
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'page' }]
  const { id } = (await me.post<TableInfo>('/api/tables', { game: 'sample', seats })).body
  const env = { ...process.env, ROSES_URL: served.url, ROSES_TOKEN: token, ROSES_TABLE: id }
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString()
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect(code).toBe(0)
  expect(output).toMatch(/^place [12], score \d+\n$/)
  expect((await me.ask('getTable', { id })).body.status).toBe('finished')
})
