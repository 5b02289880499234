/** Whose name a block bears: the one of 1460 and, where it matters, the one who had the title after him. */
import { fateOf, type PersonId } from '../../../art/index.ts'
import type { Phrase } from '../../../engine/game.ts'
import type { BlockId } from '../rules/ids.ts'
import fates from './fates.json' with { type: 'json' }

const FATES: Readonly<Record<string, readonly string[]>> = fates

export function fatesOf(block: BlockId): readonly Phrase[] {
  const people = FATES[block.replace(/^(lancaster|york)-/, '')] ?? []
  return people.map((id) => fateOf(id as PersonId))
}
