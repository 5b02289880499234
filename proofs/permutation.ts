/**
 * Whether two worlds differ, judged from pairs measured in an order a coin has chosen. If they do not, each pair's
 * difference could as well have had the other sign; so the signs are turned at random many times, and the true sum of
 * signed ranks (Wilcoxon's, which a few huge delays cannot sway) is suspicious when hardly any of those is as far from
 * nothing. Noise, drift and a busy machine fall on both worlds alike: nothing here is a limit in milliseconds.
 */
import type { Dice } from '../engine/index.ts'

export interface Verdict {
  readonly pairs: number
  readonly medianA: number
  readonly medianB: number
  /** The median of the differences, with the range that holds it 19 times in 20. */
  readonly difference: number
  readonly range: readonly [number, number]
  /** How often chance alone does as much. */
  readonly chance: number
}

const TURNS = 4000

const inOrder = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)

function median(sorted: readonly number[]): number {
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

export function judge(pairs: readonly (readonly [number, number])[], dice: Dice): Verdict {
  const differences = inOrder(pairs.map(([a, b]) => b - a))
  const spread = Math.ceil(0.98 * Math.sqrt(differences.length))
  const half = differences.length >> 1
  const at = (rank: number): number => differences[Math.max(0, Math.min(differences.length - 1, rank))] ?? 0
  return {
    pairs: pairs.length,
    medianA: median(inOrder(pairs.map(([a]) => a))),
    medianB: median(inOrder(pairs.map(([, b]) => b))),
    difference: median(differences),
    range: [at(half - spread), at(half + spread)],
    chance: chanceOf(differences, dice),
  }
}

function chanceOf(differences: readonly number[], dice: Dice): number {
  const bySize = differences.toSorted((a, b) => Math.abs(a) - Math.abs(b))
  const found = Math.abs(bySize.reduce((sum, each, i) => sum + Math.sign(each) * (i + 1), 0))
  let asFar = 0
  for (let turn = 0; turn < TURNS; turn++) {
    let sum = 0
    for (let rank = 1; rank <= bySize.length; rank++) sum += dice.int(2) === 0 ? rank : -rank
    if (Math.abs(sum) >= found) asFar++
  }
  return (asFar + 1) / (TURNS + 1)
}

/** As rare as can be told with so many turns: one sample in 4,000 by luck. */
export function suspicious({ chance }: Verdict): boolean {
  return chance <= 1 / TURNS
}
