/** Whose rows a command works on: flags first, then the environment, then the defaults. */
import { fileURLToPath } from 'node:url'
import type { Flags } from './arguments.ts'

export const DATABASE_FLAGS = { 'data-dir': { type: 'string' }, 'database-url': { type: 'string' } } as const

export function setting(flags: Flags, flag: string, name: string, fallback: string): string {
  return String(flags.values[flag] ?? process.env[name] ?? fallback)
}

export function databaseOf(flags: Flags): { dataDir: string; databaseUrl?: string } {
  const dataDir = setting(flags, 'data-dir', 'DATA_DIR', fileURLToPath(new URL('../data', import.meta.url)))
  const databaseUrl = setting(flags, 'database-url', 'DATABASE_URL', '')
  return databaseUrl === '' ? { dataDir } : { dataDir, databaseUrl }
}
