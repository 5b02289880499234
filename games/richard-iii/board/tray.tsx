/**
 * The blocks in hand, large enough for a finger: those of the area taken up, of the pool, or those
 * that must be decided about. Each is picked or left; a direct decision is taken at once.
 */
import { ChoiceButton, lazily } from '../../../art/index.ts'
import type { BlockId } from '../rules/ids.ts'
import type { OwnBlock } from '../types/index.ts'
import { blockPhrase, type BoardContext, placePhrase, useBoard, usePointing } from './context.tsx'
import { blockFact } from './facts.ts'
import { HOUSES } from './figures.ts'
import { Piece } from './piece.tsx'

const DIRECT: ReadonlySet<string> = new Set(['starve', 'dismiss'])

interface Held {
  readonly title: string
  readonly blocks: readonly OwnBlock[]
}

/** Which blocks lie in the tray now. */
function held(board: BoardContext): Held | null {
  const { view, say, from, seat } = board
  if (view.phase === 'supply-loss' || view.phase === 'exile-surplus') {
    const areas = (seat === null ? [] : (view.surplus[seat] ?? [])).map(({ area }) => area)
    const blocks = view.blocks.filter(({ at }) => at !== 'pool' && areas.includes(at))
    return blocks.length > 0 ? { title: say({ say: `board.tray.${view.phase}` }), blocks } : null
  }
  if (view.phase === 'pretender-home' || view.phase === 'king-home') {
    const blocks = view.blocks.filter(
      ({ block }) => board.movers.has(block) || view.plan.some((step) => step.block === block),
    )
    return blocks.length > 0 ? { title: say({ say: 'board.tray.home' }), blocks } : null
  }
  if (view.phase === 'battle-turn') return null
  if (from === null) return null
  const blocks = view.blocks.filter(({ at }) => at === from)
  const title =
    from === 'pool' ? say({ say: 'board.pool', who: { say: `seat.${HOUSES[seat ?? 0]}` } }) : say(placePhrase(from))
  return { title, blocks }
}

export function Tray() {
  const board = useBoard()
  const { say } = board
  const shown = held(board)
  if (!shown)
    return board.movers.size > 0 && board.picked.length === 0 ? <p class="r3-tip">{say({ say: 'board.tip' })}</p> : null
  const able = shown.blocks.filter(({ block }) => board.movers.has(block)).map(({ block }) => block)
  const group = board.from !== null && board.from !== 'pool' && able.length > 1
  const all = able.every((block) => board.picked.includes(block))
  const ways = [...board.courses.values()].some((courses) => courses.length > 1)
  return (
    <section class="r3-tray" aria-label={shown.title}>
      <header>
        <h2>{shown.title}</h2>
        {group && (
          <button type="button" class="r3-small" onClick={() => board.take(board.from, all ? [] : able)}>
            {say({ say: all ? 'board.none' : 'board.all' })}
          </button>
        )}
        {ways && (
          <button
            type="button"
            class="r3-small"
            aria-pressed={board.anyWay}
            onClick={() => board.setAnyWay(!board.anyWay)}
          >
            {say({ say: 'board.choose-way' })}
          </button>
        )}
      </header>
      <div class="r3-blocks">
        {shown.blocks.map((own) => (
          <TrayBlock key={own.block} own={own} />
        ))}
      </div>
      {board.picked.length > 0 && board.courses.size > 0 && (
        <p class="r3-tip">{say({ say: 'board.where', n: board.picked.length })}</p>
      )}
    </section>
  )
}

function TrayBlock(props: { readonly own: OwnBlock }) {
  const board = useBoard()
  const { view, say } = board
  const { hinted } = usePointing()
  const { own } = props
  const direct = board.deeds.find(({ offer, blocks }) => DIRECT.has(offer.move.type) && blocks[0] === own.block)
  const able = board.movers.has(own.block)
  const name = say(blockPhrase(own.block))
  const plan = view.plan.find(({ block }) => block === own.block)
  const named = view.named.includes(own.block)
  const note = plan ? say(placePhrase(plan.to)) : named ? say({ say: 'board.named' }) : stateOf(board, own)
  return (
    <ChoiceButton
      label={direct?.offer.label ?? (note ? `${name}, ${note}` : name)}
      choose={direct ? () => board.act([direct.offer.text]) : able ? () => pick(board, own.block) : undefined}
      picked={able ? board.picked.includes(own.block) : undefined}
      hinted={hinted?.blocks.includes(own.block)}
      onPoint={direct && ((on) => board.point(on ? direct.offer.text : null))}
      place={`block ${own.block}`}
      fact={lazily(() => blockFact(board, own.block))}
      reach
      class="r3-tray-block"
    >
      <span class="unseen">{name}</span>
      <BlockIcon
        block={own.block}
        name={name}
        strength={own.strength}
        size={60}
        title={view.king === own.block ? 'king' : view.pretender === own.block ? 'pretender' : null}
        spent={!able && !direct && !named && !plan}
      />
      {note && <small>{note}</small>}
    </ChoiceButton>
  )
}

function stateOf(board: BoardContext, own: OwnBlock): string {
  if (own.pinned) return board.say({ say: 'board.short.pinned' })
  if (own.moved && board.view.phase === 'action') return board.say({ say: 'board.short.moved' })
  if (board.view.phase === 'supply-loss' || board.view.phase === 'exile-surplus') return board.say(placePhrase(own.at))
  return ''
}

/** Of the pool and on the way home one block is picked at a time; of an area as many as one likes. */
function pick(board: BoardContext, block: BlockId): void {
  const single = board.from === null || board.from === 'pool'
  if (!single) board.toggle(block)
  else board.take(board.from, board.picked.includes(block) ? [] : [block])
}

export function BlockIcon(props: {
  readonly block?: BlockId
  readonly colour?: 'red' | 'white' | 'black'
  readonly name?: string
  readonly strength?: number
  readonly size: number
  readonly title?: 'king' | 'pretender' | null
  readonly lying?: boolean
  readonly spent?: boolean
}) {
  const { size, spent, ...piece } = props
  return (
    <svg
      width={size}
      height={size}
      viewBox="-52 -56 106 110"
      aria-hidden="true"
      focusable="false"
      class={spent ? 'r3-spent' : undefined}
    >
      <Piece {...piece} />
    </svg>
  )
}
