/** A piece on the map: its medal, whose it is (livery and charge), its name. */
import { useMemo } from 'preact/hooks'
import { Counter, Shield, liveryOf } from '../../../art/index.ts'
import { asset as assetName } from '../speech/names.ts'
import type { AssetView } from '../types/index.ts'
import { Spot, useBoard } from './context.tsx'
import { assetFact } from './facts.ts'
import type { Spot as Point } from './geometry.ts'
import { labelsOf, RADIUS, SIZE } from './names.ts'
import { Piece } from './piece.tsx'

interface TokenProps {
  readonly asset: AssetView
  readonly at: Point
}

/** Castles, ports and the two Nevilles have long names; the drawing says what they are. */
const SHORT = /^(castle|port|noble-neville)-/

/** Drawn over all pieces: where they crowd, none covers the name of another. */
export function Names({ placed }: { readonly placed: readonly TokenProps[] }) {
  const { say } = useBoard()
  const labels = useMemo(
    () =>
      labelsOf(
        placed
          // Of a bishop or ship the drawing and the town beside it say enough.
          .filter(({ asset: { type } }) => type !== 'bishop' && type !== 'ship')
          .map(({ asset: { id, type, owner }, at }) => ({
            id,
            at,
            text: say(SHORT.test(id) ? { say: `board.short.${id}` } : assetName(id)),
            owned: owner !== null,
            roams: type === 'noble',
          })),
      ),
    [placed, say],
  )
  return (
    <g pointer-events="none" aria-hidden="true">
      {labels.map(({ id, x, y, anchor, text }) => (
        <text key={id} x={x} y={y} text-anchor={anchor} font-size={SIZE} class="wr-name">
          {text}
        </text>
      ))}
    </g>
  )
}

export function Token({ asset, at }: TokenProps) {
  const board = useBoard()
  const name = board.say(assetName(asset.id))
  const owner = asset.owner
  const livery = owner === null ? null : liveryOf(board, owner)
  const own = owner === null ? asset.card : owner === board.seat ? 'held own' : 'held'
  return (
    <Spot
      place={asset.id}
      label={name}
      fact={assetFact(board, asset)}
      class={`wr-token ${asset.type} ${own} ${board.lit.has(asset.id) ? 'lit' : ''}`}
      transform={`translate(${at.x} ${at.y})`}
    >
      <g class={livery ? `livery-${livery}` : 'wr-masterless'}>
        <circle r={RADIUS + 12} class="hit" />
        <circle r={RADIUS + 10} class="lamp" />
        <circle r={RADIUS} class="medal" />
        <circle r={RADIUS + 4} class="glow" />
        <Piece type={asset.type} size={asset.type === 'ship' ? 39 : 34} y={asset.type === 'noble' ? -1 : 0} />
        {asset.type === 'noble' && <Counter x={-17} y={16} r={10} size={16} n={asset.controlPoints} />}
        {livery && <Shield livery={livery} size={24} x={17} y={16} />}
        {asset.card === 'boxed' && owner === null && <path d="M-19 19 L19 -19" class="struck" />}
      </g>
    </Spot>
  )
}
