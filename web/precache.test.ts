/** What a page asks of its service worker, and what it makes of a house of another release. */
import { h } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCALES } from '../engine/words.ts'
import { PROTOCOL, PROTOCOL_HEADER, BUILD_HEADER } from '../protocol/version.ts'
import { browser } from './tests/document.ts'
import { draw, leave } from './tests/visit.tsx'

const told: unknown[] = []
let updates = 0
const worker = {
  ready: Promise.resolve({ active: { postMessage: (what: unknown) => void told.push(what) } }),
  getRegistration: async () => ({ update: async () => void updates++ }),
}

beforeEach(() => {
  told.length = 0
  updates = 0
  browser.navigator['serviceWorker'] = worker
})
afterEach(() => {
  delete browser.navigator['serviceWorker']
  leave()
})

test('everything is kept in the reader’s language, first what this page was made of and came from here', async () => {
  const { precache } = await import('./precache.ts')
  const names = ['https://roses.test/assets/a.js', 'https://elsewhere.test/assets/b.js', 'https://roses.test/c.css?d=1']
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(names.map((name) => ({ name })) as never)
  await draw(h('p', {}, 'Seite'), {}, { locale: 'de' })
  precache()
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(told).toEqual([{ first: ['/assets/a.js', '/c.css'], foreign: LOCALES.filter((each) => each !== 'de') }])
  delete browser.navigator['serviceWorker']
  expect(() => precache()).not.toThrow()
})

test('a worker that waits is told that it may take over; where there is none, nobody is', async () => {
  const { letWorkerTakeOver } = await import('./precache.ts')
  const waiting = { postMessage: (what: unknown) => void told.push(what) }
  letWorkerTakeOver(undefined)
  letWorkerTakeOver({ waiting: null } as never)
  letWorkerTakeOver({ waiting } as never)
  expect(told).toEqual(['take over'])
})

test('a house of another release is noticed once it answers; one of another protocol is told to the reader', async () => {
  const { greeted, greetedBy, outdated } = await import('./release.ts')
  const { Outdated } = await import('./parts/outdated.tsx')
  const page = await draw(h(Outdated, {}))
  greeted({ protocol: PROTOCOL, build: 'one' })
  greeted({ protocol: PROTOCOL, build: 'one' })
  expect([updates, outdated.value, page.text()]).toEqual([0, false, ''])
  const answer = (protocol: number | null, build: string) =>
    new Response('', { headers: protocol === null ? {} : { [PROTOCOL_HEADER]: `${protocol}`, [BUILD_HEADER]: build } })
  greetedBy(answer(null, 'two'))
  expect([updates, outdated.value]).toEqual([0, false])
  greetedBy(answer(PROTOCOL, 'two'))
  await vi.waitFor(() => expect(updates).toBe(1))
  expect(outdated.value).toBe(false)
  greetedBy(answer(PROTOCOL + 1, 'two'))
  await page.settled()
  expect([outdated.value, page.all('alert').length]).toEqual([true, 1])
  const [button = ''] = page.buttons()
  await page.press(button)
  expect(browser.address.reload).toHaveBeenCalled()
  greetedBy(answer(PROTOCOL, 'two'))
  await page.settled()
  expect(page.text()).toBe('')
})
