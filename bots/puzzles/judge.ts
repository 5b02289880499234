/** What a reader's try is worth. */
import { type AnyGame, Draft, type Seat } from '../../engine/index.ts'

/** `on-the-way`: the answer can still come in this turn. */
export type Verdict = 'right' | 'on-the-way' | 'wrong' | 'refused'

/** From the seat's view alone. The steps are one act: several where a plan is made in secret. */
export function judgeAct(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  answers: readonly string[],
  steps: readonly string[],
): Verdict {
  const draft = new Draft(game, view, seat)
  for (const [index, step] of steps.entries()) {
    const tried = draft.awaiting.includes(seat) ? draft.play(step) : null
    if (!tried) return 'refused'
    if (index < steps.length - 1 && !tried.known) return 'refused'
  }
  if (lasting(game, view, seat, steps).some((step) => answers.includes(step))) return 'right'
  const goesOn = draft.awaiting.includes(seat) && draft.legal().some((move) => answers.includes(game.write(move)))
  return goesOn ? 'on-the-way' : 'wrong'
}

/** The steps without those that cancel each other out: a troop sent and called back was never sent. */
export function lasting(game: AnyGame, view: unknown, seat: Seat, steps: readonly string[]): readonly string[] {
  const end = endOf(game, view, seat, steps)
  for (let first = 0; first < steps.length; first++)
    for (let second = first + 1; second < steps.length; second++) {
      const fewer = steps.filter((_, index) => index !== first && index !== second)
      if (endOf(game, view, seat, fewer) === end) return lasting(game, view, seat, fewer)
    }
  return steps
}

/** What the seat sees after these steps; `null` if they cannot all be made. */
function endOf(game: AnyGame, view: unknown, seat: Seat, steps: readonly string[]): string | null {
  const draft = new Draft(game, view, seat)
  return steps.every((step) => draft.play(step)) ? JSON.stringify(draft.view) : null
}
