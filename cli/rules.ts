/** The rules of a version, or one sentence on why there are none. */
import type { AnyGame } from '../engine/index.ts'
import { findGame, rulesOf } from '../games/index.ts'
import { frozenFault } from '../server/rules/frozen.ts'
import { refuse } from './refusal.ts'

const GAMES = new URL('../games/index.ts', import.meta.url).href

/** `later`: the versions that a record goes on by. */
export async function gameOfVersion(id: string, version: number, later: readonly number[] = []): Promise<AnyGame> {
  const entry = findGame(id) ?? refuse(`line 2: there is no game "${id}" here`)
  const rules = rulesOf(entry, version) ?? refuse(`line 2: there is no version ${version} of the rules of ${id} here`)
  for (const each of [version, ...later]) {
    const fault = await frozenFault(
      GAMES,
      id,
      rulesOf(entry, each) ?? refuse(`there are no rules ${each} of ${id} here`),
    )
    if (fault !== null) refuse(fault)
  }
  return await rules.load(later)
}
