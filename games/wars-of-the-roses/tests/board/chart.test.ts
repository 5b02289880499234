/** The planning chart: what each order costs, and how much of it comes about. */
import { expect, test } from 'vitest'
import { laidOut } from '../../../../art/kit/decisions.ts'
import { Easel } from '../../../../art/kit/easel.tsx'
import { facesOf } from '../../../../art/kit/faces.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import { P1, Table } from '../position.ts'

/** A guard for six pounds and three troops for three each, ordered with so much in the purse: the board, and the lines of the chart. */
function chartWith(money: number) {
  const table = new Table({
    own: [['noble-stafford', 'castle-windsor'], ['noble-percy', 'town-winchester'], [], []],
    money,
  })
  table.plan(P1, { white: ['noble-stafford'], troops: { 'town-winchester': 3 } })
  const easel = new Easel(Board as never, laidOut(game, table.state, P1, 4), 'mouse', facesOf(game, 4))
  const [list] = easel.parts().filter((part) => part.is('wr-lines'))
  return { easel, rows: (list?.inside() ?? []).filter(({ localName }) => localName === 'li') }
}

const GUARD = 'order.white(on=asset.noble-stafford)'
/** Their number stands on the sign before it. */
const TROOPS = '3order.troops(force=troops(n=3) at=asset.town-winchester)'
const short = (kept: number) => `board.fault${kept > 0 ? '.part' : ''}(n=${kept} why=fault.money)`

test.each([
  [60, '', ''],
  [15, '', ''],
  [14, '', short(2)],
  [9, '', short(1)],
  [8, '', short(0)],
  [5, short(0), short(1)],
  [2, short(0), short(0)],
])(
  'WR-A11 with %i pounds each order says what it costs, and how much of it there is money for',
  (money, guard, troops) => {
    const { easel, rows } = chartWith(money)
    const said = rows.map((row) => [row.getAttribute('class') === 'faulty', row.textContent])
    easel.clear()
    const line = (order: string, fault: string, price: number) => [fault !== '', `${order}${fault}money(n=${price})−`]
    expect(said).toEqual([line(GUARD, guard, 6), line(TROOPS, troops, 9)])
  },
)

test('the minus beside an order takes back that order', () => {
  const { easel, rows } = chartWith(60)
  const sent = rows.map((row) => {
    const [minus] = row.inside().filter(({ localName }) => localName === 'button')
    if (!minus) throw new Error(`nothing takes back ${row.textContent}`)
    return easel.press(minus).sent
  })
  easel.clear()
  expect(sent).toEqual([[[expect.stringMatching(/stafford/)]], [[expect.stringMatching(/winchester/)]]])
})
