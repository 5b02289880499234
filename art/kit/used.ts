/** What comes of pressing whatever can be pressed. */
import type { Part } from './document.ts'
import type { Easel } from './easel.tsx'
import { lookOf } from './said.tsx'

/** So often something is pressed in one picture, and so many of those that look alike in all of them. */
const MOST = { presses: 12, alike: 8 } as const

/** So much of a name is written out. */
const LONG = 60

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
      const [look, name, sort] = [lookOf(part), nameOf(part), sortOf(part)]
      const { sent } = easel.press(part)
      const { lines, fresh } = read()
      if (sent.length > 0 || fresh.length === 0) this.pressed.add(`${look} ${name}`)
      else if (!this.opened.has(look)) this.opened.set(look, `${look} ${name}`)
      this.alike.set(sort, this.often(sort) + 1)
      const does = sent.map((texts) => `sends ${texts.join(', ')}`).join(' and ')
      told.push(`> ${shortly(name)}: ${does || 'shows'}, ${lines} lines`, ...fresh.map((line) => `  ${line}`))
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

  private often(sort: string): number {
    return this.alike.get(sort) ?? 0
  }

  private next(easel: Easel): Part | undefined {
    const fresh = easel.pressable().filter((part) => {
      const isNew = !this.pressed.has(`${lookOf(part)} ${nameOf(part)}`)
      return isNew && this.often(sortOf(part)) < MOST.alike
    })
    return fresh.toSorted((a, b) => this.often(sortOf(a)) - this.often(sortOf(b)))[0]
  }
}

/** What can be pressed, as it looks and is called. */
export function pressableOf(easel: Easel): readonly string[] {
  return easel.pressable().map((part) => `${lookOf(part)} ${nameOf(part)}`)
}

/** Some names are whole cards. */
export function shortly(name: string): string {
  return name.length <= LONG ? name : `${name.slice(0, LONG)}…${name.slice(name.lastIndexOf('”'))}`
}

/** Alike is what looks alike and whose name begins alike: knights, castles, counties. */
function sortOf(part: Part): string {
  return `${lookOf(part)} ${nameOf(part).split(' ')[0]}`
}

/** As it is called, and how it stands. */
function nameOf(part: Part): string {
  const states = ['aria-pressed', 'aria-expanded'].flatMap((name) =>
    part.getAttribute(name) === 'true' ? [name.slice('aria-'.length)] : [],
  )
  return [`“${part.getAttribute('aria-label') ?? part.textContent}”`, ...states].join(' ')
}
