/** The board of Wars of the Roses: the realm, and beside it the draft, the chart, the tale and parliament. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type BoardProps, Legend, ShieldIcon, Stage, useWidth } from '../../../art/index.ts'
import type { AssetId, RegionId } from '../rules/ids.ts'
import type { Event, Move, View } from '../types/index.ts'
import { type Beat, beatsOf, beatsOfReveal } from './beats.ts'
import './board.css'
import './chart.css'
import { Chart } from './chart.tsx'
import { type Desk, DeskContext, HintContext, liveryOf, useDesk } from './context.tsx'
import { Aid, Draft } from './draft.tsx'
import { Realm } from './map.tsx'
import { marksOf } from './marks.ts'
import { assetsAt } from './moment.ts'
import './panel.css'
import { Parliament } from './parliament.tsx'
import { grouped, type Place } from './places.ts'
import { Regions } from './regions.tsx'
import { Sheet } from './sheet.tsx'
import { signsOf } from './signs.tsx'
import './tale.css'
import { Tale } from './tale.tsx'

/** Below this width everything stands in one column and the map looks closely at one region. */
const PHONE = 700

interface Telling {
  readonly turn: number
  readonly beats: readonly Beat[]
  readonly at: number
}

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, moves, say, seat, seats, last } = props
  const root = useRef<HTMLDivElement>(null)
  const width = useWidth(root)
  const [picked, pick] = useState<Place | null>(null)
  const [region, look] = useState<RegionId | null>(null)
  const [telling, tell] = useState<Telling | null>(null)
  const latest = useRef(props)
  latest.current = props

  // A reveal is told as soon as it comes; later moves of others do not break it off.
  const revealed = view.revealed
  useEffect(() => {
    const beats = beatsOf(last)
    if (beats.length > 0) tell({ turn: latest.current.view.revealed?.turn ?? 0, beats, at: 0 })
  }, [last])
  const told = telling && telling.turn === revealed?.turn ? telling : null
  const beat = told?.beats[told.at]

  const at = useMemo(() => grouped(moves), [moves])
  useEffect(() => {
    if (picked !== null && at(picked).length === 0) pick(null)
  }, [at, picked])

  const desk = useMemo(
    (): Desk => ({
      view,
      assets: assetsAt(view.assets, beat),
      seat,
      seats,
      say,
      at,
      act: (texts) => latest.current.act(texts),
      point: (text) => latest.current.point?.(text),
      choose: (place) => {
        const [first, second] = at(place)
        if (first && !second) latest.current.act([first.text])
        else pick(place)
        const home = regionOf(view, place)
        if (home) look(home)
      },
      picked,
      pick,
      marks: beat ? beat.marks : view.plan && seat !== null ? marksOf(seat, view.plan.lines) : NO_MARKS,
      lit: new Set(beat?.lit),
      region,
      look,
    }),
    [view, beat, at, seat, seats, say, picked, region],
  )
  const phone = width > 0 && width < PHONE
  // A small screen goes where the tale goes, else where the reader looks.
  const spoken = beat?.lit[0]
  const close = phone ? (regionOf(view, spoken ?? '') ?? region) : null
  const vp = view.players.map((player) => player.vp)
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
  // Drawn again when the desk changes, not when the mouse points at a move of the list.
  const realm = useMemo(() => <Realm close={close} />, [desk, close])
  const side = useMemo(() => <Side phone={phone} />, [desk, phone])
  return (
    <DeskContext.Provider value={desk}>
      <HintContext.Provider value={props.hint}>
        <Stage class="wars" label={say({ say: 'name' })} calm={props.calm}>
          <div ref={root} class="wr-room">
            <div class="wr-hall">
              {phone && (
                <div class="wr-side-column">
                  <Turn />
                  {view.draft && <Draft draft={view.draft} />}
                  {view.aid && <Aid {...view.aid} />}
                </div>
              )}
              {realm}
              {phone && <Regions shown={region} />}
              <div class="wr-side-column">
                {!phone && <Turn />}
                {tale}
                {side}
              </div>
            </div>
          </div>
          <Sheet />
        </Stage>
      </HintContext.Provider>
    </DeskContext.Provider>
  )
}

const NO_MARKS: Desk['marks'] = []

/** The region a place belongs to, for a close look. */
function regionOf(view: View, place: string): RegionId | null {
  if (place.startsWith('calais ')) return place.slice(7) as RegionId
  if (view.regions.some(({ id }) => id === place)) return place as RegionId
  return view.assets.find(({ id }) => id === (place as AssetId))?.region ?? null
}

function Side(props: { readonly phone: boolean }) {
  const desk = useDesk()
  const { view, say } = desk
  return (
    <>
      {!props.phone && view.draft && <Draft draft={view.draft} />}
      {!props.phone && view.aid && <Aid {...view.aid} />}
      <Chart phone={props.phone} />
      <Parliament />
      <Legend say={say} signs={signsOf(say)} />
    </>
  )
}

/** Where the game stands: the turn, the phase, the order of play. */
function Turn() {
  const desk = useDesk()
  const { view, say } = desk
  return (
    <div class="wr-turn">
      <p>
        {say({ say: 'board.turn', n: Math.min(view.turn, view.turns), of: view.turns })}
        <em>{say({ say: `phase.${view.phase}` })}</em>
      </p>
      <ol aria-label={say({ say: 'board.order' })} title={say({ say: 'board.order' })}>
        {view.order.map((seat) => (
          <li key={seat}>
            <ShieldIcon livery={liveryOf(desk, seat)} size={24} />
            <span class="unseen">{desk.seats[seat]?.name}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
