/** The way out: nothing for other eyes, and slow readers hold up nobody. */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { expect, test } from 'vitest'
import { Connection } from '../live/connection.ts'
import { Hub } from '../live/hub.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { toSeat } from '../tables/outbound.ts'

/** A socket whose reader can be made slow. */
function slowSocket() {
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    gone: false,
    terminate() {
      socket.gone = true
    },
  }
  return socket
}

/** The texts in some short frames. */
function* framed(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length;) {
    const end = at + 2 + (bytes[at + 1] ?? 0)
    yield bytes.toString('utf8', at + 2, end)
    at = end
  }
}

const table = {
  id: 'T',
  length: 0,
  chat: null,
  line: Promise.resolve(),
  usedAt: 0,
  rows: { seats: [], clockState: null, row: { paused_at: null } },
} as unknown as LiveTable
const piece = (seat: number | null, number: number, print = true) => ({
  seat,
  number,
  print,
  text: `"seat":${seat},"number":${number},"print":${print}`,
})
const connect = (hub: Hub, seat: number | null, prints = true) => {
  const socket = slowSocket()
  const stream = { written: [] as string[], write: (bytes: Buffer) => stream.written.push(...framed(bytes)) }
  const connection = new Connection(socket as unknown as WebSocket, stream as unknown as Duplex, {
    person: null,
    session: null,
    address: '',
    name: '',
    prints,
  })
  hub.add(connection)
  hub.open(connection, 'T', seat)
  const sent = (): readonly string[] => (connection.flush(), stream.written)
  return { socket, connection, sent }
}

test('a text made for one seat is not let out to another', () => {
  expect(() => toSeat(table, 1, { what: 'update', text: '"seat":0,"number":1' }, 0)).toThrow('other eyes')
  expect(() => toSeat(table, null, { what: 'state', text: '"seat":0,"number":1' }, 0)).toThrow('other eyes')
  expect(() => toSeat(table, 1, { what: 'history', text: '{"seat":10,"from":0}' }, 0)).toThrow('other eyes')
  expect(JSON.parse(toSeat(table, 0, { what: 'update', text: '"seat":0,"number":1' }, 0))).toMatchObject({
    tell: 'update',
    seat: 0,
  })
})

test('each viewer is sent its own updates only', () => {
  const hub = new Hub(() => 0, 0)
  const [zero, one, watcher] = [connect(hub, 0), connect(hub, 1), connect(hub, null)]
  hub.tellUpdates(table, [piece(0, 1), piece(null, 1)])
  expect(zero.sent()).toHaveLength(1)
  expect(zero.sent()[0]).toContain('"seat":0')
  expect(one.sent()).toEqual([])
  expect(watcher.sent()[0]).toContain('"seat":null')
})

test('of two at one seat the one who knows no prints is sent hashes, and nothing twice', () => {
  const hub = new Hub(() => 0, 0)
  expect(hub.hashed('T')).toEqual([])
  const [today, before] = [connect(hub, 0), connect(hub, 0, false)]
  connect(hub, 1)
  expect(hub.hashed('T')).toEqual([0])
  hub.tellUpdates(table, [piece(0, 1), piece(0, 1, false), piece(1, 1)])
  hub.tellState(table, 0, piece(0, 2, false).text, false)
  expect(today.sent()).toHaveLength(1)
  expect(today.sent()[0]).toContain('"print":true')
  expect(before.sent()).toHaveLength(2)
  for (const text of before.sent()) expect(text).toContain('"print":false')
  hub.remove(before.connection)
  expect(hub.hashed('T')).toEqual([])
})

test('a slow reader is left out, owed a full state, and nobody waits for it', () => {
  const hub = new Hub(() => 0, 0)
  const [slow, quick] = [connect(hub, null), connect(hub, null)]
  slow.socket.bufferedAmount = 300_000
  for (let number = 1; number <= 100; number++) hub.tellUpdates(table, [piece(null, number)])
  expect(slow.sent()).toHaveLength(0)
  expect(quick.sent()).toHaveLength(100)
  expect([...hub.recovered()]).toEqual([])
  slow.socket.bufferedAmount = 0
  expect([...hub.recovered()]).toEqual([[slow.connection, 'T', null]])
  hub.tellUpdates(table, [piece(null, 101)])
  expect(slow.sent()).toHaveLength(1)
})

test('a reader who takes nothing at all is let go', () => {
  const hub = new Hub(() => 0, 0)
  const { socket } = connect(hub, null)
  socket.bufferedAmount = 5_000_000
  hub.tellUpdates(table, [piece(null, 1)])
  expect(socket.gone).toBe(true)
})

test('after everybody has left nothing is kept', () => {
  const hub = new Hub(() => 0, 0)
  const all = [connect(hub, 0), connect(hub, 0), connect(hub, null)]
  expect(hub.viewers('T')).toEqual([0, null])
  for (const { connection } of all) expect(hub.remove(connection)).toEqual(['T'])
  expect(hub.viewers('T')).toEqual([])
  expect(hub.connections.size).toBe(0)
})
