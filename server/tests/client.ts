/** A small player for the server's tests: plain HTTP and the live connection, as a stranger would write them. */
import { WebSocket } from 'ws'
import { type AnyGame, isPrint, patched, printOf, printText, quick, stateHash } from '../../engine/index.ts'
import {
  type Answer,
  type AnswerMessage,
  API,
  httpRequest,
  type Inputs,
  type OperationId,
  OPERATIONS,
  type Propose,
  refusalsOf,
  type RefusalBody,
  type ServerMessage,
  type StateMessage,
  type TableInfo,
} from '../../protocol/index.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'

export interface Reply<T = Record<string, unknown>> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

export class Client {
  base: string
  cookie = ''
  /** What a proxy adds, such as the address of whoever asks. */
  extra: Record<string, string> = {}
  readonly sent: string[] = []
  /** Every byte this client was sent, to be searched for what it must not know. */
  readonly heard: string[] = []
  /** Connections made so far: every other knows no prints, as pages of earlier builds. */
  lives = 0

  constructor(base: string) {
    this.base = base
  }

  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const init: RequestInit = {
      method,
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...this.extra, ...headers },
    }
    if (body !== undefined) {
      init.body = typeof body === 'string' ? body : JSON.stringify(body)
      init.headers = { 'content-type': 'application/json', ...(init.headers as Record<string, string>) }
    }
    const response = await fetch(this.base + path, init)
    const set = response.headers.getSetCookie()[0]
    if (set) this.cookie = set.split(';')[0] ?? ''
    const text = await response.text()
    this.heard.push(text)
    const json = (response.headers.get('content-type') ?? '').includes('json')
    const answer: unknown = json ? JSON.parse(text) : text
    if (!response.ok) checkDeclared(method, path, answer)
    return { status: response.status, body: answer as T, headers: response.headers }
  }

  /** Calls an operation by its name; what goes in and comes out is typed by the protocol. */
  ask<K extends OperationId>(operation: K, ...input: Inputs<K>): Promise<Reply<Answer<K>>> {
    const { method, url, body } = httpRequest(operation, input[0] as object | undefined)
    return this.call<Answer<K>>(method, url, body)
  }

  get = <T = Record<string, unknown>>(path: string) => this.call<T>('GET', path)
  post = <T = Record<string, unknown>>(path: string, body?: unknown) => this.call<T>('POST', path, body)
  put = <T = Record<string, unknown>>(path: string, body?: unknown) => this.call<T>('PUT', path, body)

  static async guest(base: string, name = 'Somebody'): Promise<Client> {
    const client = new Client(base)
    const reply = await client.ask('createGuest', { body: { name } })
    if (reply.status !== 200) throw new Error(`no guest: ${JSON.stringify(reply.body)}`)
    return client
  }

  /** Answers the proposal of that kind as it stands now. */
  async vote(id: string, kind: Propose['kind'], agree: boolean): Promise<Reply<Answer<'vote'>>> {
    const { proposals } = (await this.ask('getTable', { id })).body
    const proposal = proposals.find((each) => each.kind === kind)?.id ?? 'none'
    return await this.ask('vote', { id, body: { proposal, agree } })
  }

  live(): Promise<Live> {
    return Live.connect(this)
  }
}

const PATTERNS = Object.entries(OPERATIONS).map(([operation, route]) => {
  const [method, path = ''] = route.split(' ')
  return {
    operation: operation as OperationId,
    method,
    pattern: new RegExp(`^/api(/v1)?${path.replace(/:\w+/g, '[^/]+')}$`),
  }
})

/** Every refusal these tests meet must be one that the protocol names for that operation. */
function checkDeclared(method: string, path: string, answer: unknown): void {
  const { refused } = answer as Partial<RefusalBody>
  const [plain = ''] = path.split('?')
  const known = PATTERNS.filter((each) => each.method === method && each.pattern.test(plain))
  if (refused === undefined || known.length === 0) return
  if (!known.some(({ operation }) => refusalsOf(operation).includes(refused)))
    throw new Error(`${known[0]?.operation} refused with ${refused}, which the protocol does not name`)
}

type Waiting = { readonly fits: (message: ServerMessage) => boolean; resolve(message: ServerMessage): void }

