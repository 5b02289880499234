/** Richard III's board: the realm with its blocks, and beside it cards, houses, battle and the blocks in hand. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import {
  type BoardProps,
  Layout,
  Stage,
  useBase,
  useFrameState,
  useHinted,
  useLatest,
  usePhone,
} from '../../../art/index.ts'
import type { BlockId } from '../rules/ids.ts'
import type { Event, Move, View } from '../types/index.ts'
import { Bar, PlainDeeds } from './bar.tsx'
import { Battle } from './battle.tsx'
import './picture.css'
import './board.css'
import { type Course, courses, deedOf, movers, type Place, placeOf, shipsOf } from './places.ts'
import { AimContext, type BoardContext, Provide } from './context.tsx'
import { errandSteps } from './errand.ts'
import { Cards } from './hand.tsx'
import { Houses } from './houses.tsx'
import { signs } from './signs.tsx'
import { Realm } from './map.tsx'
import './panel.css'
import { firstHand } from './picking.ts'
import { SoFar } from './so-far.tsx'
import { Tray } from './tray.tsx'
import { Ways } from './ways.tsx'

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, moves, say } = props
  const root = useRef<HTMLDivElement>(null)
  const phone = usePhone(root)
  const deeds = useMemo(() => moves.map(deedOf), [moves])
  const decision = moves.map((offer) => offer.text).join(' ')
  const able = useMemo(() => movers(deeds), [deeds])

  const [hand, setHand] = useState<{ readonly from: Place | null; readonly blocks: readonly BlockId[] }>(EMPTY)
  const [anyWay, setAnyWay] = useState(false)
  const [aim, setAim] = useFrameState<Place | null>(null)
  const [asking, setAsking] = useState<Place | null>(null)

  // Blocks that went, or may go no more, leave the hand; a new question may put blocks into it.
  useEffect(() => {
    setAsking(null)
    setHand((now) => firstHand(view, deeds, now))
  }, [decision])
  const inHand = hand.blocks.filter((block) => deeds.some((deed) => deed.blocks.includes(block)))
  const picked = inHand.length > 0 || hand.from !== null ? inHand : firstHand(view, deeds, hand).blocks
  const open = useMemo(() => courses(deeds, picked), [deeds, picked.join()])

  const stepsBy = (place: Place, { blocks, way }: Course) =>
    errandSteps(deeds, { blocks, place, way: way.key }, props.ahead)
  const go = (place: Place, course: Course) => {
    setAsking(null)
    const steps = stepsBy(place, course)
    if (steps.length > 0) props.act(steps)
  }
  const base = useBase(props, placeOf)
  const hint = useHinted(props, placeOf)
  const latestGo = useLatest(go)
  const latestSteps = useLatest(stepsBy)
  const board = useMemo(
    (): BoardContext => ({
      ...base,
      deeds,
      from: hand.from,
      picked,
      courses: open,
      movers: able,
      take: (from, blocks) => {
        const all = view.blocks.filter((own) => own.at === from && able.has(own.block)).map(({ block }) => block)
        setHand({ from, blocks: blocks ?? all })
      },
      toggle: (block) => {
        const blocks = picked.includes(block) ? picked.filter((other) => other !== block) : [...picked, block]
        setHand({ from: hand.from, blocks })
      },
      send: (place) => {
        const ways = open.get(place) ?? []
        const [first] = ways
        if (!first) return
        // Next door by the straight road is plain, unless the reader wants to choose; several ships are not.
        const straight = ways.length === 1 || (!anyWay && first.way.route.length === 2)
        const plain = straight && shipsOf(first) < 2
        if (plain) latestGo.current(place, first)
        else setAsking(place)
      },
      stepsTo: (place) => {
        const [first] = open.get(place) ?? []
        return first ? latestSteps.current(place, first) : []
      },
      anyWay,
      setAnyWay,
      setAim,
    }),
    [base, deeds, hand.from, picked.join(), open, able, anyWay],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && hand.from !== null) setHand(EMPTY)
  }
  // Drawn once for a board, so that pointing at something does not draw the whole board again.
  const hall = useMemo(
    () => (
      <Layout
        shape={1000 / 1240}
        peek={126}
        shown={view.battle ? 216 : 126}
        status={`${say({ say: 'board.campaign', n: view.campaign, of: view.campaigns })} · ${say({ say: 'board.turn', n: view.turn, of: view.turns })}`}
        signs={signs}
        map={<Realm phone={phone} />}
        own={
          <div class={view.battle ? 'r3-side fighting' : 'r3-side'}>
            <Bar />
            {view.battle ? <Battle battle={view.battle} /> : <Houses />}
            {view.battle && <SoFar told={props.told ?? []} rounds={view.battle.rounds} />}
            <div class="r3-now">
              <Tray />
            </div>
            <Cards />
          </div>
        }
        choices={<PlainDeeds />}
      />
    ),
    [board, phone, props.told],
  )
  return (
    <Provide board={board} hint={hint}>
      <AimContext.Provider value={aim}>
        <Stage class="richard-iii" say={say} calm={props.calm}>
          <div ref={root} class="board-room" onKeyDown={onKeyDown}>
            {hall}
          </div>
          {asking && open.has(asking) && (
            <Ways place={asking} go={(course) => go(asking, course)} onCancel={() => setAsking(null)} />
          )}
        </Stage>
      </AimContext.Provider>
    </Provide>
  )
}

const EMPTY = { from: null, blocks: [] as readonly BlockId[] }
