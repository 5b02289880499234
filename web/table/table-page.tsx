/** One layout for every game and every kind of table. */
import './side.css'
import './table.css'
import '../../art/board.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { calm } from '../parts/calm.ts'
import { Back } from '../parts/icons.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { precache } from '../precache.ts'
import { loadBoard, loadWords } from '../game-assets.ts'
import { locale, say } from '../words/index.ts'
import { Advice } from './advice.tsx'
import { GameOver } from './game-over.tsx'
import { catchAll } from './catch-all.tsx'
import { DraftBar } from './draft-bar.tsx'
import { Drafts } from './drafts.ts'
import { Chat } from './chat.tsx'
import { Curtain } from './curtain.tsx'
import { Log } from './log.tsx'
import { Moves } from './moves.tsx'
import { Notes } from './notes.tsx'
import { Options, Proposals } from './options.tsx'
import { Prompt } from './prompt.tsx'
import { Seats } from './seats.tsx'
import type { Line, Link, Refused, Table } from './table.ts'
import { Playback } from './playback.ts'
import { PlaybackBar } from './playback-bar.tsx'
import { useKeptFocus } from './use-focus.ts'
import { useSince } from './use-since.ts'
import { type TableText, tableTextOf } from './table-text.ts'
import { Watchers } from './watchers.tsx'

interface Props {
  readonly table: Table
  readonly title: string
  /** How to play once more, when the game is over. */
  readonly again: ComponentChildren
}

export function TablePage({ table, title, again }: Props) {
  const { about, lift } = table.game
  const { id, version } = about
  const words = useLoaded(() => loadWords(id, locale.value, version), [id, version, locale.value])
  const board = useLoaded(() => loadBoard(id, lift), [id, lift])
  useEffect(() => {
    if (words.state === 'here' && board.state === 'here') precache()
  }, [words.state, board.state])
  if (words.state !== 'here' || board.state !== 'here') return <div class="table waiting" />
  const tableText = tableTextOf(table.game, words.value, table.players.value)
  const behind = table.curtain.value
  if (behind !== null) return <Curtain table={table} tableText={tableText} seat={behind} />
  return <Playing table={table} tableText={tableText} board={board.value} title={title} again={again} />
}

interface PlayingProps extends Props {
  readonly tableText: TableText
  readonly board: Awaited<ReturnType<typeof loadBoard>>
}

