/** Everything that stands on the map and in the pools, with its place. */
import type { BlockId, Colour } from '../rules/ids.ts'
import type { AreaView, OwnBlock } from '../types/index.ts'
import type { Place } from './places.ts'
import type { BoardContext } from './context.tsx'
import { colourOf } from './figures.ts'
import { POOL_BOX } from './frames.tsx'
import { type Room, ROOM } from './geometry.ts'
import { type Stand, stand } from './stacks.ts'

interface Own {
  readonly own: OwnBlock
  readonly at: Stand
}

interface Other {
  readonly key: string
  readonly colour: Colour
  readonly block?: BlockId
  readonly strength?: number
  readonly down?: boolean
  /** Behind bars. */
  readonly captive?: boolean
  readonly at: Stand
}

/** A copy of a block belongs to the house it is named by, the rebel to York. */
const houseOfBlock = (block: BlockId): number => (block.startsWith('lancaster-') ? 0 : 1)

const COLOURS: readonly Colour[] = ['red', 'white', 'black']

function poolRoom(seat: number): Room {
  const [x, y, w, h] = POOL_BOX[seat] ?? POOL_BOX[0]
  return { x: x + w / 2, y: y + h / 2 + 6, w: w / 2 - 8, h: h / 2 - 8 }
}

/** Blocks of others in a place: by colour, without those the reader knows as his own. */
function backs(
  counts: { readonly red: number; readonly white: number; readonly black: number },
  mine: readonly { readonly block: BlockId }[],
): readonly Colour[] {
  return COLOURS.flatMap((colour) => {
    const own = mine.filter(({ block }) => colourOf(block) === colour).length
    return Array.from({ length: Math.max(0, counts[colour] - own) }, () => colour)
  })
}

/** Everything that stands on the map, with its place: others behind, one's own in front. */
export function muster(board: BoardContext): { readonly own: readonly Own[]; readonly others: readonly Other[] } {
  const { view, seat } = board
  const own: Own[] = []
  const others: Other[] = []
  const fill = (
    place: Place,
    room: Room | undefined,
    counts: Pick<AreaView, 'red' | 'white' | 'black'>,
    down: readonly BlockId[],
    mine: readonly OwnBlock[],
    of = 0,
  ) => {
    if (!room) return
    // In battle both fronts lie open.
    const open = place === view.battle?.area ? view.battle.front.filter(({ seat: of }) => of !== seat) : []
    const strangers: readonly { readonly colour: Colour; readonly block?: BlockId; readonly strength?: number }[] = [
      ...open.map(({ block, strength }) => ({ colour: colourOf(block), block, strength })),
      ...backs(counts, [...mine, ...open]).map((colour) => ({ colour })),
    ]
    const [low = [], back = [], front = []] = stand([down.length, strangers.length, mine.length], room)
    down.forEach((block, i) => {
      const at = low[i]
      if (at) others.push({ key: `${place} ${of} ${block}`, colour: colourOf(block), block, down: true, at })
    })
    strangers.forEach((stranger, i) => {
      const at = back[i]
      if (at) others.push({ key: `${place} ${of} ${stranger.block ?? `${stranger.colour} ${i}`}`, ...stranger, at })
    })
    mine.forEach((entry, i) => {
      const at = front[i]
      if (at) own.push({ own: entry, at })
    })
  }
  for (const area of view.areas)
    fill(
      area.id,
      ROOM.get(area.id),
      area,
      area.faceDown,
      view.blocks.filter(({ at }) => at === area.id),
    )
  const cell = view.prisoner && ROOM.get('middlesex')
  if (cell && view.prisoner)
    others.push({
      key: 'prisoner',
      colour: colourOf(view.prisoner),
      block: view.prisoner,
      captive: true,
      at: { x: cell.x + cell.w * 0.62, y: cell.y + cell.h * 0.72, size: 34 },
    })
  view.houses.forEach((house, of) => {
    // With the table all open nobody looks, and both pools show their faces.
    const known = view.blocks.filter(({ at }) => at === 'pool')
    const mine = of === seat || seat === null ? known.filter(({ block }) => houseOfBlock(block) === of) : []
    fill('pool', poolRoom(of), house.pool, house.poolDown, mine, of)
  })
  return { own, others }
}
