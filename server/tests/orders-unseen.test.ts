/** Two houses that differ only in an order one seat has left: the other seat and a spectator are sent the same bytes, dates apart. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../storage/index.ts'
import { Client } from './client.ts'
import { PostOffice, Receiver, subscription, withMail } from './post-office.ts'
import { closeAll, place, seated, startServer } from './test-server.ts'

const GAMES = new URL('../../games/index.ts', import.meta.url).href
const folder = mkdtempSync(join(tmpdir(), 'roses-unseen-'))
const patient = { interval: 50 }
let office: PostOffice
let receiver: Receiver

beforeAll(async () => {
  office = await PostOffice.open()
  receiver = await Receiver.open()
})
afterAll(async () => {
  await closeAll()
  await office.close()
  receiver.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Moments, ids of notices and what is measured in seconds are not what this is about. */
const plain = (text: string): string =>
  text
    .replace(/\b1[6-9]\d{11}\b/g, 'date')
    .replace(/\d{8}T\d{6}Z|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'date')
    .replace(/You have until [\w, ]+ at [\d:]+ [AP]M UTC/g, 'date')
    // Who plays by hand is here, who has left an order seems to be: how that looks is held elsewhere.
    .replace(/"present":(true|false)/g, '"present"')
    .replace(/("id":)"[\w-]{12}"(,"kind":"needed")/g, '$1"notice"$2')

/** What hangs on when a thread, a lane or a table was busy. */
const measured = /^(process_|nodejs_|roses_(jobs_done|tables_in_use|lane_full|workers\{)|.*(seconds|_bytes|_ms))/

test('an order of one seat changes no byte of what the other seat and a spectator are sent, before it is carried out and after', async () => {
  const calls = () => ({
    loopback: true,
    delays: { settle: 0 },
    mail: { url: office.url, from: 'roses@house.example' },
  })
  const { dataDir: first = '' } = await place('sqlite')
  const served = await startServer({ dataDir: first, games: GAMES, calls: calls() })
  const wish = { game: 'rose-king', public: true, clock: { kind: 'days', days: 3, overdue: 'idle' } } as const
  const { id, clients } = await seated(served.url, 2, wish)
  const state = async (client: Client) => (await client.ask('getState', { id })).body
  let acts = 0
  const play = async (client: Client, text: string): Promise<void> => {
    const { number } = await state(client)
    const answer = await client.ask('act', { id, body: { id: `m${acts++}`, number, steps: [text] } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const seat = (await state(clients[0]!)).awaiting[0] ?? 0
  const [a, b] = [clients[seat]!, clients[1 - seat]!]
  const address = await withMail(office, b, 'Unseen')
  const { read, ...keys } = subscription()
  await b.ask('addChannel', { body: { kind: 'push', endpoint: `${receiver.url}/push`, ...keys } })
  const feed = (await b.ask('makeFeed')).body
  const spectator = await Client.guest(served.url, 'Onlooker')
  // One card less in hand: from now on a card may be drawn, which is what the order will be about.
  await play(a, (await state(a)).legal[0]!)
  const reply = (await state(b)).legal[0]!
  await served.close()

  const world = async (name: string, ordered: boolean): Promise<object> => {
    const dataDir = join(folder, name)
    cpSync(first, dataDir, { recursive: true })
    let later = 0
    const now = (): number => Date.now() + later
    const house = await startServer({
      dataDir,
      games: GAMES,
      calls: calls(),
      now,
      awayMs: 1,
      drawMs: 5,
      origins: ['https://house.example'],
    })
    const rows = await openStorage({ dataDir, databaseUrl: undefined })
    for (const client of [a, b, spectator]) client.base = house.url
    // Both have looked what may be ordered; one of them leaves something.
    await a.ask('listStanding', { id })
    if (ordered) await a.ask('giveStanding', { id, body: { kind: 'draw', span: 'once' } })
    else await a.ask('listStanding', { id })
    const seen = async (): Promise<object> => {
      const pages = await Promise.all(
        [b, spectator].flatMap((client) =>
          [
            `/api/v1/tables/${id}`,
            `/api/v1/tables/${id}/history?from=0&limit=50`,
            `/api/v1/tables/${id}/chat`,
            '/api/v1/tables?status=playing',
            '/api/v1/me/tables',
            '/api/v1/me/notices',
            '/api/v1/me/evenings',
          ].map(async (path) => JSON.stringify((await client.get(path)).body)),
        ),
      )
      const own = JSON.stringify(await state(b))
      const feeds = await Promise.all(
        [feed.calendar, feed.atom].map(async (url) => (await fetch(url.replace(served.url, house.url))).text()),
      )
      const figures = (await (await fetch(`${house.url}/metrics`)).text())
        .split('\n')
        .filter((line) => !line.startsWith('#') && !measured.test(line))
      return { pages: pages.map(plain), own: plain(own), feeds: feeds.map(plain), figures }
    }
    const before = await seen()
    await play(b, reply)
    // Drawn by order, or by hand.
    if (!ordered) await play(a, '+')
    await expect.poll(async () => (await state(b)).awaiting, patient).toEqual([1 - seat])
    later = 3 * 3_600_000
    await rows.db
      .insertInto('limits')
      .values({ id: `look ${name}`, points: 0, expires_at: 0 })
      .execute()
    await expect.poll(() => [office.to(address).length, receiver.got.length], patient).toEqual([1, 1])
    const [letter] = office.to(address)
    const [notice] = await rows.db.selectFrom('notices').select('id').where('kind', '=', 'needed').execute()
    const undated = (text: string): string =>
      plain(text.replaceAll(notice?.id ?? '', 'notice')).replace(/\/go\/\S+?(?=["\s])/g, '/go/link')
    const pushed = receiver.got[0]!
    const { figures: _figures, ...after } = (await seen()) as { figures: unknown }
    const told = {
      before,
      after,
      mail: [letter?.subject, letter?.text, letter?.html].map((text) => undated(text ?? '')),
      push: plain(read(pushed.body)),
    }
    await rows.close()
    await house.close()
    office.letters.length = 0
    receiver.got.length = 0
    return told
  }
  const [one, two] = [await world('ordered', true), await world('by-hand', false)]
  expect(one).toEqual(two)
  expect(JSON.stringify(one)).toContain('your decision is needed')
})
