import { At, type Placed } from './place.tsx'

const FLEUR =
  'M0 0 C-4 -6 -9 -7 -9 -13 C-9 -18 -4 -18 -3 -15 C-4 -21 -2 -26 0 -30 C2 -26 4 -21 3 -15 C4 -18 9 -18 9 -13 C9 -7 4 -6 0 0 Z'

/** An open crown of three fleurons and two pearls. */
export function Crown(props: Placed) {
  return (
    <At {...props}>
      <ellipse cx="0" cy="37" rx="40" ry="5" fill="var(--shade)" />
      <g stroke="var(--seed-deep)" stroke-width="2" stroke-linejoin="round">
        <path
          d="M-36 30 C-38 12 -41 0 -45 -11 C-37 -2 -30 2 -24 -6 C-17 2 -7 -2 0 -12 C7 -2 17 2 24 -6 C30 2 37 -2 45 -11 C41 0 38 12 36 30 Z"
          fill="var(--seed)"
        />
        <path d="M-33 14 C-12 20 12 20 33 14" fill="none" stroke="var(--gold-leaf)" stroke-width="1.4" />
        <g fill="var(--seed)">
          <path d={FLEUR} transform="translate(0 -10)" />
          <path d={FLEUR} transform="translate(-43 -7) rotate(-20) scale(0.78)" />
          <path d={FLEUR} transform="translate(43 -7) rotate(20) scale(0.78)" />
        </g>
        <circle cx="-24" cy="-10" r="5" fill="var(--petal-white)" />
        <circle cx="24" cy="-10" r="5" fill="var(--petal-white)" />
        <path d="M-38 22 C-14 30 14 30 38 22 L37 35 C14 42 -14 42 -37 35 Z" fill="var(--seed)" />
      </g>
      <g stroke="var(--seed-deep)" stroke-width="1.2">
        <path d="M0 26.5 L6 33 L0 39 L-6 33 Z" fill="var(--petal-red)" />
        <circle cx="-19" cy="31" r="3.6" fill="var(--azure)" />
        <circle cx="19" cy="31" r="3.6" fill="var(--azure)" />
        <circle cx="-31" cy="28" r="2.2" fill="var(--petal-white)" />
        <circle cx="31" cy="28" r="2.2" fill="var(--petal-white)" />
      </g>
    </At>
  )
}
