import type { Phrase } from '../../../engine/game.ts'
import type { Event } from '../types.ts'
import { countyName, countyNames, players } from './names.ts'

export function event(event: Event): Phrase {
  switch (event.type) {
    case 'ready':
      return { say: 'event.ready', who: { seat: event.seat } }
    case 'chose':
      return { say: 'event.chose', who: { seat: event.seat }, coin: event.coin }
    case 'shown':
      return {
        say: 'event.shown',
        coins: event.coins.map((coin, seat) => ({ say: 'player-coin', who: { seat }, coin })),
      }
    case 'won':
      return { say: 'event.won', who: { seat: event.seat }, counties: countyNames(event.counties) }
    case 'stayed':
      return { say: 'event.stayed', counties: countyNames(event.counties) }
    case 'turned':
      return { say: 'event.turned', county: countyName(event.county) }
    case 'ended':
      return { say: 'event.ended', winners: players(event.winners) }
  }
}
