/** A table at the bare server: two who answer each other with texts as long as a move and its update, as many as a game has. */
import { WebSocket } from 'ws'
import type { PlayTable } from './load.ts'

const MOVES = 113
const TEXT = JSON.stringify({ kind: 'move', seat: 0, move: 'b3', more: 'x'.repeat(400) })
let tables = 0

export const bareTable: PlayTable = async (url, play) => {
  const address = `${url.replace('http', 'ws')}/${process.pid}-${tables++}`
  let sentAt = 0
  let moves = 0
  const sockets: WebSocket[] = []
  await new Promise<void>((resolve, reject) => {
    const send = (socket: WebSocket): void =>
      play.think(() => {
        sentAt = performance.now()
        socket.send(TEXT)
      })
    const sit = (then: () => void): void => {
      const socket = new WebSocket(address)
      sockets.push(socket)
      socket.once('error', reject)
      socket.once('open', then)
      socket.on('message', () => {
        play.moved(performance.now() - sentAt)
        if (++moves >= MOVES || !play.on) resolve()
        else send(socket)
      })
    }
    sit(() => sit(() => sockets[0] && send(sockets[0])))
  })
  for (const socket of sockets) socket.terminate()
}
