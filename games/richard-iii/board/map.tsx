/** The realm: England and Wales, the exiles across the water, the pools at sea, and everything that stands there. */
import {
  type Box,
  boxAround,
  Cartouche,
  Choice,
  Compass,
  lobed,
  MapFrame,
  Marks,
  type Point,
  Ship,
} from '../../../art/index.ts'
import type { AreaId } from '../rules/ids.ts'
import { ArmsDefs } from './arms.tsx'
import { County, Takers } from './county.tsx'
import { placePhrase, useBoard } from './context.tsx'
import { ExileSigns, FrameGround, FrameTitle, POOL_BOX } from './frames.tsx'
import { EXILE_BOX, MAP, ROOM } from './geometry.ts'
import { Ground } from './ground.tsx'
import { Hinted } from './hinted.tsx'
import { Attacks, BorderRoom, Footsteps, Hunger } from './marks.tsx'
import { Pieces } from './pieces.tsx'
import { areaFigures } from '../rules/printed.ts'
import { HOUSES } from './figures.ts'
import { Seas } from './seas.tsx'
import { Printed } from './printed.tsx'
import { wayOf, where } from './where.ts'

/** How much of the neighbourhood a close look keeps in sight. */
const MARGIN = 90

export function Realm(props: { readonly phone: boolean }) {
  const board = useBoard()
  const { say, view } = board
  return (
    <MapFrame
      box={MAP.whole}
      label={say({ say: 'board.map' })}
      class="r3-realm"
      deepest={5}
      tools="start"
      lookAt={props.phone ? focus(board) : null}
    >
      <ArmsDefs />
      <Ground />
      <Seas />
      <g pointer-events="none">
        <Cartouche
          x={840}
          y={50}
          width={292}
          height={66}
          title={say({ say: 'name' })}
          line={say({ say: 'board.realm' })}
        />
        <Compass x={92} y={868} size={128} lettered />
        <Ship x={680} y={1096} size={52} sail="var(--petal-red)" />
        <Ship x={920} y={430} size={50} sail="var(--petal-white)" />
      </g>
      {[...EXILE_BOX.values(), ...POOL_BOX].map((box) => (
        <FrameGround key={box.join()} box={box} />
      ))}
      {view.areas.map((area) => (
        <County key={area.id} area={area} />
      ))}
      {board.seat !== null && <Pool seat={board.seat} />}
      <Printed />
      <Titles />
      <Attacks />
      <Footsteps />
      <Pieces />
      <Marks where={where} way={wayOf} unit={34} wide={1.45} />
      <Hunger />
      <BorderRoom />
      <Takers />
      <Hinted />
    </MapFrame>
  )
}

function Titles() {
  const { say } = useBoard()
  return (
    <>
      {[...EXILE_BOX].map(([area, box]) => (
        <g key={area}>
          <FrameTitle
            box={box}
            seat={areaFigures(area)?.exileOwner === 'york' ? 1 : 0}
            title={say(placePhrase(area))}
          />
          <ExileSigns area={area} box={box} />
        </g>
      ))}
      {POOL_BOX.map((box, seat) => (
        <FrameTitle
          key={seat}
          box={box}
          seat={seat}
          title={say({ say: 'board.pool', who: { say: `seat.${HOUSES[seat]}` } })}
        />
      ))}
    </>
  )
}

/** One's own pool can be taken up like an area, and blocks go home to it. */
function Pool(props: { readonly seat: number }) {
  const board = useBoard()
  const box = POOL_BOX[props.seat]
  if (!box) return null
  const { say } = board
  const home = board.courses.get('pool')
  const able = board.view.blocks.filter((own) => own.at === 'pool' && board.movers.has(own.block)).length
  const held = board.from === 'pool'
  const only = home?.length === 1 && home[0]?.deeds.length === 1 ? home[0].deeds[0] : undefined
  const label = home
    ? (only?.offer.label ?? say({ say: 'board.send', n: home[0]?.blocks.length ?? 1, area: { say: 'place.pool' } }))
    : say({ say: held ? 'board.let-go' : 'board.take', n: able, area: { say: 'place.pool' } })
  const choose = home ? () => board.send('pool') : able > 0 ? () => board.take(held ? null : 'pool', []) : undefined
  return (
    <Choice
      label={choose ? label : say({ say: 'place.pool' })}
      choose={choose}
      picked={held ? true : undefined}
      onPoint={only && ((on) => board.point(on ? only.offer.text : null))}
      fact={{ title: say({ say: 'place.pool' }), lines: [say({ say: 'board.pool-use' })] }}
      class={`r3-county ${home ? 'send' : able > 0 ? 'take' : 'still'} ${held ? 'held' : ''}`}
    >
      <path d={lobed(box)} class="hit" />
      {choose && <path d={lobed(box)} class="glow filled" />}
    </Choice>
  )
}

/** What a small screen looks at: the battle, or the blocks in hand with everywhere they can go. */
function focus(board: ReturnType<typeof useBoard>): Box | null {
  const { view, from, courses } = board
  const near: AreaId[] = []
  if (view.battle) near.push(view.battle.area)
  else if (from && from !== 'pool') near.push(from)
  for (const place of courses.keys()) if (place !== 'pool') near.push(place)
  const rooms = near.flatMap((area) => ROOM.get(area) ?? [])
  if (rooms.length === 0) return null
  const corners = rooms.flatMap(({ x, y, w, h }): Point[] => [
    [x - w, y - h],
    [x + w, y + h],
  ])
  return boxAround(corners, [MARGIN, MARGIN, MARGIN, MARGIN])
}
