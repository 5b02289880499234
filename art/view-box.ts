/** The arithmetic of looking at a part of a map. */

/** x, y, width, height. */
export type Box = readonly [number, number, number, number]

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** Kept inside the whole drawing. */
function within(box: Box, whole: Box): Box {
  const [x, y, width, height] = box
  return [
    clamp(x, whole[0], whole[0] + whole[2] - width),
    clamp(y, whole[1], whole[1] + whole[3] - height),
    width,
    height,
  ]
}

/** Zoomed in (`by` above 1) or out around a point of the drawing, which stays where it is on the screen. */
export function zoomed(box: Box, whole: Box, by: number, deepest: number, at?: readonly [number, number]): Box {
  const width = clamp(box[2] / by, whole[2] / deepest, whole[2])
  const factor = width / box[2]
  const [x, y] = at ?? [box[0] + box[2] / 2, box[1] + box[3] / 2]
  return within([x - (x - box[0]) * factor, y - (y - box[1]) * factor, width, box[3] * factor], whole)
}

export function moved(box: Box, whole: Box, dx: number, dy: number): Box {
  return within([box[0] + dx, box[1] + dy, box[2], box[3]], whole)
}

/** The smallest box of the whole's proportions that shows all of `part`. */
export function fitted(part: Box, whole: Box, deepest: number): Box {
  const scale = clamp(Math.max(part[2] / whole[2], part[3] / whole[3]), 1 / deepest, 1)
  const width = whole[2] * scale
  const height = whole[3] * scale
  return within([part[0] + part[2] / 2 - width / 2, part[1] + part[3] / 2 - height / 2, width, height], whole)
}
