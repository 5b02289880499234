/** The counties that are bid for now, and the deck. */
import { CardFrame, Marks, Rose } from '../../../art/index.ts'
import { countyName } from '../speech/names.ts'
import { useBoard } from './context.tsx'
import { CountyCard } from './county-card.tsx'
import { where } from './where.ts'

export function Stakes() {
  const { view, say } = useBoard()
  const { round, rounds, stakes } = view
  // The deck is a card as well.
  const across = Math.max(2, Math.ceil(Math.sqrt(stakes.length + 1)))
  return (
    <section class="sg-stakes" style={{ '--across': across }} aria-label={say({ say: 'board.stakes' })}>
      <p class="sg-title">{say({ say: 'board.round', round, rounds })}</p>
      <ul>
        {stakes.map((county) => (
          <li key={county} class="appears">
            <svg viewBox="-70 -92 140 184" aria-hidden="true">
              <CountyCard county={county} />
              <Marks where={(place) => where(place, county)} unit={42} />
            </svg>
            <strong>{say(countyName(county))}</strong>
          </li>
        ))}
        <li>
          <svg viewBox="-70 -92 140 184" aria-hidden="true">
            <CardFrame width={124} height={168} back={view.deckCount > 0}>
              {view.deckCount > 0 && <Rose house="york" size={64} />}
            </CardFrame>
          </svg>
          <span>{say({ say: 'board.deck', n: view.deckCount })}</span>
        </li>
      </ul>
    </section>
  )
}
