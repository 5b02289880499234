/**
 * The Joust: the small game that the engine and its kit are tested with. Everybody holds hidden lances; in every bout each
 * rider secretly picks one, or first draws another from the deck. The longest lance scores, a die parts equal ones.
 */
import type { About, Dice, Game, Outcome, Seat, Tell } from '../../index.ts'

const LANCES = 16
const HAND = 3
const BOUTS = 4
const SEAT_LISTS = [[], [0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]] as const

export interface State {
  seats: number
  deck: number[]
  hands: number[][]
  chosen: (number | null)[]
  scores: number[]
  bout: number
}

export type Move = { readonly do: 'ride'; readonly lance: number } | { readonly do: 'draw' }

export type Event =
  | { readonly type: 'drew'; readonly seat: Seat }
  | { readonly type: 'got'; readonly seat: Seat; readonly lance: number }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'bout'; readonly lances: readonly number[]; readonly winner: Seat; readonly die: number | null }

export interface View {
  me: Seat | null
  seats: number
  deckCount: number
  hand: number[]
  handCounts: number[]
  mine: number | null
  ready: boolean[]
  scores: number[]
  bout: number
  /** Lances that are out of the game: everybody saw them. */
  spent: number[]
}

const RIDES: readonly Move[] = Array.from({ length: LANCES }, (_, i) => ({ do: 'ride', lance: i + 1 }))
const DRAW: Move = { do: 'draw' }

export const about: About = {
  id: 'joust',
  version: 1,
  seatCounts: [2, 3],
  options: [{ id: 'bouts', kind: 'choice', values: ['short', 'long'], default: 'long' }],
  rulePrefix: 'JO',
  designer: 'The house',
  publisher: 'The house',
  year: 2026,
  minutes: [3, 5],
}

function awaiting(state: State): readonly Seat[] {
  if (state.bout === 0) return SEAT_LISTS[0]
  let mask = 0
  for (let seat = 0; seat < state.seats; seat++) if (state.chosen[seat] === null) mask |= 1 << seat
  return SEAT_LISTS[mask] ?? []
}

function legal(state: State, seat: Seat, into: Move[] = []): readonly Move[] {
  into.length = 0
  if (!awaiting(state).includes(seat)) return into
  for (const lance of state.hands[seat] ?? []) into.push(RIDES[lance - 1] ?? DRAW)
  if (state.deck.length > 0 && into.length < HAND + 1) into.push(DRAW)
  return into
}

function apply(state: State, seat: Seat, move: Move, dice: Dice, tell: Tell<Event>): void {
  const hand = state.hands[seat] ?? []
  if (move.do === 'draw') {
    const lance = state.deck.pop() ?? 0
    hand.push(lance)
    hand.sort((a, b) => a - b)
    tell?.({ type: 'drew', seat })
    tell?.({ type: 'got', seat, lance }, [seat])
    return
  }
  hand.splice(hand.indexOf(move.lance), 1)
  state.chosen[seat] = move.lance
  tell?.({ type: 'ready', seat })
  if (state.chosen.every((lance) => lance !== null)) resolve(state, dice, tell)
}

function resolve(state: State, dice: Dice, tell: Tell<Event>): void {
  const lances = state.chosen.map((lance) => lance ?? 0)
  const best = Math.max(...lances.map((lance) => lance >> 1))
  const tied = lances.flatMap((lance, seat) => (lance >> 1 === best ? [seat] : []))
  const die = tied.length > 1 ? dice.int(6) : null
  const winner = tied[die === null ? 0 : die % tied.length] ?? 0
  state.scores[winner] = (state.scores[winner] ?? 0) + 1
  state.chosen = state.chosen.map(() => null)
  state.bout = state.hands.some((hand) => hand.length === 0) ? 0 : Math.max(0, state.bout - 1)
  tell?.({ type: 'bout', lances, winner, die })
}

function outcome(state: State): Outcome | null {
  if (state.bout > 0) return null
  const places = state.scores.map((score) => 1 + state.scores.filter((other) => other > score).length)
  return { places, scores: [...state.scores], reason: 'bouts-ridden' }
}

export const game: Game<State, Move, Event, View> = {
  about,
  setup(seats, options, dice) {
    const deck = Array.from({ length: LANCES }, (_, i) => i + 1)
    dice.shuffle(deck)
    const hands = Array.from({ length: seats }, () => deck.splice(-HAND).sort((a, b) => a - b))
    const none = Array.from({ length: seats }, () => null)
    return {
      seats,
      deck,
      hands,
      chosen: none,
      scores: hands.map(() => 0),
      bout: options['bouts'] === 'short' ? 2 : BOUTS,
    }
  },
  awaiting,
  together: () => true,
  legal,
  apply,
  view(state, seat) {
    const held = new Set([...state.deck, ...state.hands.flat(), ...state.chosen])
    return {
      me: seat,
      seats: state.seats,
      deckCount: state.deck.length,
      hand: seat === null ? [] : [...(state.hands[seat] ?? [])],
      handCounts: state.hands.map((hand) => hand.length),
      mine: seat === null ? null : (state.chosen[seat] ?? null),
      ready: state.chosen.map((lance) => lance !== null),
      scores: [...state.scores],
      bout: state.bout,
      spent: Array.from({ length: LANCES }, (_, i) => i + 1).filter((lance) => !held.has(lance)),
    }
  },
  guess(view, dice) {
    const known = new Set([...view.hand, ...view.spent, view.mine])
    const deck = Array.from({ length: LANCES }, (_, i) => i + 1).filter((lance) => !known.has(lance))
    dice.shuffle(deck)
    const hands = view.handCounts.map((count, seat) =>
      seat === view.me ? [...view.hand] : deck.splice(0, count).sort((a, b) => a - b),
    )
    const chosen = view.ready.map((ready, seat) => (seat === view.me ? view.mine : ready ? (deck.shift() ?? 0) : null))
    return { seats: view.seats, deck, hands, chosen, scores: [...view.scores], bout: view.bout }
  },
  outcome,
  idle: (state, seat) => legal(state, seat)[0] ?? DRAW,
  write: (move) => (move.do === 'draw' ? '+' : `L${move.lance}`),
  annotate: (_, events) => events.map((event) => (event.type === 'got' ? `L${event.lance}` : '')).join(''),
  barriers: ['got', 'bout'],
  speech: {
    prompt: (view, seat) =>
      seat !== null && view.bout > 0 && !view.ready[seat]
        ? { ask: { say: 'prompt.choose' }, rule: 'JO-1' }
        : { ask: { say: 'prompt.wait' }, rule: 'JO-1' },
    move: (move) => (move.do === 'draw' ? { say: 'move.draw' } : { say: 'move.ride', lance: move.lance }),
    event: (event) =>
      event.type === 'bout'
        ? { say: 'event.bout', winner: { seat: event.winner } }
        : { say: `event.${event.type}`, seat: { seat: event.seat }, lance: event.type === 'got' ? event.lance : 0 },
    standing: (view) => view.scores.map((score) => ({ score, facts: [{ say: 'fact.score', n: score }] })),
    seat: (seat) => ({
      name: { say: 'seat', number: seat + 1 },
      livery: seat === 0 ? 'azure' : seat === 1 ? 'gules' : 'or',
    }),
  },
}
