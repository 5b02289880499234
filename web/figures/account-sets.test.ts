/** Sets of figures between a browser and an account: nothing is lost, and what was forgotten stays forgotten. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { Me } from '../../protocol/index.ts'
import { MOST_NAME } from '../../engine/figure-set.ts'
import { readStored, store } from '../local-store.ts'
import { me } from '../people/me.ts'
import { dropEverywhere, keepEverywhere, shareSets } from './account-sets.ts'
import { dropSet, hearHouseFigures, houseFigures, keepSet, readSets } from './sets.ts'

const GAME = 'a-game'
type Sets = { readonly game: string; readonly name: string; readonly figures: Record<string, unknown> }[]
let account: Sets = []
let room = 100
let persons = 0

/** What the house does with it, told in few words. */
const house = (url: string, { method, body }: { readonly method: string; readonly body?: string }): Response => {
  if (method !== 'GET') {
    const set = JSON.parse(body ?? '{}') as Sets[number]
    const others = account.filter(({ name }) => name !== set.name)
    if (url.endsWith('/drop')) account = others
    else if (others.length >= room) return Response.json({ refused: 'too-large' }, { status: 413 })
    else account = [set, ...others]
  }
  return Response.json({ sets: account })
}

vi.stubGlobal(
  'fetch',
  vi.fn((url: string, init: { readonly method: string }) => Promise.resolve(house(url, init))),
)

const names = (): string[] => readSets(GAME).map(({ name }) => name)
const there = (): string[] => account.map(({ name }) => name)
const figuresOf = (name: string): unknown => readSets(GAME).find((set) => set.name === name)?.figures

/** Somebody new each time, in the same browser. */
beforeEach(() => {
  account = []
  room = 100
  for (const name of names()) dropSet(GAME, name)
  me.value = { id: `p${++persons}`, name: 'Cecily' } as Me
})

test('what a browser kept before anybody signed in goes to the account, and what the account has comes to the browser', async () => {
  keepSet(GAME, { name: 'here', figures: { a: 1 } })
  account = [{ game: GAME, name: 'away', figures: { a: 2 } }]
  await shareSets(GAME)
  expect(names().toSorted()).toEqual(['away', 'here'])
  expect(there().toSorted()).toEqual(['away', 'here'])
})

test('two sets of one name are both kept: the account’s under it, the browser’s beside it', async () => {
  keepSet(GAME, { name: 'box', figures: { a: 1 } })
  account = [{ game: GAME, name: 'box', figures: { a: 2 } }]
  await shareSets(GAME)
  expect(figuresOf('box')).toEqual({ a: 2 })
  expect(figuresOf('box 2')).toEqual({ a: 1 })
  await shareSets(GAME)
  expect(there().toSorted()).toEqual(['box', 'box 2'])
})

test('what was forgotten or changed on another device is forgotten or changed here', async () => {
  expect(await keepEverywhere(GAME, { name: 'box', figures: { a: 1 } })).toBe(true)
  expect(await keepEverywhere(GAME, { name: 'loan', figures: { a: 1 } })).toBe(true)
  account = [{ game: GAME, name: 'loan', figures: { a: 5 } }]
  await shareSets(GAME)
  expect(names()).toEqual(['loan'])
  expect(figuresOf('loan')).toEqual({ a: 5 })
  await dropEverywhere(GAME, 'loan')
  expect([names(), there()]).toEqual([[], []])
})

test('what the account has no room for stays in the browser, and it is said', async () => {
  room = 0
  expect(await keepEverywhere(GAME, { name: 'box', figures: { a: 1 } })).toBe(false)
  await shareSets(GAME)
  expect([names(), there()]).toEqual([['box'], []])
})

test('without an account nobody is asked', async () => {
  me.value = null
  const asked = vi.mocked(fetch).mock.calls.length
  expect(await keepEverywhere(GAME, { name: 'box', figures: { a: 1 } })).toBeNull()
  await shareSets(GAME)
  await dropEverywhere(GAME, 'box')
  expect(vi.mocked(fetch).mock.calls.length).toBe(asked)
})

test('a name that is taken stays within what an account takes as a name', async () => {
  const name = 'x'.repeat(MOST_NAME)
  keepSet(GAME, { name, figures: { a: 1 } })
  account = [{ game: GAME, name, figures: { a: 2 } }]
  await shareSets(GAME)
  expect(there().toSorted()).toEqual([name, `${'x'.repeat(MOST_NAME - 2)} 2`].toSorted())
})

test('whoever cannot be asked has not refused', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await keepEverywhere(GAME, { name: 'offline', figures: { a: 1 } })).toBeNull()
  expect([names(), there()]).toEqual([['offline'], []])
  room = 0
  expect(await keepEverywhere(GAME, { name: 'full', figures: { a: 1 } })).toBe(false)
})

test('a browser keeps so many sets, the latest first; what is no set is read as none', () => {
  for (let n = 0; n < 40; n++) keepSet(GAME, { name: `set ${n}`, figures: { a: n } })
  expect(names().length).toBeLessThan(40)
  expect(names().slice(0, 2)).toEqual(['set 39', 'set 38'])
  store(`figures.sets.${GAME}`, [{ name: 'bare' }, { name: 'list', figures: [1] }, { figures: {} }, 4, null])
  expect(names()).toEqual([])
})

test('what the house plays by is known offline as it was last heard', async () => {
  const figures = [{ game: GAME, figures: { a: 3 } }]
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({ figures }))
  await hearHouseFigures()
  expect([houseFigures.value, readStored('figures.house')]).toEqual([figures, figures])
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await hearHouseFigures()
  expect(houseFigures.value).toEqual(figures)
})
