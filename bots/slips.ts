/**
 * Mistakes that look human: a lower level plays, now and then, what its own search holds for a little worse, and hardly ever
 * what is much worse. What anybody would laugh at it never plays.
 */
import type { AnyKnowledge, Dice } from '../engine/index.ts'
import { temperOf } from './levels.ts'
import type { Finding, Level } from './types.ts'

/** Worse than the best by more than this is a blunder, where 2 lies between a lost and a won game. */
const BLUNDER = 0.5
const FINE = 1e6

/** The level without its mistakes and its likings, for advice. */
export function honest({ temper: _temper, ...level }: Level): Level {
  return { ...level, slip: 0, blur: 0, honest: true }
}

/** How blurred the eye of that level is in that game. */
export function blurIn({ id, blur, honest }: Level, lore: Pick<AnyKnowledge, 'blurs'> | null): number {
  return honest ? 0 : (lore?.blurs?.[temperOf(id).name] ?? blur)
}

/** The plan that somebody with so blurred an eye settles on: the nearer its value to that of the best, the likelier. */
export function settleOn({ plan, weighed }: Finding, blur: number, dice: Dice): readonly string[] {
  const best = weighed.find((each) => each.plan === plan)
  if (blur <= 0 || !best) return plan
  // What seems better than the best was tried less, and is not to be trusted.
  const losses = weighed.map(({ value }) => Math.max(0, best.value - value))
  const width = blur * spread(weighed.map(({ value }) => value)) + Number.EPSILON
  const chances = losses.map((loss) => (loss > BLUNDER ? 0 : Math.exp(-loss / width)))
  let draw = (dice.int(FINE) / FINE) * chances.reduce((sum, chance) => sum + chance, 0)
  return weighed.find((_, i) => (draw -= chances[i] ?? 0) < 0)?.plan ?? plan
}

/** The standard deviation: games differ in how far apart good and bad choices lie. */
function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
