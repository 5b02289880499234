/** States that differ only in what a seat cannot know, made by hand and apart from `view` and `guess`. */
import type { Dice } from '../../../engine/index.ts'
import { realmOf } from '../rules/figures.ts'
import { enter, planSteps } from '../rules/planning.ts'
import type { Move, State } from '../types/index.ts'

/** Another deck and other plans, as far as the seat cannot know them. */
export function hidden(state: State, seat: number | null, dice: Dice): State {
  dice.shuffle(state.deck)
  if (state.phase !== 'planning') return state
  const moves: Move[] = []
  state.plans.forEach((plan, other) => {
    if (other === seat) return
    for (let step = dice.int(12); step > 0; step--) {
      moves.length = 0
      planSteps(realmOf(state), state, other, moves)
      enter(plan, moves[dice.int(moves.length)] as Move)
    }
  })
  return state
}
