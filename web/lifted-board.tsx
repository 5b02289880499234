/** Today's board at a table of older rules. */
import type { Board, Offer } from '../art/board.ts'
import type { Lift } from '../engine/versions.ts'

type AnyBoard = Board<unknown, unknown>

/** Texts stay what they are, so whatever is clicked is sent as the older rules write it. */
export function liftedBoard(Board: AnyBoard, lift: Lift): AnyBoard {
  const { view, move, event } = lift
  const offers = (moves: readonly Offer<unknown>[]): readonly Offer<unknown>[] =>
    move ? moves.map((offer) => ({ ...offer, move: move(offer.move) })) : moves
  const Sign = Board.Sign
  const lifted: AnyBoard = (props) => {
    const { ahead } = props
    return (
      <Board
        {...props}
        view={view ? view(props.view) : props.view}
        moves={offers(props.moves)}
        last={event ? props.last.map((each) => event(each)) : props.last}
        {...(ahead && { ahead: (texts) => offers(ahead(texts)) })}
      />
    )
  }
  const { grave } = Board
  const seen = view ?? same
  const made = move ?? same
  return Object.assign(lifted, {
    ...(Sign && { Sign: (props: SignProps) => <Sign move={made(props.move)} view={seen(props.view)} /> }),
    ...(grave && { grave: (choice: unknown, now: unknown) => grave(made(choice), seen(now)) }),
  })
}

interface SignProps {
  readonly move: unknown
  readonly view: unknown
}

function same(value: unknown): unknown {
  return value
}
