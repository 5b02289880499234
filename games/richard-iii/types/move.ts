/**
 * Every choice of the game (R3 chapter 16), one small step each.
 * All ids are those of `rules/ids.ts`; a list of legal moves holds every way there is.
 */
import type { AreaId, BlockId, CardId, ZoneId } from '../rules/ids.ts'

export type Move =
  // After a deal, both players at once (R3-5.2)
  | { readonly type: 'decline' }
  | { readonly type: 'request' }
  /** The opponent of a sole requester keeps his seven cards or gives them back. */
  | { readonly type: 'keep' }
  | { readonly type: 'give-back' }
  // Card phase, both at once (R3-5.3); taken back with undo until both have chosen
  | { readonly type: 'card'; readonly card: CardId }
  // Action phase
  /** `route` names every area from the start to the end (R3-6.3, R3-7.1). */
  | { readonly type: 'march'; readonly block: BlockId; readonly route: readonly AreaId[] }
  /**
   * One sea move: one block, or two of them port to port (R3-6.22). `zone` is named only when the
   * move is a pirates' attack, where it matters (R3-7.4).
   */
  | {
      readonly type: 'sail'
      readonly blocks: readonly BlockId[]
      readonly from: AreaId
      readonly to: AreaId
      readonly zone: ZoneId | null
    }
  | { readonly type: 'recruit'; readonly block: BlockId; readonly area: AreaId }
  /** Names the area of a Muster; marches to it follow (R3-7.3). */
  | { readonly type: 'muster'; readonly area: AreaId }
  | { readonly type: 'plague'; readonly area: AreaId }
  /** Ends the action phase, passes an event, ends a regroup, closes the plan of going home. */
  | { readonly type: 'end' }
  /** After `end`: of several borders used into `area`, the one from `from` is the main attack (R3-6.12). */
  | { readonly type: 'main'; readonly area: AreaId; readonly from: AreaId }
  // Battle phase
  | { readonly type: 'battle'; readonly area: AreaId }
  /** The Treason card's roll before round 1 (R3-9.8). */
  | { readonly type: 'treason'; readonly target: BlockId }
  | { readonly type: 'hold' }
  | { readonly type: 'fire'; readonly block: BlockId }
  | { readonly type: 'pass'; readonly block: BlockId }
  | { readonly type: 'retreat'; readonly block: BlockId; readonly to: AreaId }
  | { readonly type: 'charge'; readonly block: BlockId; readonly target: BlockId }
  | { readonly type: 'treachery'; readonly block: BlockId; readonly target: BlockId }
  /** Which of the owner's blocks of equal highest strength takes the hits (R3-8.9). */
  | { readonly type: 'hit'; readonly block: BlockId }
  | { readonly type: 'regroup'; readonly block: BlockId; readonly to: AreaId }
  // Supply phase
  | { readonly type: 'enter'; readonly block: BlockId; readonly area: AreaId }
  | { readonly type: 'execute'; readonly block: BlockId }
  | { readonly type: 'spare'; readonly block: BlockId }
  /** A surplus block loses one strength (R3-11.2); both players at once. */
  | { readonly type: 'starve'; readonly block: BlockId }
  // Political turn
  /** Plans where a block goes home to (R3-12.5 to R3-12.8); closed with `end`. */
  | { readonly type: 'home'; readonly block: BlockId; readonly to: AreaId | 'pool' }
  /** A surplus exile goes to the pool (R3-12.10); both players at once. */
  | { readonly type: 'dismiss'; readonly block: BlockId }
