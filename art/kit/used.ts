/** What comes of pressing whatever can be pressed. */
import type { Part } from './document.ts'
import type { Easel } from './easel.tsx'
import { lookOf } from './said.tsx'

/** So often something is pressed in one picture, and so many of those that look alike in all of them. */
const MOST = { presses: 12, alike: 8 } as const

/** Presses what no picture before has had, first what looks as little else that was pressed; and again as long as something new comes of it. */
export class Use {
  private readonly pressed = new Set<string>()
  private readonly alike = new Map<string, number>()
  /** What has shown something new, by its look. */
  private readonly opened = new Map<string, string>()

  /** `read` says what the board says, and what of it is new. */
  press(easel: Easel, read: () => { readonly lines: number; readonly fresh: readonly string[] }): readonly string[] {
    const told: string[] = []
    for (let presses = 0; presses < MOST.presses; presses++) {
      const part = this.next(easel)
      if (!part) break
      const [look, name] = [lookOf(part), nameOf(part)]
      const { sent } = easel.press(part)
      const { lines, fresh } = read()
      if (sent.length > 0 || fresh.length === 0) this.pressed.add(`${look} ${name}`)
      else if (!this.opened.has(look)) this.opened.set(look, `${look} ${name}`)
      this.alike.set(look, this.often(look) + 1)
      const does = sent.map((texts) => `sends ${texts.join(', ')}`).join(' and ')
      told.push(`> ${name}: ${does || 'shows'}, ${lines} lines`, ...fresh.map((line) => `  ${line}`))
    }
    return told
  }

  /** Which of these has opened something that no Escape has closed yet: of each look the first. */
  toClose(names: readonly string[]): readonly number[] {
    return names.flatMap((name, at) => {
      const look = [...this.opened].find(([, opener]) => opener === name)?.[0]
      if (look === undefined) return []
      this.opened.set(look, '')
      return [at]
    })
  }

  private often(look: string): number {
    return this.alike.get(look) ?? 0
  }

  private next(easel: Easel): Part | undefined {
    const fresh = easel.pressable().filter((part) => {
      const look = lookOf(part)
      return this.often(look) < MOST.alike && !this.pressed.has(`${look} ${nameOf(part)}`)
    })
    return fresh.toSorted((a, b) => this.often(lookOf(a)) - this.often(lookOf(b)))[0]
  }
}

/** What can be pressed, as it looks and is called. */
export function pressableOf(easel: Easel): readonly string[] {
  return easel.pressable().map((part) => `${lookOf(part)} ${nameOf(part)}`)
}

/** As it is called, and how it stands. */
function nameOf(part: Part): string {
  const states = ['aria-pressed', 'aria-expanded'].flatMap((name) =>
    part.getAttribute(name) === 'true' ? [name.slice('aria-'.length)] : [],
  )
  return [`“${part.getAttribute('aria-label') ?? part.textContent}”`, ...states].join(' ')
}
