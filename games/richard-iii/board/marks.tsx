/** Signs laid over the map while blocks march: the room left at borders, the way, the attacks, hunger. */
import { Choice } from '../../../art/index.ts'
import type { AreaId } from '../rules/ids.ts'
import { useBoard, usePointing } from './context.tsx'
import { borderFact } from './facts.ts'
import { type Border, borderBetween, BORDERS, ROOM } from './geometry.ts'
import { middle, routeLine } from './routes.ts'

/** Steps (from, to) of all routes the picked blocks could take. */
function useSteps(): ReadonlyMap<string, { readonly border: Border; readonly from: AreaId }> {
  const board = useBoard()
  const steps = new Map<string, { border: Border; from: AreaId }>()
  for (const courses of board.courses.values())
    for (const { way } of courses)
      for (let i = 1; i < way.route.length; i++) {
        const [from, to] = [way.route[i - 1], way.route[i]]
        const border = from && to && borderBetween(from, to)
        if (border && from) steps.set(border.id, { border, from })
      }
  return steps
}

/** What may still cross, on every border a picked block could use. */
export function BorderRoom() {
  const board = useBoard()
  const steps = useSteps()
  const { seat, view } = board
  if (seat === null) return null
  const regroup = view.regroup
  const rooms: { border: Border; left: number }[] = [...steps.values()].map(({ border, from }) => {
    const left = view.borders[BORDERS.indexOf(border)]?.left[seat]
    return { border, left: (border.a === from ? left?.ab : left?.ba) ?? 0 }
  })
  if (regroup?.seat === seat)
    for (const { area, left } of regroup.to) {
      const border = borderBetween(regroup.area, area)
      if (border && left !== null) rooms.push({ border, left })
    }
  if (view.phase === 'battle-turn' && view.battle)
    for (const { to, left } of view.battle.retreats[seat] ?? []) {
      const border = borderBetween(view.battle.area, to)
      if (border && left !== null) rooms.push({ border, left })
    }
  return (
    <>
      {rooms.map(({ border, left }) => {
        const fact = borderFact(board, border.id, left)
        return (
          <Choice
            key={border.id}
            label={`${fact.title}: ${fact.lines.join()}`}
            fact={fact}
            transform={`translate(${border.middle[0]} ${border.middle[1]})`}
            class={`r3-room ${border.kind}`}
          >
            <path d="M0 -12 L12 0 L0 12 L-12 0 Z" />
            <text y="4.6" text-anchor="middle" font-size="13" class="figure">
              {left}
            </text>
          </Choice>
        )
      })}
    </>
  )
}

/** Footsteps to the place under the pointer, or of the move the table points out. */
export function Footsteps() {
  const board = useBoard()
  const { hinted, aim } = usePointing()
  const aimed = aim && board.courses.get(aim)?.[0]?.way
  const way = hinted?.way.route.length ? hinted.way : aimed
  if (!way) return null
  if (way.route.length > 0) return <path d={routeLine(way.route)} class="r3-way" pointer-events="none" />
  if (way.by !== 'sea' || !aim || aim === 'pool' || !board.from || board.from === 'pool') return null
  const [a, b] = [middle(board.from), middle(aim)]
  return <path d={`M${a[0]} ${a[1]} Q${a[0]} ${b[1]} ${b[0]} ${b[1]}`} class="r3-way sea" pointer-events="none" />
}

/** Swords where a battle is due, and an arrow over every border used. */
export function Attacks() {
  const { view } = useBoard()
  return (
    <g pointer-events="none">
      {view.attacks.flatMap(({ area, entries }) =>
        entries.map(({ from, seat, main, n }) => {
          const border = borderBetween(from as AreaId, area)
          if (!border) return null
          const [x, y] = border.middle
          const [tx, ty] = middle(area)
          const turn = (Math.atan2(ty - y, tx - x) * 180) / Math.PI
          return (
            <g
              key={`${area} ${from} ${seat}`}
              transform={`translate(${x} ${y})`}
              class={`r3-attack ${seat === 0 ? 'red' : 'white'}`}
            >
              <path
                d="M-20 -7 H4 V-14 L22 0 L4 14 V7 H-20 Z"
                transform={`rotate(${turn})`}
                class={main === false ? 'reserve' : 'main'}
              />
              <text y="4" text-anchor="middle" font-size="12" class="figure">
                {n}
              </text>
            </g>
          )
        }),
      )}
      {view.areas
        .filter(({ holder }) => holder === 'contested')
        .map(({ id }) => {
          const room = ROOM.get(id)
          return room && <Swords key={id} x={room.x} y={room.y - room.h * 0.95} lit={view.battle?.area === id} />
        })}
    </g>
  )
}

function Swords(props: { readonly x: number; readonly y: number; readonly lit: boolean }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`} class={props.lit ? 'r3-swords lit' : 'r3-swords'}>
      <circle r="13" />
      <path d="M-7 -7 L7 7 M7 -7 L-7 7 M-8 4 L-4 8 M8 4 L4 8" />
    </g>
  )
}

/** An area that cannot feed everybody in it. */
export function Hunger() {
  const { view } = useBoard()
  return (
    <g pointer-events="none">
      {view.areas.map(({ id, surplus }) => {
        const room = ROOM.get(id)
        if (!room || !surplus || surplus < 1) return null
        return (
          <g key={id} transform={`translate(${room.x - room.w * 0.8} ${room.y - room.h * 0.6})`} class="r3-hunger">
            <path d="M-11 4 C-11 -12 11 -12 11 4 C11 9 -11 9 -11 4 Z" />
            <text y="4" text-anchor="middle" font-size="11" class="figure">
              −{surplus}
            </text>
          </g>
        )
      })}
    </g>
  )
}
