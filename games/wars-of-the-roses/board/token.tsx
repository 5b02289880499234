/** A piece on the map: its medal, whose it is (livery and charge), its name. */
import { Counter, Shield, liveryOf } from '../../../art/index.ts'
import { asset as assetName } from '../speech/names.ts'
import type { AssetView } from '../types/index.ts'
import { Spot, useBoard } from './context.tsx'
import { assetFact } from './facts.ts'
import type { Spot as Point } from './geometry.ts'
import { Piece } from './piece.tsx'

const RADIUS = 23

/** Names stand below, unless the map has more room beside. */
const BESIDE: { readonly [id: string]: 'left' | 'right' } = {
  'port-berwick': 'left',
  'castle-bamburgh': 'right',
  'large-town-newcastle': 'right',
  'town-durham': 'right',
  'large-town-york': 'right',
  'port-kings-lynn': 'left',
  'town-norwich': 'right',
  'large-town-london': 'right',
  'large-town-bristol': 'right',
  'town-exeter': 'left',
  'large-town-coventry': 'left',
  'port-plymouth': 'right',
  'castle-harlech': 'left',
  'port-caernarfon': 'right',
}

interface TokenProps {
  readonly asset: AssetView
  readonly at: Point
}

/** Castles, ports and the two Nevilles have long names; the drawing says what they are. */
const SHORT = /^(castle|port|noble-neville)-/

/** Drawn over all pieces: where they crowd, none covers the name of another. */
export function Name({ asset, at }: TokenProps) {
  const { say } = useBoard()
  // Of a bishop or ship the drawing and the town beside it say enough.
  if (asset.type === 'bishop' || asset.type === 'ship') return null
  const text = say(SHORT.test(asset.id) ? { say: `board.short.${asset.id}` } : assetName(asset.id))
  const beside = BESIDE[asset.id]
  if (!beside)
    return (
      <text x={at.x} y={at.y + RADIUS + 18} text-anchor="middle" font-size="17" class="wr-name">
        {text}
      </text>
    )
  const out = RADIUS + 6
  return (
    <text
      x={at.x + (beside === 'left' ? -out : asset.owner === null ? out : out + 5)}
      y={at.y + (beside === 'left' ? 5 : -2)}
      text-anchor={beside === 'left' ? 'end' : 'start'}
      font-size="17"
      class="wr-name"
    >
      {text}
    </text>
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
