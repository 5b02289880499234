/**
 * The blocks in hand, large enough for a finger: those of the area taken up, of the pool, or those
 * that must be decided about. Each is picked or left; a direct decision is taken at once.
 */
import { ChoiceButton } from '../../../art/index.ts'
import type { BlockId } from '../rules/ids.ts'
import type { OwnBlock } from '../types/index.ts'
import { blockPhrase, type Desk, placePhrase, useDesk, usePointing } from './context.tsx'
import { blockFact, lazily } from './facts.ts'
import { HOUSES } from './figures.ts'
import { Piece } from './piece.tsx'

const DIRECT: ReadonlySet<string> = new Set(['starve', 'dismiss'])

interface Held {
  readonly title: string
  readonly blocks: readonly OwnBlock[]
}

/** Which blocks lie in the tray now. */
function held(desk: Desk): Held | null {
  const { view, say, from, seat } = desk
  if (view.phase === 'supply-loss' || view.phase === 'exile-surplus') {
    const areas = (seat === null ? [] : (view.surplus[seat] ?? [])).map(({ area }) => area)
    const blocks = view.blocks.filter(({ at }) => at !== 'pool' && areas.includes(at))
    return blocks.length > 0 ? { title: say({ say: `board.tray.${view.phase}` }), blocks } : null
  }
  if (view.phase === 'pretender-home' || view.phase === 'king-home') {
    const blocks = view.blocks.filter(
      ({ block }) => desk.movers.has(block) || view.plan.some((step) => step.block === block),
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
  const desk = useDesk()
  const { say } = desk
  const shown = held(desk)
  if (!shown)
    return desk.movers.size > 0 && desk.picked.length === 0 ? <p class="r3-tip">{say({ say: 'board.tip' })}</p> : null
  const able = shown.blocks.filter(({ block }) => desk.movers.has(block)).map(({ block }) => block)
  const group = desk.from !== null && desk.from !== 'pool' && able.length > 1
  const all = able.every((block) => desk.picked.includes(block))
  const ways = [...desk.courses.values()].some((courses) => courses.length > 1)
  return (
    <section class="r3-tray" aria-label={shown.title}>
      <header>
        <h2>{shown.title}</h2>
        {group && (
          <button type="button" class="r3-small" onClick={() => desk.take(desk.from, all ? [] : able)}>
            {say({ say: all ? 'board.none' : 'board.all' })}
          </button>
        )}
        {ways && (
          <button
            type="button"
            class="r3-small"
            aria-pressed={desk.anyWay}
            onClick={() => desk.setAnyWay(!desk.anyWay)}
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
      {desk.picked.length > 0 && desk.courses.size > 0 && (
        <p class="r3-tip">{say({ say: 'board.where', n: desk.picked.length })}</p>
      )}
    </section>
  )
}

function TrayBlock(props: { readonly own: OwnBlock }) {
  const desk = useDesk()
  const { view, say } = desk
  const { hinted } = usePointing()
  const { own } = props
  const direct = desk.deeds.find(({ offer, blocks }) => DIRECT.has(offer.move.type) && blocks[0] === own.block)
  const able = desk.movers.has(own.block)
  const name = say(blockPhrase(own.block))
  const plan = view.plan.find(({ block }) => block === own.block)
  const named = view.named.includes(own.block)
  const note = plan ? say(placePhrase(plan.to)) : named ? say({ say: 'board.named' }) : stateOf(desk, own)
  return (
    <ChoiceButton
      label={direct?.offer.label ?? (note ? `${name}, ${note}` : name)}
      choose={direct ? () => desk.act([direct.offer.text]) : able ? () => pick(desk, own.block) : undefined}
      picked={able ? desk.picked.includes(own.block) : undefined}
      hinted={hinted?.blocks.includes(own.block)}
      onPoint={direct && ((on) => desk.point(on ? direct : null))}
      fact={lazily(() => blockFact(desk, own.block))}
      reach
      class="r3-tray-block"
    >
      <span class="r3-sr">{name}</span>
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

function stateOf(desk: Desk, own: OwnBlock): string {
  if (own.pinned) return desk.say({ say: 'board.short.pinned' })
  if (own.moved && desk.view.phase === 'action') return desk.say({ say: 'board.short.moved' })
  if (desk.view.phase === 'supply-loss' || desk.view.phase === 'exile-surplus') return desk.say(placePhrase(own.at))
  return ''
}

/** Of the pool and on the way home one block is picked at a time; of an area as many as one likes. */
function pick(desk: Desk, block: BlockId): void {
  const single = desk.from === null || desk.from === 'pool'
  if (!single) desk.toggle(block)
  else desk.take(desk.from, desk.picked.includes(block) ? [] : [block])
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
