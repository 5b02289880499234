/** The text of a table: the game's sentences and the names of its seats, in the reader's language. */
import type { SeatFace } from '../../art/board.ts'
import type { AnyGame, Outcome, Phrase, Seat } from '../../engine/game.ts'
import { liveriesOf } from '../../engine/liveries.ts'
import { winnersOf } from '../../engine/outcome.ts'
import { type Catalogue, render } from '../../engine/words.ts'
import { tell } from '../telling/words.ts'
import { readerOf, say } from '../words/index.ts'
import type { Player, TableEvent } from './table.ts'

export interface TableText {
  readonly faces: readonly SeatFace[]
  /** What the seats are called without their players: where there is room for no more. */
  readonly houses: readonly string[]
  readonly phrase: (phrase: Phrase) => string
  readonly event: (event: TableEvent) => string
  readonly refusal: (reason: string) => string
  /** Who has won, given for each seat its side. */
  readonly outcome: (outcome: Outcome, sides: readonly number[]) => string
  readonly reason: (outcome: Outcome) => string
}

export function tableTextOf(game: AnyGame, catalogues: readonly Catalogue[], players: readonly Player[]): TableText {
  const seats = players.length
  const own = players.map((_, seat) => game.speech.seat(seat, seats))
  const houseOf = (seat: Seat): string => render(own[seat]?.name ?? { say: '' }, bare)
  const nameOf = (seat: Seat): string => {
    const house = houseOf(seat)
    const player = players[seat]
    // One party, one name: the house, and whoever plays it.
    return player?.name && player.kind !== 'bot' ? `${house} (${player.name})` : house
  }
  const bare = readerOf(catalogues, () => '')
  const reader = readerOf(catalogues, nameOf)
  const known = (id: string): boolean => reader.catalogues.some((catalogue) => Object.hasOwn(catalogue, id))
  const phrase = (text: Phrase): string => render(text, reader)
  return {
    faces: liveriesOf(game, seats).map((livery, seat) => ({ name: nameOf(seat), livery })),
    houses: players.map((_, seat) => houseOf(seat)),
    phrase,
    event: (event) => tableEvent(event, nameOf) ?? phrase(game.speech.event(event)),
    refusal: (reason) => (known(`refused.${reason}`) ? phrase({ say: `refused.${reason}` }) : say('refused.other')),
    outcome: (outcome, sides) => verdict(outcome, sides, nameOf),
    reason: (outcome) => (known(`end.${outcome.reason}`) ? phrase({ say: `end.${outcome.reason}` }) : ''),
  }
}

/** Taking back, going on by newer rules and ending by the table's own doing are the table's events, not a game's. */
function tableEvent(event: TableEvent, nameOf: (seat: Seat) => string): string | null {
  if (event.type === 'undo' && 'seat' in event) return say('event.undo', { who: nameOf(event.seat as Seat) })
  if (event.type === 'back' && 'seat' in event) return tell('back.told', { who: nameOf(event.seat as Seat) })
  if (event.type === 'end' && Object.keys(event).length === 1) return say('event.end')
  if (event.type === 'rules' && Object.keys(event).length === 1) return say('event.rules')
  return null
}

function verdict(outcome: Outcome, sides: readonly number[], nameOf: (seat: Seat) => string): string {
  if (outcome.lost) return say('over.lost')
  const winners = winnersOf(outcome, sides)
  if (winners.length === 0) return say('over.draw')
  const names = winners.map((seat) => ({ say: 'over.name', name: nameOf(seat) }))
  return say('over.won', { names, n: winners.length })
}
