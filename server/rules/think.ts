/** Lets a bot choose: a step, or its whole secret plan. It gets the seat's view; what it had in mind last time is only a saving of time. */
import { chooseSteps, findLevel, type Intent, levels } from '../../bots/index.ts'
import type { Rules } from '../../games/registry.ts'
import type { Think } from './messages.ts'

export async function think(
  rules: Rules,
  ask: Think,
  intent: Intent | null,
): Promise<{ readonly moves: readonly string[]; readonly intent: Intent | null }> {
  const level = findLevel(ask.level) ?? levels[0]
  if (!level) throw new Error('there are no bots')
  return chooseSteps({
    game: await rules.load(),
    knowledge: await rules.knowledge(),
    view: ask.view,
    seat: ask.seat,
    level,
    seed: ask.seed,
    now: () => performance.now(),
    intent,
  })
}
