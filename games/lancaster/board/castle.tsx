/** A player's castle: six gates, the towers built on them, the court before it and the round table. */
import { ARROW, Charge, Choice, toldOf } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import { describe } from '../speech/describe.ts'
import { spaceName } from '../speech/names.ts'
import { costText, rewardText } from '../speech/texts.ts'
import type { SpaceFigures } from '../types/index.ts'
import { listed, liveryOf, Spot, useBoard } from './context.tsx'
import { Court } from './court.tsx'
import { Effects, Fighter } from './effects.tsx'
import type { Place } from './places.ts'
import { RoundTable } from './table.tsx'

const GATE = 70

export function Castle(props: { readonly seat: Seat }) {
  const board = useBoard()
  const player = board.view.players[props.seat]
  if (!player) return null
  const own = props.seat === board.seat
  const livery = liveryOf(board, { seat: props.seat, ally: false })
  return (
    <svg viewBox="0 4 440 232" class={`la-castle livery-${livery}`}>
      <path d="M6 134 V74 h10 v8 h10 v-8 h10 v8 h368 v-8 h10 v8 h10 v-8 h10 v60 Z" class="la-curtain" />
      {board.figures.castle.map((space, i) => (
        <Gate
          key={space.id}
          place={own ? `castle ${i}` : null}
          space={space}
          x={45 + i * GATE}
          knight={player.castle[i] ?? 0}
          built={player.extensions[i] ?? false}
          waiting={
            own &&
            board.view.flow.turn === props.seat &&
            board.view.ask?.what === 'castle' &&
            (board.view.flow.tilesLeft[i] ?? false)
          }
          livery={livery}
        />
      ))}
      <path d="M0 134 H440" stroke="var(--gold)" stroke-width="1.2" />
      <Court x={10} y={186} room={244} knights={player.court} reserve={player.reserve} own={own} ally={false} />
      <RoundTable x={352} y={190} noblemen={player.noblemen} livery={livery} />
    </svg>
  )
}

/** With two players the ally's castle has two gates and costs nothing. */
export function AllyCastle(props: { readonly seat: Seat }) {
  const board = useBoard()
  const ally = board.view.allies[props.seat]
  if (!ally) return null
  const own = props.seat === board.seat
  const livery = liveryOf(board, { seat: props.seat, ally: true })
  return (
    <svg viewBox="0 46 440 96" class={`la-castle livery-${livery}`}>
      <g>
        <path d="M6 134 V74 h10 v8 h10 v-8 h10 v8 h100 v-8 h10 v8 h10 v-8 h10 v60 Z" class="la-curtain" />
        {board.figures.ally.castle.map((space, i) => (
          <Gate
            key={space.id}
            place={own ? `ally castle ${i}` : null}
            space={space}
            x={50 + i * GATE}
            knight={ally.castle[i] ?? 0}
            built={false}
            waiting={false}
            livery={livery}
          />
        ))}
      </g>
      <Court x={184} y={98} room={250} knights={ally.court} reserve={ally.reserve} own={own} ally />
    </svg>
  )
}

interface GateProps {
  readonly place: Place | null
  readonly space: SpaceFigures
  readonly x: number
  readonly knight: number
  readonly built: boolean
  /** Its tile has not paid yet in this castle turn. */
  readonly waiting: boolean
  readonly livery: Parameters<typeof Charge>[0]['livery']
}

function Gate(props: GateProps) {
  const board = useBoard()
  const { space, built, knight } = props
  const name = board.say(spaceName(space.id))
  const price =
    Object.keys(space.cost).length > 0
      ? [`${listed(board, costText(space.cost))} ${ARROW} ${listed(board, rewardText(space.reward))}`]
      : [listed(board, rewardText(space.reward))]
  const lines = [...price, ...(built ? [board.say({ say: 'word.extension' })] : [])]
  const drawing = (
    <>
      {built ? (
        <g class="la-tower appears">
          <path
            d="M-30 86 V6 h-4 v-16 h12 v7 h10 v-7 h12 v7 h12 v-7 h10 v7 h12 v-7 V6 h-4 V86 Z"
            transform="translate(-1 -4)"
          />
          <path d="M0 -12 V-40" class="la-pole" />
          <path d="M0 -40 C8 -43 14 -36 26 -39 L20 -31 L26 -23 C14 -20 8 -27 0 -24 Z" class="la-flag" />
          <g transform="translate(11 -31.5) scale(0.11)" fill="var(--livery-ink)">
            <Charge livery={props.livery} />
          </g>
        </g>
      ) : (
        <path d="M-29 86 V14 h9 v7 h10 v-7 h20 v7 h10 v-7 h9 V86 Z" class="la-wall" />
      )}
      <Effects reward={space.reward} cost={space.cost} x={0} y={built ? 14 : 31} height={20} room={54} />
      <path
        d="M-22 86 V62 C-22 44 -10 38 0 36 C10 38 22 44 22 62 V86 Z"
        transform="translate(0 10) scale(1 0.88)"
        class={props.waiting ? 'la-gate waiting' : 'la-gate'}
      />
      {knight > 0 && (
        <g class="appears">
          <Fighter strength={knight} y={66} size={42} />
        </g>
      )}
      <path d="M-33 88 V4 H33 V88 Z" class="glow" />
    </>
  )
  const transform = `translate(${props.x} 46)`
  const fact = { title: name, lines }
  const { place } = props
  if (!place)
    return (
      <Choice label={name} fact={fact} transform={transform}>
        {drawing}
      </Choice>
    )
  return (
    <Spot place={place} label={name} fact={toldOf(board.say, () => describe(board.view, place))} transform={transform}>
      <rect x="-33" y="0" width="66" height="88" fill="transparent" />
      {drawing}
    </Spot>
  )
}