export class Live {
  readonly client: Client
  readonly socket: WebSocket
  readonly messages: ServerMessage[] = []
  /** The view of each open table, kept up to date from updates alone and checked against every hash. */
  readonly states = new Map<string, StateMessage>()
  readonly infos = new Map<string, TableInfo>()
  faults: string[] = []
  closed: { code: number } | null = null
  onState: ((state: StateMessage) => void) | null = null
  private waiting: Waiting[] = []
  /** Rejected when the connection ends: nobody waits for an answer that cannot come. */
  private readonly lost: Promise<never>
  private static ids = 0

  private constructor(client: Client, socket: WebSocket) {
    this.client = client
    this.socket = socket
    socket.on('message', (data: Buffer) => this.hear(data.toString()))
    this.lost = new Promise((_, reject) => {
      socket.on('close', (code) => {
        this.closed = { code }
        reject(new Error('the line was cut before there was an answer'))
      })
    })
    this.lost.catch(() => undefined)
    socket.on('error', () => undefined)
  }

  static connect(client: Client, headers: Record<string, string> = {}): Promise<Live> {
    const query = client.lives++ % 2 === 0 ? '?hash=print' : ''
    const socket = new WebSocket(`${client.base.replace('http', 'ws')}${API}/live${query}`, {
      headers: { cookie: client.cookie, ...client.extra, ...headers },
    })
    const live = new Live(client, socket)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(live))
      socket.once('error', reject)
      socket.once('unexpected-response', (_, response) => reject(new Error(`refused with ${response.statusCode}`)))
    })
  }

  private hear(text: string): void {
    this.client.heard.push(text)
    const message = JSON.parse(text) as ServerMessage
    this.messages.push(message)
    if (message.tell === 'table') this.infos.set(message.info.id, message.info)
    if (message.tell === 'state') this.keep(message)
    if (message.tell === 'update') {
      const before = this.states.get(message.table)
      if (before && message.number === before.number + 1) {
        const { patch, events: _events, tell: _tell, ...facts } = message
        this.keep({ ...facts, tell: 'state', view: patched(before.view, patch) })
      } else this.faults.push(`update ${message.number} after ${before?.number}`)
    }
    for (const each of this.waiting.filter(({ fits }) => fits(message))) each.resolve(message)
    this.waiting = this.waiting.filter(({ fits }) => !fits(message))
  }

  private keep(state: StateMessage): void {
    const { view, hash } = state
    if ((isPrint(hash) ? printText(printOf(view)) : stateHash(view)) !== hash)
      this.faults.push(`wrong hash at ${state.number}`)
    this.states.set(state.table, state)
    this.onState?.(state)
  }

  wait(fits: (message: ServerMessage) => boolean, ms = PATIENCE_MS): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('nothing came')), ms).unref()
      this.waiting.push({ fits, resolve: (message) => (clearTimeout(timer), resolve(message)) })
    })
  }

  async until(table: string, fits: (state: StateMessage) => boolean, ms = PATIENCE_MS): Promise<StateMessage> {
    const now = this.states.get(table)
    if (now && fits(now)) return now
    await this.wait(() => {
      const state = this.states.get(table)
      return state !== undefined && fits(state)
    }, ms)
    return this.states.get(table) as StateMessage
  }

  raw(text: string | Buffer): void {
    this.socket.send(text)
  }

  async ask(message: Record<string, unknown>, ms = PATIENCE_MS): Promise<AnswerMessage> {
    const id = (message['id'] as string | undefined) ?? `m${Live.ids++}`
    const answer = this.wait((each) => each.tell === 'answer' && each.id === id, ms)
    answer.catch(() => undefined)
    this.socket.send(JSON.stringify({ ...message, id }))
    return (await Promise.race([answer, this.lost])) as AnswerMessage
  }

  async open(table: string, more: Record<string, unknown> = {}): Promise<AnswerMessage> {
    return this.ask({ do: 'open', table, ...more })
  }

  /** The legal moves, found as the web client does it. */
  legal(game: AnyGame, table: string): readonly string[] {
    const state = this.states.get(table)
    if (!state || state.seat === null || !state.awaiting.includes(state.seat)) return []
    const world = game.guess(state.view, quick(1))
    return game.legal(world, state.seat).map((move) => game.write(move))
  }

  act(table: string, steps: readonly string[], more: Record<string, unknown> = {}): Promise<AnswerMessage> {
    return this.ask({ do: 'act', table, number: this.states.get(table)?.number ?? 0, steps, ...more })
  }

  close(): void {
    this.socket.terminate()
  }
}
