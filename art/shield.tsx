/** A heater shield in a seat's livery, with its charge: the sign of a seat everywhere. */
import type { Livery } from '../engine/game.ts'
import { partsOf } from '../engine/liveries.ts'
import { Charge } from './charges.tsx'
import { At, Icon, type Placed } from './place.tsx'

const HEATER = 'M-42 -46 C-26 -43 -12 -44 0 -48 C12 -44 26 -43 42 -46 V-6 C42 20 22 38 0 50 C-22 38 -42 20 -42 -6 Z'

/** The second seat in one livery and every further one bear a mark of difference: their number. */
function Difference({ mark }: { readonly mark: number }) {
  return (
    <g class="difference">
      <circle cx="27" cy="-29" r="19" fill="var(--bone)" stroke="var(--livery-deep)" stroke-width="3" />
      <text x="27" y="-20" text-anchor="middle" font-size="27" font-weight="700" fill="var(--bone-ink)">
        {mark}
      </text>
    </g>
  )
}

export function Shield(props: Placed & { readonly livery: Livery }) {
  const { mark } = partsOf(props.livery)
  return (
    <At {...props} class={`livery-${props.livery} ${props.class ?? ''}`}>
      <path
        d={HEATER}
        fill="var(--livery-field)"
        stroke="var(--livery-deep)"
        stroke-width="3.5"
        stroke-linejoin="round"
      />
      <path d={HEATER} transform="scale(0.9)" fill="none" stroke="var(--livery-ink)" stroke-width="1.2" opacity="0.5" />
      <g transform="translate(0 -5) scale(0.62)" fill="var(--livery-ink)">
        <Charge livery={props.livery} />
      </g>
      {mark > 1 && <Difference mark={mark} />}
    </At>
  )
}

/** The shield in running text and lists. */
export function ShieldIcon(props: { readonly livery: Livery; readonly size?: number; readonly class?: string }) {
  return (
    <Icon size={props.size ?? 24} {...(props.class === undefined ? {} : { class: props.class })}>
      <Shield livery={props.livery} />
    </Icon>
  )
}
