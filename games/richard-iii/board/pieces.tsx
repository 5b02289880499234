/** All blocks on the map: one's own face the reader, the enemy's turn their backs. */
import type { ComponentChildren } from 'preact'
import { type Fact, lazily, useFact } from '../../../art/index.ts'
import type { OwnBlock } from '../types/index.ts'
import { blockPhrase, useBoard } from './context.tsx'
import { blockFact } from './facts.ts'
import { muster } from './muster.ts'
import { Piece } from './piece.tsx'
import type { Stand } from './stacks.ts'

const BARS = 'M-30 -44 V44 M-10 -44 V44 M10 -44 V44 M30 -44 V44 M-42 -28 H42 M-42 28 H42'

export function Pieces() {
  const board = useBoard()
  const { own, others } = muster(board)
  return (
    <>
      {others.map(({ key, at, captive, ...piece }) => (
        <g key={key} class="travels" style={place(at)} pointer-events="none">
          <Piece
            {...piece}
            lying={piece.block !== undefined}
            size={at.size}
            {...(piece.block ? { name: board.say(blockPhrase(piece.block)) } : {})}
          />
          {captive && <path d={BARS} transform={`scale(${at.size / 100})`} class="r3-bars" />}
        </g>
      ))}
      {own
        .toSorted((a, b) => a.at.y - b.at.y)
        .map(({ own: entry, at }) => (
          <Mine key={entry.block} own={entry} at={at} />
        ))}
      <Names own={own} />
    </>
  )
}

/** A line of names, in units of the map: nine pixels of a laptop's screen and more. */
const LINE = 15.5

/** Names of one's own blocks stand below each stack, large enough to read where the map is small. */
function Names(props: { readonly own: ReturnType<typeof muster>['own'] }) {
  const { say } = useBoard()
  const stacks = Map.groupBy(
    props.own.filter(({ own }) => own.at !== 'pool'),
    ({ own }) => own.at,
  )
  return (
    <g aria-hidden="true">
      {[...stacks].map(([area, list]) => {
        const x = list.reduce((sum, { at }) => sum + at.x, 0) / list.length
        const foot = Math.max(...list.map(({ at }) => at.y + at.size * 0.46))
        return list.map(({ own }, i) => (
          <text key={`${area} ${own.block}`} x={x} y={foot + 13 + i * LINE} text-anchor="middle" class="r3-block-name">
            {say(blockPhrase(own.block))}
          </text>
        ))
      })}
    </g>
  )
}

const place = ({ x, y }: Stand) => ({
  transform: `translate(${Math.round(x * 10) / 10}px, ${Math.round(y * 10) / 10}px)`,
})

function Mine(props: { readonly own: OwnBlock; readonly at: Stand }) {
  const board = useBoard()
  const { own, at } = props
  const { block } = own
  const picked = board.picked.includes(block)
  const able = board.movers.has(block)
  const choose = () => {
    if (own.at !== board.from && board.courses.has(own.at)) board.send(own.at)
    else if (!able) return
    else if (own.at === board.from) board.toggle(block)
    else board.take(own.at, [block])
  }
  return (
    <Touch
      fact={lazily(() => blockFact(board, block))}
      choose={able || board.courses.has(own.at) ? choose : undefined}
      at={at}
    >
      {picked && (
        <rect x={-at.size * 0.5} y={-at.size * 0.54} width={at.size} height={at.size} rx="5" class="r3-held" />
      )}
      <g data-count={`strength ${block}`}>
        <Piece
          block={block}
          {...(own.at === 'pool' ? { name: board.say(blockPhrase(block)) } : {})}
          strength={own.strength}
          size={at.size}
          title={board.view.king === block ? 'king' : board.view.pretender === block ? 'pretender' : null}
          class={own.moved && board.view.phase === 'action' ? 'spent' : undefined}
        />
      </g>
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
      tabindex={-1}
      {...handlers}
    >
      {props.children}
    </g>
  )
}
