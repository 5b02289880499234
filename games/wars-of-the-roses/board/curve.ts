/** Lines drawn by hand: a broken line of the map as a path with rounded turns. */

export type Point = readonly [number, number]

const tenth = (value: number) => Math.round(value * 10) / 10
const write = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/**
 * The line from its first point on, without the pen's first step. Corners are the handles of curves
 * between the middles beside them, so a line walked backwards is the same line and neighbours fit.
 */
function softly(line: readonly Point[]): string {
  const last = line.at(-1)
  if (!last) return ''
  let path = ''
  for (let i = 1; i + 1 < line.length; i++) {
    const corner = line[i] ?? last
    if (i === 1) path += `L${write(middle(line[0] ?? corner, corner))}`
    path += `Q${write(corner)} ${write(middle(corner, line[i + 1] ?? last))}`
  }
  return `${path}L${write(last)}`
}

export function lineOf(line: readonly Point[]): string {
  return line[0] ? `M${write(line[0])}${softly(line)}` : ''
}

/** Several lines that together run round something; a straight one is the edge of the map. */
export function ringOf(sides: readonly { readonly line: readonly Point[]; readonly straight: boolean }[]): string {
  const first = sides[0]?.line[0]
  if (!first) return ''
  const drawn = sides.map(({ line, straight }) =>
    straight ? line.map((point) => `L${write(point)}`).join('') : softly(line),
  )
  return `M${write(first)}${drawn.join('')}Z`
}

/** A bowed arrow from one point to another, stopping short of both: its shaft, its tip and where that points. */
export function bow(from: Point, to: Point, short: number) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const start: Point = [from[0] + ux * short, from[1] + uy * short]
  const tip: Point = [to[0] - ux * short, to[1] - uy * short]
  const lift = Math.min(60, length * 0.22)
  const [mx, my] = middle(start, tip)
  const handle: Point = [mx + uy * lift, my - ux * lift]
  const turn = (Math.atan2(tip[1] - handle[1], tip[0] - handle[0]) * 180) / Math.PI
  return { shaft: `M${write(start)}Q${write(handle)} ${write(tip)}`, tip: write(tip), turn: tenth(turn) }
}
