/** The realm: six regions, eight seas, and everything that can be owned. */
import { useMemo } from 'preact/hooks'
import { Cartouche, Compass, MapFrame, Marks, Ship, toldOf } from '../../../art/index.ts'
import type { NobleId, RegionId, ShipId } from '../rules/ids.ts'
import { describe } from '../speech/describe.ts'
import { region as regionName } from '../speech/names.ts'
import { Spot, useBoard } from './context.tsx'
import { CLOSE, ICON, MAP } from './geometry.ts'
import { Relief, Water } from './ground.tsx'
import { Orders } from './orders.tsx'
import { Captaincy } from './piece.tsx'
import { HouseRose, Land, RegionName, Tally } from './region.tsx'
import { SeaNames, Seas } from './seas.tsx'
import { siteOf, standings } from './spots.ts'
import { Names, Token } from './token.tsx'
import { where } from './where.ts'

export function Realm(props: { readonly close: RegionId | null }) {
  const board = useBoard()
  const { say, view, assets } = board
  const spots = useMemo(() => standings(assets), [assets])
  const placed = useMemo(
    () =>
      assets.flatMap((asset) => {
        const at = spots.get(asset.id as NobleId | ShipId) ?? (asset.type === 'noble' ? undefined : siteOf(asset.id))
        return at ? [{ asset, at }] : []
      }),
    [assets, spots],
  )
  return (
    <MapFrame
      box={MAP.whole}
      label={say({ say: 'board.map' })}
      class="wr-realm"
      deepest={5}
      tools="start"
      lookAt={props.close && CLOSE[props.close]}
    >
      <Water />
      <Seas />
      <SeaNames />
      <g pointer-events="none">
        <Compass x={84} y={985} size={124} lettered />
        <Ship x={930} y={1150} size={54} sail="var(--petal-red)" />
        <Cartouche x={146} y={1192} width={264} height={68} title={say({ say: 'board.title' })} />
      </g>
      {view.regions.map((region) => (
        <Land key={region.id} region={region} />
      ))}
      <Relief />
      {view.regions.map((region) => (
        <RegionName key={region.id} id={region.id} />
      ))}
      {view.regions.map((region) => (
        <HouseRose key={region.id} region={region} />
      ))}
      {view.regions.map((region) => (
        <Tally key={region.id} region={region} />
      ))}
      {view.prices.bidRegions.map((region) => (
        <Spot
          key={region}
          place={`calais ${region}`}
          label={say({ say: 'board.bid-in', region: regionName(region) })}
          fact={toldOf(say, () => describe(view, `calais ${region}`))}
          class={board.lit.has(`calais ${region}`) ? 'wr-calais lit' : 'wr-calais'}
          transform={`translate(${ICON[`captain-of-calais@${region}`]?.x} ${ICON[`captain-of-calais@${region}`]?.y})`}
        >
          <Captaincy />
          <path d="M-21 -21 H21 V5 C21 16 9 23 0 27 C-9 23 -21 16 -21 5 Z" class="glow" />
        </Spot>
      ))}
      {placed.map(({ asset, at }) => (
        <Token key={asset.id} asset={asset} at={at} />
      ))}
      <Names placed={placed} />
      <Orders spots={spots} />
      <Marks where={(place) => where(place, { assets }, spots)} unit={28} />
    </MapFrame>
  )
}
