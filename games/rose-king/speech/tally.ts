/** Where the points lie (RK-6.1): the largest territory, the others, stones that stand alone; by the deck they were won under. */
import { type Past, type Tally, TallySheet } from '../../../engine/telling.ts'
import { houseOf } from '../rules/houses.ts'
import { territoriesOf } from '../rules/scoring.ts'
import type { Event, House, View } from '../types.ts'

const LARGEST = 0
const OTHERS = 1
const LONE = 2
const SOURCES = [{ say: 'tally.largest' }, { say: 'tally.others' }, { say: 'tally.lone' }]

/** What a house has of each source as the board lies. */
function partsOf(view: View, house: House): readonly number[] {
  const parts = [0, 0, 0]
  territoriesOf(view.board, view.options.scoring)[house].forEach(({ size, value }, rank) => {
    const source = size === 1 ? LONE : rank === 0 ? LARGEST : OTHERS
    parts[source] = (parts[source] ?? 0) + value
  })
  return parts
}

export function tally(past: readonly Past<View, Event>[]): Tally {
  const seats = past[0]?.view.hands.length ?? 0
  const sheet = new TallySheet(SOURCES, seats)
  let before = Array.from({ length: seats }, () => [0, 0, 0] as readonly number[])
  let deck = 0
  const close = (view: View): void => {
    const now = before.map((_, seat) => partsOf(view, houseOf(seat)))
    sheet.round({ say: 'tally.deck', n: ++deck })
    now.forEach((parts, seat) =>
      parts.forEach((points, source) => sheet.add(source, seat, points - (before[seat]?.[source] ?? 0))),
    )
    before = now
  }
  for (const { view, events } of past) if (events.some(({ type }) => type === 'reshuffled')) close(view)
  const last = past.at(-1)
  if (last) close(last.view)
  return sheet.done()
}
