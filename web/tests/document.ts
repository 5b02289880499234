/**
 * As much of a browser as a page needs to be read, typed into and pressed without one: what `art/kit` has for boards, and with it fields,
 * dialogues, an address line and what a browser keeps. It has no layout; what lies over what is looked at in a real one (`e2e/`).
 */
import { setMaxListeners } from 'node:events'
import { vi } from 'vitest'
import { layGround, Part } from '../../art/kit/document.ts'
import { Wire } from '../table/tests/wire.ts'

const HTML = 'http://www.w3.org/1999/xhtml'

class PagePart extends Part {
  /** The same as the attributes that begin with `data-`. */
  readonly dataset: Record<string, string | undefined> = new Proxy(
    {},
    {
      get: (_all, name) => this.getAttribute(dataName(name)) ?? undefined,
      set: (_all, name, value) => (this.setAttribute(dataName(name), value), true),
      deleteProperty: (_all, name) => (this.removeAttribute(dataName(name)), true),
    },
  )

  get id(): string {
    return this.getAttribute('id') ?? ''
  }

  set id(id: string) {
    this.setAttribute('id', id)
  }

  override get ownerDocument(): object {
    return ground
  }

  override focus(): void {
    ground.activeElement = this
  }

  scrollIntoView(): void {}

  readonly scrollHeight = 0
  readonly clientHeight = 0

  /** By its class or by what it is. */
  override closest(selector: string): Part | null {
    if (selector.startsWith('.')) return super.closest(selector)
    return this.around().find(({ localName }) => localName === selector) ?? null
  }

  /** All that have an attribute, as `[id]`. */
  override querySelectorAll(selector: string): readonly Part[] {
    return this.inside().filter((part) => part.hasAttribute(selector.slice(1, -1)))
  }

  get children(): readonly Part[] {
    return this.childNodes.filter((child): child is Part => child instanceof Part)
  }

  get firstElementChild(): Part | null {
    return this.children[0] ?? null
  }

  getElementsByClassName(name: string): readonly Part[] {
    return this.inside().filter((part) => part.is(name))
  }
}

function dataName(name: string | symbol): string {
  return `data-${String(name).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** What is chosen or typed in a field is its own, as in a browser, until somebody reads it. */
export class Field extends PagePart {
  checked = false
  disabled = false
  files: readonly File[] | null = null
  private typed = ''

  get value(): string {
    return this.typed
  }

  set value(value: unknown) {
    this.typed = String(value)
  }

  get valueAsNumber(): number {
    return Number(this.typed)
  }

  /** As far as its attributes say it. */
  get validity(): { readonly valid: boolean } {
    const bound = (name: string, otherwise: number): number =>
      this.hasAttribute(name) ? Number(this.getAttribute(name)) : otherwise
    const number = this.getAttribute('type') === 'number'
    const filled = this.typed !== '' || !this.hasAttribute('required')
    const within = this.valueAsNumber >= bound('min', -Infinity) && this.valueAsNumber <= bound('max', Infinity)
    const long = this.typed === '' || this.typed.length >= bound('minlength', 0)
    return { valid: filled && long && (!number || within) }
  }

  select(): void {
    this.focus()
  }
}

class Dialog extends PagePart {
  open = false

  showModal(): void {
    this.open = true
  }

  close(): void {
    if (!this.open) return
    this.open = false
    this.touch('close', 'mouse', false)
  }
}

class Details extends PagePart {
  open = false
}

function partOf(namespace: string, name: string): Part {
  if (name === 'input' || name === 'select' || name === 'textarea') return new Field(namespace, name)
  if (name === 'dialog') return new Dialog(namespace, name)
  return name === 'details' ? new Details(namespace, name) : new PagePart(namespace, name)
}

const root = new PagePart(HTML, 'html')
const icon = new PagePart(HTML, 'link')
icon.setAttribute('href', '/icon.svg')

/** Node takes a listener away by `{ capture: true }` only; a browser by `true`, too. */
class Ears extends EventTarget {
  override removeEventListener(...[type, heard, options]: Parameters<EventTarget['removeEventListener']>): void {
    super.removeEventListener(type, heard, typeof options === 'boolean' ? { capture: options } : options)
  }
}

const heard = new Ears()
const body = layGround()

/** A tab of a browser, with the page in it. */
const ground = {
  ...(globalThis.document as unknown as { body: Part; createTextNode: (text: string) => object }),
  documentElement: root,
  activeElement: body,
  title: '',
  visibilityState: 'visible',
  readyState: 'complete',
  createElementNS: partOf,
  createElement: (name: string) => partOf(HTML, name),
  addEventListener: heard.addEventListener.bind(heard),
  removeEventListener: heard.removeEventListener.bind(heard),
  getElementById: (id: string) => body.inside().find((part) => part.getAttribute('id') === id) ?? null,
  querySelector: (what: string) =>
    what.startsWith('link') ? icon : (body.inside().find((part) => `#${part.getAttribute('id')}` === what) ?? null),
}

