/** The board: what is bid for, and beside it the reader's coins and how the houses stand. */
import { useMemo } from 'preact/hooks'
import { type BoardProps, Layout, Stage, useBase, useHinted } from '../../../art/index.ts'
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
  // Drawn again when the board changes, not when the mouse moves.
  const hall = useMemo(
    () => (
      <Layout
        shape={0.8}
        status={props.say({ say: 'board.round', round: props.view.round, rounds: props.view.rounds })}
        map={<Stakes />}
        own={
          <div class="sg-own">
            {props.seat !== null && <Purse seat={props.seat} />}
            <Houses />
          </div>
        }
        signs={signs}
      />
    ),
    [board],
  )
  return (
    <Provide board={board} hint={useHinted(props, placeOf)}>
      <Stage class="sg-board" say={props.say} calm={props.calm}>
        {hall}
      </Stage>
    </Provide>
  )
}
