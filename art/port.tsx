import { At, type Placed } from './place.tsx'

/** An anchor with its cable, over two waves. */
export function Port(props: Placed) {
  return (
    <At {...props}>
      <g fill="none" stroke="var(--port)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">
        <circle cy="-36" r="7" stroke-width="5" />
        <path d="M0 -28 V34 M-18 -14 H18" />
        <path d="M-36 10 C-34 30 -16 38 0 38 C16 38 34 30 36 10" />
        <path d="M-44 18 L-36 6 L-26 16 M44 18 L36 6 L26 16" stroke-width="5.5" />
      </g>
      <path
        d="M0 -43 C22 -44 22 -22 8 -18 C-6 -14 -10 -2 4 4"
        fill="none"
        stroke="var(--gold)"
        stroke-width="3"
        stroke-linecap="round"
      />
    </At>
  )
}
