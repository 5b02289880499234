/** The cards of facts of areas, blocks and houses. */
import type { Fact } from '../../../art/index.ts'
import type { Phrase } from '../../../engine/game.ts'
import type { AreaId, BlockId } from '../rules/ids.ts'
import type { AreaView } from '../types/index.ts'
import { blockPhrase, type BoardContext, placePhrase } from './context.tsx'
import { areaFigures, blockFigures } from '../rules/printed.ts'
import { fatesOf } from './fates.ts'
import { BORDERS } from './geometry.ts'

/** Whose arms they are. */
const shieldPhrase = (shield: string): Phrase => ({
  say: shield.startsWith('house-') ? `seat.${shield.slice('house-'.length)}` : `block.${shield}`,
})

function soldiers(board: BoardContext, area: AreaView): string[] {
  const { say } = board
  const lines: string[] = []
  if (area.red > 0) lines.push(say({ say: 'board.red', n: area.red }))
  if (area.white > 0) lines.push(say({ say: 'board.white', n: area.white }))
  if (area.black > 0) lines.push(say({ say: 'board.black', n: area.black }))
  return lines
}

export function areaFact(board: BoardContext, area: AreaView): Fact {
  const { say, view } = board
  const figures = areaFigures(area.id)
  const lines = soldiers(board, area)
  const signs: Phrase[] = []
  if (figures?.city) signs.push({ say: 'board.city-of', city: { say: `board.city.${figures.city.id}` } })
  if (figures?.cathedral) signs.push({ say: 'board.cathedral' })
  if (figures?.crown) signs.push({ say: 'board.crown' })
  if (figures?.majorPort) signs.push({ say: 'board.port' })
  if (signs.length > 0) lines.push(say({ say: 'board.list', items: signs }))
  if (figures && figures.shields.length > 0)
    lines.push(say({ say: 'board.shields', names: figures.shields.map(shieldPhrase) }))
  lines.push(say({ say: 'board.feeds', n: area.limit }))
  if ((area.surplus ?? 0) > 0) lines.push(say({ say: 'board.surplus', n: area.surplus ?? 0 }))
  const attack = view.attacks.find((entry) => entry.area === area.id)
  for (const entry of attack?.entries ?? [])
    lines.push(
      say({
        say: entry.main === null ? 'board.entry' : entry.main ? 'board.entry.main' : 'board.entry.reserve',
        n: entry.n,
        who: { seat: entry.seat },
        from: {
          say:
            entry.from.includes('sea') || entry.from.includes('channel') ? `zone.${entry.from}` : `area.${entry.from}`,
        },
      }),
    )
  if (attack && attack.pinned !== null && attack.pinned > 0) lines.push(say({ say: 'board.pins', n: attack.pinned }))
  return { title: say(placePhrase(area.id)), lines }
}

export function blockFact(board: BoardContext, block: BlockId, strength?: number): Fact {
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
