/** A wooden block: standing it shows its owner its face and everybody else its back. Pips on the upper edge are its strength. */
import type { ComponentChildren } from 'preact'
import { At, type Placed } from './place.tsx'
import { Rose } from './rose.tsx'

/** Red for Lancaster, white in a murrey frame for York, black for those of neither house. */
export type BlockColour = 'red' | 'white' | 'black'

interface Wood {
  readonly face: string
  readonly deep: string
  readonly line: string
  /** The width of the line. */
  readonly frame: number
  readonly pip: string
}

const WOOD: { readonly [colour in BlockColour]: Wood } = {
  red: {
    face: 'var(--block-red)',
    deep: 'var(--block-red-deep)',
    line: 'var(--lancaster-deep)',
    frame: 2.5,
    pip: 'var(--block-red-pip)',
  },
  white: {
    face: 'var(--block-white)',
    deep: 'var(--block-white-deep)',
    line: 'var(--murrey)',
    frame: 4,
    pip: 'var(--murrey)',
  },
  black: {
    face: 'var(--block-black)',
    deep: 'var(--block-black-deep)',
    line: 'var(--block-black-line)',
    frame: 2.5,
    pip: 'var(--block-red-pip)',
  },
}

export interface BlockProps extends Placed {
  readonly colour: BlockColour
  /** Face up on the table instead of standing. */
  readonly lying?: boolean
  /** What the face shows; without it the back is turned. */
  readonly face?: ComponentChildren
  /** What lies on it. */
  readonly children?: ComponentChildren
}

export function Block(props: BlockProps) {
  const { face, deep, line, frame } = WOOD[props.colour]
  return (
    <At {...props}>
      <path d="M-38 46 L-34 51 H47 L51 46 V-34 L46 -38 Z" fill="var(--shade)" />
      {!props.lying && <path d="M-42 -42 L-34 -50 H50 L42 -42 Z M42 -42 L50 -50 V34 L42 42 Z" fill={deep} />}
      <rect x="-42" y="-42" width="84" height="84" rx="5" fill={face} stroke={line} stroke-width={frame} />
      {props.face ?? <Back colour={props.colour} />}
      {props.children}
    </At>
  )
}

/** The field of a face, and its strength along the upper edge; what is lost is hollow. */
export function BlockFace(props: {
  readonly colour: BlockColour
  readonly pips: number
  readonly whole: number
  readonly children?: ComponentChildren
}) {
  const { pip } = WOOD[props.colour]
  const first = -((props.whole - 1) * 16) / 2
  return (
    <>
      <rect x="-38" y="-25" width="76" height="63" rx="3" fill="var(--parchment)" />
      {Array.from({ length: props.whole }, (_, i) => (
        <path
          key={i}
          class={i < props.pips ? 'pip' : undefined}
          d="M0 -6 L6 0 L0 6 L-6 0 Z"
          transform={`translate(${first + i * 16} -33.5)`}
          fill={i < props.pips ? pip : 'none'}
          stroke={pip}
          stroke-width="1.6"
          stroke-opacity={i < props.pips ? 1 : 0.55}
        />
      ))}
      {props.children}
    </>
  )
}

function Back(props: { readonly colour: BlockColour }) {
  if (props.colour === 'black')
    return (
      <path
        d="M0 30 V-6 M-16 -28 V-14 C-16 -2 16 -2 16 -14 V-28 M0 -6 V-30"
        fill="none"
        stroke="var(--seed)"
        stroke-width="6"
        stroke-linecap="round"
      />
    )
  const red = props.colour === 'red'
  return (
    <>
      <path
        d="M-27 -29 H27 V2 C27 20 12 28 0 34 C-12 28 -27 20 -27 2 Z"
        fill={red ? 'var(--lancaster-field)' : 'var(--murrey)'}
        stroke={red ? 'var(--lancaster-deep)' : 'var(--murrey-deep)'}
        stroke-width="2"
      />
      <Rose house={red ? 'lancaster' : 'york'} y={-3} size={44} plain />
    </>
  )
}
