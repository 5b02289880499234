/** The files of a game's versions: what `roses freeze` reads and writes. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrozenVersion } from '../../engine/index.ts'
import { type Behaviour, behaviourHash } from '../../engine/kit/index.ts'

export type Listed = Pick<FrozenVersion, 'version' | 'hash' | 'behaviour'>

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function behaviourFile(folder: string, version: number): string {
  return join(folder, `golden/behaviour-${version}.json`)
}

export function writtenBehaviour(folder: string, version: number): Behaviour | null {
  const file = behaviourFile(folder, version)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Behaviour) : null
}

/** A line for each game played, so that a change shows where it is. */
export function writeBehaviour(folder: string, behaviour: Behaviour): void {
  const { game, version, games } = behaviour
  const lines = games.map((each) => `    ${JSON.stringify(each)}`).join(',\n')
  const head = `{\n  "game": ${JSON.stringify(game)},\n  "version": ${version},\n  "games": [\n`
  mkdirSync(join(folder, 'golden'), { recursive: true })
  writeFileSync(behaviourFile(folder, version), `${head}${lines}\n  ]\n}\n`)
}

export function frozenFile(folder: string, version: number): string {
  return join(folder, `versions/${version}.js`)
}

export function writeFrozen(folder: string, version: number, text: string): void {
  mkdirSync(join(folder, 'versions'), { recursive: true })
  writeFileSync(frozenFile(folder, version), text)
  writeFileSync(
    join(folder, `versions/${version}.d.ts`),
    `import type { FrozenModule } from '../../../engine/versions.ts'

export declare const game: FrozenModule['game']
export declare const words: FrozenModule['words']
`,
  )
}

/** `games/<id>/versions/index.ts`: the list of what is frozen. */
export function writeList(folder: string, behaviour: Behaviour, frozen: readonly Listed[]): void {
  const lines = frozen.map(({ version, hash, behaviour: did }) => {
    const lift = existsSync(join(folder, `versions/${version}.lift.ts`))
      ? `      lift: async () => (await import('./${version}.lift.ts')).lift,\n`
      : ''
    return `    {
      version: ${version},
      hash: '${hash}',
      behaviour: '${did}',
      load: () => import('./${version}.js'),
${lift}    },\n`
  })
  const list = lines.length > 0 ? `[\n${lines.join('')}  ]` : '[]'
  mkdirSync(join(folder, 'versions'), { recursive: true })
  writeFileSync(
    join(folder, 'versions/index.ts'),
    `/** Written by \`roses freeze\`: what today's rules do, in short, and the older versions that stay loadable. */
import type { Versions } from '../../../engine/versions.ts'

export const versions: Versions = {
  behaviour: '${behaviourHash(behaviour)}',
  frozen: ${list},
}
`,
  )
}
