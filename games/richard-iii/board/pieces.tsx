/** All blocks on the map: one's own face the reader, the enemy's turn their backs. */
import type { ComponentChildren } from 'preact'
import type { Fact } from '../../../art/index.ts'
import { useFact } from '../../../art/fact.tsx'
import type { BlockId, Colour } from '../ids.ts'
import type { AreaView, OwnBlock } from '../types.ts'
import type { Place } from './deeds.ts'
import { blockPhrase, type Desk, useDesk } from './desk.tsx'
import { blockFact } from './facts.ts'
import { colourOf } from './figures.ts'
import { POOL_BOX } from './frames.tsx'
import { type Room, ROOM } from './geometry.ts'
import { Piece } from './piece.tsx'
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

const BARS = 'M-30 -44 V44 M-10 -44 V44 M10 -44 V44 M30 -44 V44 M-42 -28 H42 M-42 28 H42'
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
function muster(desk: Desk): { readonly own: readonly Own[]; readonly others: readonly Other[] } {
  const { view, seat } = desk
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
    const mine = of === seat ? view.blocks.filter(({ at }) => at === 'pool') : []
    fill('pool', poolRoom(of), house.pool, house.poolDown, mine, of)
  })
  return { own, others }
}

export function Pieces() {
  const desk = useDesk()
  const { own, others } = muster(desk)
  return (
    <>
      {others.map(({ key, at, captive, ...piece }) => (
        <g key={key} class="travels" style={place(at)} pointer-events="none">
          <Piece
            {...piece}
            lying={piece.block !== undefined}
            size={at.size}
            {...(piece.block ? { name: desk.say(blockPhrase(piece.block)) } : {})}
          />
          {captive && <path d={BARS} transform={`scale(${at.size / 100})`} class="r3-bars" />}
        </g>
      ))}
      {own
        .toSorted((a, b) => a.at.y - b.at.y)
        .map(({ own: entry, at }) => (
          <Mine key={entry.block} own={entry} at={at} />
        ))}
    </>
  )
}

const place = ({ x, y }: Stand) => ({
  transform: `translate(${Math.round(x * 10) / 10}px, ${Math.round(y * 10) / 10}px)`,
})

function Mine(props: { readonly own: OwnBlock; readonly at: Stand }) {
  const desk = useDesk()
  const { own, at } = props
  const { block } = own
  const picked = desk.picked.includes(block)
  const able = desk.movers.has(block)
  const choose = () => {
    if (own.at !== desk.from && desk.courses.has(own.at)) desk.send(own.at)
    else if (!able) return
    else if (own.at === desk.from) desk.toggle(block)
    else desk.take(own.at, [block])
  }
  const hinted = desk.hinted?.blocks.includes(block) === true
  return (
    <Touch fact={blockFact(desk, block)} choose={able || desk.courses.has(own.at) ? choose : undefined} at={at}>
      {(picked || hinted) && (
        <rect x={-at.size * 0.5} y={-at.size * 0.54} width={at.size} height={at.size} rx="5" class="r3-held" />
      )}
      <Piece
        block={block}
        name={desk.say(blockPhrase(block))}
        strength={own.strength}
        size={at.size}
        title={desk.view.king === block ? 'king' : desk.view.pretender === block ? 'pretender' : null}
        class={own.moved && desk.view.phase === 'action' ? 'spent' : undefined}
      />
      {own.pinned && <Pin size={at.size} />}
    </Touch>
  )
}

/** A nail through the block: it cannot leave. */
function Pin(props: { readonly size: number }) {
  return (
    <g transform={`translate(${props.size * 0.36} ${props.size * 0.3}) scale(${props.size / 46})`} class="r3-pin">
      <circle r="8" />
      <path d="M-4 -4 L4 4 M4 -4 L-4 4" />
    </g>
  )
}

/**
 * Clicking a block is a short cut for the pointer; by keyboard its area is taken and the block found
 * in the tray, so it is no stop of the Tab key.
 */
function Touch(props: {
  readonly fact: Fact
  readonly choose: (() => void) | undefined
  readonly at: Stand
  readonly children: ComponentChildren
}) {
  const handlers = useFact(props.fact)
  return (
    <g
      class={props.choose ? 'travels r3-touch' : 'travels'}
      style={place(props.at)}
      onClick={props.choose}
      {...handlers}
    >
      {props.children}
    </g>
  )
}
