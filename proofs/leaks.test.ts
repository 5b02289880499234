/** Every byte the server sends is accounted for: what a seat hears is what the contract lets it know, and nothing else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AnyGame,
  canonical,
  Match,
  type MatchSetup,
  quick,
  type Seat,
  streamKey,
  forcedStep,
} from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import type { TableInfo, UpdateMessage } from '../protocol/index.ts'
import { Client, type Live } from '../server/tests/client.ts'
import { type ProofServer, startProofServer } from './proof-server.ts'

/** Enough for most games to end; `STEPS=1500 npx vitest run proofs/leaks` waits for all of them. */
const MOST_STEPS = Number(process.env['STEPS'] ?? 500)
let server: ProofServer
const secretsOfAll: string[] = []

beforeAll(async () => {
  server = await startProofServer({ logLevel: 'debug' })
})
afterAll(() => server.close())

interface Table {
  readonly id: string
  readonly match: Match
  readonly clients: readonly Client[]
  readonly lives: readonly Live[]
  /** What the rules themselves said last, and the table they left behind: the match is not asked. */
  readonly last: { state: unknown; told: { event: unknown; to: readonly Seat[] | undefined }[] }
  /** What each of them must hear from the start on; the last is the spectator. */
  readonly due: Due[][]
  /** How many steps each of them was told something by. */
  readonly numbers: number[]
}

/** An update as it must be; instead of the patch the view before it and after it. */
interface Due {
  readonly update: Omit<UpdateMessage, 'patch'>
  readonly before: unknown
  readonly after: unknown
}

/** What a patch makes of a view, as the protocol says: `to` replaces, `at` changes fields, `gone` takes some away. */
function laid(before: unknown, patch: unknown): unknown {
  if (patch === null) return before
  const { to, at, gone } = patch as { to?: unknown; at?: Record<string, unknown>; gone?: readonly string[] }
  if (at === undefined) return to
  const after: Record<string, unknown> = Object.fromEntries(
    Object.entries(before as object).filter(([key]) => !gone?.includes(key)),
  )
  for (const [key, change] of Object.entries(at)) after[key] = laid(after[key], change)
  return Array.isArray(before) ? before.map((_, i) => after[i]) : after
}

/** The eyes in the order of `lives`: every seat, then the spectator. */
function viewersOf(table: Table): readonly (Seat | null)[] {
  return [...table.clients.keys(), null]
}

async function begin(game: AnyGame, seats: number): Promise<Table> {
  const clients = await Promise.all(
    Array.from({ length: seats }, (_, i) => Client.guest(server.node.url, `Player ${i}`)),
  )
  const [first, ...rest] = clients as [Client, ...Client[]]
  const plan = [{ kind: 'me' }, ...rest.map(() => ({ kind: 'open' }))]
  const made = await first.post<TableInfo>('/api/tables', { game: game.about.id, seats: plan, public: true })
  const { id, invite } = made.body
  secretsOfAll.push(invite ?? '', ...clients.map(({ cookie }) => cookie.split('=')[1] ?? ''))
  for (const [i, client] of clients.entries()) {
    if (i > 0) await client.post(`/api/tables/${id}/join`, {})
    await client.put(`/api/tables/${id}/notes`, { text: `note-canary-${id}-${i}` })
  }
  const row = await server.storage.db
    .selectFrom('tables')
    .select('setup')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const last: Table['last'] = { state: null, told: [] }
  const overheard: AnyGame = {
    ...game,
    apply: (state, seat, move, dice, tell) => {
      last.state = state
      game.apply(state, seat, move, dice, (event, to) => {
        last.told.push({ event, to })
        tell?.(event, to)
      })
    },
  }
  const match = new Match(overheard, JSON.parse(row.setup ?? '') as MatchSetup)
  const lives: Live[] = []
  for (const client of [...clients, new Client(server.node.url)]) {
    const live = await client.live()
    await live.open(id)
    lives.push(live)
  }
  return { id, match, clients, lives, last, due: lives.map(() => []), numbers: lives.map(() => 0) }
}

/** Plays a few steps of one seat and notes what everybody must hear of each. */
function playSteps(table: Table, player: ReturnType<typeof quick>): { seat: Seat; number: number; steps: string[] } {
  const { match, numbers } = table
  const awaited = match.awaiting()
  const seat = awaited[player.int(awaited.length)] as Seat
  const number = numbers[seat] as number
  const steps: string[] = []
  // A step that is only waited with goes alone: on a slow machine the table has played it meanwhile, and nothing may follow in that act.
  const most = forcedStep(match) ? 1 : 1 + player.int(12)
  while (steps.length < most && match.awaiting().includes(seat)) {
    const moves = match.legal(seat)
    const step = match.game.write(moves[player.int(moves.length)])
    steps.push(step)
    playStep(table, seat, step)
  }
  // What nobody has to decide follows at once, unless somebody may still take back what led to it.
  for (let next = forcedStep(match); next?.holds.length === 0; next = forcedStep(match))
    playStep(table, next.seat, next.move)
  return { seat, number, steps }
}

