/** A player's side of the table: name and points, the stock behind the screen, the castle. */
import type { ComponentChildren } from 'preact'
import { Coin, Crown, Icon, Laurel, ShieldIcon, Squire, Vote } from '../../../art/index.ts'
import type { Phrase, Seat } from '../../../engine/game.ts'
import { AllyCastle, Castle } from './castle.tsx'
import { liveryOf, nameOf, SpotButton, useBoard } from './context.tsx'

export function Household(props: { readonly seat: Seat }) {
  const board = useBoard()
  const { seat } = props
  const { say } = board
  const player = board.view.players[seat]
  if (!player) return null
  const who = { seat, ally: false }
  const livery = liveryOf(board, who)
  const own = seat === board.seat
  const awaited = board.view.awaiting.includes(seat)
  return (
    <section
      class={`la-household livery-${livery} ${own ? 'own' : ''} ${awaited ? 'awaited' : ''}`}
      aria-label={nameOf(board, who)}
    >
      <header>
        <SpotButton place={`seat ${seat}`} label={nameOf(board, who)} class="la-bearer">
          <ShieldIcon livery={livery} size={30} />
          <strong data-seat={seat}>{nameOf(board, who)}</strong>
        </SpotButton>
        {board.view.start === seat && (
          <span class="la-start" title={say({ say: 'word.startPlayer' })}>
            <Icon size={26}>
              <Crown />
            </Icon>
            <span class="unseen">{say({ say: 'word.startPlayer' })}</span>
          </span>
        )}
        <span class={player.gold === null ? 'la-stock screened' : 'la-stock'}>
          <Good text={say({ say: 'goods.votes', n: player.votes })} count={player.votes} figure={`votes ${seat}`}>
            <Vote />
          </Good>
          <Good text={stock(board.say, 'gold', player.gold)} count={player.gold} figure={`gold ${seat}`}>
            <Coin />
          </Good>
          <Good text={stock(board.say, 'squires', player.squires)} count={player.squires} figure={`squires ${seat}`}>
            <Squire />
          </Good>
        </span>
        <span class="la-points" title={say({ say: 'goods.points', n: player.points })}>
          <Icon size={40}>
            <g data-figure={`points ${seat}`}>
              <Laurel points={player.points} />
            </g>
          </Icon>
          <span class="unseen">{say({ say: 'goods.points', n: player.points })}</span>
        </span>
      </header>
      <div class="la-castles">
        <Castle seat={seat} />
        {board.view.allies.length > 0 && (
          <div>
            <h4>{nameOf(board, { seat, ally: true })}</h4>
            <AllyCastle seat={seat} />
          </div>
        )}
      </div>
    </section>
  )
}

function stock(say: (phrase: Phrase) => string, good: string, count: number | null): string {
  return count === null
    ? `${say({ say: `word.${good}` })}: ${say({ say: 'word.hidden' })}`
    : say({ say: `goods.${good}`, n: count })
}

function Good(props: {
  readonly text: string
  readonly count: number | null
  readonly figure: string
  readonly children: ComponentChildren
}) {
  return (
    <span class="la-good" title={props.text}>
      <Icon size={22}>{props.children}</Icon>
      <b aria-hidden="true" data-figure={props.figure}>
        {props.count ?? '?'}
      </b>
      <span class="unseen">{props.text}</span>
    </span>
  )
}
