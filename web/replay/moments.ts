/** The moments worth jumping to: the widest swings of the score, and the end. */
const MOST = 6
/** Of the usual swing: below this much nothing stands out. */
const WIDE = 1.5

export function keyMoments(scores: readonly (readonly number[])[]): readonly number[] {
  const swings = scores.map((frame, index) => ({ index, swing: swingOf(scores[index - 1], frame) }))
  const some = swings.filter(({ swing }) => swing > 0)
  const usual = some.reduce((sum, { swing }) => sum + swing, 0) / Math.max(1, some.length)
  const widest = some
    .filter(({ swing }) => swing >= usual * WIDE)
    .sort((a, b) => b.swing - a.swing || a.index - b.index)
    .slice(0, MOST)
  return widest.map(({ index }) => index).sort((a, b) => a - b)
}

/** How much the seats moved against each other, not all together. */
function swingOf(before: readonly number[] | undefined, after: readonly number[]): number {
  if (!before) return 0
  const changes = after.map((score, seat) => score - (before[seat] ?? 0))
  return Math.max(...changes) - Math.min(...changes)
}
