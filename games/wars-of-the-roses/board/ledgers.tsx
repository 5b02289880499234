/** What a parliament gave to whom. */
import { ShieldIcon, liveryOf } from '../../../art/index.ts'
import type { Ledger } from '../types/index.ts'
import { useBoard } from './context.tsx'

const ROWS = ['regions', 'king', 'awards', 'trade', 'church'] as const

export function Ledgers(props: { readonly ledgers: readonly Ledger[]; readonly vp: readonly number[] }) {
  const board = useBoard()
  const { ledgers } = props
  const rows = ROWS.filter((row) => row !== 'king' || board.view.regions.some(({ houses }) => houses))
  const sum = (ledger: Ledger) => ROWS.reduce((total, row) => total + ledger[row], 0)
  return (
    <table class="wr-table wr-ledgers">
      <thead>
        <tr>
          <td />
          {ledgers.map((_, seat) => (
            <th key={seat} scope="col">
              <ShieldIcon livery={liveryOf(board, seat)} size={26} />
              <span class="unseen">{board.seats[seat]?.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{board.say({ say: `board.ledger.${row}` })}</th>
            {ledgers.map((ledger, seat) => (
              <td key={seat} class={ledger[row] === 0 ? 'nought' : ''}>
                {ledger[row]}
              </td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{board.say({ say: 'board.ledger.total' })}</th>
          {ledgers.map((ledger, seat) => (
            <td key={seat}>{sum(ledger)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{board.say({ say: 'board.ledger.vp' })}</th>
          {props.vp.map((vp, seat) => (
            <td key={seat}>{vp}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
