import { expect, test } from 'vitest'
import type { Append } from '../storage/index.ts'
import { asked, posted, type SqliteAsk } from '../storage/sqlite-messages.ts'

const act: Append = {
  table: 't',
  length: 4,
  revision: 2,
  log: { steps: 2, kind: 'move', seat: 1, body: '{"moves":["\\"♛"]}', moveId: 'm', number: 7 },
  clockState: '[{"deadline":9}]',
  stage: '{"say":"stage"}',
  at: 1700,
  secret: true,
  ranks: [{ seat: 1, rank: 0 }],
  lapsed: ['pause'],
  outcome: '{"places":[1,2]}',
  jobs: [{ id: 'j', kind: 'bot', table: 't', body: '{}', runAt: 3 }],
  done: { id: 'd', lease: 'l' },
  dropped: ['f'],
}

test('questions reach the database’s thread in their order, and nothing of an act is left out', () => {
  const asks: readonly SqliteAsk[] = [
    { op: 'append', acts: [act, { ...act, length: 6 }] },
    { op: 'query', sql: 'select ?', values: [1, 'x', null] },
    { op: 'append', acts: [{ ...act, table: 'u', done: null, outcome: null, clockState: null }] },
    { op: 'version' },
  ]
  expect(asked(structuredClone(posted(asks)))).toEqual(asks)
})

test('what an act does not say is nothing', () => {
  const { stage: _stage, secret: _secret, lapsed: _lapsed, dropped: _dropped, ...rest } = act
  expect(asked(posted([{ op: 'append', acts: [rest] }]))).toEqual([
    { op: 'append', acts: [{ ...rest, stage: null, secret: false, lapsed: [], dropped: [] }] },
  ])
})
