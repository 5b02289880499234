/**
 * As much of a browser as the page of a table needs to be drawn, read and used without one: it has no layout, so what can be
 * seen where is looked at in a real one (`e2e/`). Import it before anything that draws.
 */
import { layGround, Part } from '../../../art/kit/document.ts'

/** An event on its way. */
interface Sent {
  readonly type: string
  readonly target: Piece
  currentTarget: unknown
  defaultPrevented: boolean
  stopped: boolean
  [more: string]: unknown
}

type Heard = (event: Sent) => void

/** Whoever can be listened to: a part of the page, the document, the window. */
class Ears {
  private readonly heard: { readonly type: string; readonly use: Heard; readonly capture: boolean }[] = []

  add(type: string, use: Heard, options?: boolean | { readonly capture?: boolean }): void {
    this.heard.push({ type, use, capture: isCapture(options) })
  }

  remove(type: string, use: Heard, options?: boolean | { readonly capture?: boolean }): void {
    const at = this.heard.findIndex(
      (each) => each.type === type && each.use === use && each.capture === isCapture(options),
    )
    if (at >= 0) this.heard.splice(at, 1)
  }

  hear(event: Sent, capture: boolean, by: unknown): void {
    for (const { type, use, capture: early } of this.heard.slice()) {
      if (event.stopped || type !== event.type || early !== capture) continue
      event.currentTarget = by
      use.call(by, event)
    }
  }
}

function isCapture(options: boolean | { readonly capture?: boolean } | undefined): boolean {
  return typeof options === 'object' ? options.capture === true : options === true
}

const windowEars = new Ears()
const documentEars = new Ears()
/** Called whenever the page may have changed, as observers are. */
const observers = new Set<() => void>()

export class Piece extends Part {
  value: string | undefined = undefined
  checked = false
  disabled = false
  scrollTop = 0
  readonly scrollHeight = 0
  readonly clientHeight = 0
  readonly offsetHeight = 0
  readonly isContentEditable = false
  private readonly ears = new Ears()

  override get ownerDocument(): object {
    return page
  }

  override get isConnected(): boolean {
    return this.around().at(-1) === body
  }

  get tagName(): string {
    return this.localName.toUpperCase()
  }

  get id(): string {
    return this.getAttribute('id') ?? ''
  }

  get children(): readonly Piece[] {
    return this.childNodes.filter((child) => child instanceof Piece)
  }

  /** `data-` attributes by their short names. */
  readonly dataset: Record<string, string> = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => this.getAttribute(`data-${String(name)}`) ?? undefined,
      set: (_, name, value) => (this.setAttribute(`data-${String(name)}`, value), true),
      deleteProperty: (_, name) => (this.removeAttribute(`data-${String(name)}`), true),
    },
  )

  get valueAsNumber(): number {
    return this.value === undefined || this.value === '' ? Number.NaN : Number(this.value)
  }

  get selectionEnd(): number {
    return this.value?.length ?? 0
  }

  get open(): boolean {
    return this.hasAttribute('open')
  }

  override addEventListener(
    type: string,
    heard: (event: never) => void,
    options?: boolean | { capture?: boolean },
  ): void {
    this.ears.add(type, heard as Heard, options)
  }

  override removeEventListener(
    type: string,
    heard: (event: never) => void,
    options?: boolean | { capture?: boolean },
  ): void {
    this.ears.remove(type, heard as Heard, options)
  }

  /** Sends an event through the page and gives it back; some do not travel up. */
  send(type: string, more: Record<string, unknown> = {}, travels = true): Sent {
    const event: Sent = {
      type,
      target: this,
      currentTarget: this,
      defaultPrevented: false,
      stopped: false,
      pointerType: 'mouse',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      repeat: false,
      button: 0,
      ...more,
      preventDefault: () => void (event.defaultPrevented = true),
      stopPropagation: () => void (event.stopped = true),
      stopImmediatePropagation: () => void (event.stopped = true),
      composedPath: () => way,
    }
    const way = (travels ? this.around() : [this]) as readonly Piece[]
    windowEars.hear(event, true, globalThis)
    documentEars.hear(event, true, page)
    for (const piece of way.toReversed()) piece.ears.hear(event, true, piece)
    for (const piece of way) piece.ears.hear(event, false, piece)
    if (!travels) return event
    documentEars.hear(event, false, page)
    windowEars.hear(event, false, globalThis)
    return event
  }

  override focus(): void {
    if (active === this || this.disabled) return
    const before = page.activeElement
    focusOn(this)
    if (before !== body) {
      before.send('blur', {}, false)
      before.send('focusout')
    }
    this.send('focus', {}, false)
    this.send('focusin')
  }

  showModal(): void {
    this.setAttribute('open', '')
  }

  close(): void {
    if (!this.open) return
    this.removeAttribute('open')
    this.send('close', {}, false)
  }

  scrollIntoView(): void {}

  override getBoundingClientRect(): object {
    return { left: 0, top: 0, right: 100, bottom: 100, width: 100, height: 100 }
  }

  override matches(selector = ''): boolean {
    return selector.split(/,\s*/).some((each) => fits(this, each.trim()))
  }

  override closest(selector = ''): null {
    return (this.around().find((piece) => (piece as Piece).matches(selector)) ?? null) as unknown as null
  }

  override querySelector(selector = ''): null {
    return (this.querySelectorAll(selector)[0] ?? null) as unknown as null
  }

  override querySelectorAll(selector: string): readonly Piece[] {
    return (this.inside() as readonly Piece[]).filter((piece) => piece.matches(selector.replace(':scope > ', '')))
  }

  getElementsByClassName(name: string): readonly Piece[] {
    return this.querySelectorAll(`.${name}`)
  }
}

