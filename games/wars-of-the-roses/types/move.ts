import type { CardId, LocationId, NobleId, PersonalityId, RegionId, SeaZoneId, ShipId } from '../rules/ids.ts'

/**
 * One small step. Planning is built from steps and closed with `done`; a step is taken back by its
 * opposite (`by: -1`, `cube: null`, `to: null`) or by undo.
 */
export type Move =
  /** WR-5.4: take a card of the display. */
  | { readonly type: 'draft'; readonly card: CardId }
  /** WR-6.3: use the French Aid token, or keep it. */
  | { readonly type: 'aid'; readonly use: boolean }
  /** One troop counter more or less on a Location: own to defend it, another player's to attack it. */
  | { readonly type: 'troops'; readonly at: LocationId; readonly by: 1 | -1 }
  /** The same with a mercenary counter. */
  | { readonly type: 'mercenaries'; readonly at: LocationId; readonly by: 1 | -1 }
  /** A white cube on an own personality, a black one on another player's; `null` takes the cube back. */
  | { readonly type: 'cube'; readonly on: PersonalityId; readonly cube: 'white' | 'black' | null }
  /** A noble to a neighbouring region, a ship along the coast; `null`: stay after all. */
  | { readonly type: 'go'; readonly who: NobleId | ShipId; readonly to: RegionId | SeaZoneId | null }
  /** Raises or lowers the Calais bid in a region; `by: 0` carries the whole bid over to that region. */
  | { readonly type: 'calais'; readonly region: RegionId; readonly by: 1 | 5 | 0 | -1 | -5 }
  /** WR-7.1: the plan stands. Undo takes it back while others still plan. */
  | { readonly type: 'done' }
