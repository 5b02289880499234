import { At, type Placed } from './place.tsx'

/** A bishop's mitre, with its two ribbons. */
export function Mitre(props: Placed) {
  return (
    <At {...props}>
      <g stroke="var(--seed-deep)" stroke-width="2.4" stroke-linejoin="round">
        <path d="M-16 26 L-24 48 L-12 46 L-6 28 Z M16 26 L24 48 L12 46 L6 28 Z" fill="var(--petal-red)" />
        <path d="M-32 30 C-40 4 -24 -26 0 -46 C24 -26 40 4 32 30 C12 36 -12 36 -32 30 Z" fill="var(--petal-white)" />
        <path d="M-34 18 C-12 25 12 25 34 18 L32 31 C12 37 -12 37 -32 31 Z" fill="var(--seed)" />
        <path d="M-4 -40 L0 -44 L4 -40 V19 H-4 Z" fill="var(--seed)" stroke-width="1.8" />
      </g>
      <g fill="var(--petal-red)">
        <circle cy="26.5" r="3.4" />
        <circle cx="-18" cy="24.5" r="2.6" />
        <circle cx="18" cy="24.5" r="2.6" />
        <circle cx="-15" cy="2" r="3.2" />
        <circle cx="15" cy="2" r="3.2" />
      </g>
    </At>
  )
}
