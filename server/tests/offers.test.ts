/** Offers and pauses: what a table decides together is what each of them has answered, and nobody can hold up the others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Served } from '../main.ts'
import type { Propose, StateMessage, TableInfo } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import { type ClaimedJob, openStorage } from '../storage/index.ts'
import { agreedEnd } from '../tables/votes.ts'
import type { Client } from './client.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

const MINUTE = 60_000
const live = { kind: 'live', perMove: 600, reserve: 600, increment: 0, overdue: 'lose' } as const
const info = async (client: Client, id: string): Promise<TableInfo> => (await client.ask('getTable', { id })).body

async function offer(client: Client, id: string, kind: Propose['kind']): Promise<string> {
  const { proposals } = (await client.ask('propose', { id, body: { kind } })).body
  return proposals.find((each) => each.kind === kind)?.id ?? 'none'
}

let acts = 0
async function play(client: Client, id: string, step?: string): Promise<object> {
  const { number, legal } = (await client.ask('getState', { id })).body
  return (await client.ask('act', { id, body: { id: `a${acts++}`, number, steps: [step ?? legal[0]!] } })).body
}

describe.each(KINDS)('on %s', (kind) => {
  let served: Served
  let where: Awaited<ReturnType<typeof place>>
  let base = ''
  let later = 0
  beforeAll(async () => {
    where = await place(kind)
    served = await startServer({ ...where, now: () => Date.now() + later })
    base = served.url
  })

  test('a yes to an old offer is no yes to a new one', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    const first = await offer(a, id, 'draw')
    await b.ask('vote', { id, body: { proposal: first, agree: false } })
    const second = await offer(a, id, 'draw')
    expect(second).not.toBe(first)
    for (const agree of [true, false])
      expect((await b.ask('vote', { id, body: { proposal: first, agree } })).body).toMatchObject({
        refused: 'no-such-proposal',
      })
    expect((await b.post(`/api/tables/${id}/vote`, { kind: 'draw', agree: true })).body).toMatchObject({
      refused: 'bad-request',
    })
    expect(await info(a, id)).toMatchObject({ status: 'playing', proposals: [{ id: second, agreed: [0] }] })
    expect((await b.ask('vote', { id, body: { proposal: second, agree: true } })).body.status).toBe('finished')
  })

  test.each(['draw', 'abort'] as const)(
    'an offer (%s) is declined by playing on, and everybody sees it',
    async (what) => {
      const { id, clients } = await seated(base, 2)
      const [a, b] = clients as [Client, Client]
      const proposal = await offer(a, id, what)
      // Who has offered it may go on playing.
      expect(await play(a, id)).toMatchObject({ ok: true })
      expect((await info(a, id)).proposals).toHaveLength(1)
      const listening = await a.live()
      await listening.open(id)
      const told = listening.wait((message) => message.tell === 'table' && message.info.proposals.length === 0)
      expect(await play(b, id)).toMatchObject({ ok: true })
      await told
      listening.close()
      expect((await b.ask('vote', { id, body: { proposal, agree: true } })).body).toMatchObject({
        refused: 'no-such-proposal',
      })
      expect(await info(b, id)).toMatchObject({ status: 'playing', proposals: [] })
      expect(await play(a, id)).toMatchObject({ ok: true })
    },
  )

  test('a secret step makes no offer lapse: that would tell of it', async () => {
    const { id, clients } = await seated(base, 3, { game: 'ransom', autoStart: true })
    const [a, b, c] = clients as [Client, Client, Client]
    await offer(a, id, 'draw')
    const before = await info(c, id)
    await play(b, id, 'pledge:3')
    expect(await info(c, id)).toEqual(before)
    await play(b, id, 'seal')
    expect((await info(c, id)).proposals).toEqual([])
  })

  test('an offer stands while those play who have agreed, and a pause is not declined by a move', async () => {
    const { id, clients } = await seated(base, 3, { game: 'ransom', autoStart: true })
    const [a, b, c] = clients as [Client, Client, Client]
    await offer(a, id, 'pause')
    await offer(a, id, 'draw')
    await b.vote(id, 'draw', true)
    for (const step of ['pledge:3', 'seal']) await play(b, id, step)
    expect((await info(a, id)).proposals.map((each) => each.kind).toSorted()).toEqual(['draw', 'pause'])
    for (const step of ['pledge:3', 'seal']) await play(c, id, step)
    expect((await info(a, id)).proposals.map((each) => each.kind)).toEqual(['pause'])
  })

  test('an end that all have agreed on stands whatever is played, offered or said before it is carried out', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    await offer(a, id, 'draw')
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    // As after the death of a node that heard the last vote.
    await rows.db.updateTable('proposals').set({ agreed: '[0,1]' }).where('table_id', '=', id).execute()
    await rows.db
      .updateTable('tables')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await rows.close()
    expect((await b.vote(id, 'draw', false)).body).toMatchObject({ refused: 'game-over' })
    expect((await b.ask('propose', { id, body: { kind: 'draw' } })).body).toMatchObject({ refused: 'game-over' })
    await play(a, id)
    await play(b, id)
    expect((await a.vote(id, 'draw', true)).body).toMatchObject({ status: 'finished' })
  })

  test('when the game is over nobody agrees to anything any more', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    const proposals = [await offer(a, id, 'pause'), await offer(a, id, 'draw')]
    const over = (await b.ask('resign', { id })).body
    for (const proposal of proposals)
      expect((await b.ask('vote', { id, body: { proposal, agree: true } })).body).toMatchObject({
        refused: 'game-over',
      })
    expect(await info(a, id)).toMatchObject({ status: 'finished', paused: false, outcome: over.outcome })
  })

  async function paused(clock: object): Promise<{ id: string; a: Client; b: Client }> {
    const { id, clients } = await seated(base, 2, { clock } as object)
    const [a, b] = clients as [Client, Client]
    await offer(a, id, 'pause')
    expect((await b.vote(id, 'pause', true)).body.paused).toBe(true)
    return { id, a, b }
  }

  test.each([
    ['live', live, 2 * MINUTE],
    ['slow', { kind: 'days', days: 2, overdue: 'lose' }, 24 * 60 * MINUTE],
    ['untimed', { kind: 'none' }, 24 * 60 * MINUTE],
  ] as const)(
    'at a %s table nobody holds a pause for ever, and everybody knows when it ends',
    async (_, clock, grace) => {
      const { id, a, b } = await paused(clock)
      await offer(b, id, 'resume')
      const [asked] = (await info(a, id)).proposals
      expect(asked).toMatchObject({ kind: 'resume', by: 1, agreed: [1], needed: [0, 1] })
      expect((await a.vote(id, 'resume', false)).status).toBe(400)
      // Asked once more: the time is not counted anew.
      later += 1000
      await offer(b, id, 'resume')
      expect((await info(a, id)).proposals).toEqual([asked])
      later += grace - 30_000
      expect((await info(a, id)).paused).toBe(true)
      later += 30_000
      await expect.poll(async () => (await info(a, id)).paused).toBe(false)
      expect(await info(a, id)).toMatchObject({ status: 'playing', proposals: [] })
      expect(await play(a, id)).toMatchObject({ ok: true })
    },
  )

  test('a pause ends at once when both want it, with the clocks as they stood', async () => {
    const { id, a, b } = await paused(live)
    const stood = (await a.get<StateMessage>(`/api/tables/${id}/state`)).body.clocks!.seats[0]!.deadline!
    const from = later
    later += MINUTE
    await offer(a, id, 'resume')
    expect((await b.vote(id, 'resume', true)).body).toMatchObject({ paused: false, proposals: [] })
    const goesOn = (await a.get<StateMessage>(`/api/tables/${id}/state`)).body.clocks!.seats[0]!.deadline!
    expect(goesOn - stood).toBeGreaterThanOrEqual(later - from)
    expect((await a.ask('propose', { id, body: { kind: 'resume' } })).body).toMatchObject({ refused: 'not-paused' })
  })

  test('who is alone with bots goes on at once', async () => {
    const { id, clients } = await seated(base, 3)
    const [a, b, c] = clients as [Client, Client, Client]
    await offer(a, id, 'pause')
    for (const client of [b, c]) await client.vote(id, 'pause', true)
    await offer(a, id, 'resume')
    for (const client of [b, c]) expect((await client.ask('resign', { id })).status).toBe(200)
    await expect.poll(async () => (await info(a, id)).paused).toBe(false)
  })

  test('nobody is asked for the same thing again and again', async () => {
    const strict = await startServer({ ...where, limits: 1 })
    const { id, clients } = await seated(strict.url, 2)
    const [a] = clients as [Client, Client]
    const answers: number[] = []
    for (let i = 0; i < 12; i++) answers.push((await a.ask('propose', { id, body: { kind: 'draw' } })).status)
    expect(answers).toEqual([...Array<number>(10).fill(200), 429, 429])
  })
})

test.each([
  ['playing', ['end as agreed-draw', 'cleared']],
  ['finished', ['cleared']],
])(
  'an end that all have agreed on, found at a table that is %s, comes once, and nothing is left of it',
  async (status, expected) => {
    const happened: string[] = []
    const query: Record<string, () => unknown> = {}
    for (const word of ['deleteFrom', 'where']) query[word] = () => query
    const services = {
      storage: { db: query },
      tables: {
        current: async () => ({ id: 't', rows: { row: { status } } }),
        act: async (_table: object, actFor: () => { kind: string; reason: string }) => {
          const { kind: what, reason } = actFor()
          happened.push(`${what} as ${reason}`)
        },
        change: async (_table: object, work: (writes: object[]) => void) => {
          const writes: object[] = []
          work(writes)
          happened.push(writes.length === 2 ? 'cleared' : 'left')
        },
      },
    } as unknown as Services
    await agreedEnd(services, { id: 'end:t', lease: 'l', table: 't', body: '{"reason":"agreed-draw"}' } as ClaimedJob)
    expect(happened).toEqual(expected)
  },
)
