/** Opens a page by its address, for somebody, in a house that answers as the test says; and reads, types and presses as people do. */
import { type ComponentChild, h, render } from 'preact'
import { vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import type { Me, ServerMessage } from '../../protocol/index.ts'
import type { Locale } from '../../engine/words.ts'
import type { Part } from '../../art/kit/document.ts'
import { Wire } from '../table/tests/wire.ts'
import { browser, Field } from './document.ts'
import { type Answers, House } from './house.ts'

interface Who {
  readonly me?: Partial<Me> | null
  readonly locale?: Locale
}

/** Somebody with an account, unless it is said otherwise. */
export function somebody(more: Partial<Me> = {}): Me {
  return { id: 'anna', name: 'Anna', guest: false, preferences: {}, needed: 0, host: false, ...more }
}

let root: Part | null = null
let asked: House | null = null

const EMPTY = browser.document.createElement('div')

/**
 * What nobody could use on the page as it stands: a part without a name, a name that is taken from a part which is not there, a place that
 * is there twice.
 */
function faultsOf(page: Part): readonly string[] {
  const parts = page.inside()
  const seen = new Map<string, Part[]>()
  for (const part of parts) {
    const id = part.getAttribute('id')
    if (id !== null) seen.set(id, [...(seen.get(id) ?? []), part])
  }
  const faults = [...seen].flatMap(([id, found]) => (found.length > 1 ? [`${id} is there ${found.length} times`] : []))
  for (const part of parts) {
    for (const by of ['aria-labelledby', 'aria-describedby'])
      for (const id of part.getAttribute(by)?.split(' ') ?? [])
        if (textOf(seen.get(id)?.[0] ?? EMPTY) === '') faults.push(`${part.localName}: ${by} ${id} says nothing`)
    const silent = part
      .around()
      .some((each) => each.getAttribute('aria-hidden') === 'true' || each.hasAttribute('hidden'))
    const used = ['button', 'a'].includes(part.localName) ? nameOf(part) : part instanceof Field ? labelOf(part) : null
    if (used === '' && !silent) faults.push(`a ${part.localName} has no name`)
  }
  return faults
}

/** Takes the page away, as a closed tab is gone. */
export function leave(): void {
  const faults = root ? faultsOf(root) : []
  if (root) render(null, root as unknown as Element)
  root?.remove()
  root = null
  const wrong = asked?.wrong ?? []
  asked = null
  if (wrong.length > 0) throw new Error(`not as the protocol has it: ${wrong.join('; ')}`)
  if (faults.length > 0) throw new Error(`not to be used: ${faults.join('; ')}`)
}

export async function visit(path: string, answers: Answers = {}, who: Who = {}): Promise<Page> {
  browser.goTo(path)
  const { App } = await import('../app.tsx')
  return draw(h(App, {}), answers, who)
}

/** A part of a page by itself. */
export async function draw(
  part: ComponentChild,
  answers: Answers = {},
  { me, locale = 'en' }: Who = {},
): Promise<Page> {
  leave()
  const reader = me === undefined || me === null ? null : somebody(me)
  const house = new House({ getMe: { me: reader }, listNotices: { notices: [] }, ...answers })
  asked = house
  vi.stubGlobal('fetch', house.fetch)
  const [words, people] = await Promise.all([import('../words/index.ts'), import('../people/me.ts')])
  await words.speak(locale)
  people.me.value = undefined
  await people.findMe()
  root = browser.body.appendChild(browser.document.createElement('div')) as Part
  render(part, root as unknown as Element)
  const page = new Page(house)
  await page.settled()
  return page
}

type Name = string | RegExp
const PATIENCE = { timeout: PATIENCE_MS, interval: 5 }

/** As it is read: what is hidden is not, and lines are one line. */
function textOf(part: Part): string {
  return wordsOf(part).replaceAll(/\s+/g, ' ').trim()
}

const INLINE = new Set(['span', 'strong', 'a', 'em', 'code'])

function wordsOf(part: Part): string {
  const parts = part.childNodes.map((child) => {
    if (!('childNodes' in child)) return child.textContent
    const inside = child as Part
    if (inside.localName === 'select' || inside.localName === 'svg') return ' '
    if (inside.localName === 'dialog' && !(inside as unknown as { open: boolean }).open) return ' '
    if (inside.hasAttribute('hidden')) return ' '
    return INLINE.has(inside.localName) ? wordsOf(inside) : ` ${wordsOf(inside)} `
  })
  return parts.join('')
}

function fits(text: string, name: Name): boolean {
  return typeof name === 'string' ? text === name : name.test(text)
}

const FRAMES = new Set(['section', 'form', 'details', 'fieldset', 'li', 'article', 'dialog'])
const HEADS = new Set(['h1', 'h2', 'h3', 'h4', 'summary', 'legend', 'button', 'strong', 'a'])

/** The dialogue that stands open. */
export const OPENED = 'opened'
const isOpened = (part: Part): boolean => part.localName === 'dialog' && (part as Part & { open: boolean }).open

export class Page {
  readonly house: House
  private readonly frame: () => Part

  constructor(house: House, frame: () => Part = () => browser.body) {
    this.house = house
    this.frame = frame
  }

  /** The part of the page that is headed so, or in which that can be pressed: the smallest there is. */
  at(head: Name, kind?: string): Page {
    return new Page(this.house, () => {
      const framed = (part: Part): boolean =>
        (kind === undefined ? FRAMES.has(part.localName) : kind === OPENED ? isOpened(part) : part.is(kind)) &&
        part.inside().some((each) => HEADS.has(each.localName) && fits(nameOf(each), head))
      const frame = this.parts().find((part) => framed(part) && !part.inside().some(framed))
      if (!frame) throw new Error(`nothing is headed ${head} in: ${textOf(this.frame())}`)
      return frame
    })
  }

  /** What has that attribute with that value. */
  cell(name: string, value: string): Page {
    return new Page(this.house, () => {
      const found = this.parts().find((part) => part.getAttribute(name) === value)
      if (!found) throw new Error(`nothing has ${name} ${value}`)
      return found
    })
  }

  /** The language of what looks like that, and of the page around it. */
  spoken(look: string): readonly (string | null)[] {
    const part = this.parts().find((each) => each.is(look))
    return [part?.getAttribute('lang') ?? null, (browser.root as { lang?: string }).lang ?? null]
  }

  /** Where the links lead that are marked as current. */
  current(kind: string): readonly string[] {
    return this.parts()
      .filter((part) => part.getAttribute('aria-current') === kind)
      .map((part) => part.getAttribute('href') ?? '')
  }

  /** Without what is in a dialogue that nobody has opened. */
  private parts(): readonly Part[] {
    const shut = (part: Part): boolean => part.localName === 'dialog' && !isOpened(part)
    return this.frame()
      .inside()
      .filter((part) => !part.around().some(shut))
  }

  /** Until nothing changes any more by itself. */
  async settled(): Promise<void> {
    const { loading } = await import('../parts/load-part.ts')
    let quiet = 0
    for (let before = ''; quiet < 6 || loading.value > 0;) {
      await new Promise((resolve) => setTimeout(resolve))
      const now = browser.body.textContent
      quiet = now === before ? quiet + 1 : 0
      before = now
    }
  }

  /** What there is to read, of a whole page between head and foot. */
  text(): string {
    return textOf(this.parts().find(({ localName }) => localName === 'main') ?? this.frame())
  }

  /** Waits until it is to be read. */
  async reads(what: Name): Promise<void> {
    await vi.waitFor(() => {
      const text = this.text()
      if (typeof what === 'string' ? !text.includes(what) : !what.test(text))
        throw new Error(`${what} is not in: ${text}`)
    }, PATIENCE)
    await this.settled()
  }

  /** The texts of the parts of that role or kind, those of the head included. */
  all(kind: string): readonly string[] {
    return this.parts()
      .filter((part) => part.localName === kind || part.getAttribute('role') === kind)
      .map((part) => textOf(part))
      .filter((text) => text !== '')
  }

  buttons(): readonly string[] {
    return this.parts()
      .filter((part) => part.localName === 'button')
      .map(nameOf)
  }

  /** Where links lead, by what they are called. */
  links(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.parts()
        .filter((part) => part.localName === 'a')
        .map((part) => [nameOf(part), part.getAttribute('href') ?? '']),
    )
  }

  /** Where links lead, one after the other; of a kind alone, if one is named. */
  hrefs(kind?: string): readonly string[] {
    return this.parts()
      .filter((part) => part.localName === 'a' && (kind === undefined || part.is(kind)))
      .map((part) => part.getAttribute('href') ?? '')
  }

  /** Whether something looks like that. */
  has(look: string): boolean {
    return this.parts().some((part) => part.getAttribute('class') === look)
  }

  /** The part of that kind with that name, once it is there. */
  async find(kind: string, name: Name): Promise<Part> {
    return vi.waitFor(() => {
      const found = this.parts().filter((part) => part.localName === kind)
      const part = found.find((each) => fits(nameOf(each), name))
      if (!part) throw new Error(`no ${kind} is called ${name}, but: ${found.map(nameOf).join(' | ')}`)
      return part
    }, PATIENCE)
  }

  /** A press; one on what sends a form sends it, if everything that must be filled in is. */
  async press(name: Name): Promise<void> {
    const button = await this.find('button', name)
    if (button.hasAttribute('disabled')) throw new Error(`${name} cannot be pressed`)
    button.touch('click', 'mouse')
    const form = button.around().find(({ localName }) => localName === 'form')
    if (form && button.getAttribute('type') === 'submit') {
      const empty = form.inside().find((part) => part instanceof Field && !part.validity.valid)
      if (empty) throw new Error(`${labelOf(empty)} is to be filled in first`)
      form.touch('submit', 'mouse')
    }
    await this.settled()
  }

  /** Unfolds what is headed so. */
  async unfold(head: Name): Promise<void> {
    const details = (await this.find('summary', head)).parentNode
    Object.assign(details ?? {}, { open: true })
    details?.touch('toggle', 'mouse', false)
    await this.settled()
  }

  async field(name: Name): Promise<Field> {
    return vi.waitFor(() => {
      const fields = this.parts().filter((part): part is Field => part instanceof Field)
      const field = fields.find((each) => {
        const label = labelOf(each)
        return typeof name === 'string' ? label === name || label.startsWith(`${name} `) : name.test(label)
      })
      if (!field) throw new Error(`no field is called ${name}, but: ${fields.map(labelOf).join(' | ')}`)
      return field
    }, PATIENCE)
  }

  fields(): readonly string[] {
    return this.parts().flatMap((part) => (part instanceof Field ? [labelOf(part)] : []))
  }

  async type(name: Name, text: string): Promise<void> {
    const field = await this.field(name)
    const most = Number(field.getAttribute('maxlength') ?? Infinity)
    field.value = text.slice(0, most)
    await this.changed(field)
  }

  /** What was ticked stays so. */
  async tick(name: Name, on = true): Promise<void> {
    const field = await this.field(name)
    field.checked = on
    await this.changed(field)
    if (field.isConnected && field.checked !== on) throw new Error(`${name} does not stay as it was ticked`)
  }

  /** What can be chosen. */
  async choices(name: Name): Promise<readonly string[]> {
    return optionsOf(await this.field(name)).map((option) => option.textContent.trim())
  }

  /** What is chosen, as it is read. */
  async chosen(name: Name): Promise<string> {
    const field = await this.field(name)
    const option = optionsOf(field).find((each) => valueOf(each) === field.value)
    return option?.textContent.trim() ?? ''
  }

  async choose(name: Name, choice: Name): Promise<void> {
    const field = await this.field(name)
    const option = optionsOf(field).find((each) => fits(each.textContent.trim(), choice))
    if (!option) throw new Error(`${name} does not offer ${choice}, but: ${(await this.choices(name)).join(' | ')}`)
    const value = valueOf(option)
    const held = field.value !== ''
    field.value = value
    await this.changed(field)
    // A list without a choice of its own is for deeds; what is chosen may have to be fetched first.
    await vi.waitFor(() => {
      if (held && field.isConnected && field.value !== value) throw new Error(`${name} does not stay at ${choice}`)
    }, PATIENCE)
  }

  private async changed(field: Field): Promise<void> {
    for (const type of ['input', 'change']) field.touch(type, 'mouse')
    await this.settled()
  }

  /** What the live connection brings. */
  async hears(message: ServerMessage): Promise<void> {
    await vi.waitFor(() => Wire.latest, PATIENCE)
    if (!Wire.latest.isOpen) Wire.latest.connect()
    await this.settled()
    Wire.latest.say(message)
    await this.settled()
  }
}

function optionsOf(field: Field): readonly Part[] {
  return field.inside().filter(({ localName }) => localName === 'option')
}

function valueOf(option: Part): string {
  return option.getAttribute('value') ?? option.textContent
}

function nameOf(part: Part): string {
  return part.getAttribute('aria-label') ?? textOf(part)
}

function labelOf(field: Part): string {
  const own = field.getAttribute('aria-label')
  if (own !== null) return own
  const around = field.around().find(({ localName }) => localName === 'label')
  if (around) return textOf(around)
  const id = field.getAttribute('id')
  const label = browser.body
    .inside()
    .find((part) => part.localName === 'label' && (part.getAttribute('for') ?? part.getAttribute('htmlFor')) === id)
  return label && id !== null ? textOf(label) : ''
}
