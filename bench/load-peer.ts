/** A table of The Rose King on boardgame.io's server, spoken to through its own socket library. */
import type { PlayTable } from './load.ts'

interface PeerState {
  readonly G: unknown
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}
interface PeerSocket {
  on(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  disconnect(): void
}
interface PeerGame {
  readonly name: string
  readonly ai: { enumerate(G: unknown, ctx: PeerState['ctx']): { move: string; args: unknown[] }[] }
}

let made = 0

/** Not ours to type: plain JavaScript that exists to be measured. */
async function fromPeer<T>(file: string): Promise<T> {
  return (await import(String(new URL(`peer/${file}`, import.meta.url)))) as T
}

export const peerTable: PlayTable = async (url, play) => {
  const { io } = await fromPeer<{ readonly io: (url: string, options: object) => PeerSocket }>('client.mjs')
  const { RoseKing } = await fromPeer<{ readonly RoseKing: PeerGame }>('rose-king.mjs')
  // The peer makes a match when somebody first asks for it; no lobby and no credentials have to be checked.
  const matchID = `match${made++}`
  const sockets: PeerSocket[] = []
  let sentAt = 0
  await new Promise<void>((resolve) => {
    const sit = (playerID: string, next: () => void): void => {
      const socket = io(`${url}/${RoseKing.name}`, { transports: ['websocket'], forceNew: true })
      sockets.push(socket)
      let began = false
      const hear = (state: PeerState): void => {
        if (state.ctx.gameover !== undefined || !play.on) return resolve()
        if (state.ctx.currentPlayer !== playerID || sockets.length < 2) return
        const moves = RoseKing.ai.enumerate(state.G, state.ctx)
        const choice = moves[Math.floor(Math.random() * moves.length)]
        if (!choice) return
        const payload = { type: choice.move, args: choice.args, playerID }
        play.think(() => {
          sentAt = performance.now()
          socket.emit('update', { type: 'MAKE_MOVE', payload }, state['_stateID'], matchID, playerID)
        })
      }
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2))
      socket.on('sync', (_id: string, info: { state: PeerState }) => {
        began = true
        next()
        hear(info.state)
      })
      socket.on('update', (_id: string, state: PeerState) => {
        // Every move passes the turn: whoever is to play now has received the other side's move.
        if (began && state.ctx.currentPlayer === playerID) play.moved(performance.now() - sentAt)
        if (began) hear(state)
      })
    }
    sit('1', () => sockets.length < 2 && sit('0', () => undefined))
  })
  for (const socket of sockets) socket.disconnect()
}
