/** What a seat (or a spectator) sees: every number a player needs, ready to be drawn. */
import type { Outcome, Seat } from '../../../engine/index.ts'
import type {
  AssetId,
  AssetType,
  AwardId,
  CardId,
  CardPlace,
  House,
  LocationId,
  NobleId,
  PersonalityId,
  RegionId,
  SeaZoneId,
  ShipId,
} from '../rules/ids.ts'
import type { Corrections, OrderLine, Phase, Reveal } from './state.ts'

export interface View {
  /** Whose view it is; `null` for a spectator. */
  readonly seat: Seat | null
  readonly seats: number
  readonly turn: number
  /** How many turns the game has. */
  readonly turns: number
  readonly phase: Phase
  /** Seats in the turn order of this turn; attacks and bribes run in the reverse order. */
  readonly order: readonly Seat[]
  /** By seat. */
  readonly players: readonly PlayerView[]
  /** All 48 assets, in the order of `ASSETS`. */
  readonly assets: readonly AssetView[]
  /** All six regions, in the order of `REGIONS`. */
  readonly regions: readonly RegionView[]
  /** The four running awards, in the order of `RUNNING_AWARDS`. */
  readonly awards: readonly AwardView[]
  /** The running draft; `null` outside it. */
  readonly draft: DraftView | null
  /** French Aid being offered; `null` outside that step. */
  readonly aid: { readonly seat: Seat; readonly amount: number } | null
  /** Face-down cards left. */
  readonly deckCount: number
  /** The cards nobody has seen yet, as a set in the order of `CARDS`. */
  readonly unseen: readonly CardId[]
  /** Locations whose cards lie face up on the deck and come back with the next display. */
  readonly neutral: readonly LocationId[]
  readonly boxed: readonly CardId[]
  /** Mercenary counters in the common supply, and how many a mercenary card gives this turn. */
  readonly supply: number
  readonly mercenariesPerCard: number
  /** For each finished turn the house of its King. */
  readonly kings: readonly (House | null)[]
  /** Prices and limits of this table. */
  readonly prices: PricesView
  /** The seat's own plan while it plans and after its `done`; `null` for spectators and outside planning. */
  readonly plan: PlanView | null
  /** All plans of the latest reveal, what was paid and what the parliament gave. */
  readonly revealed: Reveal | null
  /** Corrected figures of this table; `null`: the figures as shipped. */
  readonly figures: Corrections | null
  readonly outcome: Outcome | null
}

export interface PlayerView {
  readonly house: House | null
  readonly vp: number
  /** The full sum; nothing is deducted for a plan or a bid (WR-A14). */
  readonly money: number
  /** What the assets yield in the next income phase. */
  readonly income: number
  readonly mercenaries: number
  /** Whether the French Aid token is still there. */
  readonly frenchAid: boolean
  /** Planning: whether the plan stands. */
  readonly ready: boolean
  readonly awards: readonly AwardId[]
  /** Pairs of a port and its ship, of a cathedral town and its bishop. */
  readonly trade: number
  readonly church: number
  /** What a parliament would give now: regions, King, awards, bonuses (without the Captain of Calais). */
  readonly forecast: number
}

export interface AssetView {
  readonly id: AssetId
  readonly type: AssetType
  readonly owner: Seat | null
  readonly card: CardPlace
  readonly controlPoints: number
  readonly income: number
  /** Counters that join the first defence; 0 for personalities. */
  readonly garrison: number
  /** Cost of a white and of a black cube on it; 0 for Locations. */
  readonly white: number
  readonly black: number
  /** The region its control points count in now; `null` for a noble who is not on the map. */
  readonly region: RegionId | null
  /** Ships only. */
  readonly zone: SeaZoneId | null
  /** The region it belongs to (a noble's home, the region of a ship's port). */
  readonly home: RegionId
  /** The other half of a pair bonus: ship and port, bishop and cathedral town. */
  readonly pair: AssetId | null
}

export interface RegionView {
  readonly id: RegionId
  readonly votes: number
  readonly first: number
  readonly second: number
  /** Control points by seat, as the board stands. */
  readonly points: readonly number[]
  /** Seats with points, best first, ties broken as in parliament (WR-11.4). */
  readonly ranking: readonly Seat[]
  /** Control points of the houses and who would win the votes now; `null` without houses. */
  readonly houses: { readonly lancaster: number; readonly york: number; readonly leader: House | null } | null
  /** The house counter: who won the votes in the last parliament; `null` where none lies. */
  readonly rose: House | null
}

export interface AwardView {
  readonly id: AwardId
  readonly counts: AssetType
  readonly holder: Seat | null
  /** By seat: how many of the counted assets it owns. */
  readonly points: readonly number[]
  readonly vp: number
}

export interface DraftView {
  /** Cards face up, in the order they were laid out. */
  readonly display: readonly CardId[]
  /** The seat of every pick of this turn; `made` of them are done, so `order[made]` picks now. */
  readonly order: readonly Seat[]
  readonly made: number
}

export interface PricesView {
  readonly troop: number
  readonly whiteCubes: number
  readonly blackCubes: number
  readonly troops: number
  readonly bidRegions: readonly RegionId[]
  readonly captainPoints: number
  readonly captainVp: number
  readonly kingVp: number
  readonly tradeVp: number
  readonly churchVp: number
}

/** A plan in progress. */
export interface PlanView {
  readonly calais: { readonly region: RegionId; readonly amount: number } | null
  readonly troops: readonly { readonly at: LocationId; readonly n: number }[]
  readonly mercenaries: readonly { readonly at: LocationId; readonly n: number }[]
  readonly white: readonly PersonalityId[]
  readonly black: readonly PersonalityId[]
  readonly moves: readonly { readonly who: NobleId | ShipId; readonly to: RegionId | SeaZoneId }[]
  /** Pieces still in hand. */
  readonly left: {
    readonly troops: number
    readonly mercenaries: number
    readonly white: number
    readonly black: number
  }
  /** What all legal orders cost together, bid included. */
  readonly cost: number
  /** What will really be paid, and the money left then. */
  readonly pays: number
  readonly keeps: number
  /** Every order in payment order with its price and what will become of it. */
  readonly lines: readonly OrderLine[]
  /** The lines that come to nothing, in whole or in part: illegal orders (WR-8.6) and unpaid ones (WR-8.4). */
  readonly warnings: readonly OrderLine[]
  /** Regions where the seat may attack with this plan (WR-8.8). */
  readonly presence: readonly RegionId[]
}
