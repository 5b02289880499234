/** Lets a bot choose. It gets the seat's view; what it had in mind last time is only a saving of time. */
import { choose, findLevel, type Intent, levels } from '../../bots/index.ts'
import type { Entry as CatalogueEntry } from '../../games/index.ts'
import type { Think } from './messages.ts'

const PLANS_KEPT = 500
const plans = new Map<string, Intent | null>()

export async function think(catalogue: readonly CatalogueEntry[], ask: Think): Promise<string> {
  const entry = catalogue.find(({ about }) => about.id === ask.game)
  if (!entry) throw new Error(`there is no game ${ask.game}`)
  const level = findLevel(ask.level) ?? levels[0]
  if (!level) throw new Error('there are no bots')
  const key = `${ask.table} ${ask.seat}`
  const choice = choose({
    game: await entry.load(),
    knowledge: await entry.knowledge(),
    view: ask.view,
    seat: ask.seat,
    level,
    seed: ask.seed,
    now: () => performance.now(),
    intent: plans.get(key) ?? null,
  })
  plans.delete(key)
  plans.set(key, choice.intent)
  const [oldest] = plans.keys()
  if (plans.size > PLANS_KEPT && oldest !== undefined) plans.delete(oldest)
  return choice.move
}
