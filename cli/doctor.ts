import { doctor, HOST, PORT, readPort } from '../server/main.ts'
import { readFlags } from './arguments.ts'
import { DATABASE_FLAGS, databaseOf, setting } from './database.ts'
import { plainly } from './serve.ts'

const MARKS = { good: 'ok   ', note: 'note ', warning: 'warn ', wrong: 'WRONG' } as const

/** One line for each thing looked at; exit code 1 if one of them is wrong. */
export async function doctorCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    ...DATABASE_FLAGS,
    port: { type: 'string' },
    host: { type: 'string' },
    json: { type: 'boolean' },
  })
  try {
    const port = readPort(setting(flags, 'port', 'PORT', String(PORT)))
    const host = setting(flags, 'host', 'HOST', HOST)
    const named = setting(flags, 'data-dir', 'DATA_DIR', '') !== ''
    const findings = await doctor({ ...databaseOf(flags), named, host, port, env: process.env })
    const lines = findings.map(({ state, about, says }) => `${MARKS[state]}  ${about.padEnd(9)} ${says}`)
    process.stdout.write(`${flags.values['json'] ? JSON.stringify(findings, null, 2) : lines.join('\n')}\n`)
    process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0
  } catch (error) {
    plainly(error)
  }
}
