/** What happened, blow by blow. All events are public but `planned`, which only its own seat is told. */
import type { Seat } from '../../../engine/index.ts'
import type {
  AssetId,
  AwardId,
  CardId,
  House,
  LocationId,
  NobleId,
  PersonalityId,
  RegionId,
  SeaZoneId,
  ShipId,
} from '../rules/ids.ts'
import type { Move } from './move.ts'
import type { Fault, Ledger, Order, OrderLine } from './state.ts'

export type Event =
  /** A turn begins: the turn order of WR-4 and the display of WR-5. `extra` of the cards come from neutral Locations. */
  | { readonly type: 'turn'; readonly turn: number; readonly order: readonly Seat[] }
  | { readonly type: 'display'; readonly cards: readonly CardId[]; readonly extra: number }
  | { readonly type: 'drafted'; readonly seat: Seat; readonly card: AssetId }
  /** A mercenary card: `n` counters from the supply. */
  | { readonly type: 'hired'; readonly seat: Seat; readonly card: CardId; readonly n: number }
  /** A running award changes hands; `null` is the board. */
  | { readonly type: 'award'; readonly award: AwardId; readonly from: Seat | null; readonly to: Seat | null }
  | { readonly type: 'boxed'; readonly cards: readonly CardId[] }
  | { readonly type: 'income'; readonly seat: Seat; readonly amount: number }
  /** French Aid used (`amount` pounds) or kept (`amount` 0). */
  | { readonly type: 'aid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'planning'; readonly turn: number }
  /** A step of the seat's own plan: told to that seat alone. */
  | { readonly type: 'planned'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'ready'; readonly seat: Seat }
  /** WR-8.1: all plans at once, by seat, with what will become of each order. */
  | { readonly type: 'reveal'; readonly plans: readonly (readonly OrderLine[])[] }
  /** WR-8.2: a bid is paid; `captain` follows, `seat: null` when nobody bid. */
  | { readonly type: 'bid'; readonly seat: Seat; readonly region: RegionId; readonly amount: number }
  | { readonly type: 'captain'; readonly seat: Seat | null; readonly region: RegionId | null }
  /** WR-8.3, seat by seat in reverse turn order: ignored and dropped orders, payment, moves, pieces. `n` counters or cubes. */
  | { readonly type: 'ignored'; readonly seat: Seat; readonly order: Order; readonly why: Exclude<Fault, 'money'> }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly order: Order; readonly n: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly amount: number; readonly left: number }
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly who: NobleId | ShipId
      readonly from: RegionId | SeaZoneId
      readonly to: RegionId | SeaZoneId
    }
  /** A white cube laid on an own personality. */
  | { readonly type: 'guarded'; readonly seat: Seat; readonly on: PersonalityId }
  | {
      readonly type: 'deployed'
      readonly seat: Seat
      readonly at: LocationId
      readonly attack: boolean
      readonly troops: number
      readonly mercenaries: number
    }
  /** WR-9: a black cube is resolved. `owner` is whoever owned the target until then. */
  | {
      readonly type: 'bribe'
      readonly seat: Seat
      readonly on: PersonalityId
      readonly owner: Seat
      readonly result: 'won' | 'stopped'
    }
  /** WR-10: one attack. `owner: null`: the Location was neutral. `garrison` counters joined and are part of `defenders`. */
  | {
      readonly type: 'battle'
      readonly seat: Seat
      readonly at: LocationId
      readonly owner: Seat | null
      readonly attackers: number
      readonly defenders: number
      readonly garrison: number
      readonly result: 'taken' | 'held' | 'neutral'
      readonly left: number
    }
  /** WR-10.9: used mercenaries go back to the common supply. */
  | { readonly type: 'disbanded'; readonly n: number }
  /**
   * WR-11.2 and WR-11.3: a region of the parliament. `points` by seat; `ranking` the seats with
   * points, best first; `vp` what the first and second of them scored; `house` who wins the votes.
   */
  | {
      readonly type: 'region'
      readonly region: RegionId
      readonly points: readonly number[]
      readonly ranking: readonly Seat[]
      readonly vp: readonly number[]
      readonly house: House | null
      readonly votes: number
    }
  /** WR-11.5: `house: null` when the votes are level. */
  | { readonly type: 'king'; readonly house: House | null; readonly votes: Votes; readonly vp: number }
  | { readonly type: 'titled'; readonly seat: Seat; readonly award: AwardId; readonly vp: number }
  | { readonly type: 'trade'; readonly seat: Seat; readonly port: LocationId; readonly vp: number }
  | { readonly type: 'church'; readonly seat: Seat; readonly town: LocationId; readonly vp: number }
  /** The parliament closes: by seat what it gave, and the VP that stand now. */
  | { readonly type: 'scored'; readonly ledgers: readonly Ledger[]; readonly vp: readonly number[] }
  | { readonly type: 'over'; readonly ranking: readonly Seat[]; readonly vp: readonly number[] }

/** How the votes of a region or of the whole parliament fell. */
export interface Votes {
  readonly lancaster: number
  readonly york: number
}
