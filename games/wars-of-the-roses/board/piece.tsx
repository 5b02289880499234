/** The drawings of the pieces: what is owned, the counters and cubes of a plan. */
import {
  At,
  Castle,
  Coin,
  Counter,
  Crown,
  Mitre,
  Nobleman,
  type Placed,
  Port,
  Ship,
  Squire,
  Town,
} from '../../../art/index.ts'
import type { AssetType } from '../rules/ids.ts'

/** What an asset looks like; nobles and ships wear the livery around them. */
export function Piece(props: Placed & { readonly type: AssetType }) {
  const { type, ...placed } = props
  switch (type) {
    case 'castle':
      return <Castle {...placed} />
    case 'large-town':
      return <Town {...placed} large />
    case 'town':
      return <Town {...placed} />
    case 'port':
      return <Port {...placed} />
    case 'bishop':
      return <Mitre {...placed} />
    case 'ship':
      return <Ship {...placed} />
    case 'noble':
      return <Nobleman {...placed} />
  }
}

/** A cube of the game: three faces, white or black. A black one is marked with a coin, a white one with a cross. */
export function Cube(props: Placed & { readonly colour: 'white' | 'black' }) {
  return (
    <At {...props} class={`wr-cube ${props.colour} ${props.class ?? ''}`}>
      <path d="M0 -46 L40 -24 L0 -2 L-40 -24 Z" class="top" />
      <path d="M-40 -24 L0 -2 V46 L-40 24 Z" class="left" />
      <path d="M40 -24 L0 -2 V46 L40 24 Z" class="right" />
      {props.colour === 'black' ? (
        <Coin size={26} y={-24} />
      ) : (
        <path d="M0 -34 V-14 M-14 -24 H14" class="sign" fill="none" />
      )}
    </At>
  )
}

/** Troops: a pennon of the livery around it with their number. */
export function Pennon(props: Placed & { readonly n: number }) {
  return (
    <At {...props}>
      <path d="M-40 -46 V50" class="wr-pole" />
      <path d="M-38 -44 H44 L26 -16 L44 12 H-38 Z" class="wr-pennon" />
      <text x="-6" y="0" text-anchor="middle" font-size="46" font-weight="700" class="figure wr-on-livery">
        {props.n}
      </text>
    </At>
  )
}

/** Mercenaries: hired men without a livery, with their number. */
export function Hired(props: Placed & { readonly n?: number }) {
  return (
    <At {...props}>
      <g class="wr-hired">
        <path d="M34 -50 V50" class="wr-pole" />
        <path d="M34 -50 C48 -44 48 -26 34 -20 L26 -34 Z" class="blade" />
        <Squire size={84} x={-8} y={4} />
      </g>
      {props.n !== undefined && <Counter x={-22} y={30} r={22} size={38} n={props.n} />}
    </At>
  )
}

/** The office of Captain of Calais: a crowned shield. */
export function Captaincy(props: Placed) {
  return (
    <At {...props} class="wr-captaincy">
      <path d="M-18 -18 H18 V4 C18 14 8 20 0 24 C-8 20 -18 14 -18 4 Z" class="medal" />
      <Crown size={26} />
    </At>
  )
}
