import { At, type Placed } from './place.tsx'

/** A cog under sail. Inside a livery the sail shows it. */
export function Ship(props: Placed & { readonly sail?: string }) {
  return (
    <At {...props}>
      <g stroke="var(--stone-ink)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">
        <path d="M0 20 V-46" stroke-width="3.5" />
        <path d="M0 -46 C10 -49 16 -44 24 -47 C18 -41 10 -40 0 -39 Z" fill="var(--livery, var(--gold))" />
        <path
          d="M-27 -32 H27 C34 -16 33 -2 28 10 C10 4 -10 4 -28 10 C-33 -2 -34 -16 -27 -32 Z"
          fill={props.sail ?? 'var(--livery, var(--petal-white))'}
        />
        <path
          d="M-10 -32 C-13 -18 -13 -6 -10 6 M10 -32 C13 -18 13 -6 10 6"
          fill="none"
          opacity="0.45"
          stroke-width="1.8"
        />
        <path d="M-48 10 H-30 V17 H30 V8 H48 C46 26 38 40 28 42 H-28 C-38 40 -46 28 -48 10 Z" fill="var(--timber)" />
        <path d="M-41 27 C-20 31 20 31 42 26" fill="none" opacity="0.6" stroke-width="1.8" />
        <path d="M0 -40 L-44 10 M0 -40 L44 8" stroke-width="1.2" fill="none" />
      </g>
    </At>
  )
}
