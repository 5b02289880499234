/** A place of the board in whole sentences. */
import type { Phrase } from '../../../engine/game.ts'
import { COINS, COUNTY_IDS, worthOf } from '../rules/figures.ts'
import type { View } from '../types.ts'
import { countyName, countyNames } from './names.ts'

export function describe(view: View, place: string): readonly Phrase[] {
  const [kind, number] = place.split(' ')
  const n = Number(number)
  if (kind === 'coin' && COINS.includes(n)) return coin(view, n)
  if (kind === 'county' && COUNTY_IDS[n] !== undefined) return county(view, n)
  if (kind === 'seat' && view.purses[n]) return seat(view, n)
  return []
}

function coin(view: View, coin: number): readonly Phrase[] {
  const holders = view.purses.flatMap((purse, seat) => (purse.includes(coin) ? [{ say: 'player', who: { seat } }] : []))
  if (holders.length === 0) return [{ say: 'tell.coin.spent', coin }]
  return [{ say: 'tell.coin', coin, holders }]
}

function county(view: View, county: number): readonly Phrase[] {
  const points: Phrase = { say: 'fact.points', n: worthOf([county]) }
  const owner = view.won.findIndex((counties) => counties.includes(county))
  if (owner >= 0) return [{ say: 'tell.county.won', county: countyName(county), points, who: { seat: owner } }]
  const say = view.stakes.includes(county) ? 'tell.county.staked' : 'tell.county.hidden'
  return [{ say, county: countyName(county), points }]
}

function seat(view: View, seat: number): readonly Phrase[] {
  const won = view.won[seat] ?? []
  const coins = (view.purses[seat] ?? []).map((coin) => ({ say: 'tell.figure', coin }))
  return [
    { say: 'tell.seat', who: { seat }, points: { say: 'fact.points', n: worthOf(won) } },
    ...(won.length > 0 ? [{ say: 'tell.seat.won', counties: countyNames(won) }] : []),
    ...(coins.length > 0 ? [{ say: 'tell.seat.coins', coins }] : []),
  ]
}
