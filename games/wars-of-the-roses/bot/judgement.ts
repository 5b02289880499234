/** What things are worth to a player, in victory points, at a glance: quick and rough, for the bots. */
import { regionOf } from '../rules/control.ts'
import { type Realm, realmOf } from '../rules/figures.ts'
import { ASSET_TYPES, cardNumber, FIRST_MERCENARY, FIRST_NOBLE, FIRST_SHIP, REGIONS } from '../rules/ids.ts'
import { aidFor } from '../rules/income.ts'
import type { State } from '../types/index.ts'
import type { Picks } from './picks.ts'

/** What is read of a state. */
export type Board = Pick<
  State,
  'seats' | 'figures' | 'turn' | 'order' | 'owner' | 'place' | 'money' | 'vp' | 'mercenaries'
>

export interface Judgement {
  readonly realm: Realm
  readonly board: Board
  readonly seat: number
  readonly picks: Picks
  /** Control points by region and seat, flat; a planner may shift them as orders are made. */
  readonly points: number[]
  /** By asset type and seat, flat: how many of the type the seat owns. */
  readonly held: readonly number[]
  /** By region and seat, flat: what `expected` says of the points as they are; NaN until it is asked. */
  readonly hopes: number[]
  /** What a point scored in every parliament to come is worth. */
  readonly horizon: number
  /** What a pound is worth in victory points. */
  readonly pound: number
  /** By seat: how much a point less for that rival is worth; leaders count for more. */
  readonly rivalry: readonly number[]
}

/** Zeros and unknowns by the number of seats, to be copied. */
const NO_POINTS = [0, 1, 2, 3, 4].map((seats) => Array.from({ length: REGIONS.length * seats }, () => 0))
const NO_HOPES = [0, 1, 2, 3, 4].map((seats) => Array.from({ length: REGIONS.length * seats }, () => Number.NaN))
const NONE_HELD = [0, 1, 2, 3, 4].map((seats) => Array.from({ length: ASSET_TYPES.length * seats }, () => 0))

export function judge(board: Board, seat: number, picks: Picks): Judgement {
  const realm = realmOf(board)
  const { seats, owner, vp } = board
  const points = (NO_POINTS[seats] ?? []).slice()
  const held = (NONE_HELD[seats] ?? []).slice()
  for (let asset = 0; asset < owner.length; asset++) {
    const by = owner[asset] ?? -1
    if (by < 0) continue
    const type = (realm.type[asset] ?? 0) * seats + by
    held[type] = (held[type] ?? 0) + 1
    const region = regionOf(realm, board, asset)
    if (region < 0) continue
    const at = region * seats + by
    points[at] = (points[at] ?? 0) + (realm.points[asset] ?? 0)
  }
  let horizon = 0
  let weight = 1
  for (let turn = board.turn; turn <= realm.data.turns; turn++) {
    horizon += weight
    weight *= picks.lasting
  }
  const rivalry: number[] = []
  for (let rival = 0; rival < seats; rival++) {
    const ahead = ((vp[rival] ?? 0) - (vp[seat] ?? 0)) / 8
    rivalry.push((picks.rivalry * (1 + Math.min(3, Math.max(-0.9, ahead)))) / (seats - 1))
  }
  return {
    realm,
    board,
    seat,
    picks,
    points,
    held,
    hopes: (NO_HOPES[seats] ?? []).slice(),
    horizon,
    pound: board.turn >= realm.data.turns ? picks.lastPound : picks.pound,
    rivalry,
  }
}

/** What a seat may expect from a region: rivals count as ahead the more, the more points they have. */
function expected({ realm, board, points, picks }: Judgement, region: number, seat: number): number {
  const { seats } = board
  const from = region * seats
  const mine = points[from + seat] ?? 0
  if (mine <= 0) return 0
  const safe = 2 * picks.safeLead
  let ahead = 0
  for (let other = 0; other < seats; other++) {
    const theirs = points[from + other] ?? 0
    if (other === seat || theirs <= 0) continue
    ahead += Math.min(1, Math.max(0, 0.5 + (theirs - mine) / safe))
  }
  const first = realm.first[region] ?? 0
  const second = realm.second[region] ?? 0
  if (ahead <= 1) return first - (first - second) * ahead
  return ahead < 2 ? second * (2 - ahead) : 0
}

/** What a seat may expect from a region as the points are. */
function hope(about: Judgement, region: number, seat: number): number {
  const at = region * about.board.seats + seat
  const known = about.hopes[at] ?? 0
  return Number.isNaN(known) ? (about.hopes[at] = expected(about, region, seat)) : known
}

