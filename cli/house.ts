/** Moving house: everything to one file, and from it into an empty database of either kind. */
import { exportHouse, importHouse } from '../server/main.ts'
import { readFlags } from './arguments.ts'
import { DATABASE_FLAGS, databaseOf } from './database.ts'
import { Progress } from './progress.ts'
import { refuse } from './refusal.ts'
import { plainly } from './serve.ts'

type Counted = Awaited<ReturnType<typeof exportHouse>>

export async function exportHouseCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, DATABASE_FLAGS)
  const to = flags.words[0] ?? refuse('where to? roses export-house <file>')
  const moved = await watched('exporting', (onProgress) => exportHouse({ ...databaseOf(flags), to, onProgress }))
  tell(moved)
  process.stdout.write(
    `The house is in ${to}; what happens in it from now on is not. Keep the file to yourself: it holds everything.\n`,
  )
}

export async function importHouseCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, DATABASE_FLAGS)
  const from = flags.words[0] ?? refuse('from where? roses import-house <file>')
  const moved = await watched('importing', (onProgress) => importHouse({ ...databaseOf(flags), from, onProgress }))
  tell(moved)
  process.stdout.write(`Everything of ${from} is there, counted and compared. People stay signed in.\n`)
}

async function watched(
  what: string,
  work: (onProgress: (done: number, total: number) => void) => Promise<Counted>,
): Promise<Counted> {
  let progress: Progress | null = null
  try {
    return await work((done, total) => (progress ??= new Progress(what, total)).at(done))
  } catch (error) {
    return plainly(error)
  } finally {
    ;(progress as Progress | null)?.end()
  }
}

function tell(moved: Counted): void {
  for (const { table, rows, hash } of moved)
    process.stdout.write(`${table.padEnd(16)} ${String(rows).padStart(9)} rows  ${hash.slice(0, 16)}\n`)
}
