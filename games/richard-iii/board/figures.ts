/** What is printed on a block or an area, looked up by id. */
import data from '../data.json' with { type: 'json' }
import type { AreaId, BlockId, Colour } from '../rules/ids.ts'

const blocks = new Map(data.blocks.map((block) => [block.id as BlockId, block]))
const areas = new Map(data.areas.map((area) => [area.id as AreaId, area]))

type BlockFigures = (typeof data.blocks)[number]
type AreaFigures = (typeof data.areas)[number]

export function blockFigures(id: BlockId): BlockFigures | undefined {
  return blocks.get(id)
}

export function areaFigures(id: AreaId): AreaFigures | undefined {
  return areas.get(id)
}

export function colourOf(id: BlockId): Colour {
  return id === 'rebel' ? 'black' : id.startsWith('york-') ? 'white' : 'red'
}

/** The arms a block bears: its family's, or what it is. */
export function armsOf(id: BlockId): string {
  return blocks.get(id)?.shield ?? id.replace(/^(lancaster|york)-/, '')
}

export const HOUSES = ['lancaster', 'york'] as const
