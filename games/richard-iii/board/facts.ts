/** The cards of facts of areas and blocks: what the board in words tells of them, and what is printed on a block. */
import { type Fact, toldOf } from '../../../art/index.ts'
import type { AreaId, BlockId } from '../rules/ids.ts'
import type { AreaView } from '../types/index.ts'
import { blockPhrase, type BoardContext, placePhrase } from './context.tsx'
import { blockFigures } from '../rules/printed.ts'
import { describe } from '../speech/describe.ts'
import { fatesOf } from './fates.ts'
import { BORDERS } from './geometry.ts'

export function areaFact({ say, view }: BoardContext, { id }: AreaView): Fact {
  return toldOf(say, () => describe(view, id))
}

/** A block the reader may know. */
export function blockFact({ say, view }: BoardContext, block: BlockId): Fact {
  return toldOf(say, () => describe(view, `block ${block}`), fatesOf(block))
}

/** What is printed on any block, wherever it is. */
export function printedFact(board: BoardContext, block: BlockId, strength?: number): Fact {
  const { say, view } = board
  const figures = blockFigures(block)
  if (!figures) return { title: say(blockPhrase(block)), lines: [] }
  const own = view.blocks.find((entry) => entry.block === block)
  const now = strength ?? own?.strength ?? figures.maxStrength
  const lines = [
    say({ say: `board.kind.${figures.kind}` }),
    say({ say: 'board.rating', n: now, of: figures.maxStrength, rating: `${figures.initiative}${figures.firepower}` }),
  ]
  if (view.king === block) lines.push(say({ say: 'board.king' }))
  if (view.pretender === block) lines.push(say({ say: 'board.pretender' }))
  if (view.prisoner === block) lines.push(say({ say: 'board.captive' }))
  if (figures.loyalty !== null) lines.push(say({ say: 'board.loyalty', n: figures.loyalty }))
  else if (figures.mark === 'rose') lines.push(say({ say: 'board.faithful' }))
  if (figures.home.length > 0)
    lines.push(say({ say: 'board.home', areas: figures.home.map((area) => placePhrase(area as AreaId)) }))
  if (own?.moved) lines.push(say({ say: 'board.moved' }))
  if (own?.pinned) lines.push(say({ say: 'board.pinned' }))
  if (own?.role) lines.push(say({ say: `board.role.${own.role}` }))
  return { title: say(blockPhrase(block)), lines, tale: fatesOf(block).map(say) }
}

/** The border between two areas in words. */
export function borderFact(board: BoardContext, id: string, left: number): Fact {
  const border = BORDERS.find((entry) => entry.id === id)
  return {
    title: board.say({ say: `board.border.${border?.kind ?? 'major'}` }),
    lines: [board.say({ say: 'board.left', n: left })],
  }
}
