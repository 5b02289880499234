/** The wood of a block: its body, its pips, its back. Knows no figures, so the lobby's picture can use it. */
import type { ComponentChildren } from 'preact'
import { At, type Placed, Rose } from '../../../art/index.ts'
import type { Colour } from '../rules/ids.ts'

export interface BodyProps extends Placed {
  readonly colour: Colour
  /** Face up on the table instead of standing. */
  readonly lying?: boolean
  readonly children?: ComponentChildren
}

export function Body(props: BodyProps) {
  return (
    <At {...props} class={`r3-piece ${props.colour} ${props.class ?? ''}`}>
      <path d="M-38 46 L-34 51 H47 L51 46 V-34 L46 -38 Z" fill="var(--shade)" />
      {!props.lying && <path d="M-42 -42 L-34 -50 H50 L42 -42 Z M42 -42 L50 -50 V34 L42 42 Z" class="depth" />}
      <rect x="-42" y="-42" width="84" height="84" rx="5" class="body" />
      {props.children}
    </At>
  )
}

/** Strength along the upper edge; what is lost is hollow. */
export function Pips(props: { readonly now: number; readonly whole: number }) {
  const first = -((props.whole - 1) * 16) / 2
  return (
    <>
      {Array.from({ length: props.whole }, (_, i) => (
        <path
          key={i}
          d="M0 -6 L6 0 L0 6 L-6 0 Z"
          transform={`translate(${first + i * 16} -33.5)`}
          class={i < props.now ? 'pip' : 'pip lost'}
        />
      ))}
    </>
  )
}

export function Back(props: { readonly colour: Colour }) {
  if (props.colour === 'black')
    return <path d="M0 30 V-6 M-16 -28 V-14 C-16 -2 16 -2 16 -14 V-28 M0 -6 V-30" class="fork" />
  return (
    <>
      <path d="M-27 -29 H27 V2 C27 20 12 28 0 34 C-12 28 -27 20 -27 2 Z" class="escutcheon" />
      <Rose house={props.colour === 'red' ? 'lancaster' : 'york'} y={-3} size={44} plain />
    </>
  )
}
