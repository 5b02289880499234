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
  if (words.state !== 'here' || board.state !== 'here') return <div class="waiting" />
  return <Shown source={source} tableText={tableTextOf(source.game, words.value, source.players)} board={board.value} />
}

interface Props {
  readonly source: ReplaySource
  readonly tableText: TableText
  readonly board: AnyBoard | null
}

function Shown({ source, tableText, board }: Props) {
  const asked = useMemo(() => new URLSearchParams(location.search), [])
  const playback = useMemo(() => new Playback(), [source])
  const [viewer, setViewer] = useState<Seat | null>(() => firstViewer(source, asked.get('eyes')))
  const [drawer, setDrawer] = useState<DrawerId | null>(null)
  const loaded = useLoaded(() => source.frames(viewer), [source, viewer])
  const frames = loaded.state === 'here' ? loaded.value : null
  useEffect(() => {
    if (!frames) return
    const moment = playback.frame.peek()?.moment ?? Number(asked.get('at') ?? Number.NaN)
    playback.show(frames, Number.isNaN(moment) ? 0 : moment)
  }, [frames])
  useEffect(() => () => playback.stop(), [playback])
  const scores = useMemo(
    () => (frames ?? []).map((frame) => source.game.speech.standing(frame.view).map((standing) => standing.score)),
    [frames],
  )
  const keys = useMemo(() => keyMoments(scores), [scores])
  const lines = useMemo(
    () => (frames ?? []).flatMap(({ moment, events }) => events.map((event) => ({ moment, event }))),
    [frames],
  )
  const Board = useMemo(() => board ?? catchAll(source.game), [board, source])
  const frame = playback.frame.value
  useEffect(() => {
    if (!frame || (source.table === null && source.reach.kind !== 'given')) return
    const eye = viewer === null ? 'watch' : String(viewer)
    history.replaceState(history.state, '', `${location.pathname}?at=${frame.moment}&eyes=${eye}${location.hash}`)
  }, [frame, viewer])
  if (!frame) return <div class="waiting" />
  const name = titleOf(source.game.about.id).name
  const toggle = (id: DrawerId): void => setDrawer(drawer === id ? null : id)
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
        <Board
          view={frame.view}
          seat={viewer}
          moves={NO_OFFERS}
          act={() => undefined}
          say={tableText.phrase}
          seats={tableText.faces}
          hint={null}
          last={frame.events}
          calm={calm.value}
        />
      }
      seats={<Standings game={source.game} players={source.players} tableText={tableText} view={frame.view} />}
      question={<PlaybackBar playback={playback} tableText={tableText} />}
      few
      choices={
        <>
          <Chart
            scores={scores}
            faces={tableText.faces}
            at={playback.index.value}
            keys={keys}
            go={(index) => playback.go(index)}
          />
          {keys.length > 0 && (
            <div class="row keys" role="group" aria-label={say('replay.keys')}>
              <span class="quiet">{say('replay.keys')}</span>
              {keys.map((index) => (
                <button key={index} type="button" class="key figures" onClick={() => playback.go(index)}>
                  {index}
                </button>
              ))}
            </div>
          )}
          {source.viewers.length > 1 && <Eyes source={source} tableText={tableText} viewer={viewer} look={setViewer} />}
          <RecordTools source={source} moment={frame.moment} eyes={viewer} />
        </>
      }
      log={
        <Log
          lines={lines}
          tableText={tableText}
          game={source.game}
          viewer={null}
          at={frame.moment}
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

interface EyesProps {
  readonly source: ReplaySource
  readonly tableText: TableText
  readonly viewer: Seat | null
  readonly look: (seat: Seat | null) => void
}

function Eyes({ source, tableText, viewer, look }: EyesProps) {
  return (
    <label class="field eyes">
      <span>{say('replay.eyes')}</span>
      <select
        value={viewer === null ? 'watch' : String(viewer)}
        onChange={(event) => {
          const { value } = event.currentTarget
          look(value === 'watch' ? null : Number(value))
        }}
      >
        {source.viewers.map((seat) => (
          <option key={seat} value={seat === null ? 'watch' : String(seat)}>
            {seat === null ? say('replay.watcher') : tableText.faces[seat]?.name}
          </option>
        ))}
      </select>
    </label>
  )
}

function firstViewer(source: ReplaySource, asked: string | null): Seat | null {
  const wanted = asked === null || asked === 'watch' ? null : Number(asked)
  if (asked !== null && source.viewers.includes(wanted)) return wanted
  return (
    source.viewers.find((seat) => seat !== null && source.players[seat]?.kind === 'person') ?? source.viewers[0] ?? null
  )
}
