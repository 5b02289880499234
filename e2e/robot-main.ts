/** `npm run robot -- --minutes 15 --seed 3 --game NAME`: the robot of `robot.ts`, for as long as one likes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { freePort } from '../scripts/free-port.ts'
import { serve } from '../server/main.ts'
import { findBrowser } from './browser.ts'
import { Robot } from './robot.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
})

const port = await freePort()
const dataDir = mkdtempSync(join(tmpdir(), 'roses-robot-'))
const server = await serve({ port, host: '127.0.0.1', dataDir, limits: 0, logLevel: 'error' })
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, chromiumSandbox: false, env: { ...process.env, ...env } })
const end = Date.now() + Number(values.minutes) * 60_000
try {
  const account = await Robot.run(browser, `http://127.0.0.1:${port}`, {
    seed: Number(values.seed),
    until: () => Date.now() >= end,
    ...(values.game === undefined ? {} : { game: values.game }),
    tell: (line) => process.stdout.write(`${line}\n`),
  })
  process.stdout.write(`${account.games} tables, ${account.deeds} deeds, ${account.moves} moves\n`)
  for (const fault of new Set(account.faults)) process.stdout.write(`fault: ${fault}\n`)
  process.exitCode = account.faults.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
}
