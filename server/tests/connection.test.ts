import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Connection } from '../live/connection.ts'

test('texts of every length arrive whole and in order, the last of them before the goodbye', async () => {
  // The lengths where the head of a frame grows; and letters that are longer in bytes than in characters.
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length))
  texts.push('růže a koruna ♛', 'ž'.repeat(63), '𝔎'.repeat(17_000))
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const nobody = { person: null, session: null, address: '', name: '', prints: true }
      const connection = new Connection(socket, stream, nobody)
      const say = async (): Promise<void> => {
        // Some of them in one turn of the loop, others in turns of their own.
        for (const [i, text] of texts.entries()) {
          connection.sendAlways(text)
          if (i > 4) await turn()
        }
        connection.sendAlways('the last')
        connection.close(4001, 'signed out')
        connection.sendAlways('too late')
      }
      void say()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data: Buffer) => heard.push(data.toString()))
  const code = await new Promise<number>((resolve) => client.on('close', resolve))
  server.close()
  expect(code).toBe(4001)
  expect(heard).toEqual([...texts, 'the last'])
})

/** A reader who has so many bytes waiting. */
function reader(bufferedAmount: number) {
  const happened: string[] = []
  const socket = { OPEN: 1, readyState: 1, bufferedAmount, terminate: () => happened.push('let go') }
  const nobody = { person: null, session: null, address: '', name: '', prints: true }
  const stream = { write: (bytes: Buffer) => happened.push(bytes.subarray(2).toString()) }
  return { happened, socket, connection: new Connection(socket as never, stream as never, nobody) }
}

test('who reads too slowly is left out, is answered all the same, and is let go when it is far too much', () => {
  const KB = 1024
  const after = (waiting: number) => {
    const { happened, connection } = reader(waiting)
    const taken = connection.send('news')
    connection.sendAlways('answer')
    connection.flush()
    return [connection.caughtUp, taken, happened.join()]
  }
  expect(after(0)).toEqual([true, true, expect.stringContaining('news')])
  expect(after(0)[2]).toContain('answer')
  // Still sent to, but it has not caught up.
  expect(after(200 * KB)).toEqual([false, true, expect.stringContaining('news')])
  expect(after(400 * KB)).toEqual([false, false, 'answer'])
  expect(after(3000 * KB)).toEqual([false, true, 'let go,let go'])
})

test('who has hung up is sent nothing, and is not behind for that', () => {
  const { happened, socket, connection } = reader(0)
  socket.readyState = 3
  expect(connection.send('news')).toBe(true)
  connection.sendAlways('answer')
  connection.flush()
  expect(happened).toEqual([])
})
