/** What the signs of the map mean. */
import { Crown, Mitre, Port, type Sign, Town } from '../../../art/index.ts'
import { Arms } from './arms.tsx'
import { Piece } from './piece.tsx'

export function signs(): readonly Sign[] {
  return [
    { say: 'board.key.major', drawing: <Line class="r3-road under" over="r3-road" /> },
    { say: 'board.key.river', drawing: <Line class="r3-river bank" over="r3-river" /> },
    {
      say: 'board.key.minor',
      drawing: (
        <>
          <Line class="r3-ridge" over="r3-ridge" />
          <path d="M-36 12 L-20 -18 L-6 8 L12 -24 L34 14" class="r3-peaks" />
        </>
      ),
    },
    { say: 'board.key.crown', drawing: <Crown /> },
    { say: 'board.key.shield', drawing: <Arms of="buckingham" /> },
    { say: 'board.key.city', drawing: <Town large /> },
    { say: 'board.key.cathedral', drawing: <Mitre /> },
    { say: 'board.key.port', drawing: <Port /> },
    { say: 'board.key.block', drawing: <Piece block="york-march" strength={2} /> },
    { say: 'board.key.back', drawing: <Piece colour="red" /> },
    {
      say: 'board.key.room',
      drawing: (
        <g class="r3-room major">
          <path d="M0 -42 L42 0 L0 42 L-42 0 Z" />
          <text y="14" text-anchor="middle" font-size="42">
            4
          </text>
        </g>
      ),
    },
  ]
}

function Line(props: { readonly class: string; readonly over: string }) {
  return (
    <g transform="scale(3)">
      <path d="M-16 4 C-8 -6 6 8 16 -4" class={props.class} />
      <path d="M-16 4 C-8 -6 6 8 16 -4" class={props.over} />
    </g>
  )
}
