/** The heads of a noble's family in the years of the game. */
import { fateOf, type PersonId } from '../../../art/index.ts'
import type { Phrase } from '../../../engine/game.ts'
import type { AssetId } from '../rules/ids.ts'
import fates from './fates.json' with { type: 'json' }

const FATES: Readonly<Record<string, readonly string[]>> = fates

export function fatesOf(asset: AssetId): readonly Phrase[] {
  return (FATES[asset] ?? []).map((id) => fateOf(id as PersonId))
}
