/** Where nobles and ships go, as it is drawn on the map. */
import { afterEach, expect, test } from 'vitest'
import { type Decision, laidOut } from '../../../../art/kit/decisions.ts'
import type { Part } from '../../../../art/kit/document.ts'
import { Easel } from '../../../../art/kit/easel.tsx'
import { facesOf } from '../../../../art/kit/faces.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import type { NobleId, ShipId } from '../../rules/ids.ts'
import { P1, Table } from '../position.ts'

type Point = readonly [x: number, y: number]

let easel: Easel | null = null
afterEach(() => easel?.clear())

function draw(decision: Decision): Easel {
  easel?.clear()
  return (easel = new Easel(Board as never, decision, 'mouse', facesOf(game, 4), { told: true }))
}

const NOBLE: NobleId = 'noble-stafford'
const SHIP: ShipId = 'ship-sandwich'

/** Two that P1 may send away from home. */
const table = (): Table => new Table({ own: [[NOBLE, SHIP, 'port-sandwich', 'castle-windsor']], money: 60 })

/** The first two numbers of a text. */
function point(text: string | null | undefined): Point {
  const [x, y] = (text?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return [x ?? Infinity, y ?? Infinity]
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

function token(board: Easel, id: string): Part {
  const found = board.parts().find((part) => part.is('wr-token') && part.getAttribute('aria-label') === `asset.${id}`)
  if (!found) throw new Error(`${id} is not on the map`)
  return found
}

/** Every way that is drawn: where its shaft begins, and where its head is. */
function ways(board: Easel): readonly { readonly start: Point; readonly tip: Point }[] {
  return board
    .parts()
    .filter((part) => part.is('wr-tip'))
    .map((head) => {
      const [, shaft] = head.parentElement?.inside().filter((part) => part.is('wr-way')) ?? []
      return { start: point(shaft?.getAttribute('d')), tip: point(head.getAttribute('transform')) }
    })
}

/** So near to a piece a way that leads from it begins, or one that leads to it ends. */
const NEAR = 40

test('a way that is planned leads away from where the piece stands, a way that was gone leads to it', () => {
  const going = { [NOBLE]: 'west-country', [SHIP]: 'sea-midlands' } as const
  const planned = table().plan(P1, { go: going })
  const board = draw(laidOut(game, planned.state, P1, 4))
  for (const id of [NOBLE, SHIP]) {
    const stands = point(token(board, id).getAttribute('transform'))
    const own = ways(board).filter(({ start }) => distance(start, stands) < NEAR)
    expect(own, id).toHaveLength(1)
    expect(distance(own[0]?.tip ?? stands, stands), id).toBeGreaterThan(NEAR)
  }
  expect(ways(board)).toHaveLength(2)

  planned.reveal()
  expect(planned.events('moved').map(({ who }) => who)).toEqual(expect.arrayContaining([NOBLE, SHIP]))
  const told = draw(
    laidOut(
      game,
      planned.state,
      null,
      4,
      planned.told.map(({ event }) => event),
    ),
  )
  for (let beat = 0; ways(told).length === 0; beat++) {
    const next = told.pressable().find((part) => part.getAttribute('aria-label') === 'board.next')
    if (!next || beat > 20) throw new Error('no way was told')
    told.press(next)
  }
  for (const id of [NOBLE, SHIP]) {
    const stands = point(token(told, id).getAttribute('transform'))
    const own = ways(told).filter(({ tip }) => distance(tip, stands) < NEAR)
    expect(own, id).toHaveLength(1)
    expect(distance(own[0]?.start ?? stands, stands), id).toBeGreaterThan(NEAR)
  }
})

test.each([
  [SHIP, 'wr-zone'],
  [NOBLE, 'wr-region'],
])('of the places where %s may go the one that is pointed out is lit, and no other', (id, place) => {
  const board = draw(laidOut(game, table().state, P1, 4))
  board.press(token(board, id))
  const goals = (): readonly Part[] => board.parts().filter((part) => part.is(place) && part.is('choice'))
  const names = goals().map((part) => part.getAttribute('aria-label'))
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) {
    board.hints(name)
    const lit = goals().filter((part) => part.is('hinted'))
    expect(lit.map((part) => part.getAttribute('aria-label'))).toEqual([name])
  }
  board.hints(null)
  expect(goals().filter((part) => part.is('hinted'))).toEqual([])
})
