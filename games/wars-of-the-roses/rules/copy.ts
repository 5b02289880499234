import { copyJson } from '../../../engine/index.ts'
import type { State } from '../types/index.ts'

/** Freezes a piece of data that states and their copies share. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}

/** What never changes may be held by many; anything else is copied. */
export function shared<T>(value: T): T {
  return Object.isFrozen(value) ? value : copyJson(value)
}

/** A copy that shares only what never changes. */
export function copy(state: State): State {
  return {
    seats: state.seats,
    figures: shared(state.figures),
    houses: state.houses.slice(),
    phase: state.phase,
    turn: state.turn,
    order: state.order.slice(),
    owner: state.owner.slice(),
    place: state.place.slice(),
    deck: state.deck.slice(),
    cards: state.cards.slice(),
    display: state.display.slice(),
    picks: state.picks,
    asked: state.asked,
    money: state.money.slice(),
    vp: state.vp.slice(),
    mercenaries: state.mercenaries.slice(),
    supply: state.supply,
    aid: state.aid.slice(),
    awards: state.awards.slice(),
    roses: state.roses.slice(),
    kings: state.kings.slice(),
    plans: state.plans.map((plan) => ({
      calais: plan.calais,
      bid: plan.bid,
      troops: plan.troops.slice(),
      mercenaries: plan.mercenaries.slice(),
      cubes: plan.cubes.slice(),
      moves: plan.moves.slice(),
    })),
    ready: state.ready.slice(),
    revealed: shared(state.revealed),
  }
}
