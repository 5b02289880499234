/** What a block looks like: its colour and its arms. */
import type { BlockId, Colour } from '../rules/ids.ts'
import { blockFigures } from '../rules/printed.ts'

export function colourOf(id: BlockId): Colour {
  return id === 'rebel' ? 'black' : id.startsWith('york-') ? 'white' : 'red'
}

/** The arms a block bears: its family's, or what it is. */
export function armsOf(id: BlockId): string {
  return blockFigures(id)?.shield ?? id.replace(/^(lancaster|york)-/, '')
}

export const HOUSES = ['lancaster', 'york'] as const
