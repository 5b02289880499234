/** The live connection's door: who comes in, what they may say, and the heartbeat. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Compile } from 'typebox/compile'
import { WebSocketServer } from 'ws'
import { addressOf, isSecure, knowsHost, unknownHost } from '../http/arrival.ts'
import { tokenFrom } from '../http/auth.ts'
import { checkShape, sameOrigin } from '../http/guard.ts'
import type { Services } from '../services.ts'
import { limitKey } from '../people/address.ts'
import { checkDoor } from '../people/bans.ts'
import { householdOf } from '../people/household.ts'
import type { Limits } from '../people/limits.ts'
import { cleanText } from '../people/names.ts'
import { whoHas } from '../people/sessions.ts'
import {
  type ClientMessage,
  ClientMessageSchema,
  type HelloMessage,
  OTHER_PROTOCOL,
  PAYLOAD_LIMIT,
  PROTOCOL,
} from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import { keptFor } from '../tables/absence.ts'
import { visible } from '../tables/access.ts'
import { actAs } from '../tables/acts.ts'
import { enqueue, type LiveTable } from '../tables/live-table.ts'
import { seatOf } from '../tables/rows.ts'
import { say } from '../tables/talk.ts'
import { noteLeft, noteOnlooker } from './company.ts'
import { Connection, type Who } from './connection.ts'
import { type Ears, LiveSocket } from './live-socket.ts'
import { OpenConnections } from './open-connections.ts'
import { openTable } from './open.ts'
import { comeBack } from '../tables/come-back.ts'
import { markSeen, noteSeen } from '../tables/presence.ts'

const BEAT_MS = 30_000
const MEND_MS = 250
/** Messages of one connection that may be under way at once. */
const AT_ONCE = 64

export interface LiveOptions {
  readonly services: Services
  readonly limits: Limits
  readonly origins: readonly string[]
  readonly trustProxy: boolean
  readonly build: string
}

