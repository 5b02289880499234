/** A table that is played at: the page's parts, and what binds them together. */
import type { ComponentChildren } from 'preact'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { MarksContext } from '../../art/marks.tsx'
import { stopped } from '../../engine/command/answer.ts'
import { calm } from '../parts/calm.ts'
import { useMedia } from '../parts/use-media.ts'
import { useTitle } from '../parts/use-title.ts'
import type { loadBoard } from '../game-assets.ts'
import { CoachNotes } from '../coach/coach-notes.tsx'
import { useCoach } from '../coach/use-coach.ts'
import { NextTable } from '../coming/next-table.tsx'
import { Onlookers } from '../coming/onlookers.tsx'
import { useOrders } from '../orders/use-orders.ts'
import { tell as tellOrders } from '../orders/words.ts'
import { Announcer, Voice } from '../spoken/announcer.tsx'
import { LogTools } from '../telling/log-tools.tsx'
import { SinceCard } from '../telling/since-card.tsx'
import { say } from '../words/index.ts'
import { useLatest } from '../../art/context.tsx'
import { catchAll } from './catch-all.tsx'
import { FEW } from './choices.tsx'
import { Deciding } from './deciding.tsx'
import { deedsOf } from './deeds.ts'
import { Drafts } from './drafts.ts'
import { ForesightStrip, useForesight } from './foresight.tsx'
import { GameOver } from './game-over.tsx'
import { InWords } from './in-words.tsx'
import { Log, News } from './log.tsx'
import { LookingBack } from './looking-back.tsx'
import { Moves } from './moves.tsx'
import { Notices } from './notices.tsx'
import { Options } from './options.tsx'
import { Question } from './question.tsx'
import { OpenDrawer } from './open-drawer.tsx'
import { AtPointed, Foretold, usePointing } from './pointed.tsx'
import { rail } from './rail-store.ts'
import type { AskedRule } from '../rules/beside.tsx'
import { SILENT, whyAsked } from './why.ts'
import { Seal } from './seal.tsx'
import { Seats } from './seats.tsx'
import { useSecondTap } from './second-tap.ts'
import { NARROW, Shell } from './shell.tsx'
import { ShortcutsPage, shortcutsOf, useShortcuts } from './shortcuts.tsx'
import { useSinglePress } from './single-press.ts'
import type { Table } from './table.ts'
import type { TableText } from './table-text.ts'
import { drawersOf, useDrawer } from './use-drawer.ts'
import { useEnd } from './use-end.ts'
import { useKeptFocus } from './use-focus.ts'
import { useMarks } from './use-marks.ts'
import { useNextTable } from './use-next-table.ts'
import { useOffers } from './use-offers.ts'
import { usePast } from './use-past.ts'
import { useSince } from './use-since.ts'
import { useUnread } from './use-unread.ts'

export interface TableProps {
  readonly table: Table
  readonly title: string
  /** How to play once more, when the game is over. */
  readonly again: ComponentChildren
  /** What a teacher says at this table. */
  readonly guide?: ComponentChildren
  /** Asks a bot at every decision what it would play, without being asked itself. */
  readonly coached?: boolean
}

interface PlayingProps extends TableProps {
  readonly tableText: TableText
  readonly board: Awaited<ReturnType<typeof loadBoard>>
}

