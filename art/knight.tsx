/** A knight as his great helm: the strength is told by the numeral and by the crest. */
import { Counter } from './counter.tsx'
import { At, type Placed } from './place.tsx'

const CRESTS: Record<1 | 2 | 3 | 4, string> = {
  1: 'M-4 -36 L0 -48 L4 -36 Z',
  2: 'M-2 -35 C-8 -48 -20 -50 -28 -44 C-20 -43 -16 -39 -10 -34 Z M2 -35 C8 -48 20 -50 28 -44 C20 -43 16 -39 10 -34 Z',
  3: 'M-4 -34 C-14 -46 -28 -46 -36 -36 C-27 -37 -20 -33 -12 -30 Z M4 -34 C14 -46 28 -46 36 -36 C27 -37 20 -33 12 -30 Z M0 -34 C-8 -42 -6 -48 0 -53 C6 -48 8 -42 0 -34 Z',
  4: 'M-22 -31 L-27 -50 L-13 -42 L0 -54 L13 -42 L27 -50 L22 -31 Z',
}

export interface KnightProps extends Placed {
  readonly strength: 1 | 2 | 3 | 4
}

/** Wears the livery of the element around it. */
export function Knight(props: KnightProps) {
  return (
    <At {...props}>
      <g stroke="var(--livery-line)" stroke-width="2.4" stroke-linejoin="round">
        <path d={CRESTS[props.strength]} fill="var(--livery)" />
        <path d="M-46 49 C-47 26 -38 13 -22 9 C-8 14 8 14 22 9 C38 13 47 26 46 49 Z" fill="var(--livery)" />
        <path
          d="M-21 12 C-25 -6 -25 -18 -21 -28 C-12 -38 12 -38 21 -28 C25 -18 25 -6 21 12 C10 20 -10 20 -21 12 Z"
          fill="var(--steel)"
        />
        <path d="M0 -35 V17" stroke="var(--livery)" stroke-width="4" />
        <path d="M-24 -16 C-10 -21 10 -21 24 -16 L23.5 -9 C10 -13 -10 -13 -23.5 -9 Z" fill="var(--livery-deep)" />
      </g>
      <path d="M8 -1 v5 M13 -2 v5 M-8 -1 v5 M-13 -2 v5" stroke="var(--steel-deep)" stroke-width="2.2" />
      <Counter y={30} r={17} size={28} n={props.strength} />
    </At>
  )
}

/** A squire: a page's head in a livery cap. */
export function Squire(props: Placed) {
  return (
    <At {...props}>
      <g stroke="var(--stone-ink)" stroke-width="2.6" stroke-linejoin="round">
        <path d="M-34 46 C-34 24 -20 18 0 18 C20 18 34 24 34 46 Z" fill="var(--livery, var(--timber))" />
        <path d="M-19 -10 C-20 14 -10 24 0 24 C10 24 20 14 19 -10 Z" fill="var(--skin)" />
        <path
          d="M-27 -6 C-30 -30 -16 -42 0 -42 C18 -42 30 -30 27 -6 C10 -14 -10 -14 -27 -6 Z"
          fill="var(--livery-deep, var(--timber))"
        />
        <path d="M18 -32 C26 -46 38 -48 44 -44 C38 -36 32 -30 24 -24 Z" fill="var(--petal-white)" />
      </g>
      <path d="M-8 2 v3 M8 2 v3" stroke="var(--stone-ink)" stroke-width="3.6" stroke-linecap="round" />
    </At>
  )
}

/** A nobleman: a bearded head in a chaperon, with the letter of his county if there is one. */
export function Nobleman(props: Placed & { readonly letter?: string }) {
  return (
    <At {...props}>
      <g stroke="var(--stone-ink)" stroke-width="2.6" stroke-linejoin="round">
        <path d="M-40 48 C-38 26 -22 20 0 20 C22 20 38 26 40 48 Z" fill="var(--livery, var(--york))" />
        <path d="M-14 21 L0 36 L14 21 Z" fill="var(--petal-white)" />
        <path d="M-20 -12 C-20 20 -8 30 0 30 C8 30 20 20 20 -12 Z" fill="var(--skin)" />
        <path
          d="M-20 0 C-18 28 -6 34 0 34 C6 34 18 28 20 0 C14 12 8 12 0 12 C-8 12 -14 12 -20 0 Z"
          fill="var(--timber)"
        />
        <path
          d="M-32 -8 C-36 -26 -24 -30 -18 -30 C-14 -46 18 -48 22 -30 C34 -30 36 -18 32 -8 C14 -16 -14 -16 -32 -8 Z"
          fill="var(--york)"
        />
        <path d="M26 -22 C40 -16 42 4 36 20 C30 10 28 0 28 -8 Z" fill="var(--york)" />
      </g>
      <circle cx="-4" cy="-26" r="5" fill="var(--seed)" stroke="var(--seed-deep)" stroke-width="1.6" />
      <path d="M-8 1 v3 M8 1 v3" stroke="var(--stone-ink)" stroke-width="3.6" stroke-linecap="round" />
      {props.letter && (
        <g>
          <circle cx="28" cy="34" r="17" fill="var(--raised)" stroke="var(--gold)" stroke-width="2" />
          <text x="28" y="42" text-anchor="middle" font-size="23" font-weight="600">
            {props.letter}
          </text>
        </g>
      )}
    </At>
  )
}
