/** What a seat may know (WR-15). */
import { holdings } from '../rules/awards.ts'
import { shared } from '../rules/copy.ts'
import { picker } from '../rules/draft.ts'
import { type Realm, realmOf } from '../rules/figures.ts'
import {
  ASSET_TYPES,
  CARD_PLACES,
  type CardId,
  cardNames,
  type CardPlace,
  CARDS,
  HOUSES,
  type LocationId,
  REGIONS,
  RUNNING_AWARDS,
  seatOrNull,
} from '../rules/ids.ts'
import { aidFor, incomeOf } from '../rules/income.ts'
import { outcome } from '../rules/outcome.ts'
import { parliament, type Session, total } from '../rules/parliament.ts'
import { draftSizes } from '../rules/turn.ts'
import type { AwardView, PlayerView, RegionView, State, View } from '../types/index.ts'
import { assetsOf } from './assets.ts'
import { planOf } from './plan.ts'

/** WR-15: everything lies open but the plans. */
export function overlay(state: State, seat: number): Pick<View, 'seat' | 'plan'> {
  return { seat, plan: planSeen(realmOf(state), state, seat) }
}

export function view(state: State, seat: number | null): View {
  const realm = realmOf(state)
  const { data } = realm
  const session = parliament(realm, state, null, null)
  const asked = state.order[state.asked] ?? 0
  return {
    seat,
    seats: state.seats,
    turn: state.turn,
    turns: data.turns,
    phase: state.phase,
    order: [...state.order],
    players: playersOf(realm, state, session),
    assets: assetsOf(realm, state),
    regions: regionsOf(realm, state, session),
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
    unseen: lying(state, 'deck'),
    neutral: lying(state, 'neutral') as LocationId[],
    boxed: lying(state, 'boxed'),
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
    revealed: shared(state.revealed),
    figures: shared(state.figures),
    outcome: outcome(state),
  }
}

function lying(state: State, place: CardPlace): CardId[] {
  const wanted = CARD_PLACES.indexOf(place)
  const found: CardId[] = []
  for (let card = 0; card < CARDS.length; card++) {
    const id = CARDS[card]
    if (id && (state.cards[card] ?? 0) === wanted) found.push(id)
  }
  return found
}

function planSeen(realm: Realm, state: State, seat: number | null): View['plan'] {
  return state.phase === 'planning' && seat !== null ? planOf(realm, state, seat) : null
}

function playersOf(realm: Realm, state: State, { ledgers }: Session): PlayerView[] {
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

/** What the parliament would say if it were held now: every region has its votes there. */
function regionsOf(realm: Realm, state: State, { points, rankings, roses }: Session): RegionView[] {
  const { seats, houses } = state
  return REGIONS.map((id, region) => {
    const here = points.slice(region * seats, (region + 1) * seats)
    const sum = (house: number): number => here.reduce((all, n, seat) => all + (houses[seat] === house ? n : 0), 0)
    const leader = HOUSES[roses[region] ?? -1] ?? null
    return {
      id,
      votes: realm.votes[region] ?? 0,
      first: realm.first[region] ?? 0,
      second: realm.second[region] ?? 0,
      points: here,
      ranking: rankings[region] ?? [],
      houses: houses.length > 0 ? { lancaster: sum(0), york: sum(1), leader } : null,
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