/** What is kept is its own, as in a browser. */
class Kept {
  private get texts(): Record<string, string> {
    return this as unknown as Record<string, string>
  }

  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? (this.texts[name] ?? null) : null
  }

  setItem(name: string, text: string): void {
    this.texts[name] = text
  }

  removeItem(name: string): void {
    delete this.texts[name]
  }

  clear(): void {
    for (const name of Object.keys(this)) this.removeItem(name)
  }
}

const ORIGIN = 'https://roses.test'
const line = { url: new URL(ORIGIN) }
const go = (_state: unknown, _title: string, url?: string | null): void => {
  line.url = new URL(url ?? line.url, line.url)
}

const address = {
  origin: ORIGIN,
  protocol: 'https:',
  host: 'roses.test',
  hostname: 'roses.test',
  get href() {
    return line.url.href
  },
  get pathname() {
    return line.url.pathname
  },
  get search() {
    return line.url.search
  },
  get hash() {
    return line.url.hash
  },
  assign: vi.fn(),
  replace: vi.fn(),
  reload: vi.fn(),
}

const windowHeard = new Ears()
// A page of rules has as many listeners as it has pictures; Node takes more than ten for a leak.
setMaxListeners(0, heard, windowHeard)

/** What lies in the clipboard. */
export const clipboard = { text: '', refuses: false }

/** Everything of a browser that pages ask for, in the hand of a test. */
export const browser = {
  body,
  root,
  icon,
  document: ground,
  address,
  local: new Kept(),
  session: new Kept(),
  navigator: {
    languages: ['en-GB'],
    onLine: true,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    clipboard: {
      writeText: async (text: string) => {
        if (clipboard.refuses) throw new Error('not allowed')
        clipboard.text = text
      },
    },
  } as Record<string, unknown>,
  printed: vi.fn(),
  /** Types an address. */
  goTo: (url: string) => go(null, '', url),
  /** Something that happens to the window or to the tab. */
  happens: (type: string, where: 'window' | 'tab' = 'window', more: object = {}) =>
    (where === 'window' ? windowHeard : heard).dispatchEvent(Object.assign(new Event(type), more)),
}

const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }

vi.stubGlobal('document', ground)
vi.stubGlobal('window', globalThis)
vi.stubGlobal('self', globalThis)
vi.stubGlobal('location', address)
vi.stubGlobal('history', { state: null, pushState: go, replaceState: go })
vi.stubGlobal('navigator', browser.navigator)
vi.stubGlobal('localStorage', browser.local)
vi.stubGlobal('sessionStorage', browser.session)
vi.stubGlobal('matchMedia', () => media)
vi.stubGlobal('innerWidth', 1280)
vi.stubGlobal('innerHeight', 800)
vi.stubGlobal('addEventListener', windowHeard.addEventListener.bind(windowHeard))
vi.stubGlobal('removeEventListener', windowHeard.removeEventListener.bind(windowHeard))
vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work))
vi.stubGlobal('cancelAnimationFrame', clearTimeout)
vi.stubGlobal('innerWidth', 1280)
vi.stubGlobal('innerHeight', 720)
vi.stubGlobal('scrollTo', () => undefined)
vi.stubGlobal('print', browser.printed)
vi.stubGlobal('WebSocket', Wire)
// Nobody thinks while a page is looked at.
vi.stubGlobal(
  'Worker',
  class {
    addEventListener(): void {}
    postMessage(): void {}
    terminate(): void {}
  },
)
// Each tab hears the house by itself.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
)
