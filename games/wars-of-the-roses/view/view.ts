/** What a seat may know (WR-15). */
import { copyJson } from '../../../engine/index.ts'
import { holdings } from '../rules/awards.ts'
import { controlPoints, houseWinning, ranking, regionOf } from '../rules/control.ts'
import { picker } from '../rules/draft.ts'
import { type Realm, realmOf } from '../rules/figures.ts'
import {
  ASSET_TYPES,
  ASSETS,
  CARD_PLACES,
  cardNames,
  type CardPlace,
  CARDS,
  FIRST_NOBLE,
  FIRST_SHIP,
  HOUSES,
  type LocationId,
  REGIONS,
  RUNNING_AWARDS,
  SEA_ZONES,
  seatOrNull,
} from '../rules/ids.ts'
import { aidFor, incomeOf } from '../rules/income.ts'
import { outcome } from '../rules/outcome.ts'
import { parliament, total } from '../rules/parliament.ts'
import { draftSizes } from '../rules/turn.ts'
import type { AssetView, AwardView, PlayerView, RegionView, State, View } from '../types/index.ts'
import { planOf } from './plan.ts'

/** WR-15: everything lies open but the plans. */
export function overlay(state: State, seat: number): Pick<View, 'seat' | 'plan'> {
  return { seat, plan: planSeen(realmOf(state), state, seat) }
}

export function view(state: State, seat: number | null): View {
  const realm = realmOf(state)
  const { data } = realm
  const lying = (place: CardPlace): number[] =>
    CARDS.flatMap((_, card) => (CARD_PLACES[state.cards[card] ?? 0] === place ? [card] : []))
  const asked = state.order[state.asked] ?? 0
  return {
    seat,
    seats: state.seats,
    turn: state.turn,
    turns: data.turns,
    phase: state.phase,
    order: [...state.order],
    players: playersOf(realm, state),
    assets: assetsOf(realm, state),
    regions: regionsOf(realm, state),
    awards: awardsOf(realm, state),
    draft:
      state.phase === 'draft'
        ? {
            display: cardNames(state.display),
            order: Array.from({ length: draftSizes(realm, state).picks }, (_, pick) => picker(state, pick)),
            made: state.picks,
          }
        : null,
    aid: state.phase === 'aid' ? { seat: asked, amount: aidFor(realm, state, asked) } : null,
    deckCount: state.deck.length,
    unseen: cardNames(lying('deck')),
    neutral: cardNames(lying('neutral')) as LocationId[],
    boxed: cardNames(lying('boxed')),
    supply: state.supply,
    mercenariesPerCard: data.troops.mercenariesPerCard[state.turn - 1] ?? 0,
    kings: state.kings.map((house) => HOUSES[house] ?? null),
    prices: {
      troop: data.troops.cost,
      whiteCubes: data.bribery.whiteCubes,
      blackCubes: data.bribery.blackCubes,
      troops: data.troops.counters,
      bidRegions: realm.bidRegions.flatMap((region) => REGIONS[region] ?? []),
      captainPoints: data.captainOfCalais.controlPoints,
      captainVp: data.captainOfCalais.victoryPoints,
      kingVp: data.king.victoryPoints,
      tradeVp: data.bonuses.trade,
      churchVp: data.bonuses.church,
    },
    plan: planSeen(realm, state, seat),
    revealed: copyJson(state.revealed),
    figures: copyJson(state.figures),
    outcome: outcome(state),
  }
}

function planSeen(realm: Realm, state: State, seat: number | null): View['plan'] {
  return state.phase === 'planning' && seat !== null ? planOf(realm, state, seat) : null
}

function playersOf(realm: Realm, state: State): PlayerView[] {
  const { ledgers } = parliament(realm, state, null, null)
  return ledgers.map((ledger, seat) => ({
    house: HOUSES[state.houses[seat] ?? -1] ?? null,
    vp: state.vp[seat] ?? 0,
    money: state.money[seat] ?? 0,
    income: incomeOf(realm, state, seat),
    mercenaries: state.mercenaries[seat] ?? 0,
    frenchAid: state.aid[seat] === 1,
    ready: state.ready[seat] === 1,
    awards: RUNNING_AWARDS.filter((_, i) => state.awards[i] === seat),
    trade: ledger.trade / Math.max(1, realm.data.bonuses.trade),
    church: ledger.church / Math.max(1, realm.data.bonuses.church),
    forecast: total(ledger),
  }))
}

function assetsOf(realm: Realm, state: State): AssetView[] {
  return ASSETS.map((id, asset) => ({
    id,
    type: ASSET_TYPES[realm.type[asset] ?? 0] ?? 'noble',
    owner: seatOrNull(state.owner[asset] ?? -1),
    card: CARD_PLACES[state.cards[asset] ?? 0] ?? 'deck',
    controlPoints: realm.points[asset] ?? 0,
    income: realm.income[asset] ?? 0,
    garrison: realm.garrison[asset] ?? 0,
    white: realm.white[asset] ?? 0,
    black: realm.black[asset] ?? 0,
    region: REGIONS[regionOf(realm, state, asset)] ?? null,
    zone:
      asset >= FIRST_SHIP && asset < FIRST_NOBLE ? (SEA_ZONES[state.place[asset - FIRST_SHIP] ?? -1] ?? null) : null,
    home: REGIONS[realm.home[asset] ?? 0] ?? 'wales',
    pair: ASSETS[realm.pair[asset] ?? -1] ?? null,
  }))
}

function regionsOf(realm: Realm, state: State): RegionView[] {
  const { seats, houses } = state
  const points = controlPoints(realm, state, null)
  return REGIONS.map((id, region) => {
    const here = points.slice(region * seats, (region + 1) * seats)
    const sum = (house: number): number => here.reduce((all, n, seat) => all + (houses[seat] === house ? n : 0), 0)
    return {
      id,
      votes: realm.votes[region] ?? 0,
      first: realm.first[region] ?? 0,
      second: realm.second[region] ?? 0,
      points: here,
      ranking: ranking(realm, state, region, points, null),
      houses:
        houses.length > 0
          ? {
              lancaster: sum(0),
              york: sum(1),
              leader: HOUSES[houseWinning(realm, state, region, points, null)] ?? null,
            }
          : null,
      rose: HOUSES[state.roses[region] ?? -1] ?? null,
    }
  })
}

function awardsOf(realm: Realm, state: State): AwardView[] {
  return RUNNING_AWARDS.map((id, i) => ({
    id,
    counts: ASSET_TYPES[realm.awardCounts[i] ?? 0] ?? 'ship',
    holder: seatOrNull(state.awards[i] ?? -1),
    points: holdings(realm, state, realm.awardCounts[i] ?? -1),
    vp: realm.data.awards.victoryPoints,
  }))
}
