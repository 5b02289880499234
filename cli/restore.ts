import { restore } from '../server/main.ts'
import { readFlags } from './arguments.ts'
import { DATABASE_FLAGS, databaseOf } from './database.ts'
import { refuse } from './refusal.ts'
import { plainly } from './serve.ts'

export async function restoreCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, DATABASE_FLAGS)
  const from = flags.words[0] ?? refuse('from where? roses restore <file>')
  const { file, before } = await restore({ ...databaseOf(flags), from }).catch(plainly)
  process.stdout.write(`${file} is as it was in ${from}.\n`)
  if (before !== null) process.stdout.write(`What was there before is in ${before}\n`)
}
