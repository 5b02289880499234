/** The small drawing at the head of each chapter. */
import type { VNode } from 'preact'
import { Crown } from '../../art/crown.tsx'
import { Laurel } from '../../art/goods.tsx'
import { Mitre } from '../../art/mitre.tsx'
import { Icon } from '../../art/place.tsx'
import { Rose, RoseStone } from '../../art/rose.tsx'
import { Shield } from '../../art/shield.tsx'
import { Ship } from '../../art/ship.tsx'
import { Town } from '../../art/town.tsx'
import type { ChapterId } from './chapters.ts'

const DRAWINGS: Readonly<Record<ChapterId, () => VNode>> = {
  crown: () => <Crown />,
  lancaster: () => <Rose house="lancaster" />,
  york: () => <Rose house="york" />,
  child: () => <Ship />,
  albans: () => <Town large />,
  claim: () => <Shield livery="york" />,
  kings: () => (
    <>
      <Crown x={-24} y={10} size={54} />
      <Crown x={24} y={-10} size={54} />
    </>
  ),
  marriage: () => <Mitre />,
  kingmaker: () => <Shield livery="gules" />,
  peace: () => <Laurel points={12} />,
  richard: () => <Shield livery="vert" />,
  tudor: () => (
    <>
      <Rose house="lancaster" />
      <Rose house="york" size={46} plain />
    </>
  ),
  roses: () => (
    <>
      <RoseStone house="lancaster" x={-24} y={6} size={56} />
      <RoseStone house="york" x={24} y={-6} size={56} />
    </>
  ),
}

export function ChapterEmblem({ chapter }: { readonly chapter: ChapterId }) {
  const Drawing = DRAWINGS[chapter]
  return (
    <Icon class="story-emblem" size={72}>
      <Drawing />
    </Icon>
  )
}
