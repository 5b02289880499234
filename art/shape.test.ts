/** How large a drawing is shown: as the page has it at a table, as wide as it is elsewhere. */
import { h } from 'preact'
import { useRef } from 'preact/hooks'
import { expect, test } from 'vitest'
import { lookAgain } from './kit/document.ts'
import { does, draw } from './kit/draw.ts'
import { useLow, usePhone, useWidth } from './shape.ts'
import { type BoardPage, PageContext } from './slot.tsx'

const SLOTS = { choices: null, status: null, signs: null }
const page = (narrow: boolean): BoardPage => ({ narrow, slots: SLOTS, raised: false, raise: () => undefined })

function Measured() {
  const root = useRef<HTMLDivElement>(null)
  const said = `${useWidth(root)} ${usePhone(root) ? 'phone' : 'desk'} ${useLow(root) ? 'low' : 'high'}`
  return h('div', { ref: root, class: 'measured' }, said)
}

function measured(of: BoardPage | null) {
  const drawn = draw(h(PageContext.Provider, { value: of, children: h(Measured, null) }))
  return (width: number, height: number) => {
    const part = drawn.one('measured')
    part.stands = { left: 0, top: 0, right: width, bottom: height, width, height }
    does(lookAgain)
    return part.textContent
  }
}

test('elsewhere than at a table a narrow board stands in one column, as wide as a phone is at most', () => {
  const says = measured(null)
  expect(says(390, 700)).toBe('390 phone high')
  expect(says(704, 900)).toBe('704 phone high')
  expect(says(705, 900)).toBe('705 desk high')
  expect(says(1400, 900)).toBe('1400 desk high')
  expect(says(0, 0)).toBe('0 desk high')
})

test('at a table the page says whether there is one column, and a page hardly higher than wide is low', () => {
  expect(measured(page(true))(1400, 900)).toBe('1400 phone low')
  expect(measured(page(false))(390, 800)).toBe('390 desk high')
  const tablet = measured(page(true))
  expect(tablet(768, 1024)).toBe('768 phone low')
  expect(tablet(390, 844)).toBe('390 phone high')
  expect(tablet(390, 0)).toBe('390 phone high')
})
