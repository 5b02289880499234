/**
 * Pictures of tables show what their viewer may know: drawn from worlds that a viewer cannot tell apart they are the same bytes, at a
 * real server and for every game there is.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Still } from '../art/still.ts'
import { copyJson, Match, quick } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import { Painter } from '../server/pictures/painter.ts'
import { Refused } from '../server/refused.ts'
import { Client } from '../server/tests/client.ts'
import { closeAll, place, startServer } from '../server/tests/test-server.ts'
import { buildPictures } from '../web/build/pictures.ts'
import { setupOf } from './games.ts'
import { type ProofServer, startProofServer } from './proof-server.ts'
import { placeTable } from './rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-pictures-'))
const people: string[] = []
let server: ProofServer
let painter: Painter
/** Another, that remembers nothing of the first. */
let second: Painter

beforeAll(async () => {
  await buildPictures(join(folder, 'pictures'))
  mkdirSync(join(folder, 'web'))
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><html><head><title>x</title></head></html>')
  painter = new Painter(join(folder, 'pictures'))
  second = new Painter(join(folder, 'pictures'))
  server = await startProofServer({ webRoot: join(folder, 'web') })
  for (const name of ['Margaret', 'Richard', 'Žofie', 'Anne', 'Cecily']) people.push((await server.guest(name)).id)
})
afterAll(async () => {
  await closeAll()
  await Promise.all([server.close(), painter.close(), second.close()])
  rmSync(folder, { recursive: true, force: true })
})

const games = await Promise.all(
  catalogue.map(async (entry) => ({ id: entry.about.id, entry, game: await entry.load() })),
)

const PNG = [0x89, 0x50, 0x4e, 0x47]
const bytes = (picture: Uint8Array): string => Buffer.from(picture).toString('base64')

async function fetched(table: string, query = ''): Promise<Uint8Array> {
  const response = await fetch(`${server.node.url}/api/v1/tables/${table}/picture${query}`)
  expect(response.headers.get('content-type')).toBe('image/png')
  return new Uint8Array(await response.arrayBuffer())
}

describe.each(games)('$id', ({ id, entry, game }) => {
  test('a spectator’s picture is the same whatever world lies behind it, and another when the board is', async () => {
    const setup = setupOf(entry, entry.about.seatCounts[0] ?? 2, 7)
    const match = new Match(game, setup)
    const player = quick(7)
    const play = (played: typeof match, steps: number): void => {
      for (let step = 0; step < steps && played.awaiting().length > 0; step++) {
        const seat = played.awaiting()[0] ?? 0
        const moves = played.legal(seat)
        played.act(seat, game.write(moves[player.int(moves.length)]))
      }
    }
    // Somewhere in the middle, however short the game is.
    const whole = new Match(game, setup)
    play(whole, 80)
    play(match, Math.min(40, Math.ceil(whole.entries.length / 3)))
    const seats = people.slice(0, setup.seats)
    const put = async (name: string, state: unknown): Promise<string> => {
      const { length } = match.entries
      const snapshot = { length, drawn: match.drawn, state, seen: [...match.seen], ended: null }
      const table = `${id}-${name}`
      await placeTable(server.storage, {
        id: table,
        setup,
        entries: match.entries,
        people: seats,
        awaiting: match.awaiting(),
        snapshot,
      })
      return table
    }
    const guess = game.guess(copyJson(match.view(null)), quick(99))
    const [one, other] = [await put('one', copyJson(match.state)), await put('other', guess)]
    const picture = await fetched(one)
    expect(Array.from(picture.subarray(0, 4))).toEqual(PNG)
    expect(bytes(await fetched(other))).toBe(bytes(picture))
    play(match, 30)
    expect(bytes(await fetched(await put('later', copyJson(match.state))))).not.toBe(bytes(picture))
  })

  test('a seat’s picture shows its own view, and the same for any world behind it', async () => {
    const match = new Match(game, setupOf(entry, entry.about.seatCounts[0] ?? 2, 11))
    const seat = 0
    const still = (view: unknown): Still => ({
      game: id,
      version: entry.about.version,
      view,
      seat,
      names: Array.from({ length: match.setup.seats }, () => null),
      lines: [],
      shape: 'board',
      theme: 'night',
      locale: 'cs',
    })
    const other = game.guess(copyJson(match.view(seat)), quick(5))
    const mine = await painter.paint(still(match.view(seat)))
    const before = painter.drawn
    expect((await painter.paint(still(game.view(other, seat)))).hash).toBe(mine.hash)
    expect(painter.drawn).toBe(before)
  })
})

const plain: Still = {
  game: catalogue[0]?.about.id ?? '',
  version: catalogue[0]?.about.version ?? 1,
  view: null,
  seat: null,
  names: ['Margaret', '<script>alert(1)</script>'],
  lines: ['& < > " are letters like any other'],
  shape: 'card',
  theme: 'day',
  locale: 'en',
}

test('the same sight is drawn once, and one that cannot be drawn keeps no other back', async () => {
  const [first, again] = await Promise.all([painter.paint(plain), painter.paint(plain)])
  const before = painter.drawn
  expect(bytes(again.png)).toBe(bytes(first.png))
  expect(bytes((await second.paint(plain)).png)).toBe(bytes(first.png))
  await painter.paint(plain)
  expect(painter.drawn).toBe(before)

  await expect(painter.paint({ ...plain, game: 'no-such-game' })).rejects.toThrow(/could not be drawn/)
  expect((await painter.paint({ ...plain, theme: 'night' })).png.length).toBeGreaterThan(1000)
})

test('a picture that takes too much work is given up, and the next is drawn', async () => {
  // However fast a machine is, it never ends the first; however slow, setting up the thread takes less work.
  const room = join(folder, 'endless')
  mkdirSync(join(room, 'fonts'), { recursive: true })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  const code = `export const draw = ({ theme }) => { while (theme === 'day'); return { svg: '${svg}', width: 8 } }`
  writeFileSync(join(room, 'draw.js'), code)
  const hasty = new Painter(room, 2000)
  const [endless, next] = await Promise.allSettled([hasty.paint(plain), hasty.paint({ ...plain, theme: 'night' })])
  expect(endless.status === 'rejected' && endless.reason).toBeInstanceOf(Refused)
  expect(next.status === 'fulfilled' && next.value.png.length).toBeGreaterThan(8)
  expect(hasty.drawn).toBe(1)
  await hasty.close()
})

test('nobody asks for a large picture, nor for one of a table that is not there', async () => {
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${server.node.url}/api/v1/tables/${path}`)
    return { status: response.status, ...((await response.json()) as object) }
  }
  expect(await ask('nowhere/picture')).toMatchObject({ status: 404, refused: 'no-such-table' })
  for (const query of ['width=90000', 'shape=poster', 'theme=neon', 'locale=xx', 'invite=../../etc'])
    expect(await ask(`nowhere/picture?${query}`), query).toMatchObject({ status: 400, refused: 'bad-request' })
})

test('a house without a built client says that it draws no pictures', async () => {
  const bare = await startServer(await place('sqlite'))
  const host = await Client.guest(bare.url, 'Margaret')
  const made = await host.post<{ id: string }>('/api/tables', {
    game: 'sample',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
  })
  const answer = await host.get<{ refused: string }>(`/api/v1/tables/${made.body.id}/picture`)
  expect([answer.status, answer.body.refused]).toEqual([404, 'no-pictures'])
})
