/** One layout for every game and every kind of table. */
import '../../art/board.css'
import '../telling/telling.css'
import { lazy, useLocation } from 'preact-iso'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { MarksContext } from '../../art/marks.tsx'
import { inOneBreath } from '../../engine/command/answer.ts'
import { calm } from '../parts/calm.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { precache } from '../precache.ts'
import { loadBoard, loadWords } from '../game-assets.ts'
import { Coach } from '../coach/coach.ts'
import { CoachNotes } from '../coach/coach-notes.tsx'
import { goToNext, NextTable } from '../coming/next-table.tsx'
import { Onlookers } from '../coming/onlookers.tsx'
import { tell, useWords } from '../coming/words.ts'
import { useOrders } from '../orders/use-orders.ts'
import { tell as tellOrders } from '../orders/words.ts'
import { Announcer, Voice } from '../spoken/announcer.tsx'
import { ways } from '../spoken/ways.ts'
import { WordsDrawer } from '../spoken/words-drawer.tsx'
import { LogTools } from '../telling/log-tools.tsx'
import { PaceChoice } from '../telling/pace-choice.tsx'
import { SinceCard } from '../telling/since-card.tsx'
import { catalogue as tellingWords, tell as tellStory, useWords as useTellingWords } from '../telling/words.ts'
import { locale, say } from '../words/index.ts'
import { ForesightContext } from '../../art/foresight.tsx'
import { Advice } from './advice.tsx'
import { catchAll } from './catch-all.tsx'
import { Chat } from './chat.tsx'
import { FEW, FewChoices, TapAgain } from './choices.tsx'
import { Curtain } from './curtain.tsx'
import { DraftBar } from './draft-bar.tsx'
import { Drafts } from './drafts.ts'
import { Drawer, type DrawerId } from './drawers.tsx'
import { ForesightStrip, useForesight } from './foresight.tsx'
import { GameOver } from './game-over.tsx'
import { markedOf, tracedOf } from './marks.ts'
import { Log, News } from './log.tsx'
import { Moves } from './moves.tsx'
import { Notes } from './notes.tsx'
import { Notices } from './notices.tsx'
import { pace, pause } from './pace.ts'
import { Options } from './options.tsx'
import { Playback } from './playback.ts'
import { PlaybackBar } from './playback-bar.tsx'
import { Question } from './question.tsx'
import { rail, setRail } from './rail-store.ts'
import type { AskedRule } from '../rules/beside.tsx'
import { RulesDrawer } from './rules-drawer.tsx'
import { SILENT, whyAsked } from './why.ts'
import { Seal } from './seal.tsx'
import { Seats } from './seats.tsx'
import { useSecondTap } from './second-tap.ts'
import { Shell } from './shell.tsx'
import { ShortcutsPage, shortcutsOf, useShortcuts } from './shortcuts.tsx'
import { useSinglePress } from './single-press.ts'
import { type Line, LOOK_AGAIN, type Refused, type Table } from './table.ts'
import { type TableText, tableTextOf } from './table-text.ts'
import { useKeptFocus } from './use-focus.ts'
import { useEnd } from './use-end.ts'
import { useSince } from './use-since.ts'
import { useTelling } from './use-telling.ts'
import { useUnread } from './use-unread.ts'
import { Watchers } from './watchers.tsx'

/** Few open it, and it brings the rules of foreseen lines. */
const OrdersDrawer = lazy(() => import('../orders/orders-drawer.tsx').then((module) => module.OrdersDrawer))

interface Props {
  readonly table: Table
  readonly title: string
  /** How to play once more, when the game is over. */
  readonly again: ComponentChildren
  /** What a teacher says at this table. */
  readonly guide?: ComponentChildren
  /** Asks a bot at every decision what it would play, without being asked itself. */
  readonly coached?: boolean
}

