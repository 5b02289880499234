/** A walk through the past of a table: which frame is shown, and whether it walks by itself. */
import { batch, computed, signal } from '@preact/signals'
import { beat } from './pace.ts'
import type { Frame } from './table.ts'

export class Playback {
  readonly frames = signal<readonly Frame[]>([])
  readonly index = signal(0)
  readonly playing = signal(false)
  readonly frame = computed(() => this.frames.value[this.index.value] ?? null)
  private timer = 0
  private done: (() => void) | undefined

  /** Shows the frame of that moment, or the last one before it. */
  show(frames: readonly Frame[], moment: number): void {
    const at = frames.findLastIndex((frame) => frame.moment <= moment)
    batch(() => {
      this.frames.value = frames
      this.index.value = Math.max(0, at)
    })
  }

  /** What happens while one looks back is added at the end. */
  append(frame: Frame): void {
    const newest = this.frames.peek().at(-1)
    if (newest && newest.moment < frame.moment) this.frames.value = [...this.frames.peek(), frame]
  }

  go(index: number): void {
    this.index.value = Math.min(Math.max(0, index), this.frames.value.length - 1)
  }

  step(by: number): void {
    this.stop()
    this.go(this.index.value + by)
  }

  /** Walks on by itself at the reader's pace; whoever wants it at once is at the end. */
  play(done?: () => void, stay: () => number = beat): void {
    if (this.index.value >= this.frames.value.length - 1) this.go(0)
    this.done = done
    this.playing.value = true
    this.walk(stay)
  }

  private walk(stay: () => number): void {
    clearTimeout(this.timer)
    if (stay() === 0) this.go(this.frames.peek().length - 1)
    this.timer = window.setTimeout(() => {
      if (this.index.value < this.frames.value.length - 1) {
        this.go(this.index.value + 1)
        this.walk(stay)
      } else {
        const { done } = this
        this.stop()
        done?.()
      }
    }, stay())
  }

  stop(): void {
    clearTimeout(this.timer)
    this.done = undefined
    this.playing.value = false
  }
}
