/** A part of the page in the hand of a test: what stands on it, and what a press, a key or a word typed does. */
import { Piece, body, noticed, page } from './screen.ts'
import { type ComponentChild, render } from 'preact'
import { act } from 'preact/test-utils'
import { LocationProvider } from 'preact-iso'
import { vi } from 'vitest'
import { PATIENCE_MS } from '../../../scripts/patience.ts'
import { speak } from '../../words/index.ts'

vi.mock('virtual:titles/en', () => ({ default: {} }))
await speak('en')

/** A busy machine may be slow; how long is not what a test is about. */

/** Fetches words of the page's parts, each by its hook, as whoever comes to a table has them. */
export async function speaking(...hooks: readonly (() => boolean)[]): Promise<void> {
  const drawn = new Drawn()
  const Hears = () => (hooks.map((use) => use()).every(Boolean) ? 'heard' : 'waiting')
  drawn.draw(<Hears />)
  await drawn.until(() => {
    if (drawn.text !== 'heard') throw new Error('words are on their way')
  })
  drawn.clear()
}

const HTML = 'http://www.w3.org/1999/xhtml'

export class Drawn {
  private readonly root = body.appendChild(new Piece(HTML, 'div')) as Piece

  draw(what: ComponentChild): this {
    this.does(() => render(<LocationProvider>{what}</LocationProvider>, this.root as unknown as Element))
    return this
  }

  /** Does something, and lets the page follow. */
  does(what: () => void): void {
    void act(what)
    void act(noticed)
  }

  /** Waits until the page is as it should be. */
  async until(isSo: () => void): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; ;) {
      await act(() => new Promise<void>((next) => setTimeout(next, 1)))
      void act(noticed)
      try {
        isSo()
        return
      } catch (error) {
        if (performance.now() > end) throw new Error(`${this.text}: ${String(error)}`, { cause: error })
      }
    }
  }

  /** What can be read, without what is still closed. */
  get text(): string {
    return read(this.root)
  }

  all(selector: string): readonly Piece[] {
    return this.root.querySelectorAll(selector).filter(isShown)
  }

  /** The first of them, or the one of that number. */
  the(selector: string, at = 0): Piece {
    const found = this.all(selector).at(at)
    if (!found) throw new Error(`no ${selector} in: ${this.text}`)
    return found
  }

  texts(selector: string): readonly string[] {
    return this.all(selector).map(read)
  }

  /** Whatever can be used and is called that. */
  maybe(name: string): Piece | undefined {
    return this.all('button, a, input, select, textarea').find((piece) => nameOf(piece) === name)
  }

  called(name: string): Piece {
    const found = this.maybe(name)
    if (!found) throw new Error(`nothing is called ${name} in: ${this.text}`)
    return found
  }

  press(what: string | Piece, pointerType = 'mouse'): void {
    const piece = typeof what === 'string' ? this.called(what) : what
    if (piece.disabled) throw new Error(`${nameOf(piece)} cannot be pressed`)
    this.does(() => {
      piece.send('pointerdown', { pointerType })
      piece.send('pointerup', { pointerType })
      const { defaultPrevented } = piece.send('click', { pointerType })
      if (!defaultPrevented && piece.getAttribute('type') === 'submit')
        (piece.closest('form') as Piece | null)?.send('submit')
    })
  }

  /** Writes into a field, or chooses from a list. */
  fill(what: string | Piece, value: string): void {
    const piece = typeof what === 'string' ? this.called(what) : what
    this.does(() => {
      piece.value = value
      piece.send(piece.localName === 'select' ? 'change' : 'input')
    })
  }

  tick(what: string | Piece, checked: boolean): void {
    const piece = typeof what === 'string' ? this.called(what) : what
    this.does(() => {
      piece.checked = checked
      piece.send('change')
    })
  }

  submit(selector = 'form'): void {
    const form = this.the(selector)
    this.does(() => void form.send('submit'))
  }

  /** Presses a key where the focus is; says whether somebody took it. */
  key(key: string, more: Record<string, unknown> = {}, on: Piece = page.activeElement): boolean {
    let taken = false
    this.does(() => {
      taken = on.send('keydown', { key, ...more }).defaultPrevented
    })
    return taken
  }

  focus(what: string | Piece): void {
    const piece = typeof what === 'string' ? this.called(what) : what
    this.does(() => piece.focus())
  }

  clear(): void {
    this.does(() => render(null, this.root as unknown as Element))
    this.root.remove()
  }
}

/** A closed dialogue is not there. */
function isShown(piece: Piece): boolean {
  return (piece.around() as readonly Piece[]).every((each) => each.localName !== 'dialog' || each.open)
}

export function read(piece: Piece): string {
  return leaves(piece).join(' ').replaceAll(/\s+/g, ' ').trim()
}

function leaves(piece: Piece): readonly string[] {
  if (piece.localName === 'dialog' && !piece.open) return []
  return piece.childNodes.flatMap((child) => (child instanceof Piece ? leaves(child) : [child.textContent]))
}

export function nameOf(piece: Piece): string {
  const said = piece.getAttribute('aria-label')
  if (said !== null) return said
  if (piece.localName !== 'input' && piece.localName !== 'select' && piece.localName !== 'textarea') return read(piece)
  const label = piece.closest('label') as Piece | null
  return label ? read(label.children.find((child) => child.localName === 'span') ?? label) : ''
}
