/** A finished game looked back at: what was hidden, where points came from, which moments were heavy, what chance gave. */
import { expect, test, vi } from 'vitest'
import type { AnyGame } from '../../engine/game.ts'
import type { Frame, Table } from '../table/table.ts'
import { heaviest, hiddenOf, luckOf, momentsOf, openView, recall, scoresOf, tallyOf } from './recalled.ts'

interface Seen {
  /** The gold each seat has, where it is seen. */
  readonly gold: readonly (number | null)[]
}

const game = {
  speech: {
    standing: ({ gold }: Seen) =>
      gold.map((n) => ({ score: 0, facts: [{ say: 'cards', n: 2 }, ...(n === null ? [] : [{ say: 'gold', n }])] })),
  },
} as unknown as AnyGame

function past(...views: readonly Seen[]): readonly Frame[] {
  return views.map((view, moment) => ({ view, moment, events: [] }))
}

const opened: Seen = { gold: [4, 11] }

test('gold paid out by the last step is among what is revealed, and what everybody saw is not', () => {
  const frames = past({ gold: [null, null] }, { gold: [null, null] }, opened)
  const own = [
    past({ gold: [3, null] }, { gold: [4, null] }, opened),
    past({ gold: [null, 1] }, { gold: [null, 9] }, opened),
  ]
  expect(hiddenOf(game, { frames, own })).toEqual([[{ say: 'gold', n: 4 }], [{ say: 'gold', n: 11 }]])
})

test('points are shown by source only where they add up to the score', () => {
  const tally = { sources: [{ say: 'castles' }], rounds: [{ say: 'one' }], points: [[[3, 5]]] }
  const counted = { speech: { ...game.speech, tally: () => tally } } as unknown as AnyGame
  expect(tallyOf(counted, past(opened), [3, 5])).toBe(tally)
  expect(tallyOf(counted, past(opened), [3, 6])).toBeNull()
  expect(tallyOf(counted, [], [3, 5])).toBeNull()
})

test('where there is room for few moments the heaviest are named, of equals the later, in their order', () => {
  const moments = ([1, 3, 2, 3, 1, 2] as const).map((weight, index) => ({ weight, index, name: { say: `${index}` } }))
  expect(heaviest(moments, 3).map(({ index }) => index)).toEqual([1, 3, 5])
})

test('luck is summed up by seat, what was given beside what could be expected', () => {
  const lucky = {
    speech: { luck: (event: { seat?: number; got: number }) => event.seat !== undefined && { ...event, due: 2 } },
  } as unknown as AnyGame
  const frames = [
    { view: null, moment: 0, events: [{ type: 'hit', seat: 1, got: 3 }, { type: 'told' }] },
    {
      view: null,
      moment: 1,
      events: [
        { type: 'hit', seat: 0, got: 1 },
        { type: 'hit', seat: 1, got: 4 },
      ],
    },
  ] as unknown as readonly Frame[]
  expect(luckOf(lucky, frames).map(({ seat, got, due }) => [seat, got, due])).toEqual([
    [0, 1, 2],
    [1, 7, 4],
  ])
})

test('a seat’s own past knows its score better than a spectator, and the table is opened only where everybody’s is there', () => {
  const scored = {
    speech: { standing: ({ gold }: Seen) => gold.map((n) => ({ score: n ?? 0, facts: [] })) },
    open: (views: readonly unknown[]) => views.length,
  } as unknown as AnyGame
  const frames = past({ gold: [null, null] }, opened)
  const own = [past({ gold: [3, null] }, opened), past({ gold: [null, 9] }, opened)]
  expect(scoresOf(scored, { frames, own })).toEqual([
    [3, 9],
    [4, 11],
  ])
  expect(scoresOf(scored, { frames, own: [] })).toEqual([
    [0, 0],
    [4, 11],
  ])
  expect(openView(scored, { frames, own }, 0)).toBe(3)
  expect(openView(scored, { frames, own: [...own.slice(0, 1), []] }, 0)).toBeNull()
  expect(openView(scored, { frames, own: [] }, 0)).toBeNull()
})

test('where no record is to be had the end is told from what the reader saw, and nothing of others is opened', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ refused: 'no-such-table', message: '' }, { status: 404 }))
  const frames = [{ moment: 0, view: 'mine', events: [] }]
  const table = { kind: 'remote', id: 'gone', seats: 2, frames: async () => frames } as unknown as Table
  expect(await recall(table)).toEqual({ frames, own: [] })
  expect(await recall({ ...table, kind: 'local' })).toEqual({ frames, own: [] })
  vi.unstubAllGlobals()
})

test('what the table itself did is no moment, no luck and no points of the game', () => {
  const speech = {
    moment: () => ({ name: { say: 'named' }, weight: 1 }),
    luck: () => ({ seat: 0, got: 1, due: 1 }),
  }
  const game = { speech } as unknown as AnyGame
  const events = [{ type: 'undo', seat: 0 }, { type: 'end' }, { type: 'rules' }, { type: 'deed', seat: 0 }]
  const frames = [{ moment: 1, view: {}, events }] as unknown as readonly Frame[]
  expect(momentsOf(game, frames)).toHaveLength(1)
  expect(luckOf(game, frames)).toEqual([{ seat: 0, got: 1, due: 1 }])
})
