/** The legend's signs. */
import { Laurel, type Sign } from '../../../art/index.ts'
import type { Phrase } from '../../../engine/game.ts'
import { BidCoin } from './coin.tsx'
import { CountyCard } from './county-card.tsx'

export function signsOf(say: (phrase: Phrase) => string): readonly Sign[] {
  return [
    {
      text: say({ say: 'board.sign.county' }),
      drawing: (
        <g transform="scale(0.6)">
          <CountyCard county={0} />
        </g>
      ),
    },
    { text: say({ say: 'board.sign.coin' }), drawing: <BidCoin coin={5} /> },
    { text: say({ say: 'board.sign.points' }), drawing: <Laurel points={9} /> },
  ]
}
