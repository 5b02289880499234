/** The reader's coins: those that can be bid are the offers of `moves`, and nothing here knows why. */
import { Icon } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import { COINS } from '../rules/figures.ts'
import { BidCoin } from './coin.tsx'
import { SpotButton, useBoard } from './context.tsx'

export function Purse(props: { readonly seat: Seat }) {
  const { view, say, at } = useBoard()
  const purse = view.purses[props.seat] ?? []
  return (
    <section class="sg-purse" aria-label={say({ say: 'board.purse' })}>
      <p class="sg-title">
        {view.bid === null ? say({ say: 'board.purse' }) : say({ say: 'board.chosen', coin: view.bid })}
      </p>
      <ul>
        {COINS.map((coin) => {
          const open = at(`coin ${coin}`).length > 0
          const spent = !purse.includes(coin)
          return (
            <li key={coin} class={spent ? 'sg-spent' : coin === view.bid ? 'sg-chosen' : ''}>
              <SpotButton place={`coin ${coin}`} label={`${coin}`}>
                <Icon size={64}>
                  <BidCoin coin={coin} />
                </Icon>
                {!open && <span class="unseen">{spent ? say({ say: 'board.spent', coin }) : coin}</span>}
              </SpotButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
