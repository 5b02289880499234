/** Playing over the server, on both databases. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isFault, parseRecord, replayRecord } from '../../engine/index.ts'
import type { Served } from '../main.ts'
import { Pool } from '../rules/pool.ts'
import type { History, SeatState, TableInfo, TableList } from '../../protocol/index.ts'
import { Client, type Live } from './client.ts'
import { closeAll, startServer, KINDS, place, seated } from './test-server.ts'
import { catalogue, FIRST_CARD } from './sample.ts'

const game = await catalogue[0]!.load()
afterAll(closeAll)

async function playOut(lives: readonly Live[], id: string): Promise<void> {
  for (let step = 0; step < 200; step++) {
    const states = lives.map((live) => live.states.get(id)!)
    if (states.every((state) => state.outcome)) return
    const mover = lives.find((live) => live.legal(game, id).length > 0)
    if (!mover) throw new Error('nobody can move')
    const answer = await mover.act(id, [mover.legal(game, id)[0]!])
    expect(answer).toMatchObject({ ok: true })
    const over = mover.states.get(id)!.outcome !== null
    for (const live of lives)
      await live.until(id, (state) =>
        over ? state.outcome !== null : live === mover || state.number > (states[lives.indexOf(live)]?.number ?? 0),
      )
  }
}

describe.each(KINDS)('on %s', (kind) => {
  let served: Served
  beforeAll(async () => {
    served = await startServer(await place(kind))
  })

  test('two people play a whole game over sockets; the record verifies and nobody saw a card too early', async () => {
    const { id, clients } = await seated(served.url, 2)
    const lives = await Promise.all(clients.map((client) => client.live()))
    const watcher = await (await Client.guest(served.url)).live()
    for (const live of lives) expect(await live.open(id)).toMatchObject({ ok: true })
    expect(await watcher.open(id)).toMatchObject({ ok: false, refused: 'no-such-table' })
    const hand = (live: Live) => (live.states.get(id)!.view as { hand: number[] }).hand
    const hands = lives.map(hand)
    // The other's whole hand appears nowhere in what this client was sent before a card was shown.
    for (const [seat, client] of clients.entries())
      for (const card of hands[1 - seat]!) expect(client.heard.join('')).not.toContain(String(card))
    expect(hands.flat().every((card) => card >= FIRST_CARD)).toBe(true)
    await playOut(lives, id)
    for (const live of lives) expect(live.faults).toEqual([])
    const info = (await clients[0]!.ask('getTable', { id })).body
    expect(info).toMatchObject({ status: 'finished', outcome: { reason: 'played' } })
    expect(info.dice.key).toMatch(/^[0-9a-f]{64}$/)
    const text = (await clients[1]!.get<string>(`/api/tables/${id}/record`)).body
    const record = parseRecord(text)
    if (isFault(record)) throw new Error(record.fault)
    expect(record.dice).toMatchObject({ commitment: info.dice.commitment, key: info.dice.key })
    expect(isFault(replayRecord(record, game))).toBe(false)
    for (const live of [...lives, watcher]) live.close()
  })

  test('a seat’s history over HTTP is what it was told live, number by number', async () => {
    const { id, clients } = await seated(served.url, 2, { options: { rounds: '3' } })
    const lives = await Promise.all(clients.map((client) => client.live()))
    for (const live of lives) await live.open(id)
    await playOut(lives, id)
    const live = lives[0]!
    const told = live.messages.flatMap((message) => (message.tell === 'update' ? [message] : []))
    const { body } = await clients[0]!.get<History>(`/api/tables/${id}/history`)
    expect(body.updates.map(({ number, patch, events }) => ({ number, patch, events }))).toEqual(
      told.map(({ number, patch, events }) => ({ number, patch, events })),
    )
    const others = await clients[0]!.get<History>(`/api/tables/${id}/history?eyes=1&limit=2`)
    expect(others.body).toMatchObject({ seat: 1, from: 0 })
    expect(others.body.updates).toHaveLength(2)
    for (const each of lives) each.close()
  })

  test('after a broken connection the missing updates come, or a full state', async () => {
    const { id, clients } = await seated(served.url, 2)
    const [a, b] = (await Promise.all(clients.map((client) => client.live()))) as [Live, Live]
    await a.open(id)
    await b.open(id)
    const last = a.states.get(id)!
    a.close()
    await b.act(id, [b.legal(game, id)[0]!])
    const again = await clients[0]!.live()
    again.states.set(id, last)
    expect(await again.open(id, { number: last.number, hash: last.hash })).toMatchObject({ ok: true })
    expect(again.messages.filter((message) => message.tell === 'state')).toEqual([])
    expect(again.states.get(id)!.number).toBe(last.number + 1)
    const wrong = await clients[0]!.live()
    await wrong.open(id, { number: last.number, hash: 'f'.repeat(32) })
    expect(wrong.messages.some((message) => message.tell === 'state')).toBe(true)
    const ahead = await clients[0]!.live()
    await ahead.open(id, { number: 9999, hash: last.hash })
    expect(ahead.states.get(id)!.number).toBe(last.number + 1)
    expect([again.faults, wrong.faults, ahead.faults].flat()).toEqual([])
    for (const live of [b, again, wrong, ahead]) live.close()
  })

  describe('while it takes long to find out what somebody missed', () => {
    let goOn: () => void
    beforeEach(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called on its pool below
      const { askPast } = Pool.prototype
      const held = new Promise<void>((resolve) => (goOn = resolve))
      vi.spyOn(Pool.prototype, 'askPast').mockImplementation(async function (this: Pool, ...asked) {
        if (asked[2].op === 'since') await held
        return askPast.apply(this, asked)
      })
    })
    afterEach(() => {
      goOn()
      vi.restoreAllMocks()
    })

    test('who acts in the breath in which they come back is told what it caused before they are answered', async () => {
      const { id, clients } = await seated(served.url, 2)
      const [a, b] = clients as [Client, Client]
      const { number, hash, legal } = (await a.ask('getState', { id })).body
      const live = await a.live()
      const opened = live.ask({ id: 'open', do: 'open', table: id, number, hash })
      const acted = live.ask({ id: 'act', do: 'act', table: id, number, steps: [legal[0]] })
      // An act that did not wait would be played and answered meanwhile.
      for (let i = 0; i < 20; i++) await b.ask('getState', { id })
      goOn()
      expect([await opened, await acted]).toMatchObject([{ ok: true }, { ok: true, number: number + 1 }])
      const told = live.messages.flatMap((message) => {
        if (message.tell === 'answer') return message.id
        return message.tell === 'update' ? 'update' : []
      })
      expect(told).toEqual(['open', 'update', 'act'])
      live.close()
    })

    test('who comes back while the table goes on, and others read of it, is let in and is where they are', async () => {
      const { id, clients } = await seated(served.url, 2)
      const [a, b] = clients as [Client, Client]
      const before = (await a.ask('getState', { id })).body
      const live = await a.live()
      live.states.set(id, { ...before, tell: 'state' })
      const opened = live.open(id, { number: before.number, hash: before.hash })
      await live.ask({ do: 'ping' })
      const act = { id: 'on', number: before.number, steps: [before.legal[0]!] }
      expect(await a.ask('act', { id, body: act })).toMatchObject({ status: 200 })
      expect(await b.ask('getHistory', { id, query: { from: 0, limit: 9 } })).toMatchObject({ status: 200 })
      goOn()
      expect(await opened).toMatchObject({ ok: true })
      expect([live.states.get(id)!.number, live.faults]).toEqual([before.number + 1, []])
      live.close()
    })
  })

  test('the same act sent again gets the same answer and has no second effect', async () => {
    const { id, clients } = await seated(served.url, 2)
    const [a] = clients as [Client]
    const before = (await a.ask('getState', { id })).body
    const act = { id: 'once', number: before.number, steps: [before.legal[0]!] }
    const replies = await Promise.all(Array.from({ length: 5 }, () => a.post(`/api/tables/${id}/act`, act)))
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 200, body: { ok: true, number: before.number + 1 } })
    const after = (await a.ask('getState', { id })).body
    expect((after.view as { hand: number[] }).hand).toHaveLength(5)
    // Another act on the old number is stale, and says where the seat stands.
    const stale = await a.post(`/api/tables/${id}/act`, { ...act, id: 'twice' })
    expect(stale).toMatchObject({ status: 409, body: { refused: 'stale', number: before.number + 1 } })
  })

  test('whoever waits for something new is answered when there is, and not before', async () => {
    const { id, clients } = await seated(served.url, 2, { options: { rounds: '3' } })
    const [a, b] = clients as [Client, Client]
    const { number } = (await b.ask('getState', { id })).body
    let answered = 0
    const waiting = b.get<SeatState>(`/api/tables/${id}/state?number=${number}&wait=20`).finally(() => answered++)
    const before = (await a.ask('getState', { id })).body
    await a.post(`/api/tables/${id}/chat`, { text: 'I am thinking' })
    await a.ask('propose', { id, body: { kind: 'draw' } })
    expect(answered).toBe(0)
    await a.ask('act', { id, body: { id: 'at-last', number: before.number, steps: [before.legal[0]!] } })
    expect((await waiting).body.number).toBe(number + 1)
    // Whoever does not say what they have seen, or has seen less, waits for nothing.
    for (const query of ['wait=20', `number=${number}&wait=20`])
      expect((await b.get<SeatState>(`/api/tables/${id}/state?${query}`)).body.number).toBe(number + 1)
  })

  test('several steps in one message are all played, or none', async () => {
    const { id, clients } = await seated(served.url, 2)
    const [a, b] = clients as [Client, Client]
    const before = (await a.ask('getState', { id })).body
    const two = await a.post(`/api/tables/${id}/act`, {
      id: 'both',
      number: before.number,
      steps: before.legal.slice(0, 2),
    })
    expect(two).toMatchObject({ status: 409, body: { refused: 'not-awaited' } })
    const after = (await a.ask('getState', { id })).body
    expect(after.hash).toBe(before.hash)
    expect(after.number).toBe(before.number)
    expect((await b.ask('getState', { id })).body.number).toBe(0)
  })

  test('a secret choice can be taken back until it is shown, and is nobody’s business', async () => {
    const { id, clients } = await seated(served.url, 2)
    const [a, b] = (await Promise.all(clients.map((client) => client.live()))) as [Live, Live]
    await a.open(id)
    await b.open(id)
    const mine = a.legal(game, id)
    await a.act(id, [mine[0]!])
    expect(a.states.get(id)!.undo).toBe(true)
    expect(await a.ask({ do: 'undo', table: id, number: a.states.get(id)!.number })).toMatchObject({ ok: true })
    expect(a.legal(game, id)).toEqual(mine)
    await a.act(id, [mine[1]!])
    await b.until(id, (state) => state.number === 3)
    await b.act(id, [b.legal(game, id)[0]!])
    await a.until(id, (state) => (state.view as { round: number }).round === 1)
    const late = await a.ask({ do: 'undo', table: id, number: a.states.get(id)!.number })
    expect(late).toMatchObject({ ok: false, refused: 'nothing-to-undo' })
    expect([...a.faults, ...b.faults]).toEqual([])
    a.close()
    b.close()
  })

  test('a bot sits down, answers and plays to the end', async () => {
    const me = await Client.guest(served.url)
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'page' }]
    const { id } = (await me.post<TableInfo>('/api/tables', { game: 'sample', seats, options: { rounds: '3' } })).body
    for (let round = 0, tries = 0; round < 3 && tries < 50; tries++) {
      const state = (await me.ask('getState', { id })).body
      const [move] = state.legal
      // The bot may answer in between, which makes this act stale: it is simply tried again.
      const acted = move
        ? await me.post(`/api/tables/${id}/act`, { id: `t${tries}`, number: state.number, steps: [move] })
        : null
      if (acted?.status === 200) round++
      else await me.get(`/api/tables/${id}/state?number=${state.number}&wait=1`)
    }
    const end = (await me.get<SeatState>(`/api/tables/${id}/state?number=100&wait=5`)).body
    expect(end.outcome).not.toBeNull()
  })

  test('tables that need me come first; the lobby lists public ones only', async () => {
    const { id: running, clients } = await seated(served.url, 2, { public: true })
    const [a] = clients as [Client]
    const open = (
      await a.post<TableInfo>('/api/tables', {
        game: 'sample',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        public: true,
      })
    ).body
    await a.post('/api/tables', { game: 'sample', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const mine = (await a.ask('listMyTables')).body.tables
    expect(mine.map((line) => line.needed)).toEqual([true, false, false])
    expect(mine[0]!.id).toBe(running)
    const stranger = new Client(served.url)
    const lobby = (await stranger.get<TableList>('/api/tables?limit=2')).body
    expect(lobby.tables.every((line) => line.public && line.status === 'open')).toBe(true)
    expect(lobby.tables[0]!.id).toBe(open.id)
    expect((await stranger.ask('getTable', { id: running })).body).toMatchObject({
      you: null,
      invite: null,
      dice: { key: null },
    })
  })
})
