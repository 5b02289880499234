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
  const sockets: WebSocket[] = []
  await new Promise<void>((resolve, reject) => {
    for (const cookie of cookies) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } })
      sockets.push(socket)
      let state: StateMessage | null = null
      socket.on('error', reject)
      socket.on('close', () => resolve())
      socket.on('open', () => socket.send(JSON.stringify({ do: 'open', id: 'open', table: id })))
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ServerMessage
        // A table that stepped by itself was quicker: what it told of that is on the way.
        if (message.tell === 'answer' && !message.ok && message.refused !== 'stale')
          reject(new Error(`the server refused: ${message.refused}`))
        if (message.tell === 'state') state = message
        else if (message.tell === 'update' && state) {
          if (message.by === undefined) play.moved(performance.now() - sentAt)
          state = { ...state, ...message, tell: 'state', view: patched(state.view, message.patch) }
        } else return
        if (!state || state.outcome || !play.on) return resolve()
        if (state.seat === null || !state.awaiting.includes(state.seat)) return
        const legal = game.legal(game.guess(state.view as View, quick(1)), state.seat)
        const move = legal[Math.floor(Math.random() * legal.length)]
        if (!move) return
        const now = state
        const act = { do: 'act', id: `m${ids++}`, table: id, number: state.number, steps: [game.write(move)] }
        const send = () => {
          sentAt = performance.now()
          socket.send(JSON.stringify(act))
        }
        // Players leave the only step there is to the table, unless it waits for somebody who might take something back.
        if (legal.length === 1 && !isFirm(game, state.view, state.seat))
          setTimeout(() => state === now && send(), FORCED_LEFT_MS)
        else play.think(send)
      })
    }
  })
  for (const socket of sockets) socket.terminate()
  guests.push(...cookies)
}
