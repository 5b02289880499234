import type { State } from './joust.ts'

/** Moves between the deck and the hidden hands what the seat cannot see. */
export function hidden(state: State, seat: number | null, dice: { shuffle(list: unknown[]): void }): State {
  const places = [state.deck, ...state.hands.filter((_, other) => other !== seat)]
  const pool = places.flat()
  dice.shuffle(pool)
  for (const place of places) {
    place.splice(0, place.length, ...pool.splice(0, place.length))
    if (place !== state.deck) place.sort((a, b) => a - b)
  }
  return state
}
