/** "Which of these?": a place that stands for several moves asks, knight by knight. */
import { Ask, ChoiceButton, Icon, type Offer, Squire } from '../../../art/index.ts'
import type { Move } from '../types/index.ts'
import { liveryOf, useDesk } from './context.tsx'
import { Fighter } from './effects.tsx'
import { knightOf } from './places.ts'

export function Which(props: { readonly offers: readonly Offer<Move>[]; readonly onClose: () => void }) {
  const desk = useDesk()
  const take = (offer: Offer<Move>) => {
    props.onClose()
    desk.act([offer.text])
  }
  const rows = new Map<string, Offer<Move>[]>()
  for (const offer of props.offers) {
    const knight = knightOf(offer.move)
    const key = knight ? `${knight.ally} ${knight.strength}` : offer.text
    rows.set(key, [...(rows.get(key) ?? []), offer])
  }
  return (
    <Ask
      title={desk.say({ say: 'board.which' })}
      cancel={desk.say({ say: 'board.never-mind' })}
      onCancel={props.onClose}
    >
      {[...rows].map(([key, offers]) => (
        <div key={key} class="la-which">
          {offers.map((offer) => (
            <ChoiceButton key={offer.text} label={offer.label} choose={() => take(offer)} plain>
              <Sign offer={offer} />
              <span class={offers.length === 1 ? '' : 'unseen'}>{offer.label}</span>
            </ChoiceButton>
          ))}
        </div>
      ))}
    </Ask>
  )
}

function Sign(props: { readonly offer: Offer<Move> }) {
  const desk = useDesk()
  const { move } = props.offer
  const knight = knightOf(move)
  if (!knight || desk.seat === null) return null
  return (
    <span class={`la-sign livery-${liveryOf(desk, { seat: desk.seat, ally: knight.ally })}`}>
      <Icon size={34}>
        <Fighter strength={knight.strength} />
      </Icon>
      {move.type === 'county' && move.squires > 0 && (
        <>
          +{move.squires}
          <Icon size={22}>
            <Squire />
          </Icon>
        </>
      )}
    </span>
  )
}
