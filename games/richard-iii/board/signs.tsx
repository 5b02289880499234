/** What the signs of the map mean. */
import { Crown, Mitre, Port, type Sign, Town } from '../../../art/index.ts'
import type { Phrase } from '../../../engine/game.ts'
import { Arms } from './arms.tsx'
import { Piece } from './piece.tsx'

export function signsOf(say: (phrase: Phrase) => string): readonly Sign[] {
  const text = (id: string) => say({ say: `board.key.${id}` })
  return [
    { text: text('major'), drawing: <Line class="r3-road under" over="r3-road" /> },
    { text: text('river'), drawing: <Line class="r3-river bank" over="r3-river" /> },
    {
      text: text('minor'),
      drawing: (
        <>
          <Line class="r3-ridge" over="r3-ridge" />
          <path d="M-36 12 L-20 -18 L-6 8 L12 -24 L34 14" class="r3-peaks" />
        </>
      ),
    },
    { text: text('crown'), drawing: <Crown /> },
    { text: text('shield'), drawing: <Arms of="buckingham" /> },
    { text: text('city'), drawing: <Town large /> },
    { text: text('cathedral'), drawing: <Mitre /> },
    { text: text('port'), drawing: <Port /> },
    { text: text('block'), drawing: <Piece block="york-march" strength={2} /> },
    { text: text('back'), drawing: <Piece colour="red" /> },
    {
      text: text('room'),
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
