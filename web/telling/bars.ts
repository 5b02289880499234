/** Points by source as bars, one for each seat. */
interface Part {
  readonly points: number
  readonly look: string
}

/** By seat the parts of its bar. Where something was taken away the rest is one part, and what is gone follows it. */
export function barsOf(
  bySource: readonly (readonly number[])[],
  scores: readonly number[],
): readonly (readonly Part[])[] {
  return scores.map((score, seat) => {
    const parts = bySource.map((points, source) => ({ points: points[seat] ?? 0, look: `part-${source % 6}` }))
    const lost = parts.filter(({ points }) => points < 0).map((part) => ({ ...part, look: `${part.look} part-lost` }))
    const kept = lost.length > 0 ? [{ points: score, look: 'part-0' }] : parts
    return [...kept, ...lost].filter(({ points }) => points !== 0)
  })
}
