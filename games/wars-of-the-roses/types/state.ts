/** The state as the rules keep it (numbers, see `rules/ids.ts`), and the parts it shares with events and views. */
import type { Seat } from '../../../engine/index.ts'
import type { LocationId, NobleId, PersonalityId, RegionId, SeaZoneId, ShipId } from '../rules/ids.ts'

/** The phases in which somebody decides; the others run by themselves (WR-16). */
export type Phase = 'draft' | 'aid' | 'planning' | 'over'

/** A plan in numbers. Nobody but its own seat may know it before the reveal. */
export interface Plan {
  /** The region of the bid for Captain of Calais, −1 without one. */
  calais: number
  bid: number
  /** By Location. */
  troops: number[]
  /** By Location. */
  mercenaries: number[]
  /** By personality, counted from the first bishop: 0 none, 1 white, 2 black. */
  cubes: number[]
  /** By ship, then noble: the sea zone or region it goes to, −1 to stay. */
  moves: number[]
}

export interface State {
  readonly seats: number
  /** Corrected figures of this table, laid over the data file; never changes. */
  readonly figures: Corrections | null
  /** By seat: 0 Lancaster, 1 York. Empty without houses (two or three players). */
  readonly houses: readonly number[]
  phase: Phase
  turn: number
  /** Seats in turn order. */
  order: number[]
  /** By asset: its seat, −1 for nobody. */
  owner: number[]
  /** By ship, then noble: the sea zone or region it is in; −1 for a noble not on the map. */
  place: number[]
  /** Face-down cards, the top one last. Nobody knows their order. */
  deck: number[]
  /** By card: an index of `CARD_PLACES`. */
  cards: number[]
  display: number[]
  /** Cards picked so far in this draft. */
  picks: number
  /** French Aid: the place in the turn order of the player being asked. */
  asked: number
  money: number[]
  vp: number[]
  mercenaries: number[]
  supply: number
  /** By seat: 1 while the French Aid token is there. */
  aid: number[]
  /** By running award: its holder, −1 for nobody. */
  awards: number[]
  /** By region: the house counter as the last parliament left it, −1 where none lies. */
  roses: number[]
  /** For each finished turn the house that crowned the King, −1 for none. */
  kings: number[]
  plans: Plan[]
  /** By seat: 1 once it has finished planning. */
  ready: number[]
  /** What the last reveal showed; replaced as a whole, never changed. */
  revealed: Reveal | null
}

/** Corrected figures: part of `data.json` with other values. */
export type Corrections = { readonly [key: string]: unknown }

/** One order of a plan, in names. */
export type Order =
  | { readonly kind: 'calais'; readonly region: RegionId; readonly amount: number }
  | { readonly kind: 'move'; readonly who: NobleId | ShipId; readonly to: RegionId | SeaZoneId }
  | { readonly kind: 'white'; readonly on: PersonalityId }
  | { readonly kind: 'black'; readonly on: PersonalityId }
  | { readonly kind: 'troops'; readonly at: LocationId; readonly n: number }
  | { readonly kind: 'mercenaries'; readonly at: LocationId; readonly n: number }

/**
 * Why an order comes to nothing. `money`: dropped for lack of it (WR-8.4); all others are illegal
 * and ignored free of charge (WR-8.6):
 * `unowned` nobody owns the target; `not-yours` a white cube on another player's personality;
 * `own` a black cube on an own one; `no-presence` no footing in the region; `too-far` out of reach.
 */
export type Fault = 'money' | 'unowned' | 'not-yours' | 'own' | 'no-presence' | 'too-far'

/** An order with what becomes of it. Orders stand in payment order: bid, moves, white, black, troops, mercenaries. */
export interface OrderLine {
  readonly order: Order
  /** What all of it costs; 0 when it is illegal. */
  readonly price: number
  /** How much of it is carried out: counters for troops and mercenaries, otherwise 0 or 1. */
  readonly kept: number
  /** `null` when all of it is carried out. */
  readonly fault: Fault | null
}

/** Victory points of one seat in one parliament. */
export interface Ledger {
  readonly regions: number
  readonly king: number
  readonly awards: number
  readonly trade: number
  readonly church: number
}

/** Everything the last reveal made public (WR-15). */
export interface Reveal {
  readonly turn: number
  /** By seat: every order with what became of it. */
  readonly plans: readonly (readonly OrderLine[])[]
  /** By seat: what was paid, bid included. */
  readonly paid: readonly number[]
  readonly captain: { readonly seat: Seat; readonly region: RegionId } | null
  /** By seat: what the parliament of that turn gave. */
  readonly ledgers: readonly Ledger[]
}
