/** The cards of facts: what there is to know of a piece and of a region, in the words of the board in words. */
import { type Fact, toldOf } from '../../../art/index.ts'
import { describe } from '../speech/describe.ts'
import type { AssetView, RegionView } from '../types/index.ts'
import type { BoardContext } from './context.tsx'
import { fatesOf } from './fates.ts'

export function assetFact({ say, view }: BoardContext, { id }: AssetView): Fact {
  return toldOf(say, () => describe(view, id), fatesOf(id))
}

export function regionFact({ say, view }: BoardContext, { id }: RegionView): Fact {
  return toldOf(say, () => describe(view, id))
}
