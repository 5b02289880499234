import { COINS, COUNTY_IDS, worthOf } from '../rules/figures.ts'
import type { County, View } from '../types.ts'

/** The table as characters: the counties bid for, then for each seat its points, its coins left, `*` if it has chosen, and what it won. */
export function sketch(view: View): string {
  const list = (counties: readonly County[]): string =>
    counties.map((county) => `${COUNTY_IDS[county]} ${worthOf([county])}`).join(', ')
  const seats = view.purses.map((purse, seat) => {
    const coins = COINS.map((coin) => (purse.includes(coin) ? coin : '·')).join(' ')
    const points = String(worthOf(view.won[seat] ?? [])).padStart(2)
    return `${seat + 1}${view.ready[seat] ? '*' : ' '} ${points}  ${coins}  ${list(view.won[seat] ?? [])}`.trimEnd()
  })
  return [`${view.round}/${view.rounds}  ${list(view.stakes)}  (+${view.deckCount})`, ...seats].join('\n')
}
