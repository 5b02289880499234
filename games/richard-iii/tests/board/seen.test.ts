/** What is read on the board where it is easily read wrong: borders both ways, pools face up, dice of treachery, blocks in battle. */
import { afterEach, expect, test } from 'vitest'
import { type Decision, laidOut } from '../../../../art/kit/decisions.ts'
import { does } from '../../../../art/kit/draw.ts'
import { Easel } from '../../../../art/kit/easel.tsx'
import { facesOf } from '../../../../art/kit/faces.ts'
import { linesOf, outlines } from '../../../../art/kit/said.tsx'
import { borderBetween } from '../../board/geometry.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import type { AreaId } from '../../rules/ids.ts'
import { L, Table, Y } from '../position.ts'

let easel: Easel | null = null
afterEach(() => easel?.clear())

const draw = (decision: Decision): Easel =>
  (easel = new Easel(Board as never, decision, 'mouse', facesOf(game, 2), { told: true }))

const seen = (table: Table, seat: number): Easel => draw(laidOut(game, table.state, seat, 2))

/** What is read at the border of two areas once whoever stands in the first is taken up. */
function room(table: Table, from: AreaId, to: AreaId): string | undefined {
  easel?.clear()
  const board = seen(table, L)
  const taken = board.pressable().find((part) => part.getAttribute('aria-label')?.endsWith(`area=area.${from})`))
  if (!taken) throw new Error(`nobody in ${from} can be taken up`)
  board.press(taken)
  const middle = `translate(${borderBetween(from, to)?.middle.join(' ')})`
  const signs = board.parts().filter((part) => part.is('r3-room'))
  return signs.find((part) => part.getAttribute('transform') === middle)?.textContent
}

test('R3-6.8 how many may still cross a border is read there: both ways together, or each by itself where that was agreed', () => {
  const after = (limitsEachWay: boolean): readonly (string | undefined)[] => {
    const table = new Table({
      lancaster: { middlesex: 'oxford beaumont clifford devon', oxford: 'exeter' },
      rules: { limitsEachWay },
    }).cards('3', '2')
    table.play(L, 'oxford:middlesex>oxford', 'beaumont:middlesex>oxford', 'clifford:middlesex>oxford')
    return [room(table, 'middlesex', 'oxford'), room(table, 'oxford', 'middlesex')]
  }
  expect(after(false)).toEqual(['1', '1'])
  expect(after(true)).toEqual(['1', '4'])
})

test('looking back on an open table, both pools show their faces, with the strength of each', () => {
  const table = new Table({ lancaster: { middlesex: 'oxford/1', pool: 'exeter/2' }, york: { pool: 'march/3' } })
  const view = game.open?.([table.view(null), table.view(L), table.view(Y)])
  const board = draw({ ...laidOut(game, table.state, null, 2), view })
  const pips = (block: string): number | undefined =>
    board
      .parts()
      .find((part) => part.getAttribute('data-count') === `strength ${block}`)
      ?.inside()
      .filter((part) => part.is('pip')).length
  expect(['lancaster-exeter', 'york-march', 'lancaster-oxford'].map(pips)).toEqual([2, 3, 1])
  // Whoever watched the game itself saw backs alone.
  easel?.clear()
  expect(
    draw(laidOut(game, table.state, null, 2))
      .parts()
      .filter((part) => part.hasAttribute('data-count')),
  ).toEqual([])
})

test('R3-9.3 an even die of treachery is gilded and an odd one is not, however good the fire of whoever tries', () => {
  const table = new Table({
    throne: Y,
    york: { northumbria: 'york' },
    lancaster: { northumbria: 'northumberland/3 beaumont/2' },
  }).battle('northumbria', L, 'cumbria', 'northumberland beaumont')
  table.roll(6, 1).play(Y, 'treachery:york!northumberland')
  const dice = seen(table, Y)
    .parts()
    .find((part) => part.is('r3-dice'))
  expect(dice && linesOf(dice, outlines())).toEqual(['{dice} img “6, 1” <die 6, gilded> <die 1>'])
})

test('R3-8.7 the card of a block in battle tells as many dice as it has strength now, the enemy’s as well as one’s own', () => {
  const table = new Table({
    york: { northumbria: 'york/3' },
    lancaster: { northumbria: 'northumberland/2 beaumont/1' },
  }).battle('northumbria', L, 'cumbria', 'northumberland beaumont')
  for (const seat of [L, Y]) {
    easel?.clear()
    const board = seen(table, seat)
    const told = board
      .parts()
      .filter((part) => part.is('r3-fighter'))
      .map((fighter) => {
        does(() => fighter.hears('pointermove', { pointerType: 'mouse', movementX: 1, movementY: 0 }))
        const card = board.parts().find((part) => part.is('fact-card'))?.textContent ?? ''
        does(() => fighter.hears('pointerleave', { pointerType: 'mouse' }, false))
        const [dice, strength] = ['fires', 'rating'].map(
          (line) => new RegExp(`board.${line}\\(n=(\\d)`).exec(card)?.[1],
        )
        return `${/block\.([a-z]+?)board/.exec(card)?.[1]} ${dice} ${strength}`
      })
    expect(told.toSorted()).toEqual(['beaumont 1 1', 'northumberland 2 2', 'york 3 3'])
  }
})

test('R3-6.12 an arrow lies over every border used; which is the main attack its owner sees, the enemy only when it is public', () => {
  const table = new Table({
    lancaster: { derby: 'oxford beaumont', warwick: 'devon' },
    york: { chester: 'norfolk suffolk' },
  }).cards('3', '2')
  table.play(L, 'oxford:derby>chester', 'beaumont:derby>chester', 'devon:warwick>chester')
  const arrows = (seat: number): readonly string[] => {
    easel?.clear()
    return seen(table, seat)
      .parts()
      .filter((part) => part.is('r3-attack'))
      .map((part) => {
        const side = part.is('red') ? 'red' : 'white'
        return `${side} ${part.inside().some((each) => each.is('reserve')) ? 'reserve' : 'main'} ${part.textContent}`
      })
      .toSorted()
  }
  const hidden = arrows(Y)
  expect(hidden).toEqual(['red main 1', 'red main 2'])
  table.play(L, 'end', 'main@chester<derby')
  for (const seat of [L, Y]) expect(arrows(seat)).toEqual(['red main 2', 'red reserve 1'])
})
