/** However the house was started, telling it to stop stops it, and nobody is left behind. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { Client } from '../../server/tests/client.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'roses-stop-'))
const script = join(root, 'scripts/run.mjs')
// What npm start does once the client is built.
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: `node "${script}" serve` } }))
writeFileSync(join(folder, 'index.html'), '<!doctype html>')
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
let houses = 0

interface Started {
  readonly url: string
  readonly outer: ChildProcess
  /** When the last process that writes to our pipe is gone. */
  readonly allGone: Promise<void>
  readonly said: () => string
}

function start(command: string, args: readonly string[], cwd: string): Promise<Started> {
  const flags = ['--web-root', folder, '--port', '0', '--data-dir', join(folder, `data${houses++}`)]
  const env = { ...process.env, npm_command: undefined, DATABASE_URL: undefined }
  const stdio = ['ignore', 'pipe', 'pipe'] as const
  const outer = spawn(command, [...args, ...flags], { cwd, env, stdio: [...stdio], detached: true })
  running.add(outer)
  let said = ''
  const allGone = new Promise<void>((resolve) => {
    outer.once('close', () => {
      running.delete(outer)
      resolve()
    })
  })
  return new Promise((resolve, reject) => {
    void allGone.then(() => reject(new Error(`it ended: ${said}`)))
    for (const stream of [outer.stdout, outer.stderr])
      stream?.on('data', (data: Buffer) => {
        said += data.toString()
        const url = /is open: (http:\S+)/.exec(said)?.[1]
        if (url) resolve({ url, outer, allGone, said: () => said })
      })
  })
}

const ways: readonly (readonly [string, string, readonly string[], string])[] = [
  ['npm start', 'npm', ['start', '--silent', '--'], folder],
  ['npx roses serve', 'npx', ['roses', 'serve'], root],
  ['the script', process.execPath, [script, 'serve'], folder],
  ['roses itself', process.execPath, [join(root, 'cli/main.ts'), 'serve'], folder],
]

test.each(ways)('SIGTERM to %s closes the house and leaves no process behind', async (_, command, args, cwd) => {
  const { url, outer, allGone, said } = await start(command, args, cwd)
  const guests = await Promise.all(['Anna', 'Bob'].map((name) => Client.guest(url, name)))
  const lives = await Promise.all(guests.map((guest) => guest.live()))
  const goodbyes = lives.map((live) => live.wait((message) => message.tell === 'bye'))
  outer.kill('SIGTERM')
  expect(await Promise.all(goodbyes)).toMatchObject([{ reason: 'restart' }, { reason: 'restart' }])
  await allGone
  expect(said()).toContain('"msg":"closed"')
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
})

test('the house closes properly even if whoever started it is killed without a word', async () => {
  const { outer, allGone, said } = await start(process.execPath, [script, 'serve'], folder)
  outer.kill('SIGKILL')
  await allGone
  expect(said()).toContain('"msg":"closed"')
})

test('Ctrl+C reaches everybody at once, and the house still closes properly', async () => {
  const { outer, allGone, said } = await start('npm', ['start', '--silent', '--'], folder)
  process.kill(-outer.pid!, 'SIGINT')
  await allGone
  expect(said()).toContain('"msg":"closed"')
})

test('a house that does not even hear that it shall stop is ended by whoever started it', async () => {
  const deaf = `process.on('SIGTERM', () => {}); console.log('is open: http://nowhere'); setInterval(() => {}, 1000)`
  const outer = `const { runChild } = await import(${JSON.stringify(join(root, 'scripts/child.mjs'))})
    process.exit(await runChild(process.execPath, ['-e', ${JSON.stringify(deaf)}, '--'], { leash: true, patience: 50 }))`
  const started = await start(process.execPath, ['--input-type=module', '-e', outer, '--'], folder)
  started.outer.kill('SIGTERM')
  await started.allGone
})

test('a house that cannot open says why and ends, also below the script that started it', async () => {
  const nowhere = ['--database-url', 'postgres://nobody@127.0.0.1:1/roses']
  const outcome = start(process.execPath, [script, 'serve', ...nowhere], folder)
  await expect(outcome).rejects.toThrow(/it ended: roses: .*DATABASE_URL/s)
})