function Playing({ table, tableText, board, title, again }: PlayingProps) {
  const drafts = useMemo(() => new Drafts(table), [table])
  useEffect(() => () => drafts.close(), [drafts])
  const scene = drafts.scene.value
  const playback = useMemo(() => new Playback(), [table])
  const [past, setPast] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [pointed, setPointed] = useState<string | null>(null)
  const since = useSince(table)
  useTitle(title, scene.choices.length > 0)
  useKeptFocus(scene.moment, scene.choices.length)
  useEffect(() => () => playback.stop(), [playback])

  const Board = useMemo(() => board ?? catchAll(table.game), [board, table.game])
  const offers = useMemo(
    () =>
      scene.choices.map(({ move, text }) => ({
        move,
        text,
        label: tableText.phrase(table.game.speech.move(move, scene.view)),
      })),
    [scene, locale.value],
  )
  const report = (no: Refused | null): void => setRefusal(no ? tableText.refusal(no.reason) : '')
  const act = (texts: readonly string[]): void => {
    since.seen()
    void drafts.act(texts).then(report)
  }
  const undo = (): void => void drafts.undo().then(report)
  const present = (): void => {
    playback.stop()
    setPast(false)
    document.getElementById('prompt')?.focus()
  }
  const visit = async (moment: number, play: boolean): Promise<void> => {
    const frames = await table.frames()
    playback.show(frames, moment)
    setPast(true)
    // On a phone the log is far below the board it talks about.
    document.querySelector('.table')?.scrollIntoView({ behavior: calm.peek() ? 'auto' : 'smooth' })
    if (play) playback.play(present)
  }
  const frame = past ? playback.frame.value : null
  const view = frame ? frame.view : scene.view

  return (
    <div class={past ? 'table past' : 'table'} data-moment={scene.moment}>
      <h1 class="sr">{title}</h1>
      <a class="skip" href="#moves">
        {say('skip.moves')}
      </a>
      <div class="table-head">
        {frame ? (
          <PlaybackBar playback={playback} tableText={tableText}>
            <button type="button" class="button first" onClick={present}>
              {say('playback.present')}
            </button>
          </PlaybackBar>
        ) : (
          <div class="prompt-row">
            <Prompt table={table} scene={scene} tableText={tableText} />
            <GameOver table={table} again={again} />
            {scene.undoable && (
              <button type="button" class="button near" onClick={undo}>
                <Back /> {say(drafts.reopens.value ? 'draft.reopen' : 'table.undo')}
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
        {drafts.lost.value && (
          <p class="notice" role="alert">
            {say('draft.lost')}
            <button type="button" class="text-button" onClick={() => (drafts.lost.value = false)}>
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
            {scene.viewer !== null && !table.proposals.value.some(({ kind }) => kind === 'resume') && (
              <button type="button" class="button" onClick={() => void table.propose('resume').then(report)}>
                {say('paused.resume')}
              </button>
            )}
          </p>
        )}
        <Proposals table={table} tableText={tableText} report={report} />
      </div>
      <div class="table-board">
        <h2 class="sr">{say('table.board')}</h2>
        <Board
          view={view}
          seat={scene.viewer}
          moves={frame ? [] : offers}
          act={act}
          ahead={(texts) => drafts.ahead(texts).map(({ move, text }) => ({ move, text, label: text }))}
          say={tableText.phrase}
          seats={tableText.faces}
          hint={pointed}
          point={setPointed}
          last={frame ? frame.events : scene.last}
          calm={calm.value}
        />
      </div>
      <aside class="table-side" aria-label={say('table.side')}>
        <Seats table={table} tableText={tableText} view={view} />
        <div class="row tools">
          <button type="button" class="button bare undo" disabled={!scene.undoable || past} onClick={undo}>
            <Back /> {say(drafts.reopens.value ? 'draft.reopen' : 'table.undo')}
          </button>
          <Options table={table} tableText={tableText} report={report} />
        </div>
        {!frame && <DraftBar drafts={drafts} />}
        {!frame && table.advice && (
          <Advice ask={() => table.advice?.(scene.view) ?? Promise.resolve([])} offers={offers} point={setPointed} />
        )}
        {!frame && !scene.outcome && (
          <Moves game={table.game} offers={offers} pointed={pointed} point={setPointed} act={(text) => act([text])} />
        )}
        {table.audience && <Watchers audience={table.audience} report={report} />}
        <Panels
          table={table}
          tableText={tableText}
          lines={drafts.lines.value}
          at={frame?.moment ?? null}
          go={(moment) => void visit(moment, false)}
        />
      </aside>
      <Announcer moment={scene.moment} lines={drafts.lines.value} tableText={tableText} />
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

const PANELS = { log: 'log.title', chat: 'chat.title', notes: 'notes.title' } as const

interface PanelsProps {
  readonly table: Table
  readonly tableText: TableText
  readonly lines: readonly Line[]
  readonly at: number | null
  readonly go: (moment: number) => void
}

function Panels({ table, tableText, lines, at, go }: PanelsProps) {
  const [panel, setPanel] = useState<'log' | 'chat' | 'notes'>('log')
  const talk = table.talk?.value
  return (
    <section class="panels" aria-label={say(PANELS[panel])}>
      <div class="tabs">
        {talk ? (
          <>
            <button type="button" aria-pressed={panel === 'log'} onClick={() => setPanel('log')}>
              {say('log.title')}
            </button>
            <button type="button" aria-pressed={panel === 'chat'} onClick={() => setPanel('chat')}>
              {say('chat.title')} {talk.length > 0 && <span class="quiet figures">{talk.length}</span>}
            </button>
            {table.notes && table.scene.value.viewer !== null && (
              <button type="button" aria-pressed={panel === 'notes'} onClick={() => setPanel('notes')}>
                {say('notes.title')}
              </button>
            )}
          </>
        ) : (
          <h2>{say('log.title')}</h2>
        )}
      </div>
      {panel === 'chat' && talk && <Chat table={table} talk={talk} tableText={tableText} />}
      {panel === 'notes' && table.notes && <Notes notes={table.notes} />}
      {panel === 'log' && <Log lines={lines} tableText={tableText} at={at} go={go} />}
    </section>
  )
}

interface AnnouncerProps {
  readonly moment: number
  readonly lines: readonly Line[]
  readonly tableText: TableText
}

/** Tells a screen reader what happened, once. */
function Announcer({ moment, lines, tableText }: AnnouncerProps) {
  const told = useRef(moment)
  const news = lines.filter((line) => line.moment > told.current).map((line) => tableText.event(line.event))
  useEffect(() => {
    told.current = moment
  }, [moment])
  return (
    <div class="sr" role="log" aria-live="polite">
      {news.join(' ')}
    </div>
  )
}
