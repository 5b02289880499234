/** Cards: one's own hand face up, the enemy's backs, this turn's two cards, and those played before. */
import { ChoiceButton } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import type { CardId } from '../rules/ids.ts'
import { useBoard, usePointing } from './context.tsx'
import { CARD_H, CARD_W, PlayingCard } from './playing-card.tsx'

const cardPhrase = (card: CardId) => ({ say: `card.${card}` })

function CardIcon(props: { readonly card: CardId | null; readonly width: number }) {
  const { say } = useBoard()
  const { card, width } = props
  return (
    <svg
      width={width}
      height={(width * CARD_H) / CARD_W}
      viewBox={`${-CARD_W / 2 - 2} ${-CARD_H / 2 - 2} ${CARD_W + 4} ${CARD_H + 6}`}
      aria-hidden="true"
      focusable="false"
    >
      <PlayingCard card={card} name={card === null ? '' : say(cardPhrase(card))} />
    </svg>
  )
}

export function Cards() {
  const { view, seat } = useBoard()
  const first = seat ?? 0
  return (
    <section class="r3-cards">
      {view.battle === null && seat !== null && <Hand seat={seat} />}
      <div class="r3-played">
        <Played seat={first} />
        <Played seat={1 - first} />
      </div>
    </section>
  )
}

/** The seven cards of a seat, those gone left as gaps by nature. */
function Hand(props: { readonly seat: Seat }) {
  const board = useBoard()
  const { view, say, deeds } = board
  const { hinted } = usePointing()
  const cards = view.houses[props.seat]?.cards
  if (!cards) return null
  const hand: readonly (CardId | null)[] = cards.hand ?? Array.from({ length: cards.n }, () => null)
  return (
    <div class="r3-hand">
      {hand.map((card, i) => {
        const deed = deeds.find(({ offer }) => offer.move.type === 'card' && offer.move.card === card)
        const name = card === null ? say({ say: 'board.card-back' }) : say(cardPhrase(card))
        const chosen = view.phase === 'choose-card' && card !== null && cards.card === card && hand.indexOf(card) === i
        return (
          <ChoiceButton
            key={`${card} ${i}`}
            label={deed?.offer.label ?? name}
            choose={deed && (() => board.act([deed.offer.text]))}
            place={card === null ? undefined : `card ${card}`}
            hinted={deed !== undefined && hinted === deed}
            onPoint={deed && ((on) => board.point(on ? deed.offer.text : null))}
            fact={
              card === null
                ? undefined
                : { title: name, lines: [say({ say: `board.card.${Number(card) > 0 ? 'points' : card}` })] }
            }
            class={chosen ? 'r3-card chosen' : 'r3-card'}
          >
            <CardIcon card={card} width={50} />
            {!deed && <span class="unseen">{name}</span>}
          </ChoiceButton>
        )
      })}
    </div>
  )
}

/** This turn's card of a seat, and the turn before in small. */
function Played(props: { readonly seat: Seat }) {
  const { view, say, seats, seat: me } = useBoard()
  const { seat } = props
  const cards = view.houses[seat]?.cards
  if (!cards) return null
  const name = seats[seat]?.name ?? ''
  const now = cards.card
  const state = view.first === seat ? say({ say: 'board.first' }) : ''
  return (
    <div class="r3-play">
      {now ? (
        <CardIcon card={now} width={42} />
      ) : cards.ready ? (
        <CardIcon card={null} width={42} />
      ) : (
        <span class="r3-gap" />
      )}
      <div>
        <b>{name}</b>
        <span>{say({ say: 'board.in-hand', n: cards.n })}</span>
        {seat !== me && (
          <span class="r3-backs">
            {(cards.hand ?? Array.from({ length: cards.n }, () => null)).map((card, i) => (
              <CardIcon key={i} card={card} width={card === null ? 15 : 34} />
            ))}
          </span>
        )}
        {state && <em>{state}</em>}
        {cards.spent.length > 0 && (
          <span class="r3-spent-cards">
            {say({
              say: 'board.spent',
              cards: cards.spent.map((card) => (Number(card) > 0 ? { say: 'board.mark', card } : cardPhrase(card))),
            })}
          </span>
        )}
      </div>
    </div>
  )
}
