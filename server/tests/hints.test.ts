import { expect, test } from 'vitest'
import { due, merged } from '../storage/hints.ts'

test('other nodes are told when the first job of each kind is due, so that none looks before there is anything to do', () => {
  const stored = [
    { id: 'a', kind: 'notice', table: 't', body: '{"secret":1}', runAt: 900 },
    { id: 'b', kind: 'notice', table: 't', body: '{}', runAt: 400 },
    { id: 'c', kind: 'clock', table: 't', body: '{}', runAt: 70_000 },
  ] as const
  const heard = merged([{ tables: ['t'], jobs: due(stored.slice(0, 1)) }, { jobs: stored.slice(1) }, { chat: ['t'] }])
  expect(heard.jobs).toEqual([
    { kind: 'notice', runAt: 400 },
    { kind: 'clock', runAt: 70_000 },
  ])
  expect(JSON.stringify(heard)).not.toContain('secret')
})

test('where nobody knows what is due they look at once, and where nothing was stored they do not', () => {
  expect(merged([{ jobs: true }, { jobs: [{ kind: 'bot', runAt: 5 }] }]).jobs).toBe(true)
  expect(merged([{ tables: ['t'], jobs: due([]) }, { jobs: [] }]).jobs).toBe(false)
})
