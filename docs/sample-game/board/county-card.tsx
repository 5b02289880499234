/** A county as a card, around the origin: its castle on its land, and what it is worth. */
import { CardFrame, Castle, Hill, Laurel, Tree } from '../../../art/index.ts'
import { worthOf } from '../rules/figures.ts'
import type { County } from '../types.ts'

export function CountyCard(props: { readonly county: County }) {
  return (
    <CardFrame width={124} height={168}>
      <path
        d="M-54 34 C-30 18 -8 26 12 20 C30 15 44 22 54 16 V70 Q54 76 48 76 H-48 Q-54 76 -54 70 Z"
        fill="var(--land)"
        stroke="var(--land-line)"
        stroke-width="1.5"
      />
      <Hill x={-30} y={46} size={30} />
      <Tree x={34} y={44} size={26} />
      <Tree x={20} y={56} size={22} />
      <Castle x={-2} y={18} size={62} />
      <Laurel y={-46} size={56} points={worthOf([props.county])} />
    </CardFrame>
  )
}