export interface Live {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** For a page of another protocol: the greeting says which is spoken here, and that is all. */
  turnBack(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Says goodbye, and waits so many milliseconds for everybody to hang up. */
  close(patience: number): Promise<void>
}

const check = Compile(ClientMessageSchema)

export function makeLive({ services, limits, origins, trustProxy, build }: LiveOptions): Live {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: PAYLOAD_LIMIT,
    perMessageDeflate: false,
    clientTracking: false,
    // Answered below, as long as somebody reads the answers.
    autoPong: false,
    WebSocket: LiveSocket,
  })
  const { hub, log, metrics } = services
  const hello = JSON.stringify({ tell: 'hello', protocol: PROTOCOL, build } satisfies HelloMessage)
  let closing = false
  const openConnections = new OpenConnections(limits)

  const admit = async (request: IncomingMessage, socket: Duplex): Promise<Who> => {
    if (closing) throw new Refused('busy', 'This node is going down; try another.')
    const secure = isSecure(request.headers, trustProxy)
    if (!knowsHost(request.headers.host, origins, secure)) throw unknownHost()
    if (!sameOrigin(request.headers, origins))
      throw new Refused('cross-origin', 'Another site may not use this connection.')
    const address = addressOf(request, trustProxy)
    openConnections.pass('address', limitKey(address), socket)
    await limits.take('sockets', address)
    const token = tokenFrom(request.headers.authorization, request.headers.cookie, secure)
    const who = token === null ? null : await whoHas(services, token, address)
    if (who === 'banned') throw new Refused('banned', 'This account is closed.')
    if (who) openConnections.pass('session', who.session, socket)
    else await checkDoor(services.storage.db, householdOf(address), services.now())
    const prints = knowsPrints(request.url ?? '')
    return { person: who?.id ?? null, session: who?.session ?? null, address, name: who?.name ?? '', prints }
  }

  const greet = (socket: LiveSocket, stream: Duplex, who: Who): void => {
    // The socket looks after its errors itself from here on.
    stream.off('error', destroyed)
    openConnections.handOver(stream)
    const connection = new Connection(socket, stream, who)
    socket.tell(connection, ears)
    hub.add(connection)
    connection.sendAlways(hello)
    metrics.sockets.inc()
    if (!limits.isOff)
      stream.on('data', (bytes: Buffer) => {
        if (connection.pace.exceeds('bytes', bytes.length)) turnAway(connection)
      })
  }

  const ears: Ears = {
    ponged(connection) {
      connection.alive = true
      if (connection.pace.exceeds('pings', 1)) turnAway(connection)
    },
    pinged(connection, data) {
      const { socket } = connection
      if (connection.pace.exceeds('pings', 1)) turnAway(connection)
      else if (connection.caughtUp && socket.readyState === socket.OPEN) socket.pong(data)
    },
    spoken(connection, data, isBinary) {
      if (!limits.isOff && connection.pace.exceeds('messages', 1)) return turnAway(connection)
      if (isBinary || connection.underWay >= AT_ONCE) return refuseAll(connection)
      connection.underWay++
      const heard = (): void => {
        connection.underWay--
      }
      void hear(connection, data.toString('utf8')).then(heard, heard)
    },
    closed(connection) {
      metrics.sockets.dec()
      openConnections.left('address', limitKey(connection.address))
      if (connection.session !== null) openConnections.left('session', connection.session)
      for (const id of hub.remove(connection)) {
        const table = services.tables.get(id)
        const seat = table ? seatOf(table.rows, connection.person) : null
        if (!table) continue
        if (seat === null) {
          noteOnlooker(services, id)
          continue
        }
        markSeen(services, table, seat)
        noteLeft(services, id, seat)
        hub.tellInfo(table)
      }
    },
  }

  /** At once and without a word: whoever does not stop need not be read any further. */
  const turnAway = ({ socket, stream }: Connection): void => {
    if (stream.destroyed) return
    metrics.refusals.inc({ type: 'too-many' })
    socket.terminate()
  }

  const refuseAll = (connection: Connection): void => {
    metrics.refusals.inc({ type: 'too-many' })
    connection.close(1008, 'too many messages at once, or not text')
  }

  const hear = async (connection: Connection, text: string): Promise<void> => {
    let id = ''
    try {
      const message = parse(text)
      id = message.id
      const number = await carryOut(connection, message)
      connection.sendAlways(
        `{"tell":"answer","id":${JSON.stringify(id)},"ok":true${number === null ? '' : `,"number":${number}`}}`,
      )
    } catch (error) {
      const refused =
        error instanceof Refused ? error : new Refused('busy', 'That did not work; try again in a moment.')
      if (!(error instanceof Refused)) log.error({ err: error }, 'a live message failed')
      metrics.refusals.inc({ type: refused.type })
      connection.sendAlways(JSON.stringify({ tell: 'answer', id, ok: false, ...refused.body }))
    }
  }

  const carryOut = async (connection: Connection, message: ClientMessage): Promise<number | null> => {
    const { person, name } = connection
    const arrived = services.now()
    if (!limits.isOff) await limits.take('acts', person ?? connection.address)
    switch (message.do) {
      case 'ping':
        return null
      case 'close':
        hub.close(connection, message.table)
        return null
      case 'open':
        await opened(connection, openTable(services, connection, message))
        return null
      case 'act':
      case 'undo': {
        // Updates come before the answer, also to who has only just asked for them.
        if (opening.has(connection)) await opening.get(connection)
        const table = openedTable(connection, message.table) ?? (await tableFor(connection, message.table))
        return (await actAs(services, table, person, message, arrived)).number
      }
      case 'chat': {
        if (person === null) throw new Refused('not-signed-in', 'Play as a guest or sign in first.')
        await limits.take('chat', person)
        const said = cleanText(message.text)
        if (said === '') throw new Refused('bad-request', 'There is nothing to say.')
        await say(services, await tableFor(connection, message.table), { id: person, name }, said)
        return null
      }
    }
  }

  /** Tables on the way to being opened: what is asked after them on the same line waits for them. */
  const opening = new WeakMap<Connection, Promise<unknown>>()
  const opened = async (connection: Connection, asked: Promise<void>): Promise<void> => {
    const all = Promise.allSettled([opening.get(connection), asked])
    opening.set(connection, all)
    await all
    if (opening.get(connection) === all) opening.delete(connection)
    await asked
  }

  /** Whoever has a table open may see it. Nothing is waited for unless their seat is kept for them. */
  const openedTable = ({ person, opened }: Connection, id: string): LiveTable | undefined => {
    const table = person !== null && opened?.has(id) ? services.tables.get(id) : undefined
    if (!table || keptFor(table.rows, person) !== null) return undefined
    noteSeen(services, table, person)
    return table
  }

  /** For others it is found out. */
  const tableFor = async (connection: Connection, table: string): Promise<LiveTable> => {
    if (connection.person === null) throw new Refused('not-signed-in', 'Play as a guest or sign in first.')
    const known = connection.opened?.has(table) ? services.tables.get(table) : undefined
    const found = known ?? (await visible(services, table, connection.person))
    if (known) noteSeen(services, found, connection.person)
    await comeBack(services, found, connection.person)
    return found
  }

  const beat = setInterval(() => {
    for (const connection of hub.connections) {
      if (!connection.alive) {
        connection.socket.terminate()
        continue
      }
      connection.alive = false
      connection.socket.ping()
    }
  }, BEAT_MS)
  let mending: NodeJS.Timeout | null = null
  const mend = (): void => {
    for (const [connection, id, seat] of hub.recovered()) {
      const table = services.tables.get(id)
      if (!table || table.rows.row.setup === null) continue
      void enqueue(table, () => services.tables.stateTo(table, connection, seat)).catch(() => undefined)
    }
    if (hub.hasSlow || !mending) return
    clearInterval(mending)
    mending = null
  }
  hub.onSlow = () => {
    mending ??= setInterval(mend, MEND_MS)
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', destroyed)
      const welcome = (who: Who): void => server.handleUpgrade(request, socket, head, (ws) => greet(ws, socket, who))
      void admit(request, socket)
        .then(welcome)
        .catch((error: unknown) => {
          const refused = error instanceof Refused ? error : new Refused('busy', 'Try again in a moment.')
          metrics.refusals.inc({ type: refused.type })
          const body = JSON.stringify(refused.body)
          // Whoever does not hang up is hung up on.
          socket.once('finish', () => socket.destroy())
          socket.end(
            `HTTP/1.1 ${refused.status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
          )
        })
    },
    turnBack(request, socket, head) {
      socket.on('error', () => socket.destroy())
      const address = addressOf(request, trustProxy)
      void limits.take('sockets', address).then(
        () =>
          server.handleUpgrade(request, socket, head, (ws) => {
            ws.on('error', () => ws.terminate())
            ws.send(hello)
            ws.close(OTHER_PROTOCOL, 'another protocol')
          }),
        () => socket.destroy(),
      )
    },
    async close(patience) {
      closing = true
      clearInterval(beat)
      if (mending) clearInterval(mending)
      for (const connection of hub.connections) {
        // Spread over a few seconds, so that the next node is not stormed.
        const wait = Math.floor(Math.random() * 3000)
        connection.sendAlways(`{"tell":"bye","reason":"restart","wait":${wait}}`)
        connection.close(1012, 'restart')
      }
      const end = performance.now() + patience
      while (hub.connections.size > 0 && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 20))
      for (const connection of hub.connections) connection.socket.terminate()
      server.close()
    },
  }
}

/** One for all sockets: a closure for each would keep its request, with the session's cookie, in memory as long as it is open. */
function destroyed(this: Duplex): void {
  this.destroy()
}

/** What a client writes there need not be a URL at all. */
function knowsPrints(url: string): boolean {
  const query = url.indexOf('?')
  return query >= 0 && new URLSearchParams(url.slice(query)).get('hash') === 'print'
}

function parse(text: string): ClientMessage {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    throw new Refused('bad-request', 'That is not JSON.')
  }
  if (check.Check(message)) return message
  checkShape(message)
  throw new Refused('bad-request', 'That is not a message this server knows.')
}
