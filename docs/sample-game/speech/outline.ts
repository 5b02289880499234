/** The board in words: the counties that are bid for, and what each house has. */
import type { Outline } from '../../../engine/outline.ts'
import { worthOf } from '../rules/figures.ts'
import type { View } from '../types.ts'
import { countyName, countyNames } from './names.ts'

export function outline(view: View): Outline {
  return [
    {
      kind: 'tree',
      id: 'stakes',
      title: { say: 'outline.stakes' },
      branches: view.stakes.map((county) => ({
        place: `county ${county}`,
        name: countyName(county),
        brief: { say: 'fact.points', n: worthOf([county]) },
      })),
    },
    {
      kind: 'table',
      id: 'houses',
      seats: true,
      title: { say: 'outline.houses' },
      columns: [
        { say: 'outline.house' },
        { say: 'outline.points' },
        { say: 'outline.coins' },
        { say: 'outline.counties' },
        { say: 'outline.chosen' },
      ],
      rows: view.purses.map((purse, seat) => {
        const won = view.won[seat] ?? []
        return {
          place: `seat ${seat}`,
          cells: [
            { say: 'player', who: { seat } },
            String(worthOf(won)),
            purse.join(', '),
            won.length > 0 ? { say: 'tell.list', items: countyNames(won) } : { say: 'outline.none' },
            { say: view.ready[seat] ? 'outline.yes' : 'outline.no' },
          ],
        }
      }),
    },
  ]
}
