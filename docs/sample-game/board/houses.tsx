/** How everybody stands: points, counties won, coins left, and whether they have chosen. */
import { Icon, Laurel, type SeatFace, ShieldIcon } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import { worthOf } from '../rules/figures.ts'
import { countyName } from '../speech/names.ts'
import type { Coin } from '../types.ts'
import { BidCoin } from './coin.tsx'
import { useBoard } from './context.tsx'

export function Houses() {
  const { seats, say } = useBoard()
  return (
    <ul class="sg-houses" aria-label={say({ say: 'board.houses' })}>
      {seats.map((face, seat) => (
        <House key={seat} face={face} seat={seat} />
      ))}
    </ul>
  )
}

function House(props: { readonly face: SeatFace; readonly seat: Seat }) {
  const { face, seat } = props
  const { view, say } = useBoard()
  const won = view.won[seat] ?? []
  const points = worthOf(won)
  const coins = view.purses[seat]?.join(' ') || say({ say: 'board.none' })
  return (
    <li class={`livery-${face.livery}`}>
      <ShieldIcon livery={face.livery} size={32} />
      <strong data-seat={seat}>{face.name}</strong>
      <LastBid coin={view.shown[seat]} />
      <Icon size={44}>
        <g data-figure={`points ${seat}`}>
          <Laurel points={points} />
        </g>
      </Icon>
      <span class="unseen">{say({ say: 'fact.points', n: points })}</span>
      {view.status === 'running' && (
        <span class="sg-note">{say({ say: view.ready[seat] ? 'board.ready' : 'board.thinking' })}</span>
      )}
      <span class="sg-note figure" data-figure={`coins ${seat}`}>
        {say({ say: 'board.left', coins })}
      </span>
      {won.length > 0 && <span class="sg-note">{won.map((county) => say(countyName(county))).join(', ')}</span>}
    </li>
  )
}

/** The coin this house showed last; its place is kept before the first is shown. */
function LastBid({ coin }: { readonly coin: Coin | undefined }) {
  const { say } = useBoard()
  return (
    <span>
      <Icon size={32}>{coin !== undefined && <BidCoin coin={coin} />}</Icon>
      {coin !== undefined && <span class="unseen">{say({ say: 'board.bid-last', coin })}</span>}
    </span>
  )
}
