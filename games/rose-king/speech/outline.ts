/** The board in words: nine rows of nine, and the open hands. */
import type { Outline } from '../../../engine/outline.ts'
import { territoriesOf } from '../rules/scoring.ts'
import { ROWS_FROM_NORTH } from '../rules/spaces.ts'
import type { Space, Stone, View } from '../types.ts'
import { stonePhrase } from './describe.ts'
import { cardPhrase, spaceName } from './names.ts'

const place = (space: Space): string => `space ${space}`

export function outline(view: View): Outline {
  const stones = (stone: Stone): readonly string[] =>
    view.board.flatMap((each, space) => (each === stone ? [place(space)] : []))
  return [
    {
      kind: 'grid',
      id: 'garden',
      title: { say: 'outline.garden' },
      columns: (ROWS_FROM_NORTH[0] ?? []).map((space) => spaceName(space).slice(0, 1)),
      rows: ROWS_FROM_NORTH.map((row) => ({
        name: spaceName(row[0] ?? 0).slice(1),
        cells: row.map((space) => ({ place: place(space), name: spaceName(space), brief: stonePhrase(view, space) })),
      })),
      jumps: [
        { name: { say: 'outline.crown' }, places: [place(view.crown)] },
        { name: { say: 'outline.red' }, places: stones(1) },
        { name: { say: 'outline.white' }, places: stones(2) },
      ],
      groups: territoriesOf(view.board, view.options.scoring)
        .flat()
        .map(({ spaces }) => spaces.map(place)),
    },
    {
      kind: 'table',
      id: 'hands',
      seats: true,
      title: { say: 'outline.hands' },
      columns: [{ say: 'outline.player' }, { say: 'outline.cards' }, { say: 'outline.heroes' }],
      rows: view.hands.map((cards, seat) => ({
        place: `hand ${seat}`,
        cells: [
          { say: 'tell.who', who: { seat } },
          cards.length === 0 ? { say: 'outline.none' } : { say: 'tell.list', items: cards.map(cardPhrase) },
          String(view.heroes[seat] ?? 0),
        ],
      })),
    },
    {
      kind: 'table',
      id: 'piles',
      title: { say: 'outline.piles' },
      columns: [{ say: 'outline.pile' }, { say: 'outline.left' }],
      rows: [
        {
          place: 'deck',
          cells: [{ say: 'outline.deck' }, { say: 'fact.deck', n: view.deckCount }],
        },
        { place: 'discard', cells: [{ say: 'outline.discard' }, { say: 'fact.discard', n: view.discard.length }] },
        { place: null, cells: [{ say: 'outline.stones' }, { say: 'fact.stones-left', n: view.stonesLeft }] },
      ],
    },
  ]
}
