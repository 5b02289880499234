/** Small goods: a coin, a vote, an extension, a laurel of points. */
import { At, type Placed } from './place.tsx'

/** A noble: the cross of a gold coin inside its ring of pearls. */
export function Coin(props: Placed) {
  return (
    <At {...props}>
      <circle r="44" cy="2" fill="var(--shade)" />
      <circle r="43" fill="var(--seed)" stroke="var(--seed-deep)" stroke-width="3" />
      <circle
        r="34"
        fill="none"
        stroke="var(--seed-deep)"
        stroke-width="3"
        stroke-dasharray="0.1 7.02"
        stroke-linecap="round"
      />
      <path
        d="M0 -25 C5 -16 3 -8 3 -3 C8 -3 16 -5 25 0 C16 5 8 3 3 3 C3 8 5 16 0 25 C-5 16 -3 8 -3 3 C-8 3 -16 5 -25 0 C-16 -5 -8 -3 -3 -3 C-3 -8 -5 -16 0 -25 Z"
        fill="var(--seed-deep)"
      />
    </At>
  )
}

/** A vote: a wax seal on its ribbon, marked with a tick. */
export function Vote(props: Placed) {
  return (
    <At {...props}>
      <path d="M-20 18 L-26 48 L-14 40 L-6 48 L-2 20 Z M20 18 L26 48 L14 40 L6 48 L2 20 Z" fill="var(--york-deep)" />
      <path
        d="M0 -44 C8 -47 13 -40 20 -39 C28 -38 30 -31 34 -25 C39 -18 38 -11 39 -4 C40 4 35 9 31 15 C27 22 21 24 14 28 C7 32 -1 31 -9 30 C-17 29 -23 24 -29 19 C-35 13 -38 6 -38 -2 C-38 -10 -38 -17 -33 -24 C-28 -31 -24 -38 -15 -39 C-9 -40 -6 -42 0 -44 Z"
        fill="var(--petal-red)"
        stroke="var(--petal-red-deep)"
        stroke-width="2.4"
      />
      <circle cy="-6" r="25" fill="none" stroke="var(--petal-red-deep)" stroke-width="2" />
      <path
        d="M-13 -6 L-3 5 L14 -17"
        fill="none"
        stroke="var(--petal-white)"
        stroke-width="7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </At>
  )
}

/** Points: a laurel around a numeral. */
export function Laurel(props: Placed & { readonly points: number | string }) {
  return (
    <At {...props}>
      <g fill="none" stroke="var(--gold)" stroke-width="3" stroke-linecap="round">
        <path d="M-6 42 C-34 36 -44 10 -36 -22" />
        <path d="M6 42 C34 36 44 10 36 -22" />
      </g>
      <g fill="var(--gold)">
        {[-1, 1].map((side) => (
          <g key={side} transform={`scale(${side} 1)`}>
            <path d="M-36 -20 C-44 -28 -44 -38 -38 -46 C-32 -38 -32 -28 -36 -20 Z" />
            <path d="M-39 -6 C-50 -10 -52 -20 -49 -28 C-41 -24 -37 -16 -39 -6 Z" />
            <path d="M-39 10 C-50 8 -54 0 -52 -9 C-43 -7 -38 0 -39 10 Z" />
            <path d="M-33 25 C-44 26 -50 19 -50 10 C-41 10 -34 15 -33 25 Z" />
            <path d="M-21 37 C-31 42 -39 37 -41 29 C-33 26 -24 29 -21 37 Z" />
          </g>
        ))}
      </g>
      <text
        class="figure"
        y="16"
        text-anchor="middle"
        font-size={String(props.points).length > 1 ? 42 : 50}
        font-weight="600"
      >
        {props.points}
      </text>
    </At>
  )
}

/** A castle being built on: a tower with a crane's beam. */
export function Extension(props: Placed) {
  return (
    <At {...props}>
      <g fill="var(--stone)" stroke="var(--stone-ink)" stroke-width="2.8" stroke-linejoin="round">
        <path d="M-30 44 V-10 H-36 V-28 H-24 V-20 H-12 V-28 H0 V-20 H12 V-28 H24 V-10 H18 V44 Z" />
        <path d="M-14 44 V22 C-14 10 2 10 2 22 V44 Z" fill="var(--stone-ink)" />
      </g>
      <g stroke="var(--gold-ink)" stroke-width="6" stroke-linecap="round">
        <path d="M34 -18 V14 M18 -2 H50" transform="translate(0 -22)" />
      </g>
    </At>
  )
}

/** Stronger: an arrow that rises. Put beside a knight. */
export function Rise(props: Placed) {
  return (
    <At {...props}>
      <path
        d="M0 -44 L32 -6 H14 V42 H-14 V-6 H-32 Z"
        fill="var(--wood)"
        stroke="var(--hedge-deep)"
        stroke-width="3"
        stroke-linejoin="round"
      />
    </At>
  )
}
