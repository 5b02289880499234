/** The cards that lie out: what each is worth to whoever takes it. */
import { expect, test } from 'vitest'
import { laidOut } from '../../../../art/kit/decisions.ts'
import { Easel } from '../../../../art/kit/easel.tsx'
import { facesOf } from '../../../../art/kit/faces.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import { CARDS } from '../../rules/ids.ts'
import { fresh } from '../position.ts'

/** What the cards say with so many mercenaries left. */
function cardsWith(supply: number): readonly string[] {
  const state = fresh(4)
  state.supply = supply
  const hired = CARDS.findIndex((id) => id.startsWith('mercenary'))
  if (!state.display.includes(hired)) state.display = [hired, ...state.display.slice(1)]
  const [seat = 0] = game.awaiting(state)
  const easel = new Easel(Board as never, laidOut(game, state, seat, 4), 'mouse', facesOf(game, 4))
  const cards = easel.parts().filter((part) => part.is('wr-card'))
  const said = cards.map((card) => card.textContent)
  easel.clear()
  return said
}

test.each([
  [20, 2],
  [2, 2],
  [1, 1],
  [0, 0],
])('WR-5.9 with %i mercenaries in the supply their card promises %i', (supply, n) => {
  const hired = cardsWith(supply).filter((card) => card.startsWith('card.mercenary'))
  expect(new Set(hired)).toEqual(new Set([`card.mercenarymercenaries(n=${n})`]))
})

test('every other card tells its region, its control points, what it brings in and its garrison, each where there is any', () => {
  expect(cardsWith(20)).toEqual(
    expect.arrayContaining([
      'asset.large-town-londonregion.south-east-england472',
      'asset.castle-kenilworthregion.midlands63',
      'asset.bishop-exeterregion.west-country33',
      'asset.noble-plantagenetregion.midlands9',
    ]),
  )
})
