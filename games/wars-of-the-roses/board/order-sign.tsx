/** An order as a small sign. */
import { Crown, Icon } from '../../../art/index.ts'
import type { Order } from '../types/index.ts'
import { Cube, Hired, Pennon, Piece } from './piece.tsx'

export function OrderSign(props: { readonly order: Order }) {
  return (
    <Icon size={26}>
      <Drawing order={props.order} />
    </Icon>
  )
}

function Drawing(props: { readonly order: Order }) {
  const { order } = props
  switch (order.kind) {
    case 'calais':
      return <Crown />
    case 'move':
      return <Piece type={order.who.startsWith('ship-') ? 'ship' : 'noble'} />
    case 'white':
    case 'black':
      return <Cube colour={order.kind} />
    case 'troops':
      return <Pennon n={order.n} />
    case 'mercenaries':
      return <Hired n={order.n} />
  }
}
