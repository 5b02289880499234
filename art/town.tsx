import { At, type Placed } from './place.tsx'

/** Gabled houses around a spire; a large town has a wall before it. */
export function Town(props: Placed & { readonly large?: boolean }) {
  return (
    <At {...props}>
      <g stroke="var(--stone-ink)" stroke-width="2.4" stroke-linejoin="round">
        <path d="M-8 40 V-12 H10 V40 Z" fill="var(--stone)" />
        <path d="M-11 -12 L1 -48 L13 -12 Z" fill="var(--slate)" />
        <path d="M-44 40 V10 L-28 -8 L-12 10 V40 Z" fill="var(--wall)" />
        <path d="M-47 13 L-28 -9 L-9 13" fill="none" stroke="var(--roof)" stroke-width="6" />
        <path d="M10 40 V14 L27 -4 L44 14 V40 Z" fill="var(--wall)" />
        <path d="M7 17 L27 -5 L47 17" fill="none" stroke="var(--roof)" stroke-width="6" />
      </g>
      <path d="M1 -4 v9 M-28 18 v8 M27 20 v8" stroke="var(--stone-ink)" stroke-width="3.5" />
      {props.large && (
        <path
          d="M-48 44 V28 h8 v6 h8 v-6 h8 v6 h8 v-6 h8 v6 h16 v-6 h8 v6 h8 v-6 h8 v6 h8 v-6 h8 v16 Z"
          fill="var(--stone)"
          stroke="var(--stone-ink)"
          stroke-width="2.4"
          stroke-linejoin="round"
        />
      )}
    </At>
  )
}
