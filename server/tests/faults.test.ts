/** Rules and bots that loop, eat memory or throw: cut, put on file, and nobody else's problem. */
import { afterAll, describe, expect, test } from 'vitest'
import { Match, type MatchSetup } from '../../engine/index.ts'
import { admin } from '../main.ts'
import type { History } from '../../protocol/index.ts'
import { Client } from './client.ts'
import { closeAll, startServer, KINDS, place, seated } from './test-server.ts'
import { catalogue } from './sample.ts'

afterAll(closeAll)
const game = await catalogue[0]!.load()

test('a move is not cut short because the machine is busy with something else', async () => {
  const served = await startServer({ ...(await place('sqlite')), rules: { deadline: 400 }, threads: 1 })
  const { id, clients } = await seated(served.url, 2, { options: { fault: 'sleep' } })
  const [me] = clients as [Client]
  const act = { id: 'x', number: 0, steps: ['sleep'] }
  expect(await me.post(`/api/tables/${id}/act`, act)).toMatchObject({ status: 200, body: { number: 1 } })
})

test('a table whose rules failed once is back among the others after twenty good answers, after forty the next time', async () => {
  const served = await startServer({ ...(await place('sqlite')), threads: 1 })
  const { id, clients } = await seated(served.url, 2, { options: { fault: 'throw' } })
  const [me] = clients as [Client]
  const apart = async () => /roses_tables_quarantined (\d+)/.exec((await me.get<string>('/metrics')).body)?.[1]
  for (const answers of [20, 40]) {
    expect((await me.post(`/api/tables/${id}/act`, { id: 'x', number: 0, steps: ['throw'] })).status).toBe(500)
    for (let i = 0; i < answers; i++) {
      expect(await apart()).toBe('1')
      expect((await me.get(`/api/tables/${id}/state`)).status).toBe(200)
    }
    expect(await apart()).toBe('0')
  }
  const { legal } = (await me.ask('getState', { id })).body
  expect((await me.post(`/api/tables/${id}/act`, { id: 'y', number: 0, steps: [legal[0]] })).status).toBe(200)
})

test('reading the past holds up no move at the same table', async () => {
  const served = await startServer({ ...(await place('sqlite')), threads: 1 })
  const { id, clients } = await seated(served.url, 2, { options: { fault: 'sleep' } })
  const [me, you] = clients as [Client, Client]
  await me.post(`/api/tables/${id}/act`, { id: 'x', number: 0, steps: ['sleep'] })
  const { number, legal } = (await you.ask('getState', { id })).body
  const order: string[] = []
  // Whoever folds this log sleeps; the move is made by the thread that holds the match.
  const past = me.get<History>(`/api/tables/${id}/history`).then((answer) => {
    order.push('past')
    return answer
  })
  expect((await new Client(served.url).get('/healthz')).status).toBe(200)
  const moved = await you.post(`/api/tables/${id}/act`, { id: 'y', number, steps: [legal[0]] })
  order.push('move')
  expect(moved.status).toBe(200)
  expect((await past).body.updates.length).toBeGreaterThan(0)
  expect(order).toEqual(['move', 'past'])
})

describe.each(KINDS)('on %s', (kind) => {
  test.each(['loop', 'memory', 'throw'])(
    'a rule that is told to %s costs its own table that move alone',
    async (fault) => {
      const where = await place(kind)
      // A deadline nobody meets by accident on a busy machine, but short enough to wait for.
      const served = await startServer({
        ...where,
        rules: { deadline: fault === 'memory' ? 8000 : 700, memory: 64 },
        threads: 1,
      })
      const bad = await seated(served.url, 2, { options: { fault } })
      const good = await seated(served.url, 2)
      const state = async ({ id, clients }: { id: string; clients: Client[] }) =>
        (await clients[0]!.ask('getState', { id })).body
      const before = await state(bad)
      const step = fault === 'throw' ? 'throw' : 'loop'
      const attempt = bad.clients[0]!.post(`/api/tables/${bad.id}/act`, {
        id: 'x',
        number: before.number,
        steps: [step],
      })
      // While the rule runs wild the server answers, and another table plays.
      expect((await new Client(served.url).get('/healthz')).status).toBe(200)
      const other = await state(good)
      const played = await good.clients[0]!.post(`/api/tables/${good.id}/act`, {
        id: 'g',
        number: other.number,
        steps: [other.legal[0]],
      })
      expect(played.status).toBe(200)
      expect(await attempt).toMatchObject({ status: 500, body: { refused: 'rules-fault' } })
      // The table itself goes on from where it was.
      const after = await state(bad)
      expect(after.hash).toBe(before.hash)
      // So it does when it is back among the others, where the rule had run wild.
      if (fault === 'throw')
        for (let answers = 0; answers < 25; answers++) expect((await state(bad)).hash).toBe(before.hash)
      const on = await bad.clients[0]!.post(`/api/tables/${bad.id}/act`, {
        id: 'y',
        number: after.number,
        steps: [after.legal[0]],
      })
      expect(on.status).toBe(200)
      // What is on file is enough to see it again: the set-up, the log, and what was asked.
      const host = await admin(where)
      const [latest] = (await host.faults()) as { id: string }[]
      const file = (await host.fault(latest!.id)) as {
        detail: { setup: string; length: number; asked: { act: { steps: string[] } } }
        log: []
      }
      const match = new Match(
        game,
        JSON.parse(file.detail.setup) as MatchSetup,
        undefined,
        file.log.slice(0, file.detail.length),
      )
      expect(match.legal(0).map((move) => game.write(move))).toContain(file.detail.asked.act.steps[0])
      await host.close()
    },
  )
})
