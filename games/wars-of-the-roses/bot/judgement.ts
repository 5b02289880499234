/** What things are worth to a player, in victory points, at a glance: quick and rough, for the bots. */
import { holdings } from '../rules/awards.ts'
import { controlPoints, regionOf } from '../rules/control.ts'
import { type Realm, realmOf } from '../rules/figures.ts'
import { cardNumber, FIRST_MERCENARY, FIRST_NOBLE, FIRST_SHIP, RUNNING_AWARDS } from '../rules/ids.ts'
import { aidFor } from '../rules/income.ts'
import type { State } from '../types/index.ts'
import type { Picks } from './picks.ts'

export interface Judgement {
  readonly realm: Realm
  readonly state: State
  readonly seat: number
  readonly picks: Picks
  /** Control points by region and seat, flat; a planner may shift them as orders are made. */
  readonly points: number[]
  /** By running award and seat. */
  readonly held: readonly (readonly number[])[]
  /** What a point scored in every parliament to come is worth. */
  readonly horizon: number
  /** What a pound is worth in victory points. */
  readonly pound: number
  /** By seat: how much a point less for that rival is worth; leaders count for more. */
  readonly rivalry: readonly number[]
  /** What was worked out already, by asset: good as long as `points` stays as it is. */
  readonly gains: (number | undefined)[]
  readonly losses: (number | undefined)[]
}

export function judge(state: State, seat: number, picks: Picks): Judgement {
  const realm = realmOf(state)
  let horizon = 0
  let weight = 1
  for (let turn = state.turn; turn <= realm.data.turns; turn++) {
    horizon += weight
    weight *= picks.lasting
  }
  return {
    realm,
    state,
    seat,
    picks,
    points: controlPoints(realm, state, null),
    held: RUNNING_AWARDS.map((_, i) => holdings(realm, state, realm.awardCounts[i] ?? -1)),
    horizon,
    pound: state.turn >= realm.data.turns ? picks.lastPound : picks.pound,
    rivalry: state.vp.map((vp) => {
      const ahead = (vp - (state.vp[seat] ?? 0)) / 8
      return (picks.rivalry * (1 + Math.min(3, Math.max(-0.9, ahead)))) / (state.seats - 1)
    }),
    gains: [],
    losses: [],
  }
}

/** What a seat may expect from a region: rivals count as ahead the more, the more points they have. */
export function expected({ realm, state, points, picks }: Judgement, region: number, seat: number): number {
  const { seats } = state
  const mine = points[region * seats + seat] ?? 0
  if (mine <= 0) return 0
  let ahead = 0
  for (let other = 0; other < seats; other++) {
    const theirs = points[region * seats + other] ?? 0
    if (other === seat || theirs <= 0) continue
    ahead += Math.min(1, Math.max(0, 0.5 + (theirs - mine) / (2 * picks.safeLead)))
  }
  const first = realm.first[region] ?? 0
  const second = realm.second[region] ?? 0
  if (ahead <= 1) return first - (first - second) * ahead
  return ahead < 2 ? second * (2 - ahead) : 0
}

/** What changes for the seat (and, less, against a rival) if control points come and go in a region. */
export function swing(about: Judgement, region: number, mine: number, rival: number, theirs: number): number {
  const { state, points, seat, rivalry } = about
  const { seats } = state
  if (region < 0) return 0
  const own = region * seats + seat
  const other = region * seats + rival
  const before = expected(about, region, seat)
  const rivalBefore = rival >= 0 ? expected(about, region, rival) : 0
  points[own] = (points[own] ?? 0) + mine
  if (rival >= 0) points[other] = (points[other] ?? 0) + theirs
  const after = expected(about, region, seat)
  const rivalAfter = rival >= 0 ? expected(about, region, rival) : 0
  points[own] = (points[own] ?? 0) - mine
  if (rival >= 0) points[other] = (points[other] ?? 0) - theirs
  return after - before + (rivalBefore - rivalAfter) * (rivalry[rival] ?? 0)
}

/** Awards and pair bonuses that an asset would bring the seat. */
function extras({ realm, state, seat, held, picks }: Judgement, asset: number): number {
  let sum = 0
  RUNNING_AWARDS.forEach((_, i) => {
    if (realm.awardCounts[i] !== realm.type[asset]) return
    const count = (held[i]?.[seat] ?? 0) + 1
    const most = Math.max(...(held[i] ?? [0]))
    const vp = realm.data.awards.victoryPoints
    if (count >= realm.data.awards.minimum && count > most) sum += vp
    else sum += vp * (count >= most ? picks.level : picks.behind)
  })
  const pair = realm.pair[asset] ?? -1
  if (pair < 0) return sum
  const { trade, church } = realm.data.bonuses
  const ship = (asset >= FIRST_SHIP && asset < FIRST_NOBLE) || pair >= FIRST_SHIP
  const bonus = ship ? trade : church
  return sum + (state.owner[pair] === seat ? bonus : bonus * picks.half)
}

/** Where an asset counts; one that is not on the map will at home. */
export function regionFor({ realm, state }: Judgement, asset: number): number {
  const here = regionOf(realm, state, asset)
  return here >= 0 ? here : (realm.home[asset] ?? 0)
}

/** What it is worth to the seat to own an asset that it does not own now. */
export function gain(about: Judgement, asset: number): number {
  return (about.gains[asset] ??= gainOf(about, asset))
}

function gainOf(about: Judgement, asset: number): number {
  const { realm, state, horizon, pound, picks } = about
  const owner = state.owner[asset] ?? -1
  const points = realm.points[asset] ?? 0
  const there = swing(about, regionFor(about, asset), points, owner, owner >= 0 ? -points : 0)
  const anywhere = picks.plain * points * (1 + (owner >= 0 ? (about.rivalry[owner] ?? 0) : 0))
  const perTurn = there + anywhere + extras(about, asset)
  return perTurn * horizon + (realm.income[asset] ?? 0) * pound * (horizon - 1)
}

/** What it would cost the seat to lose an asset it owns. */
export function loss(about: Judgement, asset: number): number {
  return (about.losses[asset] ??= lossOf(about, asset))
}

function lossOf(about: Judgement, asset: number): number {
  const { realm, state, horizon, pound, picks } = about
  const points = realm.points[asset] ?? 0
  const there = -swing(about, regionOf(realm, state, asset), -points, -1, 0)
  const perTurn = there + picks.plain * points + extras(about, asset) * picks.kept
  return perTurn * horizon + (realm.income[asset] ?? 0) * pound * (horizon - 1)
}

/** What it would cost the seat to lose an asset it owns to that rival, who gains by it. */
export function lossTo(about: Judgement, asset: number, rival: number): number {
  const { realm, state, horizon, picks } = about
  const region = regionOf(realm, state, asset)
  const points = realm.points[asset] ?? 0
  const alone = -swing(about, region, -points, -1, 0)
  return loss(about, asset) + picks.spite * (-swing(about, region, -points, rival, points) - alone) * horizon
}

/** What a card of the display is worth. */
export function worthOfCard(about: Judgement, id: string): number {
  const card = cardNumber(id)
  const { realm, state } = about
  if (card < FIRST_MERCENARY) return gain(about, card)
  return about.picks.mercenary * Math.min(state.supply, realm.data.troops.mercenariesPerCard[state.turn - 1] ?? 0)
}

/** French Aid is worth keeping while the gap may still grow. */
export function aidIsGood(state: State, seat: number): boolean {
  const { turns, frenchAid } = realmOf(state).data
  return state.turn >= turns || aidFor(realmOf(state), state, seat) >= frenchAid.maximum * 0.5
}
