import '../../art/board.css'
import { useRoute } from 'preact-iso'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { MarksContext } from '../../art/marks.tsx'
import { withNames } from '../../engine/names.ts'
import type { Seat } from '../../engine/game.ts'
import { calm } from '../parts/calm.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { Chart } from '../replay/chart.tsx'
import { KeyMoments } from '../replay/key-moments.tsx'
import { OpenRecord } from '../replay/open-record.tsx'
import { SaysFigures } from '../figures/says-so.tsx'
import { RecordTools } from '../replay/record-tools.tsx'
import { DeadLink } from '../replay/dead-link.tsx'
import { isBadRecord, linkReplay, localReplay, lookReplay, type ReplaySource, serverReplay } from '../replay/source.ts'
import { type AnyBoard, loadBoard, loadWords } from '../game-assets.ts'
import { catchAll } from '../table/catch-all.tsx'
import { Drawer, type DrawerId } from '../table/drawers.tsx'
import { Log } from '../table/log.tsx'
import { RulesDrawer } from '../table/rules-drawer.tsx'
import { Shell } from '../table/shell.tsx'
import { Standings } from '../table/seats.tsx'
import { Playback } from '../table/playback.ts'
import { PlaybackBar } from '../table/playback-bar.tsx'
import { type TableText, tableTextOf } from '../table/table-text.ts'
import { markedOf, tracedOf } from '../table/marks.ts'
import { useShortcuts } from '../table/shortcuts.tsx'
import type { Line } from '../table/table.ts'
import { LuckLines } from '../telling/luck-lines.tsx'
import { PaceChoice } from '../telling/pace-choice.tsx'
import { heaviest, momentsOf, openView, scoresOf } from '../telling/recalled.ts'
import '../telling/telling.css'
import { catalogue as tellingWords, tell, useWords as useTellingWords } from '../telling/words.ts'
import { locale, say, titleOf } from '../words/index.ts'
import { NotFound } from './not-found.tsx'

export function ReplayPage() {
  const { params } = useRoute()
  const kind = params['source'] ?? ''
  const id = params['id'] ?? ''
  useTitle(say('replay.title'))
  if (kind === 'file') return <OpenRecord show={(source) => <Replay source={source} />} />
  return <Found key={`${kind}/${id}`} kind={kind} id={id} />
}

function openReplay(kind: string, id: string): ReturnType<typeof serverReplay> {
  if (kind === 'local') return localReplay(id)
  if (kind === 'look') return lookReplay(id)
  return kind === 'link' ? linkReplay(location.hash) : serverReplay(id)
}

function Found({ kind, id }: { readonly kind: string; readonly id: string }) {
  const loaded = useLoaded(() => openReplay(kind, id), [kind, id])
  if (loaded.state === 'loading') return <div class="waiting" />
  const source = loaded.state === 'here' ? loaded.value : null
  if (!source) return kind === 'look' || kind === 'link' ? <DeadLink /> : <NotFound />
  if (isBadRecord(source))
    return <p class="page fault">{say('record.fault', { line: source.line, fault: source.fault })}</p>
  return <Replay source={source} />
}

function Replay({ source }: { readonly source: ReplaySource }) {
  const { about, lift } = source.game
  const { id, version } = about
  const words = useLoaded(() => loadWords(id, locale.value, version), [id, version, locale.value])
  const board = useLoaded(() => loadBoard(id, lift), [id, lift])
  const telling = useTellingWords()
  if (words.state !== 'here' || board.state !== 'here' || !telling) return <div class="waiting" />
  const tableText = tableTextOf(
    source.game,
    withNames(source.game, source.options, [...words.value, tellingWords()]),
    source.players,
  )
  return <Shown source={source} tableText={tableText} board={board.value} />
}

interface Props {
  readonly source: ReplaySource
  readonly tableText: TableText
  readonly board: AnyBoard | null
}

