/**
 * A new game to start from: the sample game under another id, with its own title, seats and rule ids, and its lines in
 * `games/index.ts`. Whatever is wrong with the request is said before anything is written.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyGame, Catalogue } from '../engine/index.ts'
import { behaviourOf, golden, perft } from '../engine/kit/index.ts'
import { catalogue } from '../games/index.ts'
import { type Flags, readFlags } from './arguments.ts'
import { writeBehaviour, writeList } from './freeze/files.ts'
import { sampleFiles, withGame } from './new-game/files.ts'
import { freePrefix, idFrom, type Naming, seatsFrom, titleFrom } from './new-game/naming.ts'
import { refuse } from './refusal.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const CATALOGUE = join(ROOT, 'games/index.ts')
const SAMPLE = join(ROOT, 'docs/sample-game')

export async function newGameCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, { seats: { type: 'string' }, title: { type: 'string' } })
  const naming = namingFrom(flags)
  const folder = join(ROOT, 'games', naming.id)
  const listed = withGame(readFileSync(CATALOGUE, 'utf8'), naming.id)
  const files = sampleFiles(SAMPLE, naming)
  try {
    for (const [name, text] of files) write(join(folder, name), text)
    const { game } = (await import(pathToFileURL(join(folder, 'index.ts')).href)) as { game: AnyGame }
    write(join(folder, 'golden/whole.txt'), playthrough(game, folder, naming))
    write(join(folder, 'golden/perft.txt'), perft(game, { seats: naming.seats, depth: 3, after: [0, 7, 12] }))
    const behaviour = behaviourOf(game)
    writeBehaviour(folder, behaviour)
    writeList(folder, behaviour, [])
    // Last, and at once: until this line stands there, nobody knows of the game.
    write(`${CATALOGUE}.new`, listed)
    renameSync(`${CATALOGUE}.new`, CATALOGUE)
  } catch (error) {
    for (const left of [folder, `${CATALOGUE}.new`]) rmSync(left, { recursive: true, force: true })
    throw error
  }
  const { id, prefix } = naming
  process.stdout.write(
    `games/${id}/ is a whole game for ${seatsText(naming)} players, its rules ${prefix}-1.1 and on. Look at it:\n` +
      `  npx roses play ${id}\n` +
      `  npx vitest run games/${id}\n` +
      `  npm start\n` +
      `CONTRIBUTING.md says what to replace, part by part.\n`,
  )
}

function namingFrom({ words, values }: Flags): Naming {
  if (words.length > 1) refuse(`one game at a time, not "${words.slice(0, 3).join(' ').slice(0, 60)}"`)
  const id = idFrom(words[0])
  const text = (flag: string): string | undefined => {
    const value = values[flag]
    return typeof value === 'string' ? value : undefined
  }
  const naming = { id, title: titleFrom(text('title'), id), seats: seatsFrom(text('seats')) }
  if (!existsSync(join(SAMPLE, 'index.ts')) || !existsSync(CATALOGUE))
    refuse('a new game is made in a checkout of the sources, and docs/sample-game is not here')
  if (existsSync(join(ROOT, 'games', id)) || catalogue.some(({ about }) => about.id === id))
    refuse(`games/${id} is there already`)
  const taken = catalogue.map(({ about }) => about.rulePrefix)
  return { ...naming, prefix: freePrefix(id, taken) }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** What the new game's own golden test will play; how many positions follow is counted as that of `perft` does. */
function playthrough(game: AnyGame, folder: string, { seats }: Naming): string {
  const words = JSON.parse(readFileSync(join(folder, 'words/en.json'), 'utf8')) as Catalogue
  return golden(game, { seats: Math.min(...seats), words })
}

function seatsText({ seats }: Naming): string {
  return seats.length === 1 ? `${seats[0]}` : `${seats[0]} to ${seats.at(-1)}`
}
