/** The controls of a walk through the past. */
import { Earlier, First, Last, Later, Pause, Play } from '../parts/icons.tsx'
import { say, type WordId } from '../words/index.ts'
import type { ComponentChildren } from 'preact'
import type { Time } from './time.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly time: Time
  readonly voice: Voice
  readonly children?: ComponentChildren
}

export function TimeBar({ time, voice, children }: Props) {
  const frames = time.frames.value
  const index = time.index.value
  const sentence = (time.frame.value?.events ?? []).map((event) => voice.event(event)).join(' ')
  const playing = time.playing.value
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') time.step(-1)
    else if (event.key === 'ArrowRight') time.step(1)
    else return
    event.preventDefault()
  }
  return (
    <div class="time" role="group" aria-label={say('time.label')} onKeyDown={keys}>
      <p class="time-says prose" aria-live="polite" tabIndex={0}>
        {index === 0 ? say('time.start') : sentence || say('time.hidden')}
      </p>
      <div class="time-controls">
        <Step word="time.first" sign={<First />} off={index === 0} go={() => time.step(-index)} />
        <Step word="time.earlier" sign={<Earlier />} off={index === 0} go={() => time.step(-1)} />
        <Step
          word={playing ? 'time.pause' : 'time.play'}
          sign={playing ? <Pause /> : <Play />}
          off={frames.length < 2}
          go={() => (playing ? time.stop() : time.play())}
        />
        <Step word="time.later" sign={<Later />} off={index >= frames.length - 1} go={() => time.step(1)} />
        <Step
          word="time.last"
          sign={<Last />}
          off={index >= frames.length - 1}
          go={() => time.step(frames.length - 1 - index)}
        />
        <input
          type="range"
          min={0}
          max={Math.max(0, frames.length - 1)}
          value={index}
          aria-label={say('time.scrub')}
          aria-valuetext={say('time.at', { at: index, of: Math.max(0, frames.length - 1) })}
          onInput={(event) => {
            time.stop()
            time.go(Number(event.currentTarget.value))
          }}
        />
        <span class="figures quiet">
          {index} / {Math.max(0, frames.length - 1)}
        </span>
        {children}
      </div>
    </div>
  )
}

interface StepProps {
  readonly word: WordId
  readonly sign: ComponentChildren
  readonly off: boolean
  readonly go: () => void
}

function Step({ word, sign, off, go }: StepProps) {
  return (
    <button type="button" class="step" aria-label={say(word)} title={say(word)} aria-disabled={off} onClick={go}>
      {sign}
    </button>
  )
}
