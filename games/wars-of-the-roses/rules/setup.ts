/** WR-3: a new game. */
import { copyJson, type Dice, type Options } from '../../../engine/index.ts'
import type { Corrections, State } from '../types/index.ts'
import { emptyPlan } from './audit.ts'
import { frozen } from './copy.ts'
import { realmFor } from './figures.ts'
import { ASSETS, CARDS, FIRST_NOBLE, FIRST_SHIP, REGIONS, RUNNING_AWARDS } from './ids.ts'
import { layOut } from './turn.ts'

export function setup(seats: number, options: Options, dice: Dice): State {
  const figures = frozen(copyJson((options['figures'] ?? null) as Corrections | null))
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
    // WR-3.5: house counters lie Lancaster side up.
    roses: REGIONS.map(() => (seats === 4 ? 0 : -1)),
    kings: [],
    plans: each(0).map(emptyPlan),
    ready: each(0),
    revealed: null,
  }
  layOut(realm, state, null)
  return state
}
