/** What is left to press once somebody was reported has the focus: whoever plays by keys is not lost. */
import { h } from 'preact'
import { afterEach, expect, test } from 'vitest'
import { browser } from '../tests/document.ts'
import { done, no } from '../tests/house.ts'
import { draw, leave } from '../tests/visit.tsx'
import { ReportForm } from './report-form.tsx'

afterEach(() => leave())

test('after a report the focus is on what closes it, and not before it was sent', async () => {
  let closed = 0
  const form = h(ReportForm, {
    table: 't',
    met: { seat: 1 },
    name: 'Bertram',
    words: null as never,
    close: () => closed++,
  })
  const page = await draw(form, { reportPerson: no('busy') })
  const focused = () => browser.document.activeElement
  await page.reads('Tell the host about')
  const before = focused()
  await page.press('Report')
  expect(focused() === before).toBe(true)
  page.house.says({ reportPerson: done })
  await page.press('Report')
  expect(page.buttons()).toEqual(['Close'])
  expect(focused().textContent).toBe('Close')
  await page.press('Close')
  expect(closed).toBe(1)
})
