/** A program outside, spoken to in the engine protocol (docs/engine-protocol.md). */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Ask, Mind, Player } from './players.ts'

/** What a late answer may be late, for the way there and back. */
const GRACE_MS = 1000
/** A program may need that long to start. */
const START_MS = 20_000
/** With an effort instead of a time nobody hurries it. */
const PATIENCE_MS = 120_000

/** How much a program may think about a move: so long, or so much work if it counts work as `roses engine` does. */
export type Allowance = { readonly ms: number } | { readonly effort: number }

export class External implements Player {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>
  private readonly game: string
  private readonly allowance: Allowance
  private readonly waiting = new Map<number, (move: string | null) => void>()
  private readonly ready: Promise<boolean>
  private asked = 0
  private gone = false

  constructor(command: string, game: string, allowance: Allowance) {
    const [file = '', ...args] = words(command)
    this.game = game
    this.allowance = allowance
    this.child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.ready = new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), START_MS)
      const settle = (is: boolean): void => {
        clearTimeout(late)
        resolve(is)
      }
      const leave = (): void => {
        this.gone = true
        settle(false)
        for (const answer of this.waiting.values()) answer(null)
      }
      this.child.on('error', leave)
      this.child.on('exit', leave)
      this.child.stdin.on('error', leave)
      createInterface({ input: this.child.stdout }).on('line', (line) => {
        const message = readMessage(line)
        if (message?.type === 'ready') settle(true)
        if (message?.type === 'move' || message?.type === 'error')
          this.waiting.get(Number(message.id))?.(typeof message.move === 'string' ? message.move : null)
      })
    })
    this.tell({ type: 'hello', protocol: 1 })
  }

  sit(): Mind {
    return (ask) => this.ask(ask)
  }

  close(): void {
    if (this.gone) return
    this.tell({ type: 'quit' })
    this.child.stdin.end()
    setTimeout(() => this.child.kill(), GRACE_MS).unref()
  }

  private async ask({ view, seat, seats, seed, legal }: Ask): Promise<string | null> {
    if (!(await this.ready) || this.gone) return null
    const id = ++this.asked
    const { game, allowance } = this
    const ms = 'ms' in allowance ? allowance.ms : PATIENCE_MS
    return new Promise((resolve) => {
      const late = setTimeout(() => answer(null), ms + GRACE_MS)
      const answer = (move: string | null): void => {
        clearTimeout(late)
        this.waiting.delete(id)
        resolve(move)
      }
      this.waiting.set(id, answer)
      this.tell({ type: 'move', id, game, seats, seat, view, legal, ms, seed, ...allowance })
    })
  }

  private tell(message: object): void {
    if (!this.gone) this.child.stdin.write(`${JSON.stringify(message)}\n`)
  }
}

export interface Message {
  readonly type?: unknown
  readonly id?: unknown
  readonly move?: unknown
}

/** `null` for a line that is no message; programs may print what they like on lines of their own. */
export function readMessage(line: string): Message | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** A command line as words; quotes hold words together. */
function words(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}
