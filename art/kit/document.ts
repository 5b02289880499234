/**
 * As much of a document as a board needs to be drawn and touched without a browser: a tree, attributes, listeners. It has no
 * layout; what lies over what is looked at in a real browser (`e2e/robot.spec.ts`).
 */

type Heard = (event: Touched) => void

/** An event on its way through the tree. */
export interface Touched {
  readonly type: string
  readonly target: Part
  currentTarget: Part
  stopped: boolean
  defaultPrevented: boolean
}

class Leaf {
  parentNode: Part | null = null
  readonly nodeType: number = 3
  private letters = ''

  constructor(data: unknown) {
    this.data = data
  }

  get data(): string {
    return this.letters
  }

  /** Whoever draws a number has it as a word. */
  set data(data: unknown) {
    this.letters = String(data)
  }

  get textContent(): string {
    return this.letters
  }

  nextSibling: Leaf | null = null

  get isConnected(): boolean {
    return this.parentNode?.isConnected ?? false
  }

  remove(): void {
    this.parentNode?.removeChild(this)
  }
}

export class Part extends Leaf {
  override readonly nodeType: number = 1
  readonly localName: string
  readonly namespaceURI: string
  readonly childNodes: Leaf[] = []
  readonly style = new Style()
  private readonly given = new Map<string, string>()
  private readonly listeners: { readonly type: string; readonly heard: Heard; readonly capture: boolean }[] = []

  constructor(namespaceURI: string, localName: string) {
    super('')
    this.namespaceURI = namespaceURI
    this.localName = localName
  }

  override get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('')
  }

  override set textContent(text: string) {
    this.childNodes.splice(0)
    if (text !== '') this.insertBefore(new Leaf(text), null)
  }

  get firstChild(): Leaf | null {
    return this.childNodes[0] ?? null
  }

  get parentElement(): Part | null {
    return this.parentNode
  }

  get attributes(): readonly { readonly name: string; readonly value: string }[] {
    return [...this.given].map(([name, value]) => ({ name, value }))
  }

  get ownerDocument(): object {
    return ground
  }

  override get isConnected(): boolean {
    return this === ground.body || super.isConnected
  }

  insertBefore(child: Leaf, before: Leaf | null): Leaf {
    child.remove()
    const at = before ? this.childNodes.indexOf(before) : -1
    if (at < 0) this.childNodes.push(child)
    else this.childNodes.splice(at, 0, child)
    child.parentNode = this
    child.nextSibling = at < 0 ? null : before
    const previous = this.childNodes.at(at < 0 ? -2 : at - 1)
    if (previous && previous !== child && at !== 0) previous.nextSibling = child
    return child
  }

  appendChild(child: Leaf): Leaf {
    return this.insertBefore(child, null)
  }

  removeChild(child: Leaf): Leaf {
    const at = this.childNodes.indexOf(child)
    const previous = at > 0 ? this.childNodes[at - 1] : undefined
    if (previous) previous.nextSibling = child.nextSibling
    if (at >= 0) this.childNodes.splice(at, 1)
    // Whoever had the focus and is taken away has it no more, and nobody else gets it.
    if (child instanceof Part && child.contains(ground.activeElement)) ground.activeElement = ground.body
    child.parentNode = null
    child.nextSibling = null
    return child
  }

  contains(other: Leaf | null): boolean {
    for (let at = other; at; at = at.parentNode) if (at === this) return true
    return false
  }

  getAttribute(name: string): string | null {
    return this.given.get(name.toLowerCase()) ?? null
  }

  hasAttribute(name: string): boolean {
    return this.given.has(name.toLowerCase())
  }

  setAttribute(name: string, value: unknown): void {
    this.given.set(name.toLowerCase(), String(value))
  }

  removeAttribute(name: string): void {
    this.given.delete(name.toLowerCase())
  }

  is(name: string): boolean {
    return (this.getAttribute('class') ?? '').split(' ').includes(name)
  }

  /** This part and what is around it, inside out. */
  around(): readonly Part[] {
    return this.parentNode ? [this, ...this.parentNode.around()] : [this]
  }

  /** Everything inside, in the order of the drawing. */
  inside(into: Part[] = []): readonly Part[] {
    for (const child of this.childNodes)
      if (child instanceof Part) {
        into.push(child)
        child.inside(into)
      }
    return into
  }

  addEventListener(type: string, heard: Heard, options?: boolean | { readonly capture?: boolean }): void {
    const capture = typeof options === 'object' ? options.capture === true : options === true
    this.listeners.push({ type, heard, capture })
  }

  removeEventListener(type: string, heard: Heard, options?: boolean | { readonly capture?: boolean }): void {
    const capture = typeof options === 'object' ? options.capture === true : options === true
    const at = this.listeners.findIndex(
      (each) => each.type === type && each.heard === heard && each.capture === capture,
    )
    if (at >= 0) this.listeners.splice(at, 1)
  }

  listensTo(type: string): boolean {
    return this.listeners.some((each) => each.type === type && !each.capture)
  }

  /** As a mouse or a finger does it. */
  touch(type: string, pointerType: 'mouse' | 'touch', travels = true): void {
    this.hears(type, { pointerType, pointerId: 1, button: 0, ...NOWHERE }, travels)
  }

  /** A key pressed while this part has the focus; whether somebody has taken it. */
  key(key: string, given: { readonly repeat?: boolean; readonly shiftKey?: boolean; readonly ctrlKey?: boolean } = {}) {
    return this.hears('keydown', { key, ...given }).defaultPrevented
  }

  /** Down to this part and up again, as events travel; some stay where they are. */
  hears(type: string, given: object = {}, travels = true): Touched {
    const event = {
      ...given,
      type,
      target: this,
      currentTarget: this as Part,
      stopped: false,
      defaultPrevented: false,
      stopPropagation: () => void (event.stopped = true),
      preventDefault: () => void (event.defaultPrevented = true),
    }
    const way = travels ? this.around() : [this]
    if (travels) for (const heard of ground.listeners.get(type) ?? []) heard(event)
    for (const part of way.toReversed()) part.hear(event, true)
    for (const part of way) part.hear(event, false)
    return event
  }

  private hear(event: Touched, capture: boolean): void {
    if (event.stopped) return
    event.currentTarget = this
    for (const each of this.listeners.slice())
      if (each.type === event.type && each.capture === capture) each.heard.call(this, event)
  }

  /** Whatever has the focus has it by a key here. */
  matches(selector: string): boolean {
    return selector === ':focus-visible' && ground.activeElement === this
  }

  /** The next part around it of that class. */
  closest(selector: string): Part | null {
    return this.around().find((part) => part.is(selector.replace('.', ''))) ?? null
  }

  /** The first part inside of that name. */
  querySelector(name: string): Part | null {
    return this.inside().find((part) => part.localName === name) ?? null
  }

  /** What can be walked to: `.spot[tabindex]`, a class and an attribute. */
  querySelectorAll(selector: string): readonly Part[] {
    const [, name = '', attribute = ''] = /^\.([\w-]+)\[(\w+)\]$/.exec(selector) ?? []
    return this.inside().filter((part) => part.is(name) && part.hasAttribute(attribute))
  }

  /** The drawing it is in. */
  get ownerSVGElement(): Part | null {
    return this.parentNode?.around().find(isDrawing) ?? null
  }

  focus(): void {
    const before = ground.activeElement
    if (before === this) return
    ground.activeElement = this
    before.hears('blur', {}, false)
    this.hears('focus', {}, false)
    for (const heard of ground.listeners.get('focusin') ?? []) heard({ target: this })
  }

  setPointerCapture(): void {}

  /** Where it stands on the screen; a test may put it somewhere. */
  stands = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 }

  getBoundingClientRect(): object {
    return this.stands
  }
}

