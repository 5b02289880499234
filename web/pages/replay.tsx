import '../table/table.css'
import '../replay/replay.css'
import '../../art/board.css'
import { useRoute } from 'preact-iso'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Seat } from '../../engine/game.ts'
import { calm } from '../parts/calm.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { Chart } from '../replay/chart.tsx'
import { keyMoments } from '../replay/moments.ts'
import { OpenRecord } from '../replay/open-record.tsx'
import { RecordTools } from '../replay/record-tools.tsx'
import { houseStory, localStory, noStory, type Story } from '../replay/story.ts'
import { type AnyBoard, loadBoard, loadWords } from '../shelf.ts'
import { catchAll } from '../table/catch-all.tsx'
import { Log } from '../table/log.tsx'
import { Standings } from '../table/seats.tsx'
import { Time } from '../table/time.ts'
import { TimeBar } from '../table/time-bar.tsx'
import { type Voice, voiceOf } from '../table/voice.ts'
import { locale, say, titleOf } from '../words/index.ts'
import { NotFound } from './not-found.tsx'

export function ReplayPage() {
  const { params } = useRoute()
  const source = params['source'] ?? ''
  const id = params['id'] ?? ''
  useTitle(say('replay.title'))
  if (source === 'file') return <OpenRecord show={(story) => <Replay story={story} />} />
  return <Found key={`${source}/${id}`} source={source} id={id} />
}

function Found({ source, id }: { readonly source: string; readonly id: string }) {
  const loaded = useLoaded(() => (source === 'local' ? localStory(id) : houseStory(id)), [source, id])
  if (loaded.state === 'loading') return <div class="waiting" />
  const story = loaded.state === 'here' ? loaded.value : null
  if (!story) return <NotFound />
  if (noStory(story)) return <p class="page fault">{say('record.fault', { line: story.line, fault: story.fault })}</p>
  return <Replay story={story} />
}

function Replay({ story }: { readonly story: Story }) {
  const id = story.game.about.id
  const words = useLoaded(() => loadWords(id, locale.value), [id, locale.value])
  const board = useLoaded(() => loadBoard(id), [id])
  if (words.state !== 'here' || board.state !== 'here') return <div class="waiting" />
  return <Shown story={story} voice={voiceOf(story.game, words.value, story.players)} board={board.value} />
}

interface Props {
  readonly story: Story
  readonly voice: Voice
  readonly board: AnyBoard | null
}

function Shown({ story, voice, board }: Props) {
  const asked = useMemo(() => new URLSearchParams(location.search), [])
  const time = useMemo(() => new Time(), [story])
  const [eyes, setEyes] = useState<Seat | null>(() => startEyes(story, asked.get('eyes')))
  const loaded = useLoaded(() => story.frames(eyes), [story, eyes])
  const frames = loaded.state === 'here' ? loaded.value : null
  useEffect(() => {
    if (!frames) return
    const moment = time.frame.peek()?.moment ?? Number(asked.get('at') ?? Number.NaN)
    time.show(frames, Number.isNaN(moment) ? 0 : moment)
  }, [frames])
  useEffect(() => () => time.stop(), [time])
  const scores = useMemo(
    () => (frames ?? []).map((frame) => story.game.speech.standing(frame.view).map((standing) => standing.score)),
    [frames],
  )
  const keys = useMemo(() => keyMoments(scores), [scores])
  const lines = useMemo(
    () => (frames ?? []).flatMap(({ moment, events }) => events.map((event) => ({ moment, event }))),
    [frames],
  )
  const Board = useMemo(() => board ?? catchAll(story.game), [board, story])
  const frame = time.frame.value
  useEffect(() => {
    if (!frame || story.table === null) return
    const eye = eyes === null ? 'watch' : String(eyes)
    history.replaceState(history.state, '', `${location.pathname}?at=${frame.moment}&eyes=${eye}`)
  }, [frame, eyes])
  if (!frame) return <div class="waiting" />
  const name = titleOf(story.game.about.id).name
  return (
    <div class="table replay">
      <h1 class="sr">
        {say('replay.title')}: {name}
      </h1>
      <div class="table-head">
        <TimeBar time={time} voice={voice} />
      </div>
      <div class="table-board">
        <h2 class="sr">{say('table.board')}</h2>
        <Board
          view={frame.view}
          seat={eyes}
          moves={[]}
          act={() => undefined}
          say={voice.phrase}
          seats={voice.faces}
          hint={null}
          last={frame.events}
          calm={calm.value}
        />
      </div>
      <aside class="table-side" aria-label={say('table.side')}>
        <Standings game={story.game} players={story.players} voice={voice} view={frame.view} />
        <Chart scores={scores} faces={voice.faces} at={time.index.value} keys={keys} go={(index) => time.go(index)} />
        {keys.length > 0 && (
          <div class="row keys" role="group" aria-label={say('replay.keys')}>
            <span class="quiet">{say('replay.keys')}</span>
            {keys.map((index) => (
              <button key={index} type="button" class="key figures" onClick={() => time.go(index)}>
                {index}
              </button>
            ))}
          </div>
        )}
        {story.eyes.length > 1 && (
          <label class="field eyes">
            <span>{say('replay.eyes')}</span>
            <select
              value={eyes === null ? 'watch' : String(eyes)}
              onChange={(event) => {
                const { value } = event.currentTarget
                setEyes(value === 'watch' ? null : Number(value))
              }}
            >
              {story.eyes.map((seat) => (
                <option key={seat} value={seat === null ? 'watch' : String(seat)}>
                  {seat === null ? say('replay.watcher') : voice.faces[seat]?.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <RecordTools story={story} />
        <section class="papers" aria-label={say('log.title')}>
          <h2>{say('log.title')}</h2>
          <Log lines={lines} voice={voice} at={frame.moment} go={(moment) => time.show(time.frames.value, moment)} />
        </section>
      </aside>
    </div>
  )
}

function startEyes(story: Story, asked: string | null): Seat | null {
  const wanted = asked === null || asked === 'watch' ? null : Number(asked)
  if (asked !== null && story.eyes.includes(wanted)) return wanted
  return story.eyes.find((seat) => seat !== null && story.players[seat]?.kind === 'person') ?? story.eyes[0] ?? null
}
