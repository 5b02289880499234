/** Hands, deck and discard pile, changed and changed back. All chance is settled beforehand: also how the deck is shuffled anew. */
import { addCards, CARDS, countCards } from '../../rules/cards.ts'
import { HAND_LIMITS } from '../../rules/houses.ts'
import type { State } from '../../types.ts'
import { CARD_KEYS } from './keys.ts'

const DECK = CARDS.length
/** A new deck has at least twelve cards, so that many are more than a line of play can come to. */
const DECKS = 10

export class Cards {
  readonly hands = new Int32Array(4)
  /** The cards red has more than white. */
  lead = 0
  /** Tells hands apart. */
  key = 0
  left: number
  discard: number
  /** Where the present deck begins in the list of all: one follows the other. */
  deck = 0
  private readonly decks = new Uint8Array(DECK * DECKS)
  private readonly order: readonly number[]
  private readonly seats: number
  private readonly limit: number
  private readonly emptyAllowed: boolean

  /** `order`: all cards, as a new deck would have them; only those of the discard pile come back. */
  constructor(state: State, order: readonly number[]) {
    this.order = order
    this.seats = state.hands.length
    this.limit = HAND_LIMITS[this.seats] as number
    this.emptyAllowed = state.options['reshuffle-timing'] === 'when-needed'
    this.decks.set(state.deck)
    this.left = state.deck.length
    this.discard = state.discard
    state.hands.forEach((hand, seat) => {
      for (const card of addCards(hand, [])) this.turnOver(seat, card, 1)
    })
  }

  isFull(seat: number): boolean {
    return countCards(this.hands[seat] as number) >= this.limit
  }

  allFull(): boolean {
    for (let seat = 0; seat < this.seats; seat++) if (!this.isFull(seat)) return false
    return true
  }

  /** Takes a card into a hand or out of it. */
  private turnOver(seat: number, card: number, by: number): void {
    this.hands[seat] = (this.hands[seat] as number) ^ (1 << card)
    this.lead += (seat & 1) === 0 ? by : -by
    this.key ^= CARD_KEYS[seat * 32 + card] as number
  }

  play(seat: number, card: number): void {
    this.turnOver(seat, card, -1)
    this.discard |= 1 << card
  }

  unplay(seat: number, card: number): void {
    this.turnOver(seat, card, 1)
    this.discard ^= 1 << card
  }

  /** RK-4.3, RK-R08; says which card it was. */
  draw(seat: number): number {
    if (this.left === 0) this.reshuffle()
    const card = this.decks[this.deck + --this.left] as number
    this.turnOver(seat, card, 1)
    if (this.left === 0 && !this.emptyAllowed) this.reshuffle()
    return card
  }

  /** With the deck, what was left of it and the discard pile as they were before. */
  undraw(seat: number, card: number, deck: number, left: number, discard: number): void {
    this.turnOver(seat, card, -1)
    this.deck = deck
    this.left = left
    this.discard = discard
  }

  private reshuffle(): void {
    this.deck += DECK
    this.left = 0
    for (const card of this.order) if ((this.discard & (1 << card)) !== 0) this.decks[this.deck + this.left++] = card
    this.discard = 0
  }
}
