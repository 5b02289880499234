/**
 * Idle live connections, held by a second process as bare sockets: it costs little memory and few
 * files there, so that what is measured is the server's. Run as a program: `node bench/idle.ts <ours|peer|bare> <url> <count>`;
 * it says `ready` when all are open and keeps them until its input ends.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Running } from './processes.ts'

type Kind = 'ours' | 'peer' | 'bare'

/** KB of the server's memory for each socket. */
export interface PerSocket {
  /** What its objects and buffers take. */
  readonly heap: number
  /** By how much the whole process grows. */
  readonly rss: number
}

/**
 * The slope between a few sockets and many, after a collection each time: what a server takes with its first connections, and the room that
 * its memory happens to have left, is in neither.
 */
export async function idleSockets(server: Running, kind: Kind, few: number, many: number): Promise<PerSocket> {
  // The first few make the server load and compile what every connection needs.
  const first = await hold(server.url, kind, 50)
  await first.release()
  const some = await hold(server.url, kind, few)
  await settled()
  const before = await server.memory()
  const rest = await hold(server.url, kind, many - few)
  await settled()
  const after = await server.memory()
  await Promise.all([some.release(), rest.release()])
  const slope = (from: number, to: number): number => (to - from) / (many - few) / 1024
  return { heap: slope(before.heap, after.heap), rss: slope(before.rss, after.rss) }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1500))
}

function hold(url: string, kind: Kind, count: number): Promise<{ release(): Promise<void> }> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), kind, url, String(count)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the idle sockets ended with ${code}`)))
    child.stdout.once('data', () =>
      resolve({
        release() {
          child.stdin.end()
          return gone
        },
      }),
    )
  })
}

async function cookie(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/guests`, { method: 'POST', body: '{}', headers })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** The opening of a WebSocket by hand; the peer's library then wants its namespace named. */
function open(url: URL, path: string, headers: string, then: Buffer | null): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n${headers}\r\n`,
      ),
    )
    socket.once('error', reject)
    socket.once('data', (data) => {
      if (!data.toString('latin1').startsWith('HTTP/1.1 101')) return reject(new Error(data.toString().slice(0, 200)))
      if (then) socket.write(then)
      socket.on('data', () => undefined)
      resolve(socket)
    })
  })
}

/** A short text as a client's frame. */
function frame(text: string): Buffer {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
}

async function keep(kind: Kind, address: string, count: number): Promise<void> {
  const url = new URL(address)
  const headers = kind === 'ours' ? `Cookie: ${await cookie(address)}\r\n` : ''
  const path = { ours: '/api/live', peer: '/socket.io/?EIO=4&transport=websocket', bare: '/idle' }[kind]
  const then = kind === 'peer' ? frame('40/rose-king,') : null
  for (let i = 0; i < count; i += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - i) }, () => open(url, path, headers, then)))
  process.stdout.write('ready\n')
  process.stdin.resume().once('end', () => process.exit(0))
}

if (import.meta.main) {
  const [kind = 'ours', url = '', count = '100'] = process.argv.slice(2)
  await keep(kind as Kind, url, Number(count))
}
