/** A walk through the past of a table: which frame is shown, and whether it walks by itself. */
import { batch, computed, signal } from '@preact/signals'
import type { Frame } from './table.ts'

/** Long enough to read a sentence and see a piece travel. */
const BEAT_MS = 1400

export class Playback {
  readonly frames = signal<readonly Frame[]>([])
  readonly index = signal(0)
  readonly playing = signal(false)
  readonly frame = computed(() => this.frames.value[this.index.value] ?? null)
  private timer = 0

  /** Shows the frame of that moment, or the last one before it. */
  show(frames: readonly Frame[], moment: number): void {
    const at = frames.findLastIndex((frame) => frame.moment <= moment)
    batch(() => {
      this.frames.value = frames
      this.index.value = Math.max(0, at)
    })
  }

  go(index: number): void {
    this.index.value = Math.min(Math.max(0, index), this.frames.value.length - 1)
  }

  step(by: number): void {
    this.stop()
    this.go(this.index.value + by)
  }

  play(done?: () => void): void {
    if (this.index.value >= this.frames.value.length - 1) this.go(0)
    this.playing.value = true
    clearInterval(this.timer)
    this.timer = window.setInterval(() => {
      if (this.index.value < this.frames.value.length - 1) this.go(this.index.value + 1)
      else {
        this.stop()
        done?.()
      }
    }, BEAT_MS)
  }

  stop(): void {
    clearInterval(this.timer)
    this.playing.value = false
  }
}