class Style {
  readonly given = new Map<string, string>()
  cssText = ''

  setProperty(name: string, value: string): void {
    this.given.set(name, value)
  }
}

/** Whoever watches parts of the page; nothing is laid out, so a test says when to look. */
class Watcher {
  static readonly all = new Set<Watcher>()
  private readonly tell: (entries: readonly object[]) => void
  private readonly watched: Part[] = []

  constructor(tell: (entries: readonly object[]) => void) {
    this.tell = tell
  }

  observe(part: Part): void {
    this.watched.push(part)
    Watcher.all.add(this)
  }

  disconnect(): void {
    Watcher.all.delete(this)
  }

  look(): void {
    this.tell(this.watched.map((part) => ({ target: part, contentRect: part.stands })))
  }
}

/** Something on the page has come, gone or another size. */
export function lookAgain(): void {
  for (const watcher of Watcher.all) watcher.look()
}

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'
const isDrawing = (part: Part): boolean => part.localName === 'svg'
/** A class as far as `instanceof` asks for it. */
const those = (are: (part: Part) => boolean) => ({
  [Symbol.hasInstance]: (part: unknown) => part instanceof Part && are(part),
})
const NOWHERE = { clientX: 0, clientY: 0, movementX: 0, movementY: 0 }

const body: Part = new Part(HTML, 'body')

const ground = {
  body,
  activeElement: body,
  listeners: new Map<string, Set<(event: { readonly target: Part }) => void>>(),
  createElementNS: (namespace: string, name: string) => new Part(namespace, name),
  createElement: (name: string) => new Part(HTML, name),
  createTextNode: (text: string) => new Leaf(text),
  addEventListener(type: string, heard: (event: { readonly target: Part }) => void): void {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(heard))
  },
  removeEventListener(type: string, heard: (event: { readonly target: Part }) => void): void {
    this.listeners.get(type)?.delete(heard)
  },
}

/** Lays the ground under whatever is drawn from now on; what it gives is the body. */
export function layGround(): Part {
  Object.assign(globalThis, {
    document: ground,
    Element: Part,
    HTMLElement: those(({ namespaceURI }) => namespaceURI === HTML),
    SVGElement: those(({ namespaceURI }) => namespaceURI === SVG),
    SVGSVGElement: those(isDrawing),
    MutationObserver: Watcher,
    ResizeObserver: Watcher,
  })
  return body
}
