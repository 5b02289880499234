/** The reader's coins: those that can be bid are the offers of `moves`, and nothing here knows why. */
import { type BoardProps, ChoiceButton, Icon } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import { COINS } from '../rules/figures.ts'
import type { Event, Move, View } from '../types.ts'
import { BidCoin } from './coin.tsx'

export function Purse(props: BoardProps<View, Move, Event> & { readonly seat: Seat }) {
  const { view, moves, say } = props
  const purse = view.purses[props.seat] ?? []
  return (
    <section class="sg-purse" aria-label={say({ say: 'board.purse' })}>
      <p class="sg-title">
        {view.bid === null ? say({ say: 'board.purse' }) : say({ say: 'board.chosen', coin: view.bid })}
      </p>
      <ul>
        {COINS.map((coin) => {
          const offer = moves.find(({ move }) => move.coin === coin)
          const spent = !purse.includes(coin)
          return (
            <li key={coin} class={spent ? 'sg-spent' : coin === view.bid ? 'sg-chosen' : ''}>
              <ChoiceButton
                label={offer?.label ?? `${coin}`}
                choose={offer && (() => props.act([offer.text]))}
                hinted={offer !== undefined && offer.text === props.hint}
                onPoint={(on) => props.point?.(on && offer ? offer.text : null)}
              >
                <Icon size={64}>
                  <BidCoin coin={coin} />
                </Icon>
                {!offer && <span class="unseen">{spent ? say({ say: 'board.spent', coin }) : coin}</span>}
              </ChoiceButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
