/** Rules under which a seat must begin its turn with certain steps, or may not take them at all in this turn. */
import { copyJson } from '../../engine/index.ts'
import type { Move, Rules, Task, World } from '../types.ts'

/** `turn`: for the rest of the seat's turn; otherwise for its next step alone. */
export interface Restriction {
  readonly allows: (text: string) => boolean
  readonly turn: boolean
}

export function restricted(task: Task, { allows, turn }: Restriction): Task {
  const { rules, seat } = task
  /** Worlds in which the seat has not made the steps that are restricted. */
  const bound = new WeakSet<World>()
  const kept = (state: World): World => {
    bound.add(state)
    return state
  }
  const narrowed: Rules = {
    ...rules,
    guess: (view, dice) => kept(rules.guess(view, dice)),
    copy: (state) => {
      const made = rules.copy ? rules.copy(state) : copyJson(state)
      return bound.has(state) ? kept(made) : made
    },
    legal: (state, asked, into) => {
      const all = rules.legal(state, asked, into)
      if (asked !== seat || !bound.has(state)) return all
      const some = all.filter((move) => allows(rules.write(move)))
      return some.length === 0 ? all : filled(into, some)
    },
    apply: (state, mover, move, dice, tell) => {
      const { drawn } = dice
      rules.apply(state, mover, move, dice, tell)
      if (mover !== seat) return
      const goesOn = turn && dice.drawn === drawn && rules.awaiting(state).includes(seat)
      if (!goesOn) bound.delete(state)
    },
  }
  return { ...task, rules: narrowed }
}

function filled(into: Move[] | undefined, moves: readonly Move[]): readonly Move[] {
  if (!into) return moves
  into.length = 0
  into.push(...moves)
  return into
}
