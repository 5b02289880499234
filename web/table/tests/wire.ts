/** A socket that a test holds in its hand, and the little of a browser around it. */
import { vi } from 'vitest'
import type { ClientMessage, ServerMessage } from '../../../protocol/index.ts'

export class Wire extends EventTarget {
  static readonly all: Wire[] = []
  readonly url: string
  readonly sent: ClientMessage[] = []
  isOpen = false

  constructor(url: string) {
    super()
    this.url = url
    Wire.all.push(this)
  }

  static get latest(): Wire {
    const wire = Wire.all.at(-1)
    if (!wire) throw new Error('nobody has connected')
    return wire
  }

  send(text: string): void {
    if (!this.isOpen) throw new Error('sent into a socket that is not open')
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  say(message: ServerMessage | object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  connect(): this {
    this.isOpen = true
    this.dispatchEvent(new Event('open'))
    return this
  }

  /** The other end, or something between, hangs up. */
  cut(): void {
    this.isOpen = false
    this.dispatchEvent(new Event('close'))
  }

  /** As a browser does it: the other end hears of it later. */
  close(): void {
    this.isOpen = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }

  asked<D extends ClientMessage['do']>(what: D): Extract<ClientMessage, { do: D }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { do: D }> => message.do === what)
  }

  answer(message: ClientMessage | undefined, more: object = { ok: true }): void {
    this.say({ tell: 'answer', id: message?.id ?? '', ...more })
  }
}

/** What the page hears from the browser besides: whether there is a network. */
export const browser = new EventTarget()

export function stubBrowser(fetched: (what: string, url: string) => object | null): void {
  Wire.all.length = 0
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { protocol: 'https:', host: 'house.example' })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = fetched(url.split('/').at(-1)?.split('?')[0] ?? '', url)
    if (answer === null) throw new TypeError('no network')
    return Response.json(answer)
  })
}
