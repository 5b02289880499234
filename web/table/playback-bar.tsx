/** The controls of a walk through the past. */
import { Signed } from '../../art/signed.tsx'
import { Earlier, First, Last, Later, Pause, Play } from '../parts/icons.tsx'
import { say, type WordId } from '../words/index.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Playback } from './playback.ts'
import type { TableText } from './table-text.ts'

interface Props {
  readonly playback: Playback
  readonly tableText: TableText
  readonly children?: ComponentChildren
}

export function PlaybackBar({ playback, tableText, children }: Props) {
  const frames = playback.frames.value
  const index = playback.index.value
  const sentence = (playback.frame.value?.events ?? []).map((event) => tableText.event(event)).join(' ')
  const playing = playback.playing.value
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') playback.step(-1)
    else if (event.key === 'ArrowRight') playback.step(1)
    else return
    event.preventDefault()
  }
  return (
    <div class="playback" role="group" aria-label={say('playback.label')} onKeyDown={keys}>
      <Tale text={index === 0 ? say('playback.start') : sentence || say('playback.hidden')} />
      <div class="playback-controls">
        <Step word="playback.first" sign={<First />} off={index === 0} go={() => playback.step(-index)} />
        <Step word="playback.earlier" sign={<Earlier />} off={index === 0} go={() => playback.step(-1)} />
        <Step
          word={playing ? 'playback.pause' : 'playback.play'}
          sign={playing ? <Pause /> : <Play />}
          off={frames.length < 2}
          go={() => (playing ? playback.stop() : playback.play())}
        />
        <Step word="playback.later" sign={<Later />} off={index >= frames.length - 1} go={() => playback.step(1)} />
        <Step
          word="playback.last"
          sign={<Last />}
          off={index >= frames.length - 1}
          go={() => playback.step(frames.length - 1 - index)}
        />
        <input
          type="range"
          min={0}
          max={Math.max(0, frames.length - 1)}
          value={index}
          aria-label={say('playback.scrub')}
          aria-valuetext={say('playback.at', { at: index, of: Math.max(0, frames.length - 1) })}
          onInput={(event) => {
            playback.stop()
            playback.go(Number(event.currentTarget.value))
          }}
        />
        <span class="figures quiet">
          {index} / {Math.max(0, frames.length - 1)}
        </span>
      </div>
      {children && <div class="playback-ways">{children}</div>}
    </div>
  )
}

/** What happened at a moment, from its beginning; where it goes on below, that is seen, and an arrow leads there. */
function Tale({ text }: { readonly text: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  const [more, setMore] = useState(false)
  const look = (): void => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    setMore(scrollTop + clientHeight < scrollHeight - SLACK)
  }
  useLayoutEffect(() => {
    box.current?.scrollTo?.({ top: 0 })
    look()
  }, [text])
  useEffect(() => {
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
  const on = (): void => box.current?.scrollBy?.({ top: box.current.clientHeight - LINE })
  return (
    <div class={more ? 'playback-tale more' : 'playback-tale'}>
      <p ref={box} class="playback-says prose" aria-live="polite" tabIndex={0} onScroll={look}>
        <Signed text={text} />
      </p>
      {/* For the pointer: the keyboard scrolls, and ears hear all of it. */}
      {more && (
        <button type="button" class="playback-more" aria-hidden="true" tabIndex={-1} onClick={on}>
          <Later />
        </button>
      )}
    </div>
  )
}

/** Less than this is no line. */
const SLACK = 6
/** The line that fades is read again. */
const LINE = 24

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
