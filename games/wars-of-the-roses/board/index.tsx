/** The board of Wars of the Roses: the realm, and beside it the draft, the chart, the tale and parliament. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import {
  type BoardProps,
  Layout,
  ShieldIcon,
  Stage,
  usePhone,
  liveryOf,
  useBase,
  useHinted,
  useLatest,
} from '../../../art/index.ts'
import type { AssetId, RegionId } from '../rules/ids.ts'
import type { Event, Move, View } from '../types/index.ts'
import { type Beat, beatsOf, beatsOfReveal } from './beats.ts'
import './board.css'
import './chart.css'
import { Chart, Done } from './chart.tsx'
import { type BoardContext, Provide, useBoard } from './context.tsx'
import { Decades } from './decades.tsx'
import { Aid, Draft } from './draft.tsx'
import { Realm } from './map.tsx'
import { marksOf } from './marks.ts'
import { assetsAt } from './moment.ts'
import './panel.css'
import { Parliament } from './parliament.tsx'
import { placeOf } from './places.ts'
import { Regions } from './regions.tsx'
import { Sheet } from './sheet.tsx'
import { signs } from './signs.tsx'
import './tale.css'
import { Tale } from './tale.tsx'

interface Telling {
  readonly turn: number
  readonly beats: readonly Beat[]
  readonly at: number
}

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, say, seat, last } = props
  const root = useRef<HTMLDivElement>(null)
  const phone = usePhone(root)
  const base = useBase(props, placeOf)
  const hint = useHinted(props, placeOf)
  const [region, look] = useState<RegionId | null>(null)
  const [telling, tell] = useState<Telling | null>(null)
  const latest = useLatest(props)

  // A reveal is told as soon as it comes; later moves of others do not break it off.
  const revealed = view.revealed
  useEffect(() => {
    const beats = beatsOf(last)
    if (beats.length > 0) tell({ turn: latest.current.view.revealed?.turn ?? 0, beats, at: 0 })
  }, [last])
  const told = telling && telling.turn === revealed?.turn ? telling : null
  const beat = told?.beats[told.at]

  const board = useMemo(
    (): BoardContext => ({
      ...base,
      assets: assetsAt(view.assets, beat),
      choose: (place) => {
        base.choose(place)
        const home = regionOf(view, place)
        if (home) look(home)
      },
      marks: beat ? beat.marks : view.plan && seat !== null ? marksOf(seat, view.plan.lines) : NO_MARKS,
      lit: new Set(beat?.lit),
      region,
      look,
    }),
    [base, beat, region],
  )
  // A small screen goes where the tale goes, else where the reader looks.
  const spoken = beat?.lit[0]
  const close = phone ? (regionOf(view, spoken ?? '') ?? region) : null
  const vp = view.players.map((player) => player.vp)
  // The cards one picks from come up over the foot of a phone's map.
  const picks = view.draft !== null && seat !== null && view.draft.order[view.draft.made] === seat
  const tale = told ? (
    <Tale
      key={told.turn}
      beats={told.beats}
      at={told.at}
      turn={told.turn}
      calm={props.calm}
      go={(to) => tell({ ...told, at: to })}
      close={() => tell(null)}
    />
  ) : (
    revealed && (
      <button
        type="button"
        class="wr-recall"
        onClick={() => tell({ turn: revealed.turn, beats: beatsOfReveal(revealed, vp), at: 0 })}
      >
        {say({ say: 'board.recall', turn: revealed.turn })}
      </button>
    )
  )
  // Drawn again when the board changes, not when the mouse points at a move.
  const hall = useMemo(
    () => (
      <Layout
        shape={1000 / 1240}
        peek={150}
        shown={picks ? 260 : 150}
        status={`${say({ say: 'board.turn', n: Math.min(view.turn, view.turns), of: view.turns })} · ${say({ say: `phase.${view.phase}` })}`}
        signs={signs}
        map={
          <div class="wr-map">
            <Realm close={close} />
            {phone && <Regions shown={region} />}
          </div>
        }
        own={
          <div class="wr-side-column">
            <Turn />
            <Decades />
            {tale}
            <Side phone={phone} />
          </div>
        }
        choices={<Done />}
      />
    ),
    [board, close, phone, told, props.calm],
  )
  return (
    <Provide board={board} hint={hint}>
      <Stage class="wars" say={say} calm={props.calm}>
        <div ref={root} class="board-room">
          {hall}
        </div>
        <Sheet />
      </Stage>
    </Provide>
  )
}

const NO_MARKS: BoardContext['marks'] = []

/** The region a place belongs to, for a close look. */
function regionOf(view: View, place: string): RegionId | null {
  if (place.startsWith('calais ')) return place.slice(7) as RegionId
  if (view.regions.some(({ id }) => id === place)) return place as RegionId
  return view.assets.find(({ id }) => id === (place as AssetId))?.region ?? null
}

/** Plan and parliament are two pages: the purse is always in sight, and neither pushes the other away. */
function Side(props: { readonly phone: boolean }) {
  const { view, say, seat } = useBoard()
  const [page, turn] = useState<'plan' | 'parliament'>('plan')
  const plans = view.draft !== null || view.aid !== null || (view.plan !== null && seat !== null)
  const shown = plans ? page : 'parliament'
  return (
    <>
      {plans && (
        <div class="wr-tabs" role="group" aria-label={say({ say: 'board.pages' })}>
          <button type="button" aria-pressed={shown === 'plan'} onClick={() => turn('plan')}>
            {say({ say: view.draft ? 'phase.draft' : view.aid ? 'phase.aid' : 'phase.planning' })}
          </button>
          <button type="button" aria-pressed={shown === 'parliament'} onClick={() => turn('parliament')}>
            {say({ say: 'board.parliament-page' })}
          </button>
        </div>
      )}
      {shown === 'plan' ? (
        <>
          {view.draft && <Draft draft={view.draft} />}
          {view.aid && <Aid {...view.aid} />}
          <Chart phone={props.phone} />
        </>
      ) : (
        <Parliament />
      )}
    </>
  )
}

/** Where the game stands: the turn, the phase, the order of play. */
function Turn() {
  const board = useBoard()
  const { view, say } = board
  return (
    <div class="wr-turn">
      <p>
        {say({ say: 'board.turn', n: Math.min(view.turn, view.turns), of: view.turns })}
        <em>{say({ say: `phase.${view.phase}` })}</em>
      </p>
      <ol aria-label={say({ say: 'board.order' })} title={say({ say: 'board.order' })}>
        {view.order.map((seat) => (
          <li key={seat}>
            <ShieldIcon livery={liveryOf(board, seat)} size={24} />
            <span class="unseen">{board.seats[seat]?.name}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
