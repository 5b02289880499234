import { At, type Placed } from './place.tsx'

/** Two towers, a gate between them. */
export function Castle(props: Placed) {
  return (
    <At {...props}>
      <g fill="var(--stone)" stroke="var(--stone-ink)" stroke-width="2.4" stroke-linejoin="round">
        <path d="M-20 42 V-4 H-14 V2 H-6 V-4 H6 V2 H14 V-4 H20 V42 Z" />
        <path d="M-44 42 V-18 H-47 V-34 H-40 V-27 H-33 V-34 H-26 V-27 H-19 V-34 H-12 V-18 H-15 V42 Z" />
        <path d="M44 42 V-18 H47 V-34 H40 V-27 H33 V-34 H26 V-27 H19 V-34 H12 V-18 H15 V42 Z" />
      </g>
      <g fill="var(--stone-ink)">
        <path d="M-9 42 V22 C-9 10 9 10 9 22 V42 Z" />
        <path d="M-31.5 -8 h4 v12 h-4 Z M27.5 -8 h4 v12 h-4 Z" />
      </g>
      <path
        d="M-38 14 h9 M-26 24 h7 M-40 32 h10 M38 14 h-9 M26 24 h-7 M40 32 h-10"
        stroke="var(--stone-ink)"
        stroke-width="1.4"
        opacity="0.6"
      />
    </At>
  )
}