export function Playing({ table, tableText, board, title, again, guide, coached }: PlayingProps) {
  const adviser = table.adviser.value
  const wanted = adviser !== null && (coached || (rail.value.coach && !guide))
  const { coach, made } = useCoach(table, wanted)
  const drafts = useMemo(() => new Drafts(table, made), [table])
  useEffect(() => () => drafts.close(), [drafts])
  const scene = drafts.scene.value
  const [refusal, setAnswer] = useState(SILENT)
  const setRefusal = (text: string): void => setAnswer({ text, rule: null })
  const pointing = usePointing()
  const { point } = pointing
  const since = useSince(table)
  const { playback, past, frame, present, visit, walk, review } = usePast(table, scene, since)
  useTitle(title, scene.choices.length > 0)
  const voice = useMemo(() => new Voice(), [table])
  useKeptFocus()
  useSinglePress()

  const Board = useMemo(() => board ?? catchAll(table.game), [board, table.game])
  const offers = useOffers(table.game, scene, tableText)
  const { report, act, undo, goOn, takeBack } = deedsOf({
    table,
    tableText,
    drafts,
    coach,
    since,
    past: { past, present },
    setRefusal,
  })
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
  const end = useEnd(table, scene.outcome)
  const opened = frame ? null : end.openView
  const view = frame ? frame.view : (opened ?? scene.view)
  const talk = table.talk?.value
  const lines = drafts.lines.value
  const told = useMemo(() => lines.slice(-TOLD).map(({ event }) => event), [lines])
  const at = frame?.moment ?? null
  const { marked, pointLines } = useMarks(table.game, lines, tableText.faces, scene, at)
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
  const drawers = drawersOf(table, end.page !== null && frame === null)
  const next = useNextTable(table.id, setRefusal)
  const keys = shortcutsOf({
    drawers,
    toggle: drawer.toggle,
    close: drawer.close,
    undo,
    hint: adviser && offers.length > 0 ? () => setHinting((asked) => asked + 1) : null,
    walk,
    tables: next.tables,
    next: next.key,
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
    pointing,
    held: tap.shown,
    ahead: (texts) => drafts.ahead(texts),
  })
  const advised = useSignal<readonly string[]>([])
  const undoWord = say(drafts.reopens.value ? 'draft.reopen' : 'table.undo')
  const shown = tap.shown && offers.find(({ text }) => text === tap.shown?.[0])

  // Long lists are drawn again when they change, not whenever the pointer moves over the board.
  const latest = useLatest({
    point,
    pick: tap.pick,
    tap: tap.tap,
    go: (moment: number) => {
      drawer.close()
      void visit(moment, false)
    },
  })
  const log = useMemo(
    () => (
      <Log
        lines={lines}
        point={pointLines}
        tableText={tableText}
        game={table.game}
        viewer={scene.viewer}
        at={at}
        ordered={ordered.moments}
        go={(moment) => latest.current.go(moment)}
      />
    ),
    [lines, tableText, table.game, scene.viewer, at, ordered.moments],
  )
  // A board is the largest part of the page: what is pointed at in the log, or foreseen, does not draw it anew.
  const drawnBoard = useMemo(
    () => (
      <AtPointed of={pointing}>
        {(hint) => (
          <Board
            view={view}
            seat={opened === null ? scene.viewer : null}
            moves={frame ? NO_OFFERS : offers}
            act={(texts) => latest.current.tap(texts)}
            ahead={(texts) => drafts.ahead(texts).map(({ move, text }) => ({ move, text, label: text }))}
            say={tableText.phrase}
            seats={tableText.faces}
            hint={hint}
            point={(text, group) => latest.current.point(text, group)}
            last={frame ? frame.events : scene.last}
            told={told}
            calm={calm.value}
          />
        )}
      </AtPointed>
    ),
    [Board, view, opened === null, scene, frame, offers, drafts, tableText, told, calm.value],
  )
  // On a desk it stands above the log, which keeps its lines; on a phone the log is folded, and it lies over the board.
  const narrow = useMedia(NARROW)
  const sinceCard = since.moment !== null && drawer.open === null && !scene.outcome && (
    <SinceCard table={table} tableText={tableText} since={since} unread={unread} show={review} />
  )
  // Every part of the board asks it: the same question stays the same.
  const why = useMemo(
    () => (frame ? null : whyAsked(table.game, scene, tableText, setAnswer)),
    [frame === null, table.game, scene, tableText],
  )
  const listed = drawer.open === 'moves'
  const list = useMemo(
    () => (
      <AtPointed of={pointing} on={listed}>
        {(lit) => (
          <Moves
            game={table.game}
            offers={offers}
            pointed={lit}
            point={(text) => latest.current.point(text)}
            act={(text) => latest.current.pick(text)}
            view={scene.view}
            Sign={board?.Sign}
          />
        )}
      </AtPointed>
    ),
    [table.game, offers, listed, scene.view, board],
  )

  // What appears as a whole is not read out by every screen reader: the voice asks it too.
  useEffect(() => {
    if (shown) voice.say(...stopped([shown.label, say('touch.again')]))
  }, [shown?.text])

  return (
    <Shell
      class={`table${past ? ' past' : ''}${guide ? ' guided' : ''}${wanted ? ' coached' : ''}`}
      guide={guide}
      beside={beside}
      why={why}
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
            <Foretold of={pointing} seen={foresight}>
              {drawnBoard}
            </Foretold>
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
            <LookingBack
              playback={playback}
              tableText={tableText}
              present={present}
              goOn={table.goOnFrom && !scene.outcome ? () => goOn(frame.moment) : null}
            />
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
            showSince={review}
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
        <InWords
          drawer={drawer}
          table={table}
          scene={scene}
          lines={lines}
          offers={offers}
          tableText={tableText}
          voice={voice}
          act={(text, told) => (told ? act([text]) : tap.pick(text))}
        />
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
            {wanted && scene.viewer !== null && (
              <CoachNotes
                coach={coach}
                game={table.game}
                seat={scene.viewer}
                tableText={tableText}
                takeBack={takeBack}
              />
            )}
            <AtPointed of={pointing}>
              {(pointed) => (
                <Deciding
                  scene={scene}
                  tableText={tableText}
                  offers={offers}
                  pointed={pointed}
                  point={point}
                  tap={tap}
                  Sign={board?.Sign}
                  onBoard={narrow && board?.whole === true}
                  adviser={adviser}
                  asked={hinting}
                  coached={wanted}
                  advised={(moves) => (advised.value = moves)}
                  drafts={drafts}
                  foresight={foresight.value.lines}
                />
              )}
            </AtPointed>
          </>
        )
      }
      foresight={!frame && <ForesightStrip seen={foresight} pointing={pointing} advised={advised} />}
      log={
        <>
          {!narrow && sinceCard}
          <LogTools walk={walk} />
          {log}
        </>
      }
      open={(signs) => (
        <>
          {narrow && sinceCard}
          <OpenDrawer
            table={table}
            tableText={tableText}
            scene={scene}
            drawer={drawer}
            moves={!frame && !scene.outcome && list}
            rule={askedRule}
            signs={signs}
            report={report}
          />
        </>
      )}
    >
      <ShortcutsPage list={keys} open={helping} close={() => setHelping(false)} />
      <Announcer voice={voice} game={table.game} scene={scene} lines={lines} tableText={tableText} />
    </Shell>
  )
}

const NO_OFFERS: readonly never[] = []
/** So much of the log a board may tell again. */
const TOLD = 80