export function TablePage({ table, title, again, guide, coached = false }: Props) {
  const { about, lift } = table.game
  const { id, version } = about
  const words = useLoaded(() => loadWords(id, locale.value, version), [id, version, locale.value])
  const board = useLoaded(() => loadBoard(id, lift), [id, lift])
  useEffect(() => {
    if (words.state === 'here' && board.state === 'here') precache()
  }, [words.state, board.state])
  const telling = useTellingWords()
  if (words.state !== 'here' || board.state !== 'here' || !telling) return <div class="table waiting" />
  const tableText = tableTextOf(table.game, [...words.value, tellingWords()], table.players.value)
  const behind = table.curtain.value
  if (behind !== null) return <Curtain table={table} tableText={tableText} seat={behind} />
  const given = { table, title, again, guide, coached }
  return <Playing {...given} tableText={tableText} board={board.value} />
}

interface PlayingProps extends Props {
  readonly tableText: TableText
  readonly board: Awaited<ReturnType<typeof loadBoard>>
}

function Playing({ table, tableText, board, title, again, guide, coached }: PlayingProps) {
  const drafts = useMemo(() => new Drafts(table), [table])
  useEffect(() => () => drafts.close(), [drafts])
  const scene = drafts.scene.value
  const playback = useMemo(() => new Playback(), [table])
  const [past, setPast] = useState(false)
  const [refusal, setAnswer] = useState(SILENT)
  const setRefusal = (text: string): void => setAnswer({ text, rule: null })
  const [pointed, setPointed] = useState<string | null>(null)
  const [steps, setSteps] = useState<readonly string[]>(NO_STEPS)
  const point = (text: string | null, group?: readonly string[]): void => {
    setPointed(text)
    setSteps(group ?? (text === null ? NO_STEPS : [text]))
  }
  const since = useSince(table)
  useTitle(title, scene.choices.length > 0)
  const voice = useMemo(() => new Voice(), [table])
  useKeptFocus()
  useSinglePress()
  useEffect(() => () => playback.stop(), [playback])

  const Board = useMemo(() => board ?? catchAll(table.game), [board, table.game])
  const offers = useMemo(
    () =>
      scene.choices.map(({ move, text }) => ({
        move,
        text,
        label: ways.value.short ? text : tableText.phrase(table.game.speech.move(move, scene.view)),
      })),
    [scene, locale.value, ways.value.short],
  )
  // A teacher says in his own words what is not taken.
  const report = (no: Refused | null): void =>
    setRefusal(no && no.reason !== LOOK_AGAIN ? tableText.refusal(no.reason) : '')
  // Alone against bots: whoever may go back to any moment.
  const coach = useMemo(() => (table.goOnFrom && !guide ? new Coach() : null), [table])
  const act = (texts: readonly string[]): void => {
    since.seen()
    coach?.acted(texts[0], scene.moment)
    void drafts.act(texts).then(report)
  }
  // What leaves the decision with the reader can be taken back; anything else is for good.
  const tap = useSecondTap(
    act,
    (texts) => drafts.ahead(texts).length === 0,
    (text) => {
      const offer = offers.find((each) => each.text === text)
      return offer !== undefined && (board?.grave?.(offer.move, scene.view) ?? false)
    },
    point,
    scene.moment,
  )
  const undo = (): void => {
    if (scene.undoable && !past) void drafts.undo().then(report)
  }
  const present = (): void => {
    playback.stop()
    setPast(false)
  }
  const goOn = (moment: number): void => {
    present()
    void table.goOnFrom?.(moment).then(report)
  }
  const visit = async (moment: number, play: boolean): Promise<void> => {
    const frames = await table.frames()
    playback.show(frames, moment)
    setPast(true)
    if (play) playback.play(present)
  }
  const walk = (by: -1 | 0 | 1): void => {
    if (past) playback.step(by)
    else if (by < 1) void visit(scene.moment + by, false)
  }
  useTelling(scene, past, playback, (frames, moment) => {
    playback.show(frames, moment)
    setPast(true)
    playback.play(present, pause)
  })
  const showSince = (): void => void visit(since.moment ?? 0, true)
  const reviewSince = (): void => void visit(since.moment ?? 0, true).then(since.seen)
  // Whoever comes back is shown at once what happened, unless nothing should move.
  const returned = since.moment !== null && !calm.value && pace.peek() !== 'once'
  useEffect(() => {
    if (returned && document.visibilityState === 'visible') showSince()
  }, [returned])
  const end = useEnd(table, scene.outcome)
  const frame = past ? playback.frame.value : null
  const opened = frame ? null : end.openView
  const view = frame ? frame.view : (opened ?? scene.view)
  const talk = table.talk?.value
  const lines = drafts.lines.value
  const told = useMemo(() => lines.slice(-TOLD).map(({ event }) => event), [lines])
  const [pointedLines, pointLines] = useState<readonly Line[]>([])
  const traced = useMemo(() => tracedOf(table.game, lines), [table.game, lines])
  const marked = useMemo(
    () =>
      markedOf({
        game: table.game,
        traced,
        faces: tableText.faces,
        viewer: scene.viewer,
        at: frame?.moment ?? null,
        shown: rail.value.marks && scene.outcome === null,
        pointed: pointedLines,
      }),
    [traced, scene.viewer, scene.outcome, frame?.moment, rail.value.marks, pointedLines],
  )
  // When the game is over there is no list of moves to open.
  const drawer = useDrawer(scene.outcome !== null)
  const [askedRule, setAskedRule] = useState<AskedRule | null>(null)
  const beside = (rule: string): void => {
    setAskedRule({ rule })
    drawer.show('rules')
  }
  const unread = useUnread(table, drawer.open === 'talk')
  const ordered = useOrders(table, scene)
  const [hinting, setHinting] = useState(0)
  const [helping, setHelping] = useState(false)
  const { route } = useLocation()
  const drawers = DRAWER_ORDER.filter((id) => {
    if (id === 'talk') return talk !== undefined
    if (id === 'words') return table.game.speech.outline !== undefined
    if (id === 'moves') return scene.outcome === null
    return id !== 'notes' || (table.notes !== null && table.scene.value.viewer !== null)
  })
  const comingSpoken = useWords()
  const reportNext = (went: boolean): void => {
    if (!went) setRefusal(tell('next.none'))
  }
  const keys = shortcutsOf({
    drawers,
    toggle: drawer.toggle,
    close: drawer.close,
    undo,
    hint: table.advice && offers.length > 0 ? () => setHinting((asked) => asked + 1) : null,
    walk,
    tables: () => route('/tables'),
    next: comingSpoken ? { what: tell('next.key'), use: () => void goToNext(table.id, route).then(reportNext) } : null,
    command: () => {
      drawer.show('words')
      requestAnimationFrame(() => document.getElementById('command')?.focus())
    },
    repeat: () => voice.repeat(),
  })
  const quiet = (): void => {
    voice.hush()
    drawer.close()
  }
  useShortcuts(keys, quiet, () => setHelping(true))
  const foresight = useForesight({
    game: table.game,
    scene,
    tableText,
    steps: tap.shown ?? steps,
    ahead: (texts) => drafts.ahead(texts),
  })
  const undoWord = say(drafts.reopens.value ? 'draft.reopen' : 'table.undo')
  const shown = tap.shown && offers.find(({ text }) => text === tap.shown?.[0])

  // What appears as a whole is not read out by every screen reader: the voice asks it too.
  useEffect(() => {
    if (shown) voice.say(inOneBreath([shown.label, say('touch.again')]))
  }, [shown?.text])

  return (
    <Shell
      class={`table${past ? ' past' : ''}${guide ? ' guided' : ''}${coached ? ' coached' : ''}`}
      guide={guide}
      beside={beside}
      why={frame ? null : whyAsked(table.game, scene, tableText, setAnswer)}
      title={title}
      heading={title}
      casual={table.kind === 'local' && lines.some(({ event }) => event.type === 'back')}
      moment={scene.moment}
      seatCount={table.seats}
      drawers={drawers}
      drawer={drawer.open}
      toggle={drawer.toggle}
      counts={{ moves: offers.length, talk: talk?.length ?? 0 }}
      tools={
        <>
          <Seal table={table} tableText={tableText} />
          <Options
            table={table}
            tableText={tableText}
            report={report}
            help={() => setHelping(true)}
            orders={() => drawer.show('orders')}
          />
        </>
      }
      board={
        end.page && !frame ? (
          <end.page table={table} tableText={tableText} outcome={end.outcome} recalled={end.recalled} />
        ) : (
          <MarksContext.Provider value={marked}>
            <ForesightContext.Provider value={steps.length > 0 ? foresight : NO_LINES}>
              <Board
                view={view}
                seat={opened === null ? scene.viewer : null}
                moves={frame ? NO_OFFERS : offers}
                act={tap.tap}
                ahead={(texts) => drafts.ahead(texts).map(({ move, text }) => ({ move, text, label: text }))}
                say={tableText.phrase}
                seats={tableText.faces}
                hint={pointed}
                point={point}
                last={frame ? frame.events : scene.last}
                told={told}
                calm={calm.value}
              />
            </ForesightContext.Provider>
          </MarksContext.Provider>
        )
      }
      seats={
        <>
          <Seats table={table} tableText={tableText} view={view} />
          <Onlookers table={table} />
        </>
      }
      question={
        <>
          {frame ? (
            <PlaybackBar playback={playback} tableText={tableText}>
              <PaceChoice />
              <button type="button" class="button first" onClick={present}>
                {say('playback.present')}
              </button>
              {table.goOnFrom && !scene.outcome && (
                <button type="button" class="button" onClick={() => goOn(frame.moment)}>
                  {tellStory('back.go-on')}
                </button>
              )}
            </PlaybackBar>
          ) : (
            <Question
              table={table}
              scene={scene}
              tableText={tableText}
              undoWord={undoWord}
              undo={scene.undoable ? undo : null}
            />
          )}
          <Notices
            table={table}
            tableText={tableText}
            drafts={drafts}
            refusal={refusal}
            setRefusal={setRefusal}
            report={report}
            since={past || drawer.open === null ? null : since}
            showSince={reviewSince}
            visit={(moment) => void visit(moment, false)}
          />
          {ordered.standing > 0 && drawer.open !== 'orders' && (
            <button type="button" class="text-button" onClick={() => drawer.show('orders')}>
              {tellOrders('stand')}: {ordered.standing}
            </button>
          )}
        </>
      }
      words={
        (drawer.open === 'words' || ways.value.words) &&
        table.game.speech.outline && (
          <Drawer id="words" open={drawer.open === 'words'} close={drawer.close} unfold={() => drawer.show('words')}>
            <WordsDrawer
              table={table}
              scene={scene}
              lines={lines}
              offers={offers}
              tableText={tableText}
              voice={voice}
              act={(text, told) => (told ? act([text]) : tap.pick(text))}
            />
          </Drawer>
        )
      }
      news={<News lines={lines} tableText={tableText} game={table.game} />}
      few={offers.length <= FEW}
      choices={
        !frame && (
          <>
            <GameOver table={table} tableText={tableText} again={again} end={end} kept={!guide} />
            {table.kind === 'remote' && (
              <NextTable id={table.id} mine={scene.choices.length > 0} moment={scene.moment} />
            )}
            {coach && rail.value.coach && (
              <CoachNotes coach={coach} takeBack={(moment) => (scene.undoable ? undo() : goOn(moment))} />
            )}
            <FewChoices
              offers={offers}
              pointed={pointed}
              point={point}
              act={tap.pick}
              view={scene.view}
              Sign={board?.Sign}
            />
            {table.advice && (
              <Advice
                ask={async () => {
                  const hints = (await table.advice?.(scene.view)) ?? []
                  coach?.heard(hints, new Map(offers.map(({ text, label }) => [text, label])))
                  return hints
                }}
                offers={offers}
                point={point}
                act={(text) => tap.tap([text])}
                phrase={tableText.phrase}
                asked={hinting}
                coached={coached || (coach !== null && rail.value.coach)}
              />
            )}
            <DraftBar drafts={drafts} />
            {shown && <TapAgain label={shown.label} lines={foresight} play={tap.play} leave={tap.leave} />}
          </>
        )
      }
      foresight={!frame && <ForesightStrip lines={foresight} />}
      log={
        <>
          <LogTools walk={walk} />
          <Log
            lines={lines}
            point={pointLines}
            tableText={tableText}
            game={table.game}
            viewer={scene.viewer}
            at={frame?.moment ?? null}
            ordered={ordered.moments}
            go={(moment) => {
              drawer.close()
              void visit(moment, false)
            }}
          />
        </>
      }
      open={(signs) => (
        <>
          {since.moment !== null && drawer.open === null && (
            <SinceCard table={table} tableText={tableText} since={since} unread={unread} show={reviewSince} />
          )}
          <Drawer id="moves" open={drawer.open === 'moves'} close={drawer.close} unfold={() => drawer.show('moves')}>
            {!frame && !scene.outcome && (
              <Moves
                game={table.game}
                offers={offers}
                pointed={pointed}
                point={point}
                act={tap.pick}
                view={scene.view}
                Sign={board?.Sign}
              />
            )}
          </Drawer>
          {drawer.open === 'talk' && talk && (
            <Drawer id="talk" open close={drawer.close}>
              <Chat table={table} talk={talk} tableText={tableText} />
              {table.audience && <Watchers audience={table.audience} report={report} />}
            </Drawer>
          )}
          {drawer.open === 'notes' && table.notes && (
            <Drawer id="notes" open close={drawer.close}>
              <Notes notes={table.notes} name={`${table.id}.notes`} />
            </Drawer>
          )}
          {drawer.open === 'orders' && table.orders && (
            <Drawer id="orders" open close={drawer.close}>
              <OrdersDrawer table={table} desk={table.orders} scene={scene} tableText={tableText} />
            </Drawer>
          )}
          {drawer.open === 'rules' && (
            <Drawer id="rules" open close={drawer.close}>
              <RulesDrawer game={table.game.about.id} asked={askedRule} signs={signs} />
            </Drawer>
          )}
        </>
      )}
    >
      <ShortcutsPage list={keys} open={helping} close={() => setHelping(false)} />
      <Announcer voice={voice} game={table.game} scene={scene} lines={lines} tableText={tableText} />
    </Shell>
  )
}