function playStep(table: Table, seat: Seat, step: string): void {
  const { match, last, numbers } = table
  const viewers = viewersOf(table)
  const before = viewers.map((viewer) => match.view(viewer))
  last.told = []
  const result = match.act(seat, step)
  if ('refused' in result) throw new Error(`${step} was refused`)
  viewers.forEach((viewer, i) => {
    const events = last.told
      .filter(({ to }) => !to || (viewer !== null && to.includes(viewer)))
      .map(({ event }) => event)
    // Whoever acts, and whoever is told of it, has had one update more; others must not even be able to count.
    if (viewer !== seat && events.length === 0) return
    const update = {
      tell: 'update',
      table: table.id,
      seat: viewer,
      number: ++(numbers as Record<number, number>)[i]!,
      hash: '',
      awaiting: [...match.awaiting()],
      undo: viewer !== null && match.taking(viewer) !== null,
      outcome: match.outcome,
      events,
      ...(viewer === seat ? { by: viewer } : {}),
      clocks: null,
    } as Due['update']
    table.due[i]!.push({ update, before: before[i], after: match.game.view(last.state, viewer) })
  })
}

async function caughtUp(table: Table): Promise<void> {
  for (const i of viewersOf(table).keys())
    await table.lives[i]!.until(table.id, (state) => state.number >= (table.numbers[i] ?? 0))
}

/** Everything but the fingerprint, which is checked against the view itself as the updates come in, and the patch. */
function told(update: object): string {
  return canonical({ ...update, hash: '', patch: null })
}

/** The patch leads from the view before to the view after, so whatever it holds stands in that view. */
function checkPatch(patch: unknown, { before, after }: Due): void {
  expect(canonical(laid(before, patch))).toBe(canonical(after))
}

function secretsOf(table: Table): readonly string[] {
  const { dice } = table.match.setup
  if (dice.make !== 'sealed') throw new Error('a real table has sealed dice')
  return [dice.key, streamKey(dice.key, dice.entropy)]
}

describe.each(catalogue.map(({ about }) => ({ id: about.id, about })))('$id', ({ about }) => {
  // The fullest table has most to hide from most eyes.
  test.each([Math.max(...about.seatCounts)])(
    'a whole game for %i: sockets, states, histories, refusals and notices say what the seat may know',
    async (seats) => {
      const game = await catalogue.find((entry) => entry.about.id === about.id)!.load()
      const table = await begin(game, seats)
      const { id, match, clients, lives } = table
      const player = quick(seats)
      secretsOfAll.push(...secretsOf(table))
      let asking = 5
      for (let turn = 0; match.awaiting().length > 0 && match.entries.length < MOST_STEPS; turn++) {
        const waited = forcedStep(match) !== null
        const { seat, number, steps } = playSteps(table, player)
        // The key of the dice is shown when the game is over, and not a message sooner; a step waited with may have ended it already.
        if (match.outcome !== null && !waited) {
          const heard = lives.map((live) => live.client.heard.join('')).join('')
          for (const secret of secretsOf(table)) expect(heard.includes(secret)).toBe(false)
        }
        const act = { id: `turn-${turn}`, number, steps }
        // By socket and by plain HTTP in turns.
        const answer =
          turn % 2 === 0
            ? await lives[seat]!.act(id, steps, act)
            : await clients[seat]!.post(`/api/tables/${id}/act`, act)
        // The table may have played it meanwhile, also the last of the game.
        if (waited && /"(?:stale|game-over)"/.test(JSON.stringify(answer))) continue
        expect(answer).toMatchObject(turn % 2 === 0 ? { ok: true } : { status: 200 })
        // A step that is only waited with may be played by the table in the middle of the questions.
        if (turn >= asking && forcedStep(match) === null) {
          await askAround(table)
          asking = turn + 30
        }
      }
      await caughtUp(table)
      for (const [i, live] of lives.entries()) {
        expect(live.faults).toEqual([])
        const updates = live.messages.filter((message) => message.tell === 'update')
        const due = table.due[i]!
        expect(updates.map(told)).toEqual(due.map(({ update }) => told(update)))
        for (const [n, { patch }] of updates.entries()) checkPatch(patch, due[n]!)
        // Nothing else was sent than what the protocol names.
        const kinds = new Set(live.messages.map((message) => message.tell))
        expect(
          [...kinds].filter(
            (kind) => !['hello', 'update', 'state', 'table', 'answer', 'notice', 'read'].includes(kind),
          ),
        ).toEqual([])
        // What they themselves have read says which table it was about, and nothing more.
        const read = live.messages.filter((message) => message.tell === 'read')
        for (const message of read) expect(message).toEqual({ tell: 'read', table: id })
      }
      for (const [i, client] of clients.entries())
        for (const other of clients.keys())
          if (other !== i) expect(client.heard.join('')).not.toContain(`note-canary-${id}-${other}`)
      for (const live of lives) live.close()
    },
    240_000,
  )
})

