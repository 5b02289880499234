/** WR-3: a new game. */
import { copyJson, type Dice, type Options } from '../../../engine/index.ts'
import { emptyPlan } from './audit.ts'
import { ASSETS, CARDS, FIRST_NOBLE, FIRST_SHIP, REGIONS, RUNNING_AWARDS } from './ids.ts'
import { realmFor } from './figures.ts'
import type { Figures, State } from '../types/state.ts'
import { layOut } from './turn.ts'

/** Freezes a piece of data that states and their copies share. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}

export function setup(seats: number, options: Options, dice: Dice): State {
  const figures = frozen(copyJson((options['figures'] ?? null) as Figures | null))
  const realm = realmFor(figures)
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value)
  const deck = CARDS.map((_, card) => card)
  dice.shuffle(deck)
  const order = each(0).map((_, seat) => seat)
  dice.shuffle(order)
  const houses = seats === 4 ? [0, 0, 1, 1] : []
  dice.shuffle(houses)
  const state: State = {
    seats,
    figures,
    houses,
    phase: 'draft',
    turn: 1,
    order,
    owner: ASSETS.map(() => -1),
    place: [...realm.homeZone, ...ASSETS.slice(FIRST_NOBLE).map(() => -1)].slice(0, ASSETS.length - FIRST_SHIP),
    deck,
    cards: CARDS.map(() => 0),
    display: [],
    picks: 0,
    asked: 0,
    money: each(realm.data.startingMoney),
    vp: each(0),
    mercenaries: each(0),
    supply: realm.data.troops.mercenaryCounters,
    aid: each(1),
    awards: RUNNING_AWARDS.map(() => -1),
    roses: REGIONS.map(() => -1),
    kings: [],
    plans: each(0).map(emptyPlan),
    ready: each(0),
    revealed: null,
  }
  layOut(realm, state, null)
  return state
}

/** A copy that shares only what never changes. */
export function copy(state: State): State {
  const shared = <T>(value: T): T => (Object.isFrozen(value) ? value : copyJson(value))
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
