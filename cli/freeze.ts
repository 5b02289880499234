/**
 * Keeps a version of a game's rules for ever, before they are changed: `roses freeze <game>` writes them as one module to
 * `games/<id>/versions/`. After the change and the raised version, `--behaviour` writes down what the new rules do.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyGame, LOCALES } from '../engine/index.ts'
import { type Behaviour, behaviourFault, behaviourHash, behaviourOf } from '../engine/kit/index.ts'
import { findGame } from '../games/index.ts'
import { gameNamed, readFlags } from './arguments.ts'
import { bundle } from './freeze/bundle.ts'
import {
  frozenFile,
  type Listed,
  sha256,
  writeBehaviour,
  writeFrozen,
  writeList,
  writtenBehaviour,
} from './freeze/files.ts'
import { refuse } from './refusal.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

export async function freezeCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, { behaviour: { type: 'boolean' }, unreleased: { type: 'boolean' } })
  const game = await gameNamed(flags.words[0])
  const { id, version } = game.about
  const folder = join(ROOT, 'games', id)
  const frozen: readonly Listed[] = findGame(id)?.frozen ?? []
  if (flags.values['behaviour']) {
    for (let older = 1; older < version; older++)
      if (!frozen.some((each) => each.version === older))
        refuse(`version ${older} of ${id} is not frozen: take the change back and freeze it first`)
    const behaviour = newBehaviour(game, writtenBehaviour(folder, version), flags.values['unreleased'] === true)
    writeBehaviour(folder, behaviour)
    writeList(folder, behaviour, frozen)
    process.stdout.write(`What version ${version} of ${id} does is written down (${behaviourHash(behaviour)}).\n`)
    return
  }
  const behaviour = asWritten(game, writtenBehaviour(folder, version))
  const text = await bundle(ROOT, `games/${id}`, version, LOCALES)
  const hash = sha256(text)
  const file = frozenFile(folder, version)
  if (existsSync(file) && sha256(readFileSync(file, 'utf8')) !== hash)
    refuse(`version ${version} of ${id} is frozen already, and the sources are no longer those it was made of`)
  writeFrozen(folder, version, text)
  const others = frozen.filter((each) => each.version !== version)
  writeList(folder, behaviour, [...others, { version, hash, behaviour: behaviourHash(behaviour) }])
  process.stdout.write(`games/${id}/versions/${version}.js is version ${version} for ever (${hash.slice(0, 16)}).\n`)
}

/** Only rules that still do what was written down of their version are frozen under its number. */
function asWritten(game: AnyGame, written: Behaviour | null): Behaviour {
  const { id, version } = game.about
  if (!written) return refuse(`nothing is written down of version ${version} yet: roses freeze ${id} --behaviour`)
  const fault = behaviourFault(game, written)
  if (fault !== null) refuse(`the rules are no longer those of version ${version}: ${fault}`)
  return written
}

function newBehaviour(game: AnyGame, written: Behaviour | null, unreleased: boolean): Behaviour {
  const { id, version } = game.about
  const fault = written && !unreleased ? behaviourFault(game, written) : null
  if (fault !== null)
    refuse(`version ${version} of ${id} did something else: ${fault}. Raise about.version (or --unreleased)`)
  return behaviourOf(game)
}
