/** Lines drawn by hand: a broken line as a path with rounded turns, points along it, arrows and lobed frames. */
import type { Box } from './view-box.ts'

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

export interface Side {
  readonly line: readonly Point[]
  /** Cut by the edge of the map. */
  readonly straight: boolean
}

/** Several lines that together run round something. */
export function ringOf(sides: readonly Side[]): string {
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

/** Points at even distances along a broken line, from its beginning. */
export function alongLine(line: readonly Point[], step: number): readonly Point[] {
  const points: Point[] = []
  let left = step / 2
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] ?? [0, 0]
    const [bx, by] = line[i] ?? [0, 0]
    const length = Math.hypot(bx - ax, by - ay)
    let at = left
    for (; at <= length; at += step) points.push([ax + ((bx - ax) * at) / length, ay + ((by - ay) * at) / length])
    left = at - length
  }
  return points
}

/** A bowed arrow from one point to another, stopping short of both: its shaft, its tip and where that points. */
export function bow(from: Point, to: Point, short: number) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const start: Point = [from[0] + ux * short, from[1] + uy * short]
  const tip: Point = [to[0] - ux * short, to[1] - uy * short]
  const lift = Math.min(60, length * 0.22)
  const [mx, my] = between(start, tip)
  const handle: Point = [mx + uy * lift, my - ux * lift]
  const turn = (Math.atan2(tip[1] - handle[1], tip[0] - handle[0]) * 180) / Math.PI
  return { shaft: `M${write(start)}Q${write(handle)} ${write(tip)}`, tip: write(tip), turn: tenth(turn) }
}

/** A frame with its corners bitten out, as on the title of an old map. */
export function lobed([x, y, width, height]: Box, inset = 0, bite = 9): string {
  const [left, top, right, foot] = [x + inset, y + inset, x + width - inset, y + height - inset]
  const corner = (dx: number, dy: number) => `a${bite} ${bite} 0 0 0 ${dx} ${dy}`
  return `M${left + bite} ${top}H${right - bite}${corner(bite, bite)}V${foot - bite}${corner(-bite, bite)}H${left + bite}${corner(-bite, -bite)}V${top + bite}${corner(bite, -bite)}Z`
}