/** States, histories and refused messages of everybody, a spectator and a stranger included. */
async function askAround(table: Table): Promise<void> {
  const { id, match } = table
  const watcher = new Client(server.node.url)
  for (const [i, viewer] of viewersOf(table).entries()) {
    const client = table.clients[i] ?? watcher
    const state = (await client.ask('getState', { id })).body
    const legal = viewer === null ? [] : match.legal(viewer).map((move) => match.game.write(move))
    expect(canonical({ ...state, hash: '' })).toBe(
      canonical({
        table: id,
        seat: viewer,
        number: table.numbers[i],
        hash: '',
        awaiting: match.awaiting(),
        undo: viewer !== null && match.taking(viewer) !== null,
        outcome: match.outcome,
        clocks: null,
        view: match.view(viewer),
        legal,
      }),
    )
    const from = Math.max(0, (table.numbers[i] ?? 0) - 5)
    const past = (await client.get<{ updates: UpdateMessage[] }>(`/api/tables/${id}/history?from=${from}`)).body
    for (const update of past.updates) {
      const due = table.due[i]!.find((each) => each.update.number === update.number)!
      expect(canonical([update.events, update.by ?? null])).toBe(canonical([due.update.events, due.update.by ?? null]))
      checkPatch(update.patch, due)
    }
    // Other eyes stay shut while the game runs.
    const other = (i + 1) % match.setup.seats
    if (other !== viewer && match.outcome === null) {
      const peek = await client.get(`/api/tables/${id}/history?viewer=${other}`)
      expect(peek.status).not.toBe(200)
    }
    const bad = { id: 'bad', number: table.numbers[i], steps: ['no-such-move'] }
    const refused = await client.post<{ refused: string }>(`/api/tables/${id}/act`, bad)
    expect(refused.status).not.toBe(200)
    expect(Object.keys(refused.body).filter((key) => !REFUSAL.includes(key))).toEqual([])
    await client.get(`/api/tables/${id}`)
    await client.get('/api/tables?status=playing')
    if (viewer !== null) await client.get('/api/me/notices')
  }
}
const REFUSAL = ['refused', 'message', 'number', 'reason', 'wait']

test('logs and metrics hold no key, no token, no invitation, no note, no password, and no table or person', async () => {
  const password = 'pass-canary-1485-bosworth'
  const { client } = await server.guest('Keeper')
  await client.post('/api/me/account', { name: 'Canary Keeper', password })
  await client.post('/api/sessions', { name: 'Canary Keeper', password: `${password}-wrong` })
  await client.post('/api/sessions', { name: 'Canary Keeper', password })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await client.post<TableInfo>('/api/tables', { game: catalogue[0]!.about.id, seats, public: false })
  const { id, invite } = made.body
  const row = await server.storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const stranger = new Client(server.node.url)
  for (const path of [`/api/tables/${id}`, `/api/tables/${id}/state`, `/api/tables/${id}/history`, '/api/tables'])
    await stranger.get(path)
  await stranger.post(`/api/tables/${id}/join`, { invite: 'x'.repeat(22) })
  expect(stranger.heard.join('')).not.toContain(row.invite)
  expect(stranger.heard.join('')).not.toContain(row.dice_key)
  const metrics = (await stranger.get<string>('/metrics')).body
  const logs = server.node.output()
  const token = client.cookie.split('=')[1] ?? ''
  const secrets = [...secretsOfAll, row.dice_key, invite ?? '', password, token, 'note-canary']
  for (const secret of secrets.filter((each) => each.length > 8)) {
    expect(logs.includes(secret), 'a secret in the logs').toBe(false)
    expect(metrics.includes(secret), 'a secret in the metrics').toBe(false)
  }
  expect(metrics).not.toContain(id)
  expect(metrics).not.toContain('Keeper')
  // The answers to "no such table" and "not for you" are the same bytes.
  const none = await stranger.get(`/api/tables/${'z'.repeat(12)}`)
  const hidden = await stranger.get(`/api/tables/${id}`)
  expect([hidden.status, hidden.body]).toEqual([none.status, none.body])
})
