/** A card: action points as coins under a numeral, an event under its sign. */
import { CardFrame, Coin, Rose } from '../../../art/index.ts'
import type { CardId } from '../rules/ids.ts'

export const CARD_W = 64
export const CARD_H = 92

/** One sign for each event, drawn in one line. */
const SIGNS: { readonly [card: string]: string } = {
  'force-march': 'M-17 14 L-5 -14 L3 2 L9 -8 L18 14 M-17 14 H18 M-14 -16 H2 M-4 -21 L3 -16 L-4 -11',
  muster: 'M-9 18 V-18 C0 -23 8 -12 17 -16 V0 C8 4 0 -7 -9 -2',
  piracy: 'M-17 6 H17 C14 15 9 17 0 17 C-9 17 -14 15 -17 6 Z M0 6 V-18 L14 0 H0',
  plague: 'M-12 4 C-14 -16 14 -16 12 4 L8 8 V15 H-8 V8 Z M-5 -2 V2 M5 -2 V2 M-3 15 V10 M3 15 V10',
  surprise: 'M-16 15 L9 -10 M4 -15 L14 -5 M9 -10 L16 -17 M16 15 L-9 -10 M-4 -15 L-14 -5 M-9 -10 L-16 -17',
  treason: 'M0 -20 V10 M-9 -7 H9 M0 10 L-4 16 L0 22 L4 16 Z M-13 14 C-9 8 -6 8 -3 8',
}

export function PlayingCard(props: { readonly card: CardId | null; readonly name?: string }) {
  if (props.card === null)
    return (
      <CardFrame width={CARD_W} height={CARD_H} back>
        <Rose house="york" size={40} plain />
        <Rose house="lancaster" size={20} plain />
      </CardFrame>
    )
  const points = Number(props.card)
  if (points > 0)
    return (
      <CardFrame width={CARD_W} height={CARD_H}>
        <text y="8" text-anchor="middle" font-size="46" class="figure r3-numeral">
          {points}
        </text>
        {Array.from({ length: points }, (_, i) => (
          <Coin key={i} x={(i - (points - 1) / 2) * 13} y={28} size={13} />
        ))}
      </CardFrame>
    )
  const name = props.name ?? ''
  return (
    <CardFrame width={CARD_W} height={CARD_H}>
      <path d={SIGNS[props.card] ?? ''} transform="translate(0 -11) scale(1.05)" class="r3-event" />
      <path d="M-16 17 H16" stroke="var(--gold)" stroke-width="0.9" />
      <text y="31" text-anchor="middle" font-size={Math.min(11.5, 92 / Math.max(1, name.length))} class="r3-event-name">
        {name}
      </text>
    </CardFrame>
  )
}