const COMPOUND = /([.#]?[\w-]+|\[[^\]]*\]|:not\([^)]*\)|:disabled)/g

/** `.a [b="c"] d`: every word inside the one before. */
function fits(piece: Piece, selector: string): boolean {
  const words = selector.split(/\s+(?![^[]*\])/)
  const last = words.pop() ?? ''
  if (!fitsOne(piece, last)) return false
  let around: readonly Part[] = piece.around().slice(1)
  for (const word of words.toReversed()) {
    const at = around.findIndex((outer) => outer instanceof Piece && fitsOne(outer, word))
    if (at < 0) return false
    around = around.slice(at + 1)
  }
  return true
}

function fitsOne(piece: Piece, word: string): boolean {
  return (word.match(COMPOUND) ?? []).every((part) => {
    if (part.startsWith('.')) return piece.is(part.slice(1))
    if (part.startsWith('#')) return piece.id === part.slice(1)
    if (part === ':disabled') return piece.disabled
    if (part.startsWith(':not(')) return !fitsOne(piece, part.slice(5, -1))
    if (!part.startsWith('[')) return piece.localName === part
    const [name = '', value] = part.slice(1, -1).split('=')
    return value === undefined ? piece.hasAttribute(name) : piece.getAttribute(name) === value.replaceAll('"', '')
  })
}

const HTML = 'http://www.w3.org/1999/xhtml'
layGround()
export const body = new Piece(HTML, 'body')
let active: Piece = body

function focusOn(piece: Piece): void {
  active = piece
}

const plain = globalThis.document as unknown as { createTextNode: (text: string) => object }

export const page = {
  body,
  title: '',
  visibilityState: 'visible',
  fullscreenElement: null,
  documentElement: new Piece(HTML, 'html'),
  get activeElement(): Piece {
    return active.isConnected ? active : body
  },
  createElementNS: (namespace: string, name: string) => new Piece(namespace, name),
  createElement: (name: string) => new Piece(HTML, name),
  createTextNode: plain.createTextNode,
  getElementById: (id: string) => body.querySelectorAll(`#${id}`)[0] ?? null,
  querySelector: (selector: string) => body.querySelectorAll(selector)[0] ?? null,
  addEventListener: documentEars.add.bind(documentEars),
  removeEventListener: documentEars.remove.bind(documentEars),
}

/** Calls whoever watches the page. */
export function noticed(): void {
  for (const observer of observers) observer()
}

/** Something that happens to the window or the document, and to no part of it. */
export function happens(type: string, more: Record<string, unknown> = {}): void {
  const event = { type, defaultPrevented: false, stopped: false, ...more } as unknown as Sent
  documentEars.hear(event, false, page)
  windowEars.hear(event, false, globalThis)
}

/** What pieces of that name are said to be instances of. */
const named = (name: string): object => ({
  [Symbol.hasInstance]: (value: unknown) => value instanceof Piece && value.localName === name,
})

class Kept {
  private readonly kept = new Map<string, string>()
  getItem(name: string): string | null {
    return this.kept.get(name) ?? null
  }
  setItem(name: string, value: string): void {
    this.kept.set(name, value)
  }
  removeItem(name: string): void {
    this.kept.delete(name)
  }
}

/** What media queries the window fits. */
export const media = new Set<string>()

Object.assign(globalThis, {
  document: page,
  window: globalThis,
  Element: Piece,
  HTMLElement: Piece,
  HTMLInputElement: named('input'),
  HTMLTextAreaElement: named('textarea'),
  sessionStorage: new Kept(),
  location: {
    protocol: 'https:',
    host: 'house.example',
    origin: 'https://house.example',
    pathname: '/',
    search: '',
    hash: '',
  },
  history: { state: null, pushState: () => undefined, replaceState: () => undefined },
  addEventListener: windowEars.add.bind(windowEars),
  removeEventListener: windowEars.remove.bind(windowEars),
  matchMedia: (query: string) => ({
    matches: media.has(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  requestAnimationFrame: (use: () => void) => setTimeout(use),
  cancelAnimationFrame: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  getComputedStyle: () => ({ getPropertyValue: () => '' }),
  scrollTo: () => undefined,
  CSS: { escape: (text: string) => text },
  innerWidth: 1200,
  MutationObserver: class {
    private readonly use: () => void
    constructor(use: () => void) {
      this.use = use
    }
    observe(): void {
      observers.add(this.use)
    }
    disconnect(): void {
      observers.delete(this.use)
    }
  },
})
