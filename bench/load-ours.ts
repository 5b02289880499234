/** A table of The Rose King at our server, as its clients play it: views kept up to date by patches. */
import { WebSocket } from 'ws'
import { isFirm, patched, quick } from '../engine/index.ts'
import { game } from '../games/rose-king/index.ts'
import type { View } from '../games/rose-king/types.ts'
import type { ServerMessage, StateMessage, TableInfo } from '../protocol/index.ts'
import type { PlayTable } from './load.ts'

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

export const ourTable: PlayTable = async (url, play) => {
  const cookies = [await guest(url), await guest(url)] as const
  const made = await post(url, cookies[0], '/api/tables', {
    game: game.about.id,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  const { id, invite } = (await made.json()) as TableInfo
  await (await post(url, cookies[1], `/api/tables/${id}/join`, { invite })).arrayBuffer()
  let sentAt = 0
  let stepsItself = false
  /** Whose only step waits for the other to have heard. */
  let waiting: number | null = null
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
      const [socket, state] = [sockets[at], states[at]]
      if (!socket || !state || state.seat === null || !state.awaiting.includes(state.seat)) return
      const legal = game.legal(game.guess(state.view as View, quick(1)), state.seat)
      const move = legal[Math.floor(Math.random() * legal.length)]
      if (!move) return
      const now = (): void => send(socket, state, game.write(move))
      const unlessMade = (): void => {
        if (states[at] === state) play.think(now)
      }
      if (legal.length > 1) play.think(now)
      // What the other could take back is known when the other has heard of it too.
      else if (states.some((each) => each?.number !== state.number)) waiting = at
      else if (isLeft(state)) setTimeout(unlessMade, FORCED_LEFT_MS)
      else play.think(now)
    }
    for (const [at, cookie] of cookies.entries()) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } })
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
        const before = states[at]
        if (message.tell === 'state') states[at] = message
        else if (message.tell === 'update' && before) {
          if (message.by === undefined) play.moved(performance.now() - sentAt)
          states[at] = { ...before, ...message, tell: 'state', view: patched(before.view, message.patch) }
        } else return
        if (states[at]?.outcome || !play.on) return resolve()
        decide(at)
        if (waiting === null || waiting === at) return
        const other = waiting
        waiting = null
        decide(other)
      })
    }
  })
  for (const socket of sockets) socket.terminate()
  guests.push(...cookies)
}
