import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
      for (const text of texts) connection.sendAlways(text)
      connection.close(4001, 'signed out')
      connection.sendAlways('too late')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data: Buffer) => heard.push(data.toString()))
  const code = await new Promise<number>((resolve) => client.on('close', resolve))
  server.close()
  expect(code).toBe(4001)
  expect(heard).toEqual(texts)
})
