/** Deck, discard pile and supply. */
import { CardFrame, Choice, Rose, RoseStone } from '../../../art/index.ts'
import { cardPhrase } from '../speech/names.ts'
import { Spot, useBoard } from './context.tsx'
import { CardGlow, PowerCard, RATIO } from './power-card.tsx'

const WIDTH = 84

function Count(props: { readonly y: number; readonly type: number; readonly children: string }) {
  return (
    <text y={props.y} text-anchor="middle" font-size={17 * props.type} class="quiet">
      {props.children}
    </text>
  )
}

export function Piles(props: {
  /** The card that was discarded last, if it is known. */
  readonly top: number | undefined
}) {
  const { view, plan, say, turns, at } = useBoard()
  const { piles: place } = plan
  const type = place.corners ? plan.type / place.corners.scale : plan.type
  const [offer] = at('deck')
  const height = WIDTH * RATIO
  const shift = place.run === 'narrow' ? [98, 0] : place.run === 'row' ? [236, 0] : [0, 190]
  const move = (i: number) => {
    const [x, y] = place.corners?.at[i] ?? [(shift[0] ?? 0) * (i - 1), (shift[1] ?? 0) * (i - 1)]
    return place.corners ? `translate(${x} ${y}) scale(${place.corners.scale})` : `translate(${x} ${y})`
  }
  const cards = (list: readonly number[]) => list.map((card) => say(cardPhrase(card))).join(', ')
  const label = height / 2 + 8 + 17 * type
  const played = place.corners ? `${view.discard.length}` : say({ say: 'board.discarded', n: view.discard.length })
  const inDeck = place.run === 'narrow' ? `${view.deckCount}` : say({ say: 'fact.deck', n: view.deckCount })
  const deck = offer ? [offer.label, inDeck] : [inDeck]
  // Beside the garden of four there is room for one of them in a line; where piles stand close for the number alone. In a
  // row the next pile's words begin soon: who may draw reads that, and the bare number.
  const drawn = offer ? `${offer.label} · ${view.deckCount}` : inDeck
  const deckWords = place.run === 'narrow' ? [inDeck] : place.run === 'column' ? deck : [drawn]
  return (
    <g transform={`translate(${place.x} ${place.y - 14})`}>
      <g transform={move(0)}>
        <Spot
          place="deck"
          label={say({ say: 'fact.deck', n: view.deckCount })}
          fact={{
            title: say({ say: 'fact.deck', n: view.deckCount }),
            lines: view.deck.length > 0 ? [cards(view.deck)] : [],
          }}
        >
          {[6, 3, 0].map((lift) => (
            <g key={lift} transform={`translate(${lift / 2} ${lift})`}>
              <CardFrame width={WIDTH} height={height} back>
                {lift === 0 && <Rose house="york" size={52} />}
              </CardFrame>
            </g>
          ))}
          <CardGlow width={WIDTH} />
          {deckWords.map((words, line) => (
            <Count key={words} y={label + line * 20 * type} type={type}>
              {words}
            </Count>
          ))}
        </Spot>
      </g>
      <g transform={move(1)}>
        <Choice
          label={say({ say: 'fact.discard', n: view.discard.length })}
          fact={{
            title: say({ say: 'fact.discard', n: view.discard.length }),
            lines: view.discard.length > 0 ? [cards(view.discard)] : [],
          }}
        >
          <rect x={-WIDTH / 2} y={-height / 2} width={WIDTH} height={height} rx="6" class="rk-gap" />
          {[
            ...view.discard.filter((card) => card !== props.top).slice(-2),
            ...(props.top === undefined ? [] : [props.top]),
          ].map((card, i) => (
            <g key={card} transform={`rotate(${i * 8 - 10}) translate(${i * 3} 0)`}>
              <PowerCard card={card} turns={turns} width={WIDTH} />
            </g>
          ))}
          <Count y={label} type={type}>
            {played}
          </Count>
        </Choice>
      </g>
      <g transform={move(2)}>
        <Choice
          label={say({ say: 'fact.stones-left', n: view.stonesLeft })}
          fact={{ title: say({ say: 'fact.stones-left', n: view.stonesLeft }), lines: [] }}
        >
          {Array.from({ length: Math.ceil(view.stonesLeft / 10) }, (_, i) => (
            <RoseStone
              key={i}
              house={i % 2 === 0 ? 'lancaster' : 'york'}
              x={((i % 3) - 1) * 22}
              y={24 - Math.floor(i / 3) * 30 + ((i * 7) % 5)}
              size={52}
              plain
            />
          ))}
          <Count y={label} type={type}>
            {place.run === 'narrow' ? `${view.stonesLeft}` : say({ say: 'fact.stones-left', n: view.stonesLeft })}
          </Count>
        </Choice>
      </g>
    </g>
  )
}
