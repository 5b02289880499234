/**
 * A wooden block. Its owner sees name, arms, strength and combat rating; everybody else its back: the
 * rose of its house. York's blocks are white in a murrey frame, Lancaster's are red, the rebels' black.
 */
import { Block, BlockFace, type BlockProps, Crown } from '../../../art/index.ts'
import type { BlockId, Colour } from '../rules/ids.ts'
import { Arms } from './arms.tsx'
import { blockFigures } from '../rules/printed.ts'
import { armsOf, colourOf } from './figures.ts'

export interface PieceProps extends Omit<BlockProps, 'colour' | 'face' | 'children'> {
  /** Without it only the back is known. */
  readonly block?: BlockId | undefined
  readonly colour?: Colour
  readonly name?: string
  readonly strength?: number
  /** Out until the campaign is over. */
  readonly down?: boolean
  /** Wears the crown, or claims it. */
  readonly title?: 'king' | 'pretender' | null
}

export function Piece(props: PieceProps) {
  const { block } = props
  const colour = props.colour ?? (block ? colourOf(block) : 'red')
  return (
    <Block
      {...props}
      colour={colour}
      class={`r3-piece ${colour} ${props.down ? 'down' : ''} ${props.class ?? ''}`}
      face={block && <Face {...props} block={block} colour={colour} />}
    >
      {props.title === 'king' && <Crown x={-26} y={-46} size={38} turn={-12} />}
      {props.title === 'pretender' && (
        <g transform="translate(-28 -44)" class="r3-claim">
          <circle r="13" />
          <path d="M-7 5 L-8 -5 L-3 0 L0 -8 L3 0 L8 -5 L7 5 Z" />
        </g>
      )}
    </Block>
  )
}

function Face(props: PieceProps & { readonly block: BlockId; readonly colour: Colour }) {
  const figures = blockFigures(props.block)
  if (!figures) return null
  const whole = figures.maxStrength
  const { strength = whole } = props
  // Without its name on it arms and figures have its room.
  const named = props.name !== undefined
  return (
    <BlockFace colour={props.colour} pips={strength} whole={whole}>
      <Arms of={armsOf(props.block)} x={named ? -13 : -14} y={named ? 0 : 7} size={named ? 42 : 50} />
      <text x="23" y={named ? -1 : 3} text-anchor="middle" font-size={named ? 22 : 27} font-weight="700" class="figure">
        {figures.initiative}
        {figures.firepower}
      </text>
      <g transform={named ? undefined : 'translate(0 9)'}>
        <Loyalty mark={figures.mark} loyalty={figures.loyalty} />
      </g>
      {props.name && <Name text={props.name} />}
    </BlockFace>
  )
}

/** A crown for an heir, a rose for a man who never turns his coat, a number for one who may. */
function Loyalty(props: { readonly mark: string | null; readonly loyalty: number | null }) {
  return (
    <g transform="translate(23 13)">
      {props.mark === 'crown' && <Crown size={22} x={props.loyalty === null ? 0 : -7} />}
      {props.mark === 'rose' && <path d="M-6 0 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0" class="faithful" />}
      {props.loyalty !== null && (
        <text x={props.mark === 'crown' ? 11 : 0} y="6" text-anchor="middle" font-size="16" class="figure quiet">
          {props.loyalty}
        </text>
      )}
    </g>
  )
}

/** As large as the block lets it be. */
function Name(props: { readonly text: string }) {
  const size = Math.min(14, 128 / Math.max(1, props.text.length))
  return (
    <text y={34} text-anchor="middle" font-size={size} font-weight="500">
      {props.text}
    </text>
  )
}
