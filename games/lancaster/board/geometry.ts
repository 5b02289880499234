/**
 * Nine shires that share southern England between them. Borders are drawn once and used by both
 * sides; towards the sea they run out into the water and the coast cuts them.
 */

type Point = readonly [number, number]

/** Where borders meet: rows from north to south, each from west to east. */
const NODES = {
  nw: [476, 636],
  n1: [610, 618],
  n2: [738, 606],
  ne: [950, 575],
  w1: [484, 752],
  a: [614, 748],
  b: [741, 752],
  e1: [950, 764],
  w2: [490, 862],
  c: [606, 876],
  d: [727, 872],
  e2: [950, 858],
  sw: [470, 1070],
  s1: [556, 1070],
  s2: [717, 1070],
  se: [950, 1070],
  devon: [428, 890],
} as const satisfies { readonly [name: string]: Point }

type Node = keyof typeof NODES

/** A number from −1 to 1 that is always the same for the same number. */
function whim(of: number): number {
  const wave = Math.sin(of * 127.1 + 11.7) * 43758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

/** A border as a surveyor would have walked it: the straight line, bent a little at every furlong. */
function walked(from: Node, to: Node): readonly Point[] {
  // The same line whichever way it is walked.
  const [first, last] = from < to ? [from, to] : [to, from]
  const [ax, ay] = NODES[first]
  const [bx, by] = NODES[last]
  const length = Math.hypot(bx - ax, by - ay)
  const steps = Math.max(2, Math.round(length / 11))
  const seed = ax * 3 + by * 7
  const points: Point[] = Array.from({ length: steps + 1 }, (_, i) => {
    const along = i / steps
    const swing = Math.sin(along * Math.PI) * (whim(seed) * 9 + whim(seed + i) * 5 + Math.sin(i * 1.3 + seed) * 4)
    return [
      Math.round(ax + (bx - ax) * along - ((by - ay) / length) * swing),
      Math.round(ay + (by - ay) * along + ((bx - ax) / length) * swing),
    ]
  })
  return from < to ? points : points.toReversed()
}

function ring(...nodes: readonly Node[]): string {
  const points = nodes.flatMap((node, i) => walked(node, nodes[(i + 1) % nodes.length] ?? node).slice(0, -1))
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

export interface Shire {
  readonly path: string
  /** Where the knight stands; the name is above, the reward below. */
  readonly x: number
  readonly y: number
}

/** A to I. */
export const SHIRES: readonly Shire[] = [
  { path: ring('nw', 'n1', 'a', 'w1'), x: 547, y: 690 },
  { path: ring('n1', 'n2', 'b', 'a'), x: 676, y: 686 },
  { path: ring('n2', 'ne', 'e1', 'b'), x: 822, y: 690 },
  { path: ring('w1', 'a', 'c', 'w2'), x: 550, y: 807 },
  { path: ring('a', 'b', 'd', 'c'), x: 676, y: 808 },
  { path: ring('b', 'e1', 'e2', 'd'), x: 795, y: 807 },
  { path: ring('devon', 'w2', 'c', 's1', 'sw'), x: 514, y: 930 },
  { path: ring('c', 'd', 's2', 's1'), x: 654, y: 930 },
  { path: ring('d', 'e2', 'se', 's2'), x: 790, y: 930 },
]
