/** The text of a table: the game's sentences and the names of its seats, in the reader's language. */
import type { SeatFace } from '../../art/board.ts'
import type { AnyGame, Outcome, Phrase, Seat } from '../../engine/game.ts'
import { type Catalogue, render } from '../../engine/words.ts'
import { readerOf, say } from '../words/index.ts'
import type { Player, TableEvent } from './table.ts'

export interface TableText {
  readonly faces: readonly SeatFace[]
  readonly phrase: (phrase: Phrase) => string
  readonly event: (event: TableEvent) => string
  readonly refusal: (reason: string) => string
  readonly outcome: (outcome: Outcome) => string
  readonly reason: (outcome: Outcome) => string
}

export function tableTextOf(game: AnyGame, catalogues: readonly Catalogue[], players: readonly Player[]): TableText {
  const seats = players.length
  const own = players.map((_, seat) => game.speech.seat(seat, seats))
  const nameOf = (seat: Seat): string => {
    const name = players[seat]?.name
    return name ?? render(own[seat]?.name ?? { say: '' }, bare)
  }
  const bare = readerOf(catalogues, () => '')
  const reader = readerOf(catalogues, nameOf)
  const known = (id: string): boolean => reader.catalogues.some((catalogue) => Object.hasOwn(catalogue, id))
  const phrase = (text: Phrase): string => render(text, reader)
  return {
    faces: own.map(({ livery }, seat) => ({ name: nameOf(seat), livery })),
    phrase,
    event: (event) => tableEvent(event, nameOf) ?? phrase(game.speech.event(event)),
    refusal: (reason) => (known(`refused.${reason}`) ? phrase({ say: `refused.${reason}` }) : say('refused.other')),
    outcome: (outcome) => winnersOf(outcome, nameOf),
    reason: (outcome) => (known(`end.${outcome.reason}`) ? phrase({ say: `end.${outcome.reason}` }) : ''),
  }
}

/** Taking back and ending by the table's own doing are the table's events, not a game's. */
function tableEvent(event: TableEvent, nameOf: (seat: Seat) => string): string | null {
  if (event.type === 'undo' && 'seat' in event) return say('event.undo', { who: nameOf(event.seat as Seat) })
  if (event.type === 'end' && Object.keys(event).length === 1) return say('event.end')
  return null
}

function winnersOf(outcome: Outcome, nameOf: (seat: Seat) => string): string {
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length === outcome.places.length) return say('over.draw')
  const names = winners.map((seat) => ({ say: 'over.name', name: nameOf(seat) }))
  return say('over.won', { names, n: winners.length })
}
