/** A full state that looks like a view: the deck in a random order, plans of others made up. */
import type { Dice } from '../../../engine/index.ts'
import { likelyPlan } from '../bot/plan.ts'
import { emptyPlan } from '../rules/audit.ts'
import { frozen } from '../rules/copy.ts'
import {
  ASSETS,
  type CardId,
  cardNumber,
  type CardPlace,
  CARDS,
  FIRST_SHIP,
  type House,
  HOUSES,
  placeNumber,
  regionNumber,
  zoneNumber,
} from '../rules/ids.ts'
import type { AssetView, State, View } from '../types/index.ts'
import { planFrom } from './plan.ts'

const numbers = (cards: readonly CardId[]): number[] => cards.map(cardNumber)
const houseNumber = (house: House | null): number => (house === null ? -1 : HOUSES.indexOf(house))

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
    place: placesOf(view),
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

function placesOf(view: View): number[] {
  const places: number[] = []
  for (let asset = FIRST_SHIP; asset < ASSETS.length; asset++) {
    const { zone, region } = view.assets[asset] as AssetView
    places.push(zone === null ? regionNumber(region ?? '') : zoneNumber(zone))
  }
  return places
}

const BOXED = placeNumber('boxed')

function cardPlaces(view: View): number[] {
  const places = view.assets.map((asset) => placeNumber(asset.card))
  for (let card = ASSETS.length; card < CARDS.length; card++) places.push(BOXED)
  lie(view.unseen, 'deck', places)
  lie(view.draft?.display ?? [], 'display', places)
  return places
}

/** Cards that are no assets lie where they are seen. */
function lie(cards: readonly CardId[], at: CardPlace, places: number[]): void {
  for (const id of cards) {
    const card = cardNumber(id)
    if (card >= ASSETS.length) places[card] = placeNumber(at)
  }
}
