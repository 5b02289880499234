/** Lines drawn by hand: a broken line of the map as a path with rounded turns. */

export type Point = readonly [number, number]

const tenth = (value: number) => Math.round(value * 10) / 10
const write = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/**
 * The line without its first point, so that lines can follow one another. Every corner becomes the
 * handle of a curve between the middles beside it, so that a line walked backwards is the same line
 * and neighbours fit without a gap.
 */
function softly(line: readonly Point[]): string {
  const last = line.at(-1)
  if (!last) return ''
  const parts = line.slice(1, -1).map((corner, i) => {
    const before = line[i] ?? corner
    const after = line[i + 2] ?? corner
    const start = i === 0 ? `L${write(between(before, corner))} ` : ''
    return `${start}Q${write(corner)} ${write(between(corner, after))}`
  })
  return `${parts.join('')}L${write(last)}`
}

export function lineOf(line: readonly Point[]): string {
  return line[0] ? `M${write(line[0])}${softly(line)}` : ''
}

/** Several lines that together run round something. */
export function ringOf(sides: readonly { readonly line: readonly Point[]; readonly straight: boolean }[]): string {
  const first = sides[0]?.line[0]
  const drawn = sides.map(({ line, straight }) =>
    straight ? line.map((point) => `L${write(point)}`).join('') : softly(line),
  )
  return first ? `M${write(first)}${drawn.join('')}Z` : ''
}

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)), 0)
}

/** The point at a share (0 to 1) of the length of a line. */
export function pointAlong(line: readonly Point[], share: number): Point {
  let left = lengthOf(line) * share
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] ?? [0, 0]
    const b = line[i] ?? a
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (left <= length && length > 0)
      return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length]
    left -= length
  }
  return line.at(-1) ?? [0, 0]
}
