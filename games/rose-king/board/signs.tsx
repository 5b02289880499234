/** The legend's signs. */
import { CardFrame, Crown, RoseStone, type Sign } from '../../../art/index.ts'
import { Helm } from './helm.tsx'
import { PowerCard } from './power-card.tsx'

export function signs(): readonly Sign[] {
  return [
    { say: 'board.sign.crown', drawing: <Crown /> },
    { say: 'house.lancaster', drawing: <RoseStone house="lancaster" /> },
    { say: 'house.york', drawing: <RoseStone house="york" /> },
    {
      say: 'board.sign.card',
      drawing: (
        <g class="rk-hand-card red">
          <PowerCard card={4} turns={0} width={70} />
        </g>
      ),
    },
    {
      say: 'board.hero-use',
      drawing: (
        <g class="livery-lancaster">
          <CardFrame width={70} height={96}>
            <Helm size={60} />
          </CardFrame>
        </g>
      ),
    },
    {
      say: 'board.sign.value',
      drawing: (
        <g class="rk-value red" transform="scale(2.6)">
          <circle r="15" />
          <text class="figure" y="5.5" text-anchor="middle" font-size="16">
            9
          </text>
        </g>
      ),
    },
  ]
}
