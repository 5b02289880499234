/** The reveal told beat by beat. It can be stepped, played and put away, and keeps nobody from playing on. */
import { useState } from 'preact/hooks'
import { type Beat, CHAPTERS } from './beats.ts'
import { useBoard } from './context.tsx'
import { BeatScene } from './scene.tsx'

/** How long a beat stays: a moment, and a little for each line to be read. */
const timeOf = (beat: Beat) => 1200 + beat.lines.length * 700

export function Tale(props: {
  readonly beats: readonly Beat[]
  readonly at: number
  readonly turn: number
  readonly calm: boolean
  readonly go: (beat: number) => void
  readonly close: () => void
}) {
  const { beats, at, go } = props
  const { say } = useBoard()
  const [playing, setPlaying] = useState(!props.calm)
  const beat = beats[at]
  const last = at >= beats.length - 1
  if (!beat) return null
  const step = (by: number) => {
    setPlaying(false)
    go(Math.max(0, Math.min(beats.length - 1, at + by)))
  }
  const toggle = () => {
    if (last) go(0)
    setPlaying(last || !playing)
  }
  const jump = (chapter: Beat['chapter']) => {
    const to = beats.findIndex((other) => other.chapter === chapter)
    if (to >= 0) step(to - at)
  }
  return (
    <section class="wr-tale" aria-label={say({ say: 'board.tale', turn: props.turn })}>
      <header>
        <h3>{say({ say: 'board.tale', turn: props.turn })}</h3>
        <div class="wr-chapters">
          {CHAPTERS.map((chapter) => (
            <button
              key={chapter}
              type="button"
              aria-current={beat.chapter === chapter ? 'step' : undefined}
              disabled={!beats.some((other) => other.chapter === chapter)}
              onClick={() => jump(chapter)}
            >
              {say({ say: `board.chapter.${chapter}` })}
            </button>
          ))}
        </div>
      </header>
      <div class="wr-beat appears" key={at}>
        <BeatScene beat={beat} />
        <ul>
          {beat.lines.map((line, i) => (
            <li key={i}>{say(line)}</li>
          ))}
        </ul>
      </div>
      {/* The line that fills while a beat is told is also the clock: where nothing moves, nothing runs by itself. */}
      <span class="wr-pace">
        {playing && !last && (
          <span key={at} style={{ animationDuration: `${timeOf(beat)}ms` }} onAnimationEnd={() => go(at + 1)} />
        )}
      </span>
      <div class="wr-player">
        <button type="button" aria-label={say({ say: 'board.back' })} disabled={at === 0} onClick={() => step(-1)}>
          ‹
        </button>
        <button type="button" class="wr-play" onClick={toggle}>
          {say({ say: last ? 'board.again' : playing ? 'board.pause' : 'board.play' })}
        </button>
        <button type="button" aria-label={say({ say: 'board.next' })} disabled={last} onClick={() => step(1)}>
          ›
        </button>
        <span class="figure wr-quiet">
          {at + 1} / {beats.length}
        </span>
        <button type="button" class="wr-skip" onClick={props.close}>
          {say({ say: last ? 'board.close' : 'board.skip' })}
        </button>
      </div>
    </section>
  )
}
