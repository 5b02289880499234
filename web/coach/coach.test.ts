import { expect, test } from 'vitest'
import type { Verdict } from '../../bots/index.ts'
import type { Adviser } from '../table/adviser.ts'
import type { Scene, Table } from '../table/table.ts'
import { Coach } from './coach.ts'
import { deedsOfOthers } from './use-coach.ts'

const scene = (change: Partial<Scene>): Scene => ({
  viewer: 0,
  view: 'first',
  awaiting: [0],
  choices: [{ move: 1, text: 'a' }],
  undoable: true,
  outcome: null,
  moment: 7,
  last: [],
  mine: null,
  ...change,
})
const verdict = (much: boolean): Verdict => ({ loss: much ? 0.4 : 0.01, much, better: 'a', costs: [], gains: [] })
const WAITING = scene({ view: 'mine', awaiting: [1], choices: [], moment: 8 })
const ASKED = scene({ view: 'theirs', moment: 9 })
const DEEDS = [{ type: 'played' }]

/** An adviser who has that to say, and remembers what it was asked. */
function advised(said: Verdict | null) {
  const asked: unknown[] = []
  const adviser = {
    verdict: async (...question: unknown[]) => (asked.push(question), said),
    tidings: async (...question: unknown[]) => (asked.push(question), []),
  }
  return { asked, coach: new Coach(() => adviser as unknown as Adviser) }
}

test('a move that throws much away is named after it was made, with where one may go back to', async () => {
  const { asked, coach } = advised(verdict(true))
  await coach.made({ before: scene({}), steps: ['c'] }, WAITING)
  expect(asked).toEqual([['first', 0, ['c']]])
  expect(coach.warning.value).toMatchObject({ moment: 7, view: 'first', verdict: { better: 'a' } })
  coach.leave()
  expect(coach.warning.value).toBeNull()
})

test('a good move, a small loss and the only move are left in peace', async () => {
  for (const said of [verdict(false), null]) {
    const { coach } = advised(said)
    await coach.made({ before: scene({}), steps: ['a'] }, WAITING)
    expect(coach.warning.value).toBeNull()
  }
})

test('what is said too late, after the next move or after taking back, is not told', async () => {
  const { coach } = advised(verdict(true))
  const late = coach.made({ before: scene({}), steps: ['c'] }, WAITING)
  coach.dismiss()
  await late
  expect(coach.warning.value).toBeNull()
})

test('what the others did is explained once the reader is asked again, against how the reader had left the table', async () => {
  const { asked, coach } = advised(null)
  await coach.made({ before: scene({}), steps: ['a'] }, WAITING)
  await coach.meet(WAITING, () => DEEDS)
  expect(coach.news.value).toBeNull()
  await coach.meet(ASKED, (since) => (since === 8 ? DEEDS : []))
  expect(coach.news.value).toMatchObject({ events: DEEDS, before: 'mine', after: 'theirs' })
  expect(asked.at(-1)).toEqual(['theirs', 0, 'mine'])
})

test('whoever is asked again before the others did anything still hears of it when they have', async () => {
  const { coach } = advised(null)
  await coach.made({ before: scene({}), steps: ['a'] }, WAITING)
  await coach.meet(ASKED, () => [])
  expect(coach.news.value).toBeNull()
  await coach.meet(ASKED, () => DEEDS)
  expect(coach.news.value).toMatchObject({ events: DEEDS })
})

test('of the log only what others did since then is explained, and nothing quiet', () => {
  const line = (moment: number, type: string, seat?: number) => ({ moment, event: { type, seat } })
  const lines = [line(7, 'took', 1), line(8, 'took', 1), line(8, 'took', 0), line(9, 'chose', 1), line(9, 'round')]
  const weight = ({ type }: { type: string }) => (type === 'chose' ? 'quiet' : 'line')
  const peek = <T>(value: T) => ({ peek: () => value })
  const table = { game: { speech: { weight } }, scene: peek({ viewer: 0 }), lines: peek(lines) } as unknown as Table
  expect(deedsOfOthers(table, 7)).toEqual([{ type: 'took', seat: 1 }])
  expect(deedsOfOthers(table, 6)).toHaveLength(2)
})

test('where the reader goes on alone there is nothing to explain', async () => {
  const { coach } = advised(null)
  await coach.made({ before: scene({}), steps: ['a'] }, scene({ moment: 8 }))
  await coach.meet(ASKED, () => [])
  expect(coach.news.value).toBeNull()
})

test('without an adviser, as at every table with other people, nobody says anything', async () => {
  const coach = new Coach(() => null)
  await coach.made({ before: scene({}), steps: ['c'] }, WAITING)
  await coach.meet(ASKED, () => DEEDS)
  expect([coach.warning.value, coach.news.value]).toEqual([null, null])
})
