/** The way from one table that needs the reader to the next. */
import { h } from 'preact'
import { LocationProvider } from 'preact-iso'
import { afterEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { browser } from '../tests/document.ts'
import { type Answers, no } from '../tests/house.ts'
import { tableLine } from '../tests/tables.ts'
import { draw, leave } from '../tests/visit.tsx'
import { NextTable } from './next-table.tsx'

afterEach(() => leave())

const needed = (...ids: readonly string[]): Answers => ({
  listMyTables: { tables: ids.map((id) => tableLine({ id, needed: true })), at: 0, next: null },
})
const part = (more: Partial<Parameters<typeof NextTable>[0]> = {}) =>
  h(LocationProvider, { children: h(NextTable, { id: 'here', mine: false, moment: 0, ...more }) })

test('the others are counted without this one, the first of them is gone to, and the head of the page counts all', async () => {
  browser.goTo('/t/here')
  const page = await draw(part(), needed('here', 'soon', 'later'), { me: { needed: 9 } })
  const { me } = await import('../people/me.ts')
  await vi.waitFor(() => expect(me.value?.needed).toBe(3), PATIENCE_MS)
  expect(page.house.asked('listMyTables')[0]?.query).toEqual({ show: 'needed' })
  await page.press(/^Next table \(2 need you\)/)
  await vi.waitFor(() => expect(browser.address.pathname).toBe('/t/soon'), PATIENCE_MS)
})

test('a list that goes on says nothing of how many there are', async () => {
  const list = { tables: [tableLine({ id: 'soon', needed: true })], at: 0, next: 'more' }
  const page = await draw(part(), { listMyTables: list }, { me: { needed: 40 } })
  await page.find('button', /1 needs you/)
  const { me } = await import('../people/me.ts')
  expect(me.value?.needed).toBe(40)
})

test.each<[string, Parameters<typeof part>[0], Answers, object | null]>([
  ['has a decision here', { mine: true }, needed('soon'), {}],
  ['is needed nowhere else', {}, needed('here'), {}],
  ['is refused', {}, { listMyTables: no('busy') }, {}],
  ['is nobody', {}, needed('soon'), null],
])('whoever %s is led nowhere', async (_who, more, answers, me) => {
  const page = await draw(part(more), answers, { me })
  const asks = me !== null && !more?.mine
  await vi.waitFor(() => expect(page.house.asked('listMyTables')).toHaveLength(asks ? 1 : 0), PATIENCE_MS)
  await page.settled()
  expect(page.buttons()).toEqual([])
})

test('after each step, and once the decision is made, they are counted anew', async () => {
  const page = await draw(part({ mine: true }), needed('here'), { me: {} })
  expect(page.house.asked('listMyTables')).toEqual([])
  const { render } = await import('preact')
  const show = async (more: Parameters<typeof part>[0]): Promise<void> => {
    render(part(more), browser.body.childNodes.at(-1) as unknown as Element)
    await page.settled()
  }
  await show({ mine: false })
  await vi.waitFor(() => expect(page.house.asked('listMyTables')).toHaveLength(1), PATIENCE_MS)
  await page.settled()
  expect(page.buttons()).toEqual([])
  page.house.says(needed('here', 'soon'))
  await show({ moment: 1 })
  await page.find('button', /1 needs you/)
  await show({ moment: 1, mine: true })
  expect(page.buttons()).toEqual([])
})
