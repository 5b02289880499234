/** A table on the server as the page asks for it; the server is played by hand. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stateHash } from '../../engine/hash.ts'
import { quick } from '../../engine/dice.ts'
import { game } from '../../games/rose-king/index.ts'
import type { AnyGame } from '../../engine/game.ts'
import type { ClientMessage, ServerMessage, TableInfo } from '../../protocol/index.ts'
import { RemoteTable } from './remote.ts'

class Socket extends EventTarget {
  static latest: Socket
  readonly sent: ClientMessage[] = []

  constructor() {
    super()
    Socket.latest = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  close(): void {
    // Nobody listens any more.
  }
}

const rules = game as unknown as AnyGame
const view = rules.view(rules.setup(2, {}, quick(1)), 0)
const facts = { seat: 0, awaiting: [0], undo: false, outcome: null, hash: stateHash(view), clocks: null }
const dice = { commitment: '', key: null, entropy: [], seats: [], opening: null }
const clock = { kind: 'none' }
const info = {
  id: 't',
  game: 'rose-king',
  status: 'playing',
  you: 0,
  seats: [{}, {}],
  options: {},
  dice,
  revision: 1,
  clock,
}
const answers: Record<string, () => object> = {
  chat: () => ({ lines: [] }),
  history: () => ({ seat: 0, from: 0, view, updates: [], number: reached }),
}
let asked: string[] = []
let reached = 0

beforeEach(() => {
  asked = []
  reached = 0
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async (url: string) => {
    const what = url.split('/').at(-1)?.split('?')[0] ?? ''
    asked.push(what)
    return Response.json(answers[what]?.() ?? {})
  })
})
afterEach(() => vi.unstubAllGlobals())

function state(number: number): ServerMessage {
  return { tell: 'state', table: 't', number, view, ...facts } as unknown as ServerMessage
}

function histories(): number {
  return asked.filter((what) => what === 'history').length
}

test('opening a table fetches its past once, and again only when a state shows that more has happened', async () => {
  const table = new RemoteTable(rules, info as unknown as TableInfo, null)
  const socket = Socket.latest
  socket.dispatchEvent(new Event('open'))
  socket.say(state(0))
  await vi.waitFor(() => expect(asked).toContain('chat'))
  await new Promise(setImmediate)
  expect(histories()).toBe(1)
  reached = 3
  socket.say(state(3))
  await vi.waitFor(() => expect(histories()).toBe(2))
  table.close()
})

test('a table whose rules the house has not got says so', async () => {
  const table = new RemoteTable(rules, info as unknown as TableInfo, null)
  const socket = Socket.latest
  socket.dispatchEvent(new Event('open'))
  const opening = socket.sent.find((message) => message.do === 'open')
  socket.say({ tell: 'answer', id: opening?.id ?? '', ok: false, refused: 'rules-missing', message: '' })
  await vi.waitFor(() => expect(table.barred.value).toBe('rules-missing'))
  table.close()
})
