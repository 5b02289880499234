/** The board: what is bid for, the reader's coins, and how the houses stand. */
import { type BoardProps, Legend, Stage } from '../../../art/index.ts'
import type { Event, Move, View } from '../types.ts'
import './board.css'
import { Houses } from './houses.tsx'
import { Purse } from './purse.tsx'
import { signs } from './signs.tsx'
import { Stakes } from './stakes.tsx'

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, say, seat } = props
  return (
    <Stage class="sg-board" say={say} calm={props.calm}>
      <div class="sg-table">
        <div class="sg-bidding">
          <Stakes view={view} say={say} />
          {seat !== null && <Purse {...props} seat={seat} />}
        </div>
        <Houses view={view} seats={props.seats} say={say} />
      </div>
      <Legend signs={signs} />
    </Stage>
  )
}
