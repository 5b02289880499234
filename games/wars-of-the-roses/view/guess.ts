/** A full state that looks like a view: the deck in a random order, plans of others made up. */
import type { Dice } from '../../../engine/index.ts'
import { likelyPlan } from '../bot/plan.ts'
import { emptyPlan } from '../rules/audit.ts'
import { frozen } from '../rules/copy.ts'
import {
  ASSETS,
  CARD_PLACES,
  type CardId,
  cardNumber,
  CARDS,
  FIRST_SHIP,
  HOUSES,
  regionNumber,
  zoneNumber,
} from '../rules/ids.ts'
import type { AssetView, State, View } from '../types/index.ts'
import { planFrom } from './plan.ts'

const numbers = (cards: readonly CardId[]): number[] => cards.map(cardNumber)
const houseNumber = (house: string | null): number => HOUSES.findIndex((name) => name === house)

export function guess(view: View, dice: Dice): State {
  const deck = numbers(view.unseen)
  dice.shuffle(deck)
  const houses = view.players.map((player) => houseNumber(player.house))
  const state: State = {
    seats: view.seats,
    figures: frozen(view.figures),
    houses: houses.includes(-1) ? [] : houses,
    phase: view.phase,
    turn: view.turn,
    order: [...view.order],
    owner: view.assets.map((asset) => asset.owner ?? -1),
    place: view.assets.slice(FIRST_SHIP).map(placeOf),
    deck,
    cards: cardPlaces(view),
    display: numbers(view.draft?.display ?? []),
    picks: view.draft?.made ?? 0,
    asked: view.aid ? view.order.indexOf(view.aid.seat) : 0,
    money: view.players.map((player) => player.money),
    vp: view.players.map((player) => player.vp),
    mercenaries: view.players.map((player) => player.mercenaries),
    supply: view.supply,
    aid: view.players.map((player) => (player.frenchAid ? 1 : 0)),
    awards: view.awards.map((award) => award.holder ?? -1),
    roses: view.regions.map((region) => houseNumber(region.rose)),
    kings: view.kings.map(houseNumber),
    plans: view.players.map(emptyPlan),
    ready: view.players.map((player) => (player.ready ? 1 : 0)),
    revealed: frozen(view.revealed),
  }
  if (view.plan && view.seat !== null) state.plans[view.seat] = planFrom(view.plan)
  // Whoever is ready has a plan; those still planning will make theirs.
  view.players.forEach((player, seat) => {
    if (player.ready && seat !== view.seat) likelyPlan(state, seat, dice)
  })
  return state
}

function placeOf(asset: AssetView): number {
  return asset.zone === null ? regionNumber(asset.region ?? '') : zoneNumber(asset.zone)
}

function cardPlaces(view: View): number[] {
  const places = view.assets.map((asset) => CARD_PLACES.indexOf(asset.card))
  for (let card = ASSETS.length; card < CARDS.length; card++) {
    const id = CARDS[card]
    const place = id && view.unseen.includes(id) ? 'deck' : id && view.draft?.display.includes(id) ? 'display' : 'boxed'
    places.push(CARD_PLACES.indexOf(place))
  }
  return places
}
