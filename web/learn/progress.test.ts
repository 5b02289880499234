/** What somebody has learned: kept in this browser, shared with the house, each once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Me } from '../../protocol/index.ts'

const kept: Record<string, string> = {}
const sent: string[][] = []
let answer: object = {}

beforeEach(() => {
  for (const name of Object.keys(kept)) delete kept[name]
  sent.length = 0
  answer = { learned: [] }
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'https://house.example' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void (kept[name] = text),
  })
  vi.stubGlobal('fetch', async (_: string, { body = '{}' }: { body?: string } = {}) => {
    sent.push((JSON.parse(body) as { learned: string[] }).learned)
    return Response.json(answer, { status: 'refused' in answer ? 409 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function visit(who: string | null) {
  vi.resetModules()
  const [progress, { me }] = await Promise.all([import('./progress.ts'), import('../people/me.ts')])
  const as = (id: string | null) => (me.value = id === null ? null : ({ id } as Me))
  as(who)
  return { ...progress, as }
}

test('what was learned is known at the next visit, and whatever else lies there is not taken for it', async () => {
  const first = await visit(null)
  first.learn('rose-king', 'cards')
  expect([...(await visit(null)).learned.value]).toEqual(['rose-king/cards'])
  for (const strange of ['[1, "a/b", null]', '{"a": 1}', 'nonsense']) {
    kept['roses.learned'] = strange
    const found = [...(await visit(null)).learned.value]
    expect([strange, found]).toEqual([strange, strange.startsWith('[') ? ['a/b'] : []])
  }
})

test('nobody tells the house anything; somebody tells it what is new, once, and hears what other devices know', async () => {
  const { learn, learned, share, as } = await visit(null)
  learn('rose-king', 'cards')
  await share()
  expect(sent).toEqual([])
  as('anna')
  answer = { learned: ['rose-king/cards', 'lancaster/votes'] }
  await share()
  expect([sent, [...learned.value]]).toEqual([[['rose-king/cards']], ['rose-king/cards', 'lancaster/votes']])
  await share()
  expect(sent.at(-1)).toEqual([])
  learn('rose-king', 'cards')
  expect(sent).toHaveLength(2)
  learn('rose-king', 'hero')
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(['rose-king/hero']))
  // Somebody else at the same browser brings all of it along.
  as('bertram')
  await share()
  expect(sent.at(-1)).toHaveLength(3)
})

test('a house that refuses is told again', async () => {
  const { learn, share } = await visit('anna')
  answer = { refused: 'busy', message: '' }
  learn('rose-king', 'cards')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await share()
  expect(sent).toEqual([['rose-king/cards'], ['rose-king/cards']])
})
