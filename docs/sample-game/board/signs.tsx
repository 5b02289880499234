/** The legend's signs. */
import { Laurel, type Sign } from '../../../art/index.ts'
import { BidCoin } from './coin.tsx'
import { CountyCard } from './county-card.tsx'

export function signs(): readonly Sign[] {
  return [
    {
      say: 'board.sign.county',
      drawing: (
        <g transform="scale(0.6)">
          <CountyCard county={0} />
        </g>
      ),
    },
    { say: 'board.sign.coin', drawing: <BidCoin coin={5} /> },
    { say: 'board.sign.points', drawing: <Laurel points={9} /> },
  ]
}
