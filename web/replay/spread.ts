/** Moved apart so that none lies on another, each as near to its own height as that allows. */
export function spread(heights: readonly number[], apart: number, foot: number): readonly number[] {
  const order = heights.map((_, seat) => seat).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b)
  const placed = [...heights]
  let least = -Infinity
  for (const seat of order) {
    const height = Math.max(placed[seat] ?? 0, least)
    placed[seat] = height
    least = height + apart
  }
  // Whatever was pushed past the foot pushes back.
  let most = foot
  for (const seat of order.toReversed()) {
    const height = Math.min(placed[seat] ?? 0, most)
    placed[seat] = height
    most = height - apart
  }
  return placed
}
