/** An area as something to take: its outline glows when blocks can be taken up there, sent there or named. */
import { Choice, lazily, lobed } from '../../../art/index.ts'
import type { AreaId } from '../rules/ids.ts'
import { shortName } from '../rules/notation.ts'
import type { AreaView } from '../types/index.ts'
import type { Deed } from './places.ts'
import { type BoardContext, placePhrase, useBoard } from './context.tsx'
import { areaFact } from './facts.ts'
import { frameOf } from './frames.tsx'
import { LAND, ROOM } from './geometry.ts'

/** What taking an area does now, in words and in deed. */
interface Taking {
  readonly label: string
  readonly choose: () => void
  readonly kind: 'name' | 'send' | 'take'
  /** The offer it stands for, if it is a single one. */
  readonly deed: Deed | undefined
  readonly n: number
}

function takingOf(board: BoardContext, area: AreaView): Taking | null {
  const { say, deeds } = board
  const named = deeds.find((deed) => deed.place === area.id && deed.blocks.length === 0)
  if (named)
    return { label: named.offer.label, choose: () => board.act([named.offer.text]), kind: 'name', deed: named, n: 0 }
  const courses = board.courses.get(area.id)
  if (courses?.[0]) {
    const n = Math.max(...courses.map(({ blocks }) => blocks.length))
    const only = courses.length === 1 && courses[0].deeds.length === 1 ? courses[0].deeds[0] : undefined
    const label = only?.offer.label ?? say({ say: 'board.send', n, area: placePhrase(area.id) })
    return { label, choose: () => board.send(area.id), kind: 'send', deed: only, n }
  }
  const able = board.view.blocks.filter((own) => own.at === area.id && board.movers.has(own.block))
  if (able.length === 0) return null
  const held = board.from === area.id
  return {
    label: say({ say: held ? 'board.let-go' : 'board.take', n: able.length, area: placePhrase(area.id) }),
    choose: () => board.take(held ? null : area.id),
    kind: 'take',
    deed: undefined,
    n: able.length,
  }
}

/** With blocks in hand a touch means to send them there. */
function marchesTo({ from, picked }: BoardContext, to: AreaId): readonly string[] | undefined {
  if (from === null || from === to) return undefined
  return picked.map((block) => (from === 'pool' ? `+${shortName(block)}@${to}` : `${shortName(block)}:${from}>${to}`))
}

/** Everything a county is for the hand; what it looks like is printed below. */
export function County(props: { readonly area: AreaView }) {
  const board = useBoard()
  const { area } = props
  const box = frameOf(area.id)
  const path = box ? lobed(box) : LAND.get(area.id)
  if (!path) return null
  const taking = takingOf(board, area)
  const fact = lazily(() => {
    const card = areaFact(board, area)
    return taking ? { title: taking.label, lines: [card.title, ...card.lines] } : card
  })
  const held = board.from === area.id
  // With blocks in hand the places to send them to come first, other blocks step back.
  const back = taking?.kind === 'take' && !held && board.courses.size > 0
  const state = `${taking?.kind ?? 'still'} ${held ? 'held' : ''} ${back ? 'back' : ''}`
  return (
    <Choice
      label={taking?.label ?? board.say(placePhrase(area.id))}
      choose={taking?.choose}
      place={area.id}
      meant={taking ? undefined : marchesTo(board, area.id)}
      fact={fact}
      picked={held ? true : undefined}
      onPoint={(on) => {
        board.setAim(on && taking?.kind === 'send' ? area.id : null)
        const text = on ? (taking?.deed?.offer.text ?? null) : null
        board.point(text, on && taking?.kind === 'send' ? board.stepsTo(area.id) : undefined)
      }}
      class={`r3-county ${state}`}
    >
      <path d={path} class="hit" />
      {taking && <path d={path} class="glow filled" />}
    </Choice>
  )
}

/** How many of the picked blocks can go to a place. */
export function Takers() {
  const board = useBoard()
  if (board.picked.length < 2) return null
  return (
    <g pointer-events="none">
      {[...board.courses].map(([place, courses]) => {
        const room = place === 'pool' ? undefined : ROOM.get(place)
        if (!room) return null
        const n = Math.max(...courses.map(({ blocks }) => blocks.length))
        return (
          <g key={place} transform={`translate(${room.x + room.w * 0.6} ${room.y - room.h * 0.55})`} class="r3-takers">
            <circle r="11" />
            <text y="4.5" text-anchor="middle" font-size="13" class="figure">
              {n}
            </text>
          </g>
        )
      })}
    </g>
  )
}
