/** WR-11: what a parliament gives as the board stands. It changes nothing; `hold` writes it down. */
import type { Tell } from '../../../engine/index.ts'
import type { Event, Ledger, State } from '../types/index.ts'
import { type Captain, controlPoints, houseWinning, ranking } from './control.ts'
import type { Realm } from './figures.ts'
import {
  ASSETS,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  HOUSES,
  type LocationId,
  REGIONS,
  RUNNING_AWARDS,
} from './ids.ts'

export interface Session {
  readonly ledgers: readonly Ledger[]
  /** Control points by region and seat, flat. */
  readonly points: readonly number[]
  /** By region: who counts there, best first. */
  readonly rankings: readonly (readonly number[])[]
  /** By region: the house that won its votes, −1 for none. */
  readonly roses: readonly number[]
  /** The house of the King, −1 for none. */
  readonly king: number
}

type Sum = { -readonly [key in keyof Ledger]: number }

export function parliament(realm: Realm, state: State, captain: Captain | null, tell: Tell<Event>): Session {
  const { seats, houses } = state
  const sums: Sum[] = state.money.map(() => ({ regions: 0, king: 0, awards: 0, trade: 0, church: 0 }))
  const give = (seat: number, what: keyof Ledger, vp: number): void => {
    const sum = sums[seat]
    if (sum) sum[what] += vp
  }
  const points = controlPoints(realm, state, captain)
  const roses = REGIONS.map(() => -1)
  const rankings: number[][] = REGIONS.map(() => [])
  const votes = [0, 0]
  for (const region of realm.parliament) {
    const ranked = ranking(realm, state, region, points, captain)
    rankings[region] = ranked
    const vp = [realm.first[region] ?? 0, realm.second[region] ?? 0].slice(0, ranked.length)
    vp.forEach((n, place) => give(ranked[place] ?? 0, 'regions', n))
    const house = houses.length > 0 ? houseWinning(realm, state, region, points, captain) : -1
    roses[region] = house
    if (house >= 0) votes[house] = (votes[house] ?? 0) + (realm.votes[region] ?? 0)
    const name = REGIONS[region]
    if (tell && name)
      tell({
        type: 'region',
        region: name,
        points: points.slice(region * seats, (region + 1) * seats),
        ranking: ranked,
        vp,
        house: HOUSES[house] ?? null,
        votes: house < 0 ? 0 : (realm.votes[region] ?? 0),
      })
  }
  const king = houses.length > 0 ? crown(realm, houses, votes, give, tell) : -1
  titles(realm, state, captain, give, tell)
  pairs(realm, state, give, tell)
  return { ledgers: sums, points, rankings, roses, king }
}

type Give = (seat: number, what: keyof Ledger, vp: number) => void

/** WR-11.5: more votes crown the King; equal totals crown nobody (WR-A17). */
function crown(
  realm: Realm,
  houses: readonly number[],
  votes: readonly number[],
  give: Give,
  tell: Tell<Event>,
): number {
  const [lancaster = 0, york = 0] = votes
  const king: number = lancaster === york ? -1 : lancaster > york ? 0 : 1
  const vp = realm.data.king.victoryPoints
  houses.forEach((house, seat) => {
    if (house === king) give(seat, 'king', vp)
  })
  tell?.({ type: 'king', house: HOUSES[king] ?? null, votes: { lancaster, york }, vp: king < 0 ? 0 : vp })
  return king
}

/** WR-11.6: the awards held, Captain of Calais included. */
function titles(realm: Realm, state: State, captain: Captain | null, give: Give, tell: Tell<Event>): void {
  const vp = realm.data.awards.victoryPoints
  RUNNING_AWARDS.forEach((award, i) => {
    const seat = state.awards[i] ?? -1
    if (seat < 0) return
    give(seat, 'awards', vp)
    tell?.({ type: 'titled', seat, award, vp })
  })
  if (!captain) return
  const forCalais = realm.data.captainOfCalais.victoryPoints
  give(captain.seat, 'awards', forCalais)
  tell?.({ type: 'titled', seat: captain.seat, award: 'captain-of-calais', vp: forCalais })
}

/** WR-11.7, WR-11.8: a ship with its port, a bishop with his cathedral town. */
function pairs(realm: Realm, state: State, give: Give, tell: Tell<Event>): void {
  const { trade, church } = realm.data.bonuses
  for (let asset = FIRST_PERSONALITY; asset < FIRST_NOBLE; asset++) {
    const other = realm.pair[asset] ?? -1
    const seat = state.owner[asset] ?? -1
    if (seat < 0 || state.owner[other] !== seat) continue
    const at = ASSETS[other] as LocationId
    if (asset >= FIRST_SHIP) {
      give(seat, 'trade', trade)
      tell?.({ type: 'trade', seat, port: at, vp: trade })
    } else {
      give(seat, 'church', church)
      tell?.({ type: 'church', seat, town: at, vp: church })
    }
  }
}

export function total(ledger: Ledger): number {
  return ledger.regions + ledger.king + ledger.awards + ledger.trade + ledger.church
}

/** Holds the parliament: the points are scored, the roses turned, the King recorded. */
export function hold(realm: Realm, state: State, captain: Captain | null, tell: Tell<Event>): Session {
  const session = parliament(realm, state, captain, tell)
  session.ledgers.forEach((ledger, seat) => {
    state.vp[seat] = (state.vp[seat] ?? 0) + total(ledger)
  })
  // WR-11.3: a region without votes has no house counter until the next parliament.
  state.roses = [...session.roses]
  state.kings.push(session.king)
  tell?.({ type: 'scored', ledgers: session.ledgers, vp: [...state.vp] })
  return session
}
