/** Lancaster's board: England and France, parliament, and the players' castles. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { type BoardProps, Legend, Stage, useBase, useHinted, Which } from '../../../art/index.ts'
import { figuresOf } from '../rules/figures.ts'
import type { Event, Move, View } from '../types/index.ts'
import './picture.css'
import './board.css'
import { type BoardContext, type Knight, Provide } from './context.tsx'
import { Deeds } from './deeds.tsx'
import { Household } from './household.tsx'
import { Realm } from './map.tsx'
import { Parliament } from './parliament.tsx'
import { knightOf, placeOf } from './places.ts'
import { signs } from './signs.tsx'
import { KnightSign } from './which.tsx'

const keyOf = (knight: Knight) => `${knight.ally} ${knight.strength}`

/** Offers of one knight stand in one row. */
function rowOf(move: Move): string | null {
  const knight = knightOf(move)
  return knight && keyOf(knight)
}

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, moves, say } = props
  const [knight, pick] = useState<Knight | null>(null)
  /** With a knight in hand only its offers are shown. */
  const only = useMemo(() => {
    if (!knight) return null
    return (move: Move) => (rowOf(move) ?? keyOf(knight)) === keyOf(knight)
  }, [knight])
  const base = useBase(props, placeOf, only)
  const hint = useHinted(props, placeOf)
  const board = useMemo(
    (): BoardContext => ({ ...base, figures: figuresOf(view.figures), knight, pick }),
    [base, knight],
  )

  // A new decision starts with empty hands.
  const decision = `${view.round} ${view.phase} ${moves.map((offer) => offer.text).join()}`
  useEffect(() => {
    pick(null)
    board.ask(null)
  }, [decision])

  const asked = board.asked === null ? [] : board.at(board.asked)
  // Drawn again when the board changes, not when the mouse moves.
  const hall = useMemo(() => <Hall board={board} />, [board])
  return (
    <Provide board={board} hint={hint}>
      <Stage class="lancaster" say={say} calm={props.calm}>
        {hall}
        {asked.length > 1 && (
          <Which
            offers={asked}
            take={({ text }) => {
              board.ask(null)
              board.act([text])
            }}
            onCancel={() => board.ask(null)}
            rowOf={rowOf}
            sign={(move) => <KnightSign move={move} />}
          />
        )}
      </Stage>
    </Provide>
  )
}

function Hall(props: { readonly board: BoardContext }) {
  const { view, say, seat } = props.board
  // The others in the order of the table, from the reader's left.
  const first = seat === null ? 0 : seat + 1
  const others = view.players.map((_, i) => (first + i) % view.players.length).filter((other) => other !== seat)
  return (
    <>
      <div class="board-room">
        <div class="board-hall la-hall">
          <div class="la-top">
            <p class="la-round">
              {say({ say: 'word.round', n: view.round, of: view.rounds })}{' '}
              <em>{say({ say: `phase.${view.phase}` })}</em>
            </p>
            <Deeds />
          </div>
          {/* On a phone all stands in one column: the law voted on comes before the map. */}
          {view.phase === 'parliament' && <Parliament key="parliament" />}
          <Realm key="realm" />
          {view.phase !== 'parliament' && <Parliament key="parliament" />}
          {seat !== null && <Household seat={seat} />}
          <div class="la-others">
            {others.map((other) => (
              <Household key={other} seat={other} />
            ))}
          </div>
        </div>
      </div>
      <Legend signs={signs} />
    </>
  )
}
