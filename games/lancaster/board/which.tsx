/** What a choice between knights shows: the knight, and the squires that would go with it. */
import { Icon, Squire } from '../../../art/index.ts'
import type { Move } from '../types/index.ts'
import { liveryOf, useBoard } from './context.tsx'
import { Fighter } from './effects.tsx'
import { knightOf } from './places.ts'

export function KnightSign(props: { readonly move: Move }) {
  const board = useBoard()
  const { move } = props
  const knight = knightOf(move)
  if (!knight || board.seat === null) return null
  return (
    <span class={`la-sign livery-${liveryOf(board, { seat: board.seat, ally: knight.ally })}`}>
      <Icon size={34}>
        <Fighter strength={knight.strength} />
      </Icon>
      {move.type === 'county' && move.squires > 0 && (
        <>
          +{move.squires}
          <Icon size={22}>
            <Squire />
          </Icon>
        </>
      )}
    </span>
  )
}
