/**
 * A path written where it lies, instead of in a group that is moved there: every group with a transform of its own is a
 * part that a browser sorts anew whenever anything on the page comes or goes, and a board has hundreds of roses and hills.
 */
export interface Placing {
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  /** Degrees, clockwise. */
  readonly turn?: number
}

const COMMAND = /([MLCQSTmlcqstZz])([^A-Za-z]*)/g

/** Understands commands whose numbers are points: a line is `L`, never `H` or `V`. */
export function placedPath(d: string, { x = 0, y = 0, scale = 1, turn = 0 }: Placing): string {
  if (/[HVAhva]/.test(d)) throw new Error(`this path cannot be placed: ${d}`)
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return d.replace(COMMAND, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? []
    const [dx, dy] = command === command.toUpperCase() ? [x, y] : [0, 0]
    const points = Array.from({ length: numbers.length / 2 }, (_none: unknown, i) => {
      const px = numbers[i * 2] ?? 0
      const py = numbers[i * 2 + 1] ?? 0
      return `${fine(px * cos - py * sin + dx)} ${fine(px * sin + py * cos + dy)}`
    })
    return `${command}${points.join(' ')}`
  })
}

/** A thousandth of a unit is less than any screen shows. */
function fine(value: number): number {
  return Math.round(value * 1000) / 1000
}
