import type { ComponentChildren } from 'preact'
import { At, type Placed } from './place.tsx'

/** A swallow-tailed banner in the livery around it; what it bears is drawn in the middle of the cloth. */
export function Banner(props: Placed & { readonly children?: ComponentChildren }) {
  return (
    <At {...props}>
      <path d="M-38 -48 V50" stroke="var(--timber)" stroke-width="5" stroke-linecap="round" />
      <circle cx="-38" cy="-48" r="4.5" fill="var(--seed)" />
      <path
        d="M-35 -42 C-14 -48 6 -34 46 -42 L34 -14 L46 14 C8 22 -14 8 -35 14 Z"
        fill="var(--livery-field)"
        stroke="var(--livery-line)"
        stroke-width="2.2"
        stroke-linejoin="round"
      />
      <g transform="translate(-4 -14) scale(0.46)" fill="var(--livery-ink)">
        {props.children}
      </g>
    </At>
  )
}
