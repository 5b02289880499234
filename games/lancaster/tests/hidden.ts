/** States that differ only in what a seat cannot know, made by hand and apart from `view` and `guess`. */
import type { Dice } from '../../../engine/game.ts'
import { PRINTED } from '../rules/figures.ts'
import { add, nth } from '../rules/list.ts'
import type { State } from '../types/index.ts'

/** The same to that seat: goods moved between other screens, decks reordered, others' secrets changed. */
export function hidden(state: State, seat: number | null, dice: Dice): State {
  const others = state.points.flatMap((_, other) => (other === seat ? [] : [other]))
  if (state.seats > 2 && state.phase !== 'over')
    for (const good of ['gold', 'squires'] as const)
      for (let i = 0; i < 20; i++) {
        const [from, to] = [nth(others, dice.int(others.length)), nth(others, dice.int(others.length))]
        const n = dice.int(nth(state[good], from) + 1)
        add(state[good], from, -n)
        add(state[good], to, n)
      }
  for (const other of others)
    if (nth(state.slots, other) >= 0)
      state.slots[other] = dice.int(state.phase === 'extension' ? 6 : 2 * (nth(state.votes, other) + 1))
  dice.shuffle(state.conflictDeck)
  const group = (law: number): number => nth(PRINTED.laws, law).group
  dice.shuffle(state.lawDeck)
  state.lawDeck.sort((a, b) => group(b) - group(a))
  return state
}
