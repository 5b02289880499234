/** What is printed on a block, an area or a border, looked up by id. */
import data from '../data.json' with { type: 'json' }
import type { AreaId, BlockId } from './ids.ts'

const blocks = new Map(data.blocks.map((block) => [block.id as BlockId, block]))
const areas = new Map(data.areas.map((area) => [area.id as AreaId, area]))
const borders = new Map(data.borders.map((border) => [border.id, border.type]))

type BlockFigures = (typeof data.blocks)[number]
type AreaFigures = (typeof data.areas)[number]

export function blockFigures(id: BlockId): BlockFigures | undefined {
  return blocks.get(id)
}

export function areaFigures(id: AreaId): AreaFigures | undefined {
  return areas.get(id)
}

/** `major`, `river` or `minor`. */
export function borderKind(id: string): string {
  return borders.get(id) ?? 'major'
}
