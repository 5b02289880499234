/** A shield with its arms, on blocks and on the land they come from. */
import { At, type Placed } from '../../../art/index.ts'
import { COATS } from './coats.tsx'

const HEATER = 'M-42 -46 C-26 -43 -12 -44 0 -48 C12 -44 26 -43 42 -46 V-6 C42 20 22 38 0 50 C-22 38 -42 20 -42 -6 Z'

/** Every drawing that shows arms holds this once. */
export function ArmsDefs() {
  return (
    <defs>
      <clipPath id="r3-heater">
        <path d={HEATER} />
      </clipPath>
    </defs>
  )
}

export function Arms(props: Placed & { readonly of: string }) {
  return (
    <At {...props}>
      <g clip-path="url(#r3-heater)">{COATS[props.of]?.()}</g>
      <path d={HEATER} fill="none" stroke="var(--tincture-line)" stroke-width="3.5" stroke-linejoin="round" />
    </At>
  )
}
