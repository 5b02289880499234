/** The two roses under one crown: over the lobby, and over pages that have little else to show. */
import { Crown } from '../../art/crown.tsx'
import { Rose, RoseStone } from '../../art/rose.tsx'

export function Arms({ class: name }: { readonly class: string }) {
  return (
    <svg class={name} viewBox="0 0 300 190" aria-hidden="true">
      <g fill="none" stroke="var(--gold)" stroke-width="1">
        <path d="M6 120 H64 M236 120 H294" />
        <path d="M6 124 H52 M248 124 H294" />
      </g>
      <Rose house="lancaster" x={112} y={120} size={118} />
      <RoseStone house="york" x={188} y={120} size={112} />
      <Crown x={150} y={38} size={76} />
    </svg>
  )
}
