/**
 * Bots think in a worker, and moves are foreseen in another, so that the page never waits for them. One question, one answer: 0.4 KB
 * compressed, where Comlink would be 1.9 KB.
 */
import type { Foresight, Options, Seat } from '../../engine/game.ts'
import type { Hint, Intent, Reason, Verdict } from '../../bots/index.ts'

/** What else than a move may be asked for: what to play, what an act was worth, what the others changed since an earlier view, why a step is good or bad. */
export type Counsel =
  | { readonly kind: 'hints' }
  | { readonly kind: 'verdict'; readonly steps: readonly string[] }
  | { readonly kind: 'tidings'; readonly before: unknown }
  | { readonly kind: 'reasons'; readonly step: string }

export interface Question {
  readonly id: number
  readonly game: string
  readonly version: number
  readonly view: unknown
  readonly seat: Seat
  readonly level: string
  readonly seed: number
  readonly intent: Intent | null
  /** The table's settings, for advice. */
  readonly options?: Options
  /** Asks for that instead of a move. */
  readonly counsel?: Counsel
  /** Asks instead what these moves would bring; none: what the decision should not be made without. */
  readonly foresee?: readonly unknown[]
}

export type Answer =
  | { readonly id: number; readonly moves: readonly string[]; readonly intent: Intent | null }
  | { readonly id: number; readonly hints: readonly Hint[] }
  | { readonly id: number; readonly verdict: Verdict | null }
  | { readonly id: number; readonly tidings: readonly Reason[] }
  | { readonly id: number; readonly reasons: readonly Reason[] }
  | { readonly id: number; readonly foreseen: readonly Foresight[] }
  | { readonly id: number; readonly fault: string }

export class Thinker {
  private worker: Worker | null = null
  private asked = 0
  private readonly waiting = new Map<number, (answer: Answer) => void>()

  ask(question: Omit<Question, 'id'>): Promise<Answer> {
    const id = ++this.asked
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      const worker: MessagePort | Worker = this.start()
      worker.postMessage({ ...question, id } satisfies Question, [])
    })
  }

  close(): void {
    this.worker?.terminate()
    this.worker = null
    this.waiting.clear()
  }

  private start(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.addEventListener('message', (message: MessageEvent<Answer>) => this.settle(message.data))
    worker.addEventListener('error', () => {
      for (const id of this.waiting.keys()) this.settle({ id, fault: 'the bots could not be loaded' })
      this.close()
    })
    this.worker = worker
    return worker
  }

  private settle(answer: Answer): void {
    this.waiting.get(answer.id)?.(answer)
    this.waiting.delete(answer.id)
  }
}
