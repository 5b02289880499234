/**
 * What happened. Events without a name for a block are those the opponent may hear (R3 chapter 17);
 * `own` follows such an event for the owner's ears alone.
 */
import type { Seat } from '../../../engine/index.ts'
import type { AreaId, BlockId, CardId, Colour, ZoneId } from '../rules/ids.ts'
import type { Cause, EndReason, Office } from './state.ts'

export interface Shown {
  readonly block: BlockId
  readonly strength: number
}

export interface Going {
  readonly from: AreaId
  readonly to: AreaId | 'pool'
  readonly n: number
}

export type Event =
  /** Told to the owner only: which blocks the event before was about. */
  | { readonly type: 'own'; readonly blocks: readonly BlockId[] }
  // Cards
  | { readonly type: 'answered'; readonly seat: Seat }
  | { readonly type: 'hand-shown'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly points: number }
  | { readonly type: 'hands-stand' }
  | { readonly type: 'hand-kept'; readonly seat: Seat }
  | { readonly type: 'redealt'; readonly seats: readonly Seat[] }
  | { readonly type: 'chose'; readonly seat: Seat }
  | {
      readonly type: 'cards'
      readonly turn: number
      /** By seat. */
      readonly cards: readonly CardId[]
      readonly first: Seat
      /** Why that seat is Player 1 (R3-5.4). */
      readonly why: 'event' | 'higher' | 'tie'
    }
  // Actions; `left` is what is left of the points
  | {
      readonly type: 'marched'
      readonly seat: Seat
      readonly colour: Colour
      readonly route: readonly AreaId[]
      readonly attack: boolean
      readonly left: number
    }
  | {
      readonly type: 'sailed'
      readonly seat: Seat
      readonly n: number
      readonly from: AreaId
      readonly to: AreaId
      /** Named for an attack only. */
      readonly zone: ZoneId | null
      readonly left: number
    }
  | {
      readonly type: 'recruited'
      readonly seat: Seat
      readonly colour: Colour
      readonly area: AreaId
      readonly left: number
    }
  | { readonly type: 'mustered'; readonly seat: Seat; readonly area: AreaId }
  | { readonly type: 'plague'; readonly seat: Seat; readonly area: AreaId }
  /** An event card without a use. */
  | { readonly type: 'no-use'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'actions-over'; readonly seat: Seat }
  /** The main attack into an area, public at the end of the attacker's actions; `from` is `sea` for pirates. */
  | { readonly type: 'main'; readonly seat: Seat; readonly area: AreaId; readonly from: AreaId | 'sea' }
  | { readonly type: 'freed'; readonly block: BlockId }
  // Battles
  | {
      readonly type: 'battle'
      readonly area: AreaId
      readonly attacker: Seat
      /** The revealed blocks of both sides. */
      readonly front: readonly Shown[]
      /** Hidden reserves, by seat. */
      readonly reserves: readonly number[]
    }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'reserves'; readonly seat: Seat; readonly blocks: readonly Shown[]; readonly deployed: boolean }
  | { readonly type: 'held'; readonly seat: Seat }
  | {
      readonly type: 'treachery'
      readonly seat: Seat
      readonly office: Office
      /** Who rolls; `null` for the Treason card. */
      readonly block: BlockId | null
      readonly target: BlockId
      readonly dice: readonly number[]
      readonly success: boolean
    }
  | { readonly type: 'defected'; readonly seat: Seat; readonly from: BlockId; readonly to: BlockId }
  | {
      readonly type: 'fired'
      readonly block: BlockId
      readonly dice: readonly number[]
      readonly firepower: number
      readonly hits: number
    }
  | {
      readonly type: 'charged'
      readonly block: BlockId
      readonly target: BlockId
      readonly dice: readonly number[]
      readonly firepower: number
      readonly hits: number
    }
  /** The bonus shot of a charged block that lives (R3-8.11). */
  | {
      readonly type: 'shot-back'
      readonly block: BlockId
      readonly target: BlockId
      readonly dice: readonly number[]
      readonly firepower: number
      readonly hits: number
    }
  | { readonly type: 'hit'; readonly block: BlockId; readonly hits: number; readonly left: number }
  | { readonly type: 'hits-lost'; readonly n: number }
  | { readonly type: 'passed'; readonly block: BlockId }
  | { readonly type: 'retreated'; readonly block: BlockId; readonly to: AreaId }
  | { readonly type: 'roles-swapped'; readonly attacker: Seat }
  | { readonly type: 'battle-over'; readonly area: AreaId; readonly winner: Seat }
  | {
      readonly type: 'regrouped'
      readonly seat: Seat
      readonly colour: Colour
      readonly from: AreaId
      readonly to: AreaId
    }
  | { readonly type: 'regroup-over'; readonly seat: Seat }
  // Elimination and succession
  | {
      readonly type: 'eliminated'
      readonly block: BlockId
      readonly cause: Cause
      /** Out for good, face down in the pool, or face down at home. */
      readonly fate: 'dead' | 'pool' | 'home'
    }
  | { readonly type: 'king'; readonly block: BlockId }
  /** Where a King who followed a dead one stands, announced once (R3-10.2). */
  | { readonly type: 'king-stands'; readonly block: BlockId; readonly area: AreaId }
  | { readonly type: 'pretender'; readonly block: BlockId }
  // Supply phase
  | { readonly type: 'supply'; readonly turn: number }
  /** Everybody's supply is looked at; what is too much follows. */
  | { readonly type: 'limits' }
  /** So many blocks there must lose a strength, or leave for the pool at the reset. */
  | { readonly type: 'surplus'; readonly seat: Seat; readonly area: AreaId; readonly n: number }
  | { readonly type: 'entered'; readonly seat: Seat; readonly block: BlockId; readonly area: AreaId }
  | { readonly type: 'entry-waits'; readonly seat: Seat; readonly block: BlockId }
  | { readonly type: 'spared'; readonly seat: Seat; readonly block: BlockId }
  /** The seat has named its losses. */
  | { readonly type: 'losses-named'; readonly seat: Seat }
  | { readonly type: 'starved'; readonly seat: Seat; readonly area: AreaId; readonly n: number }
  // Political turn
  | { readonly type: 'disbanded'; readonly seat: Seat; readonly going: readonly Going[] }
  | {
      readonly type: 'count'
      /** By seat, London included. */
      readonly counts: readonly number[]
      readonly london: Seat | null
      readonly usurped: boolean
    }
  | { readonly type: 'went-home'; readonly seat: Seat; readonly going: readonly Going[] }
  | { readonly type: 'exiles-dismissed'; readonly seat: Seat; readonly area: AreaId; readonly n: number }
  | { readonly type: 'campaign'; readonly campaign: number }
  | { readonly type: 'over'; readonly winner: Seat; readonly reason: EndReason }
