/** How a board stands on a page: its own things, the handle of a phone's sheet, and what goes elsewhere. */
import { h } from 'preact'
import { expect, test } from 'vitest'
import { layGround, Part } from './kit/document.ts'
import { does, draw } from './kit/draw.ts'
import { Layout } from './layout.tsx'
import { type BoardPage, PageContext } from './slot.tsx'

const body = layGround()
const corner = () => body.appendChild(new Part('http://www.w3.org/1999/xhtml', 'div')) as Part
const signs = () => [{ say: 'sign.crown', drawing: h('g', null) }]

function layout(given: { readonly page?: Partial<BoardPage> | null; readonly own?: boolean } = {}) {
  const { page = {}, own = true } = given
  const slots = { choices: corner(), status: corner(), signs: corner() }
  const raised: boolean[] = []
  const whole = page && {
    narrow: false,
    raised: false,
    slots: slots as unknown as BoardPage['slots'],
    raise: (on: boolean) => void raised.push(on),
    ...page,
  }
  const board = (mine: boolean) =>
    h(PageContext.Provider, {
      value: whole,
      children: h('div', { class: 'table' }, [
        h(Layout, {
          shape: 1,
          map: h('i', null, 'the map'),
          own: mine ? h('i', null, 'my cards') : undefined,
          choices: h('i', null, 'pass'),
          status: 'Turn 4 of 7',
          signs,
        }),
      ]),
    })
  return { ...draw(board(own)), slots, raised, board }
}

test('on a phone a handle raises the reader’s own things and lowers them again; a desk has none', () => {
  const low = layout({ page: { narrow: true } })
  expect(low.one('own-handle').getAttribute('aria-expanded')).toBe('false')
  expect(low.one('own-handle').getAttribute('aria-label')).toBe('art.own')
  does(() => void low.one('own-handle').hears('click'))
  expect(low.raised).toEqual([true])
  const high = layout({ page: { narrow: true, raised: true } })
  expect(high.one('own-handle').getAttribute('aria-expanded')).toBe('true')
  does(() => void high.one('own-handle').hears('click'))
  expect(high.raised).toEqual([false])
  expect(layout().all('own-handle')).toEqual([])
})

test('at a table what is asked, where the game stands and the signs go to their places on the page', () => {
  const { slots, root } = layout()
  expect([slots.choices.textContent, slots.status.textContent, slots.signs.textContent]).toEqual([
    'pass',
    'Turn 4 of 7',
    'sign.crown',
  ])
  expect(root.textContent).toBe('the mapmy cards')
})

test('elsewhere what is asked stands with the board, the signs under it in a fold, and the page says nothing of the turn', () => {
  const { root, one } = layout({ page: null })
  expect(root.textContent).toBe('the mapmy cardspassart.legendsign.crown')
  expect(one('details').is('legend')).toBe(true)
})

test('the page is told whether the reader has things of their own beside the map, and forgets it with the board', () => {
  const at = layout()
  const told = () => at.one('table').getAttribute('data-layout')
  expect(told()).toBe('own')
  expect(at.one('own-pane').getAttribute('aria-label')).toBe('art.own')
  at.again(at.board(false))
  expect(told()).toBe('alone')
  expect(at.all('own-pane')).toEqual([])
  expect(at.one('board-layout').is('alone')).toBe(true)
  const table = at.one('table')
  at.again(null)
  expect(table.hasAttribute('data-layout')).toBe(false)
})
