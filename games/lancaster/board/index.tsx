/** Lancaster's board: England and France, parliament, and the players' castles. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type BoardProps, Layout, Stage, useBase, useHinted, usePhone, Which } from '../../../art/index.ts'
import { figuresOf } from '../rules/figures.ts'
import type { Event, Move, View } from '../types/index.ts'
import './picture.css'
import './board.css'
import { type BoardContext, type Knight, Provide } from './context.tsx'
import { CourtLine } from './court-line.tsx'
import { Deeds } from './deeds.tsx'
import { Household } from './household.tsx'
import { Parts, type Part, Realm } from './map.tsx'
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
  const hall = useMemo(() => <Hall board={board} decision={decision} />, [board])
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

function Hall(props: { readonly board: BoardContext; readonly decision: string }) {
  const { view, say, seat } = props.board
  const root = useRef<HTMLDivElement>(null)
  const phone = usePhone(root)
  const [part, setPart] = useState<Part>('england')
  // The others in the order of the table, from the reader's left.
  const first = seat === null ? 0 : seat + 1
  const others = view.players.map((_, i) => (first + i) % view.players.length).filter((other) => other !== seat)
  // Whose castle stands open: one's own, or that of whoever is looked at.
  const [looked, look] = useState<number | null>(null)
  useEffect(() => look(null), [props.decision])
  const open = looked ?? seat ?? others[0] ?? 0
  const voting = view.ask?.what === 'vote'
  return (
    <div ref={root} class="la-room">
      <Layout
        shape={562 / 856}
        least={360}
        peek={244}
        shown={voting ? 300 : 244}
        status={`${say({ say: 'word.round', n: view.round, of: view.rounds })} · ${say({ say: `phase.${view.phase}` })}`}
        signs={signs}
        map={
          <div class="la-map">
            <Realm part={phone ? part : null} />
            {phone && <Parts part={part} look={setPart} />}
          </div>
        }
        own={
          <div class={voting ? 'la-own voting' : 'la-own'}>
            <Parliament />
            <Household key={open} seat={open} />
            <div class="la-lines">
              {(seat === null ? view.players.map((_, i) => i) : others)
                .filter((other) => seat !== null || other !== open)
                .map((other) => (
                  <CourtLine
                    key={other}
                    seat={other}
                    open={open === other}
                    toggle={() => look(open === other ? null : other)}
                  />
                ))}
            </div>
          </div>
        }
        choices={<Deeds />}
      />
    </div>
  )
}
