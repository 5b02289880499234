/** A hero: the helm of the house, crossed by a sword. */
import { At, type Placed } from '../../../art/index.ts'

export function Helm(props: Placed) {
  return (
    <At {...props}>
      <g stroke="var(--livery-line)" stroke-width="3" stroke-linejoin="round">
        <path
          d="M-3 -40 C-10 -56 -30 -58 -40 -46 C-28 -46 -22 -40 -12 -34 Z M3 -40 C10 -56 30 -58 40 -46 C28 -46 22 -40 12 -34 Z"
          fill="var(--livery)"
        />
        <path d="M-40 50 C-40 30 -28 20 0 20 C28 20 40 30 40 50 Z" fill="var(--livery)" />
        <path
          d="M-27 30 C-32 2 -32 -16 -26 -30 C-14 -42 14 -42 26 -30 C32 -16 32 2 27 30 C12 40 -12 40 -27 30 Z"
          fill="var(--steel)"
        />
        <path d="M0 -39 V36" stroke="var(--livery)" stroke-width="6" />
        <path d="M-30 -14 C-12 -21 12 -21 30 -14 L29.5 -5 C12 -11 -12 -11 -29.5 -5 Z" fill="var(--livery-deep)" />
      </g>
    </At>
  )
}