/** What changes for the seat (and, less, against a rival) if control points come and go in a region. */
export function swing(about: Judgement, region: number, mine: number, rival: number, theirs: number): number {
  if (region < 0) return 0
  const { board, points, seat, rivalry } = about
  const own = region * board.seats + seat
  const before = hope(about, region, seat)
  const was = points[own] ?? 0
  if (rival < 0) {
    points[own] = was + mine
    const after = expected(about, region, seat)
    points[own] = was
    return after - before
  }
  const other = region * board.seats + rival
  const rivalBefore = hope(about, region, rival)
  const rivalWas = points[other] ?? 0
  points[own] = was + mine
  points[other] = rivalWas + theirs
  const after = expected(about, region, seat)
  const rivalAfter = expected(about, region, rival)
  points[own] = was
  points[other] = rivalWas
  return after - before + (rivalBefore - rivalAfter) * (rivalry[rival] ?? 0)
}

/** Awards and pair bonuses that an asset would bring the seat. */
function extras({ realm, board, seat, held, picks }: Judgement, asset: number): number {
  const { seats, owner } = board
  const type = realm.type[asset] ?? 0
  const vp = realm.data.awards.victoryPoints
  let sum = 0
  for (const counted of realm.awardCounts) {
    if (counted !== type) continue
    const count = (held[type * seats + seat] ?? 0) + 1
    let most = 0
    for (let i = type * seats; i < (type + 1) * seats; i++) most = Math.max(most, held[i] ?? 0)
    if (count >= realm.data.awards.minimum && count > most) sum += vp
    else sum += vp * (count >= most ? picks.level : picks.behind)
  }
  const pair = realm.pair[asset] ?? -1
  if (pair < 0) return sum
  const { trade, church } = realm.data.bonuses
  const ship = (asset >= FIRST_SHIP && asset < FIRST_NOBLE) || pair >= FIRST_SHIP
  const bonus = ship ? trade : church
  return sum + (owner[pair] === seat ? bonus : bonus * picks.half)
}

/** Where an asset counts; one that is not on the map will at home. */
export function regionFor({ realm, board }: Judgement, asset: number): number {
  const here = regionOf(realm, board, asset)
  return here >= 0 ? here : (realm.home[asset] ?? 0)
}

/** What it is worth to the seat to own an asset that it does not own now. */
export function gain(about: Judgement, asset: number): number {
  const { realm, board, horizon, pound, picks } = about
  const owner = board.owner[asset] ?? -1
  const points = realm.points[asset] ?? 0
  const there = swing(about, regionFor(about, asset), points, owner, owner >= 0 ? -points : 0)
  const anywhere = picks.plain * points * (1 + (owner >= 0 ? (about.rivalry[owner] ?? 0) : 0))
  const perTurn = there + anywhere + extras(about, asset)
  return perTurn * horizon + (realm.income[asset] ?? 0) * pound * (horizon - 1)
}

/** What it would cost the seat to lose an asset it owns. */
export function loss(about: Judgement, asset: number): number {
  const { realm, board, horizon, pound, picks } = about
  const points = realm.points[asset] ?? 0
  const there = -swing(about, regionOf(realm, board, asset), -points, -1, 0)
  const perTurn = there + picks.plain * points + extras(about, asset) * picks.kept
  return perTurn * horizon + (realm.income[asset] ?? 0) * pound * (horizon - 1)
}

/** What it would cost the seat to lose an asset it owns to that rival, who gains by it. */
export function lossTo(about: Judgement, asset: number, rival: number): number {
  const { realm, board, horizon, picks } = about
  const region = regionOf(realm, board, asset)
  const points = realm.points[asset] ?? 0
  const alone = -swing(about, region, -points, -1, 0)
  return loss(about, asset) + picks.spite * (-swing(about, region, -points, rival, points) - alone) * horizon
}

/** What a card of the display is worth. */
export function worthOfCard(about: Judgement, id: string, supply: number): number {
  const card = cardNumber(id)
  const { realm, board, picks } = about
  if (card < FIRST_MERCENARY) return gain(about, card)
  return picks.mercenary * Math.min(supply, realm.data.troops.mercenariesPerCard[board.turn - 1] ?? 0)
}

/** French Aid is worth keeping while the gap may still grow. */
export function aidIsGood(state: State, seat: number): boolean {
  const { turns, frenchAid } = realmOf(state).data
  return state.turn >= turns || aidFor(realmOf(state), state, seat) >= frenchAid.maximum * 0.5
}
