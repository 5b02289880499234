/** The legend's signs. */
import { Coin, Extension, Laurel, Nobleman, Ship, type Sign, Squire, Vote } from '../../../art/index.ts'
import { Least } from './county.tsx'
import { Helmet, Recruit } from './effects.tsx'

export function signs(): readonly Sign[] {
  const sign = (id: string, drawing: Sign['drawing']): Sign => ({
    say: id,
    drawing: <g class="la-neutral">{drawing}</g>,
  })
  return [
    sign(
      'board.sign.least',
      <g transform="scale(3.4)">
        <Least x={0} y={0} strength={3} />
      </g>,
    ),
    sign('board.sign.nobleman', <Nobleman />),
    sign('word.gold', <Coin />),
    sign('word.squires', <Squire />),
    sign('word.votes', <Vote />),
    sign('word.points', <Laurel points={3} />),
    sign('effect.upgrade.owned', <Helmet x={0} />),
    sign('board.sign.recruit', <Recruit x={0} strength={1} />),
    sign('effect.extension', <Extension />),
    sign('effect.journey', <Ship sail="var(--petal-red)" />),
  ]
}