const NO_OFFERS: readonly never[] = []
const NO_STEPS: readonly string[] = []
const NO_LINES: readonly never[] = []
/** So much of the log a board may tell again. */
const TOLD = 80
const DRAWER_ORDER: readonly DrawerId[] = ['mine', 'log', 'words', 'moves', 'talk', 'notes', 'rules']

/** Which drawer is open. Only the list of moves is remembered: whoever plays from it wants it next time. */
function useDrawer(over: boolean) {
  const [wanted, setOpen] = useState<DrawerId | null>(() =>
    rail.peek().moves ? 'moves' : ways.peek().words ? 'words' : null,
  )
  const open = over && wanted === 'moves' ? null : wanted
  const show = (id: DrawerId | null): void => setOpen(id)
  const close = (): void => {
    if (open === 'moves') setRail({ moves: false })
    if (open !== null) document.querySelector<HTMLElement>(`.key-${open}`)?.focus({ preventScroll: true })
    setOpen(null)
  }
  const toggle = (id: DrawerId): void => {
    if (id === 'mine' && !matchMedia('(max-width: 56rem) and (orientation: portrait)').matches) {
      setRail({ own: !rail.peek().own })
      return
    }
    if (open === id) {
      close()
      return
    }
    if (id === 'moves') setRail({ moves: true })
    setOpen(id)
  }
  return { open, show, close, toggle }
}
