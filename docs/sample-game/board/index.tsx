/** The board: what is bid for, the reader's coins, and how the houses stand. */
import { type BoardProps, Legend, Stage, useBase, useHinted } from '../../../art/index.ts'
import type { Event, Move, View } from '../types.ts'
import './board.css'
import { Provide } from './context.tsx'
import { Houses } from './houses.tsx'
import { placeOf } from './places.ts'
import { Purse } from './purse.tsx'
import { signs } from './signs.tsx'
import { Stakes } from './stakes.tsx'

export function Board(props: BoardProps<View, Move, Event>) {
  const board = useBase(props, placeOf)
  return (
    <Provide board={board} hint={useHinted(props, placeOf)}>
      <Stage class="sg-board" say={props.say} calm={props.calm}>
        <div class="sg-table">
          <div class="sg-bidding">
            <Stakes />
            {props.seat !== null && <Purse seat={props.seat} />}
          </div>
          <Houses />
        </div>
        <Legend signs={signs} />
      </Stage>
    </Provide>
  )
}
