/** Taking back over what others did: by consent, as far as nothing was shown, and nobody gains time. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Propose, TableInfo } from '../../protocol/index.ts'
import type { Client } from './client.ts'
import { play, state } from './playing.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

const info = async (client: Client, id: string): Promise<TableInfo> => (await client.ask('getTable', { id })).body

async function ask(client: Client, id: string, kind: Propose['kind'] = 'back'): Promise<string> {
  const { body } = await client.ask('propose', { id, body: { kind } })
  return body.proposals.find((each) => each.kind === kind)?.id ?? 'none'
}

/** How long the test itself may take, in seconds: the clocks count that too. */
const PATIENCE = 60
/** Turns of two who see all but the deck. */
const GAMES = new URL('../../games/index.ts', import.meta.url).href
const live = { kind: 'live', perMove: 60, reserve: 600, increment: 10, overdue: 'lose' } as const

/** Two of whom both have a choice once the first has moved: what has one answer the table plays by itself. */
async function opened(url: string, options: object = {}, beforeMove: () => void = () => undefined) {
  for (;;) {
    const { id, clients } = await seated(url, 2, { game: 'rose-king', ...options })
    const [a, b] = clients as [Client, Client]
    const before = await state(a, id)
    beforeMove()
    await play(a, id)
    if ((await state(b, id)).legal.length > 1) return { id, a, b, before }
  }
}

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  let later = 0
  beforeAll(async () => {
    const served = await startServer({ ...(await place(kind)), games: GAMES, now: () => Date.now() + later })
    base = served.url
  })

  test('after all have agreed the game stands as before the turn, and the log says who went back', async () => {
    const { id, a, b, before } = await opened(base)
    await play(b, id)
    const proposal = await ask(a, id)
    expect((await info(b, id)).proposals).toMatchObject([{ id: proposal, by: 0, level: null, agreed: [0] }])
    expect((await state(a, id)).legal).not.toEqual(before.legal)
    await b.ask('vote', { id, body: { proposal, agree: true } })
    const after = await state(a, id)
    expect([after.view, after.legal]).toEqual([before.view, before.legal])
    expect(after.number).toBe(before.number + 3)
    expect(await info(a, id)).toMatchObject({ status: 'playing', proposals: [] })
    // A yes that comes once more finds nothing.
    expect((await b.ask('vote', { id, body: { proposal, agree: true } })).body).toMatchObject({
      refused: 'no-such-proposal',
    })
    const { updates } = (await b.ask('getHistory', { id })).body as { updates: { events: { type: string }[] }[] }
    expect(updates.at(-1)?.events).toEqual([{ type: 'back', seat: 0 }])
    await play(a, id)
    await play(b, id)
  })

  test('no: nothing changes; and whoever plays on, the asker too, has let it lapse', async () => {
    const { id, a, b } = await opened(base)
    await play(b, id)
    const there = await state(b, id)
    await b.ask('vote', { id, body: { proposal: await ask(a, id), agree: false } })
    expect([(await info(a, id)).proposals, (await state(b, id)).number]).toEqual([[], there.number])
    const second = await ask(a, id)
    await play(a, id)
    expect((await info(b, id)).proposals).toEqual([])
    expect((await b.ask('vote', { id, body: { proposal: second, agree: true } })).body).toMatchObject({
      refused: 'no-such-proposal',
    })
  })

  test('who has done nothing since the last thing shown has nothing to ask for', async () => {
    const { id: fresh, clients } = await seated(base, 2, { game: 'rose-king' })
    const back = { kind: 'back' } as const
    expect((await clients[0]?.ask('propose', { id: fresh, body: back }))?.body).toMatchObject({
      refused: 'nothing-to-undo',
    })
    const { id, b } = await opened(base)
    expect((await b.ask('propose', { id, body: back })).body).toMatchObject({ refused: 'nothing-to-undo' })
  })

  test('nobody gains time by it: no increment is kept, and what was thought is paid for', async () => {
    const { id, a, b } = await opened(base, { clock: live }, () => (later += 100_000))
    later += 90_000
    await play(b, id)
    later += 30_000
    const proposal = await ask(a, id)
    later += 5000
    await b.ask('vote', { id, body: { proposal, agree: true } })
    const { clocks } = await state(a, id)
    // A had used 100 s of the turn it goes back to, B thought 30 s beyond its minute; neither keeps the ten seconds earned.
    const [mine, theirs] = clocks?.seats ?? []
    const left = ((mine?.deadline ?? 0) - (clocks?.at ?? 0)) / 1000
    expect(left).toBeLessThanOrEqual(660 - 100)
    expect(left).toBeGreaterThan(660 - 100 - PATIENCE)
    expect((theirs?.reserve ?? 0) / 1000).toBeLessThanOrEqual(600 - 30)
    expect((theirs?.reserve ?? 0) / 1000).toBeGreaterThan(600 - 30 - PATIENCE)
  })

  test('a decision whose time has run out meanwhile is not gone back to, though all agree', async () => {
    const clock = { ...live, increment: 600 }
    const { id, a, b } = await opened(base, { clock }, () => (later += 600_000))
    await play(b, id)
    // A has earned time since; without it, less than nothing is left of the eleven minutes for the turn before.
    later += 300_000
    const there = await state(a, id)
    const proposal = await ask(a, id)
    await b.ask('vote', { id, body: { proposal, agree: true } })
    expect(await info(a, id)).toMatchObject({ status: 'playing', proposals: [] })
    const { number, view } = await state(a, id)
    expect([number, view]).toEqual([there.number, there.view])
  })
})
