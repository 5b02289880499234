/** One layout for every game and every kind of table. */
import './table.css'
import '../../art/board.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { calm } from '../parts/calm.ts'
import { Back } from '../parts/icons.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { precache } from '../precache.ts'
import { loadBoard, loadWords } from '../shelf.ts'
import { locale, say } from '../words/index.ts'
import { Advice } from './advice.tsx'
import { After } from './after.tsx'
import { catchAll } from './catch-all.tsx'
import { Chat } from './chat.tsx'
import { Curtain } from './curtain.tsx'
import { Log } from './log.tsx'
import { Moves } from './moves.tsx'
import { Notes } from './notes.tsx'
import { Options, Proposals } from './options.tsx'
import { Prompt } from './prompt.tsx'
import { Seats } from './seats.tsx'
import type { Link, Refused, Table } from './table.ts'
import { Time } from './time.ts'
import { TimeBar } from './time-bar.tsx'
import { useKeptFocus } from './use-focus.ts'
import { useSince } from './use-since.ts'
import { type Voice, voiceOf } from './voice.ts'

interface Props {
  readonly table: Table
  readonly title: string
  /** How to play once more, when the game is over. */
  readonly again: ComponentChildren
}

export function TablePage({ table, title, again }: Props) {
  const id = table.game.about.id
  const words = useLoaded(() => loadWords(id, locale.value), [id, locale.value])
  const board = useLoaded(() => loadBoard(id), [id])
  useEffect(() => {
    if (words.state === 'here' && board.state === 'here') precache()
  }, [words.state, board.state])
  if (words.state !== 'here' || board.state !== 'here') return <div class="table waiting" />
  const voice = voiceOf(table.game, words.value, table.players.value)
  const behind = table.curtain.value
  if (behind !== null) return <Curtain table={table} voice={voice} seat={behind} />
  return <Playing table={table} voice={voice} board={board.value} title={title} again={again} />
}

interface PlayingProps extends Props {
  readonly voice: Voice
  readonly board: Awaited<ReturnType<typeof loadBoard>>
}

function Playing({ table, voice, board, title, again }: PlayingProps) {
  const scene = table.scene.value
  const time = useMemo(() => new Time(), [table])
  const [past, setPast] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [pointed, setPointed] = useState<string | null>(null)
  const since = useSince(table)
  useTitle(title, scene.choices.length > 0)
  useKeptFocus(scene.moment, scene.choices.length)
  useEffect(() => () => time.stop(), [time])

  const Board = useMemo(() => board ?? catchAll(table.game), [board, table.game])
  const offers = useMemo(
    () =>
      scene.choices.map(({ move, text }) => ({
        move,
        text,
        label: voice.phrase(table.game.speech.move(move, scene.view)),
      })),
    [scene, locale.value],
  )
  const report = (no: Refused | null): void => setRefusal(no ? voice.refusal(no.reason) : '')
  const act = (texts: readonly string[]): void => {
    since.seen()
    void table.act(texts).then(report)
  }
  const undo = (): void => void table.undo().then(report)
  const present = (): void => {
    time.stop()
    setPast(false)
    document.getElementById('prompt')?.focus()
  }
  const visit = async (moment: number, play: boolean): Promise<void> => {
    const frames = await table.frames()
    time.show(frames, moment)
    setPast(true)
    // On a phone the log is far below the board it talks about.
    document.querySelector('.table')?.scrollIntoView({ behavior: calm.peek() ? 'auto' : 'smooth' })
    if (play) time.play(present)
  }
  const frame = past ? time.frame.value : null
  const view = frame ? frame.view : scene.view

  return (
    <div class={past ? 'table past' : 'table'} data-moment={scene.moment}>
      <h1 class="sr">{title}</h1>
      <a class="skip" href="#moves">
        {say('skip.moves')}
      </a>
      <div class="table-head">
        {frame ? (
          <TimeBar time={time} voice={voice}>
            <button type="button" class="button first" onClick={present}>
              {say('time.present')}
            </button>
          </TimeBar>
        ) : (
          <div class="prompt-row">
            <Prompt table={table} voice={voice} />
            <After table={table} again={again} />
            {scene.undoable && (
              <button type="button" class="button near" onClick={undo}>
                <Back /> {say('table.undo')}
              </button>
            )}
          </div>
        )}
        <LinkState link={table.link.value} />
        {refusal && (
          <p class="notice refusal" role="alert">
            {refusal}
            <button type="button" class="text-button" onClick={() => setRefusal('')}>
              {say('close')}
            </button>
          </p>
        )}
        {since.moment !== null && !past && (
          <p class="notice">
            {say('since.text', { n: since.count })}
            <button type="button" class="button" onClick={() => void visit(since.moment ?? 0, true).then(since.seen)}>
              {say('since.show')}
            </button>
            <button type="button" class="text-button" onClick={since.seen}>
              {say('since.skip')}
            </button>
          </p>
        )}
        {table.paused.value && (
          <p class="notice" role="status">
            {say('paused.text')}
            {scene.eyes !== null && (
              <button type="button" class="button" onClick={() => void table.resume().then(report)}>
                {say('paused.resume')}
              </button>
            )}
          </p>
        )}
        <Proposals table={table} voice={voice} report={report} />
      </div>
      <div class="table-board">
        <h2 class="sr">{say('table.board')}</h2>
        <Board
          view={view}
          seat={scene.eyes}
          moves={frame ? [] : offers}
          act={act}
          say={voice.phrase}
          seats={voice.faces}
          hint={pointed}
          point={setPointed}
          last={frame ? frame.events : scene.last}
          calm={calm.value}
        />
      </div>
      <aside class="table-side" aria-label={say('table.side')}>
        <Seats table={table} voice={voice} view={view} />
        <div class="row tools">
          <button type="button" class="button bare undo" disabled={!scene.undoable || past} onClick={undo}>
            <Back /> {say('table.undo')}
          </button>
          <Options table={table} voice={voice} report={report} />
        </div>
        {!frame && table.advice && <Advice ask={table.advice} offers={offers} point={setPointed} />}
        {!frame && !scene.outcome && (
          <Moves offers={offers} pointed={pointed} point={setPointed} act={(text) => act([text])} />
        )}
        <Papers table={table} voice={voice} at={frame?.moment ?? null} go={(moment) => void visit(moment, false)} />
      </aside>
      <Herald table={table} voice={voice} />
    </div>
  )
}

