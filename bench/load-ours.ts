/** A table of The Rose King, or of any other game, at our server, as its clients play it: views kept up to date by patches. */
import { WebSocket } from 'ws'
import { type AnyGame, isFirm, patched, quick } from '../engine/index.ts'
import { findGame } from '../games/index.ts'
import { game as roseKing } from '../games/rose-king/index.ts'
import type { ServerMessage, StateMessage, TableInfo } from '../protocol/index.ts'
import type { Play, PlayTable } from './load.ts'

/** How long players leave the only step there is to the table. */
const FORCED_LEFT_MS = 250

const guests: string[] = []
let ids = 0

async function post(url: string, cookie: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
  return fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers })
}

/** Guests are used again by the next table. */
async function guest(url: string): Promise<string> {
  const known = guests.pop()
  if (known) return known
  const response = await post(url, '', '/api/guests', {})
  await response.arrayBuffer()
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

export const ourTable: PlayTable = (url, play) => tableOf(roseKing, 2, url, play)

/** `<game>/<seats>`: everybody moves at random; an act that nobody else is told of counts when it is answered, as all do there. */
export function ourTableOf(what: string): PlayTable {
  const [id = '', seats = '2'] = what.split('/')
  return async (url, play) => {
    const game = await findGame(id)?.load()
    if (!game) throw new Error(`there is no game ${id}`)
    await tableOf(game, Number(seats), url, play, true)
  }
}

async function tableOf(game: AnyGame, seats: number, url: string, play: Play, answers = false): Promise<void> {
  const [host, ...others] = await Promise.all(Array.from({ length: seats }, () => guest(url)))
  if (host === undefined) return
  const cookies = [host, ...others]
  const made = await post(url, host, '/api/tables', {
    game: game.about.id,
    seats: cookies.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
  })
  const { id, invite } = (await made.json()) as TableInfo
  for (const cookie of others) await (await post(url, cookie, `/api/tables/${id}/join`, { invite })).arrayBuffer()
  let sentAt = 0
  let stepsItself = false
  /** Whose only step waits for the others to have heard. */
  const waiting = new Set<number>()
  const sockets: WebSocket[] = []
  const states: (StateMessage | null)[] = cookies.map(() => null)
  await new Promise<void>((resolve, reject) => {
    const send = (socket: WebSocket, state: StateMessage, step: string): void => {
      sentAt = performance.now()
      socket.send(JSON.stringify({ do: 'act', id: `m${ids++}`, table: id, number: state.number, steps: [step] }))
    }
    /** The step there is no choice in is left to a table that makes it by itself, as people do. */
    const isLeft = ({ view, seat }: StateMessage): boolean =>
      stepsItself && !(states.some((each) => each?.undo) && isFirm(game, view, seat ?? 0))
    const decide = (at: number): void => {
      waiting.delete(at)
      const [socket, state] = [sockets[at], states[at]]
      if (!socket || !state || state.seat === null || !state.awaiting.includes(state.seat)) return
      const legal = game.legal(game.guess(state.view, quick(1)), state.seat)
      const move = legal[Math.floor(Math.random() * legal.length)]
      if (!move) return
      const now = (): void => send(socket, state, game.write(move))
      const unlessMade = (): void => {
        if (states[at] === state) play.think(now)
      }
      if (legal.length > 1) play.think(now)
      // What the other could take back is known when the other has heard of it too.
      else if (states.some((each) => each?.number !== state.number)) waiting.add(at)
      else if (isLeft(state)) setTimeout(unlessMade, FORCED_LEFT_MS)
      else play.think(now)
    }
    for (const [at, cookie] of cookies.entries()) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live?hash=print`, { headers: { cookie } })
      sockets.push(socket)
      socket.on('error', reject)
      socket.on('close', () => resolve())
      socket.on('open', () => socket.send(JSON.stringify({ do: 'open', id: 'open', table: id })))
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ServerMessage
        if (message.tell === 'hello') stepsItself = true
        // A table that stepped by itself was quicker: what it told of that is on the way.
        if (message.tell === 'answer' && !message.ok && message.refused !== 'stale')
          reject(new Error(`the server refused: ${message.refused}`))
        if (answers && message.tell === 'answer' && message.ok && message.id !== 'open')
          play.moved(performance.now() - sentAt)
        const before = states[at]
        if (message.tell === 'state') states[at] = message
        else if (message.tell === 'update' && before) {
          if (!answers && message.by === undefined) play.moved(performance.now() - sentAt)
          states[at] = { ...before, ...message, tell: 'state', view: patched(before.view, message.patch) }
        } else return
        if (states[at]?.outcome || !play.on) return resolve()
        decide(at)
        for (const other of Array.from(waiting)) if (other !== at) decide(other)
      })
    }
  })
  for (const socket of sockets) socket.terminate()
  guests.push(...cookies)
}
