/** The focus is never lost: a part that is taken away leaves it to what was around it. */
import { type ComponentChild, h } from 'preact'
import { beforeEach, expect, test } from 'vitest'
import { lookAgain, type Part } from './kit/document.ts'
import { does, draw, letGo } from './kit/draw.ts'
import { Stage } from './stage.tsx'

beforeEach(letGo)

function board(
  parts: { readonly list?: boolean; readonly card?: boolean; readonly other?: boolean } = {},
): ComponentChild {
  const { list = true, card = true, other = true } = parts
  return h('div', null, [
    h(Stage, {
      calm: true,
      say: ({ say }) => say,
      children: [
        list &&
          h('div', { class: 'list' }, [
            card && h('button', { class: 'card' }),
            other && h('button', { class: 'other' }),
          ]),
      ],
    }),
    h('button', { class: 'outside' }),
  ])
}

const focused = () => document.activeElement as unknown as Part

test('a part that goes leaves the focus to what is around it, not to its neighbour, and Tab finds that place', () => {
  const { one, again } = draw(board())
  does(() => one('card').focus())
  again(board({ card: false }))
  does(lookAgain)
  expect(focused()).toBe(one('list'))
  expect(one('list').getAttribute('tabindex')).toBe('-1')
})

test('if that is gone as well, what is around it has the focus', () => {
  const { one, again } = draw(board())
  does(() => one('card').focus())
  again(board({ list: false }))
  does(lookAgain)
  expect(focused()).toBe(one('board'))
})

test('the focus stays where it is when something else goes, or when somebody has taken it meanwhile', () => {
  const { one, again } = draw(board())
  does(() => one('card').focus())
  again(board({ other: false }))
  does(lookAgain)
  expect(focused()).toBe(one('card'))
  does(() => one('outside').focus())
  again(board({ card: false }))
  does(lookAgain)
  expect(focused()).toBe(one('outside'))
})

test('in the middle of a Tab nobody has the focus, and nobody takes it', () => {
  const { one } = draw(board())
  does(() => one('card').focus())
  does(letGo)
  does(lookAgain)
  expect(focused()).toBe(document.body)
})

test('whoever clicked elsewhere has let go of the part, and a board that is gone keeps nothing', () => {
  const at = draw(board())
  does(() => at.one('card').focus())
  does(() => at.one('outside').touch('pointerdown', 'mouse'))
  does(letGo)
  at.again(board({ card: false }))
  does(lookAgain)
  expect(focused()).toBe(document.body)
  const gone = draw(board())
  does(() => gone.one('card').focus())
  gone.again(null)
  does(lookAgain)
  expect(focused()).toBe(document.body)
})
