/** Sounds for ears that have no board before them: a few soft notes of our own, made when they are needed. */
import type { AnyGame } from '../../engine/game.ts'
import { weightOf } from '../../engine/log-lines.ts'
import type { Scene, TableEvent } from '../table/table.ts'

/** Notes in hertz, one after the other. */
const SOUNDS = {
  yours: [523, 784],
  turn: [392],
  deed: [330],
  over: [392, 523, 659],
} as const
export type SoundId = keyof typeof SOUNDS

const NOTE_S = 0.14
const LOUD = 0.05

let context: AudioContext | null = null

export function play(sound: SoundId): void {
  context ??= new AudioContext()
  const { currentTime, destination } = context
  for (const [index, pitch] of SOUNDS[sound].entries()) {
    const start = currentTime + index * NOTE_S
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(LOUD, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_S)
    tone.connect(volume).connect(destination)
    tone.start(start)
    tone.stop(start + NOTE_S)
  }
}

/** One sound for an update: the most important that it brought. */
export function soundOf(game: AnyGame, scene: Scene, events: readonly TableEvent[]): SoundId | null {
  if (scene.outcome) return 'over'
  if (scene.viewer !== null && scene.awaiting.includes(scene.viewer)) return 'yours'
  if (events.some((event) => weightOf(game, event) === 'heading')) return 'turn'
  return events.some((event) => weightOf(game, event) !== 'quiet') ? 'deed' : null
}