function LinkState({ link }: { readonly link: Link }) {
  const words = { sending: 'link.sending', reconnecting: 'link.reconnecting', offline: 'link.offline' } as const
  return (
    <p class={`link-state ${link}`} role="status">
      {link === 'here' ? '' : say(words[link])}
    </p>
  )
}

const PAPERS = { log: 'log.title', chat: 'chat.title', notes: 'notes.title' } as const

interface PapersProps {
  readonly table: Table
  readonly voice: Voice
  readonly at: number | null
  readonly go: (moment: number) => void
}

function Papers({ table, voice, at, go }: PapersProps) {
  const [paper, setPaper] = useState<'log' | 'chat' | 'notes'>('log')
  const talk = table.talk?.value
  return (
    <section class="papers" aria-label={say(PAPERS[paper])}>
      <div class="tabs">
        {talk ? (
          <>
            <button type="button" aria-pressed={paper === 'log'} onClick={() => setPaper('log')}>
              {say('log.title')}
            </button>
            <button type="button" aria-pressed={paper === 'chat'} onClick={() => setPaper('chat')}>
              {say('chat.title')} {talk.length > 0 && <span class="quiet figures">{talk.length}</span>}
            </button>
            {table.notes && table.scene.value.eyes !== null && (
              <button type="button" aria-pressed={paper === 'notes'} onClick={() => setPaper('notes')}>
                {say('notes.title')}
              </button>
            )}
          </>
        ) : (
          <h2>{say('log.title')}</h2>
        )}
      </div>
      {paper === 'chat' && talk && <Chat table={table} talk={talk} voice={voice} />}
      {paper === 'notes' && table.notes && <Notes notes={table.notes} />}
      {paper === 'log' && <Log lines={table.lines.value} voice={voice} at={at} go={go} />}
    </section>
  )
}

/** Tells a screen reader what happened, once. */
function Herald({ table, voice }: { readonly table: Table; readonly voice: Voice }) {
  const told = useRef(table.scene.peek().moment)
  const { moment } = table.scene.value
  const news = table.lines.value.filter((line) => line.moment > told.current).map((line) => voice.event(line.event))
  useEffect(() => {
    told.current = moment
  }, [moment])
  return (
    <div class="sr" role="log" aria-live="polite">
      {news.join(' ')}
    </div>
  )
}
