/** Whole secret plans: thought out step by step on the bot's own view, and answered at once. */
import { Draft, MOST_STEPS } from '../engine/index.ts'
import { choose } from './choose.ts'
import type { Intent, Request } from './types.ts'

export interface Steps {
  /** In order and in the game's notation: several only where nobody else hears of any but the last. */
  readonly moves: readonly string[]
  readonly intent: Intent | null
}

/** A bot that changes its mind again and again sends what it has after so many times its time. */
const PATIENCE = 5

export function chooseSteps(request: Request): Steps {
  const { game, seat, seed, now, level } = request
  const draft = new Draft(game, request.view, seat)
  const until = now ? now() + PATIENCE * (request.budgetMs ?? level.budgetMs) : Infinity
  const moves: string[] = []
  let { intent = null } = request
  for (;;) {
    const choice = choose({
      ...request,
      view: draft.view,
      seed: (seed + moves.length) % Number.MAX_SAFE_INTEGER,
      intent,
    })
    moves.push(choice.move)
    intent = choice.intent
    const late = moves.length >= MOST_STEPS || (now?.() ?? 0) >= until
    // In the open a step is seen as it is made: others follow the bot's turn at its pace.
    if (late || !draft.secret || !draft.play(choice.move)?.secret) return { moves, intent }
  }
}
