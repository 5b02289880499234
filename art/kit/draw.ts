/** A part of a board drawn by itself, for tests of what it does. */
import { type ComponentChild, render } from 'preact'
import { act as settled } from 'preact/test-utils'
import { layGround, Part } from './document.ts'

const body = layGround()

export interface Drawn {
  /** What it was drawn into. */
  readonly root: Part
  /** The same with other properties. */
  readonly again: (node: ComponentChild) => void
  /** The parts of that class, in the order of the drawing. */
  readonly all: (name: string) => readonly Part[]
  /** The first of them; there must be one. */
  readonly one: (name: string) => Part
}

export function draw(node: ComponentChild): Drawn {
  const root = body.appendChild(new Part('http://www.w3.org/1999/xhtml', 'div')) as Part
  const again = (now: ComponentChild): void => void settled(() => render(now, root as unknown as Element))
  const all = (name: string): readonly Part[] =>
    root.inside().filter((part) => part.is(name) || part.localName === name)
  again(node)
  return {
    root,
    again,
    all,
    one: (name) => {
      const [first] = all(name)
      if (!first) throw new Error(`nothing of the name ${name} is drawn`)
      return first
    },
  }
}

/** Whatever somebody does, with what comes of it drawn. */
export function does<T>(deed: () => T): T {
  const came = new Map<'of it', T>()
  void settled(() => void came.set('of it', deed()))
  return came.get('of it') as T
}

/** Nobody has the focus. */
export function letGo(): void {
  body.focus()
}