function Shown({ source, tableText, board }: Props) {
  const asked = useMemo(() => new URLSearchParams(location.search), [])
  const playback = useMemo(() => new Playback(), [source])
  const [eyes, setEyes] = useState<Eyes>(() => firstEyes(source, asked.get('eyes')))
  const viewer = eyes === 'open' ? null : eyes
  const [drawer, setDrawer] = useState<DrawerId | null>(null)
  const loaded = useLoaded(() => source.frames(viewer), [source, viewer])
  const frames = loaded.state === 'here' ? loaded.value : null
  useEffect(() => {
    if (!frames) return
    const moment = playback.frame.peek()?.moment ?? Number(asked.get('at') ?? Number.NaN)
    playback.show(frames, Number.isNaN(moment) ? 0 : moment)
  }, [frames])
  useEffect(() => () => playback.stop(), [playback])
  // Of a finished game everybody's past is there: for scores as each seat knew its own, and for the table all open.
  const all = useLoaded(
    () =>
      source.viewers.length > 1 ? Promise.all(source.viewers.map((each) => source.frames(each))) : Promise.resolve([]),
    [source],
  )
  const recalled = useMemo(() => {
    const [watched = [], ...own] = (all.state === 'here' && all.value) || []
    return source.viewers[0] === null && watched.length === frames?.length
      ? { frames: watched, own }
      : { frames: frames ?? [], own: [] }
  }, [all.state, frames])
  const scores = useMemo(() => scoresOf(source.game, recalled), [recalled])
  const moments = useMemo(() => heaviest(momentsOf(source.game, frames ?? []), MOMENTS), [frames])
  const lines = useMemo(
    () => (frames ?? []).flatMap(({ moment, events }) => events.map((event) => ({ moment, event }))),
    [frames],
  )
  const Board = useMemo(() => board ?? catchAll(source.game), [board, source])
  const frame = playback.frame.value
  const [pointed, point] = useState<readonly Line[]>([])
  const traced = useMemo(() => tracedOf(source.game, lines, lines.length), [lines])
  const marked = useMemo(
    () =>
      markedOf({
        game: source.game,
        traced,
        faces: tableText.faces,
        viewer: null,
        at: frame?.moment ?? 0,
        shown: true,
        pointed,
      }),
    [traced, frame?.moment, pointed],
  )
  useShortcuts(
    walkKeys(playback),
    () => setDrawer(null),
    () => undefined,
  )
  useEffect(() => {
    if (!frame || (source.table === null && source.reach.kind !== 'given')) return
    const eye = eyes === null ? 'watch' : String(eyes)
    history.replaceState(history.state, '', `${location.pathname}?at=${frame.moment}&eyes=${eye}${location.hash}`)
  }, [frame, eyes])
  if (!frame) return <div class="waiting" />
  const name = titleOf(source.game.about.id).name
  const toggle = (id: DrawerId): void => setDrawer(drawer === id ? null : id)
  const view = (eyes === 'open' ? openView(source.game, recalled, playback.index.value) : null) ?? frame.view
  return (
    <Shell
      class="table replay"
      title={name}
      heading={`${say('replay.title')}: ${name}`}
      seatCount={source.players.length}
      drawers={DRAWERS}
      drawer={drawer}
      toggle={toggle}
      tools={null}
      board={
        <MarksContext.Provider value={marked}>
          <Board
            view={view}
            seat={viewer}
            moves={NO_OFFERS}
            act={() => undefined}
            say={tableText.phrase}
            seats={tableText.faces}
            hint={null}
            last={frame.events}
            calm={calm.value}
          />
        </MarksContext.Provider>
      }
      seats={<Standings game={source.game} players={source.players} tableText={tableText} view={view} />}
      question={<PlaybackBar playback={playback} tableText={tableText} />}
      few
      choices={
        <>
          <SaysFigures id={source.game.about.id} options={source.options} />
          <div class="replay-ways">
            {source.viewers.length > 1 && (
              <EyesChoice
                source={source}
                tableText={tableText}
                eyes={eyes}
                look={setEyes}
                open={recalled.own.length > 0}
              />
            )}
            <label class="field eyes">
              <span>{tell('pace.replay')}</span>
              <PaceChoice label={tell('pace.replay')} />
            </label>
          </div>
          <Chart
            scores={scores}
            faces={tableText.faces}
            at={playback.index.value}
            keys={moments.map(({ index }) => index)}
            go={(index) => playback.go(index)}
          />
          {/* Its lines are as many as a game has turning points: it alone scrolls, all else stays in sight. */}
          <div class="replay-told">
            <KeyMoments
              moments={moments}
              tableText={tableText}
              at={playback.index.value}
              go={(index) => playback.go(index)}
            />
            <LuckLines game={source.game} tableText={tableText} frames={recalled.frames} />
          </div>
        </>
      }
      keys={<RecordTools source={source} moment={frame.moment} eyes={viewer} />}
      log={
        <Log
          lines={lines}
          tableText={tableText}
          game={source.game}
          viewer={null}
          at={frame.moment}
          point={point}
          go={(moment) => playback.show(playback.frames.value, moment)}
        />
      }
      open={(signs) =>
        drawer === 'rules' && (
          <Drawer id="rules" open close={() => setDrawer(null)}>
            <RulesDrawer game={source.game.about.id} signs={signs} />
          </Drawer>
        )
      }
    />
  )
}

const NO_OFFERS: readonly never[] = []
const DRAWERS: readonly DrawerId[] = ['mine', 'log', 'rules']

/** So many moments are named beside the drawing of the score. */
const MOMENTS = 12

/** A seat's, a spectator's, or those of somebody who sees everything. */
type Eyes = Seat | null | 'open'

interface EyesProps {
  readonly source: ReplaySource
  readonly tableText: TableText
  readonly eyes: Eyes
  readonly look: (eyes: Eyes) => void
  /** Whether everything can be shown at once. */
  readonly open: boolean
}

function EyesChoice({ source, tableText, eyes, look, open }: EyesProps) {
  return (
    <label class="field eyes">
      <span>{say('replay.eyes')}</span>
      <select
        value={eyes === null ? 'watch' : String(eyes)}
        onChange={(event) => look(eyesNamed(event.currentTarget.value))}
      >
        {source.viewers.map((seat) => (
          <option key={seat} value={seat === null ? 'watch' : String(seat)}>
            {seat === null ? say('replay.watcher') : tableText.faces[seat]?.name}
          </option>
        ))}
        {open && source.game.open && <option value="open">{tell('replay.open')}</option>}
      </select>
    </label>
  )
}

function eyesNamed(text: string): Eyes {
  return text === 'open' ? 'open' : text === 'watch' ? null : Number(text)
}

function firstEyes(source: ReplaySource, asked: string | null): Eyes {
  const wanted = asked === null ? null : eyesNamed(asked)
  if (wanted === 'open' && source.record !== null && source.game.open) return wanted
  if (asked !== null && wanted !== 'open' && source.viewers.includes(wanted)) return wanted
  return (
    source.viewers.find((seat) => seat !== null && source.players[seat]?.kind === 'person') ?? source.viewers[0] ?? null
  )
}

/** Arrows walk wherever the focus is, as long as nothing there wants them for itself. */
function walkKeys(playback: Playback) {
  const walk = (key: string, use: () => void) => ({ key, what: '', use })
  return [
    walk('ArrowLeft', () => playback.step(-1)),
    walk('ArrowRight', () => playback.step(1)),
    walk(',', () => playback.step(-1)),
    walk('.', () => playback.step(1)),
    walk('p', () => (playback.playing.peek() ? playback.stop() : playback.play())),
  ]
}
