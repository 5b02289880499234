/** Bytes of a stranger who does not use a browser. */
import { connect, type Socket } from 'node:net'

export const UPGRADE =
  'GET /api/v1/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
export const HALF =
  'POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"n'
export const PING = 0x89

/** Masked frames without content. */
export function frames(opcode: number, count: number): Buffer {
  return Buffer.concat(Array.from({ length: count }, () => Buffer.from([opcode, 0x80, 1, 2, 3, 4])))
}

export interface Deaf {
  readonly socket: Socket
  readonly closed: Promise<void>
}

/** A connection that has said something and waits for nothing. */
export async function deaf(url: string, head: string): Promise<Deaf> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(head)
  return { socket, closed }
}
