/**
 * A tiny game with secrets, for the server's tests. Each round both seats choose a hand in secret,
 * then both are shown; the higher hand takes the round, unless the die drawn after it says otherwise.
 * Options make the rules misbehave, to see that the server stands it.
 */
import type { About, AnyKnowledge, Dice, Game, Options, Seat, Tell } from '../../engine/index.ts'
import { game as ransom } from '../../engine/kit/samples/ransom.ts'
import type { Entry } from '../../games/index.ts'

interface State {
  rounds: number
  round: number
  fault: string
  hands: number[][]
  chosen: (number | null)[]
  won: number[]
}
type Move =
  | { readonly kind: 'choose'; readonly card: number }
  | { readonly kind: 'loop' }
  | { readonly kind: 'throw' }
  | { readonly kind: 'sleep' }
type Event =
  | { readonly type: 'chose'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'shown'; readonly cards: number[]; readonly winner: Seat }
interface View {
  seats: number
  rounds: number
  round: number
  fault: string
  hand: number[]
  counts: number[]
  ready: boolean[]
  mine: number | null
  won: number[]
}

const about: About = {
  id: 'sample',
  version: 1,
  seatCounts: [2, 3],
  rulePrefix: 'SA',
  designer: '',
  publisher: '',
  year: 2026,
  minutes: [1, 2],
  options: [
    { id: 'rounds', kind: 'choice', values: ['3', '6', '40'], default: '6' },
    { id: 'fault', kind: 'choice', values: ['none', 'loop', 'throw', 'memory', 'sleep'], default: 'none' },
  ],
}
/** Cards are numbered from here so that a test can look for them in everything that is sent. */
export const FIRST_CARD = 770_000

function awaiting(state: State): Seat[] {
  if (state.round >= state.rounds) return []
  return state.chosen.flatMap((card, seat) => (card === null ? [seat] : []))
}

function legal(state: State, seat: Seat, into: Move[] = []): Move[] {
  const moves = into
  moves.length = 0
  if (!awaiting(state).includes(seat)) return moves
  for (const card of state.hands[seat] ?? []) moves.push({ kind: 'choose', card })
  if (state.fault === 'loop' || state.fault === 'memory') moves.push({ kind: 'loop' })
  if (state.fault === 'throw') moves.push({ kind: 'throw' })
  if (state.fault === 'sleep') moves.push({ kind: 'sleep' })
  return moves
}

function apply(state: State, seat: Seat, move: Move, dice: Dice, tell: Tell<Event>): void {
  if (move.kind === 'sleep') {
    // As on a machine that is busy with something else: time goes by, and no work is done.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
    tell?.({ type: 'chose', seat }, [seat])
    return
  }
  if (move.kind === 'throw') {
    // Half of it has happened by then.
    state.hands[seat] = []
    throw new Error('the sample game was told to fail')
  }
  if (move.kind === 'loop') {
    const heap: unknown[] = []
    for (;;) if (state.fault === 'memory') heap.push(Array.from({ length: 100_000 }, () => heap.length))
  }
  state.hands[seat] = (state.hands[seat] ?? []).filter((card) => card !== move.card)
  state.chosen[seat] = move.card
  const others = state.chosen.flatMap((_, other) => (other === seat ? [] : [other]))
  tell?.({ type: 'chose', seat, card: move.card }, [seat])
  tell?.({ type: 'chose', seat }, others)
  if (state.chosen.includes(null)) return
  const cards = state.chosen.map((card) => card ?? 0)
  const best = cards.indexOf(Math.max(...cards))
  const winner = dice.int(6) === 0 ? (best + 1) % cards.length : best
  state.won[winner] = (state.won[winner] ?? 0) + 1
  state.chosen = cards.map(() => null)
  state.round++
  tell?.({ type: 'shown', cards, winner })
}

function setup(seats: number, options: Options, dice: Dice): State {
  const rounds = Number(options['rounds'])
  const deck = Array.from({ length: seats * rounds }, (_, i) => FIRST_CARD + i)
  dice.shuffle(deck)
  const hands = Array.from({ length: seats }, (_, seat) => deck.slice(seat * rounds, (seat + 1) * rounds))
  const none = hands.map(() => 0)
  return { rounds, round: 0, fault: options['fault'] as string, hands, chosen: none.map(() => null), won: none }
}

const game: Game<State, Move, Event, View> = {
  about,
  setup,
  awaiting,
  together: () => true,
  legal,
  apply,
  view: (state, seat) => ({
    seats: state.hands.length,
    rounds: state.rounds,
    round: state.round,
    fault: state.fault,
    hand: seat === null ? [] : [...(state.hands[seat] ?? [])],
    counts: state.hands.map((hand) => hand.length),
    ready: state.chosen.map((card) => card !== null),
    mine: seat === null ? null : (state.chosen[seat] ?? null),
    won: [...state.won],
  }),
  guess: (view) => ({
    rounds: view.rounds,
    round: view.round,
    fault: view.fault,
    won: [...view.won],
    hands: view.counts.map((count) =>
      count === view.hand.length ? [...view.hand] : Array.from({ length: count }, (_, i) => FIRST_CARD + i),
    ),
    chosen: view.ready.map((ready) => (ready ? (view.mine ?? FIRST_CARD) : null)),
  }),
  outcome: (state) => {
    if (awaiting(state).length > 0) return null
    const best = Math.max(...state.won)
    return { places: state.won.map((won) => (won === best ? 1 : 2)), scores: [...state.won], reason: 'played' }
  },
  idle: (state, seat) => ({ kind: 'choose', card: (state.hands[seat] ?? [])[0] ?? 0 }),
  write: (move) => (move.kind === 'choose' ? `c${move.card}` : move.kind),
  barriers: ['shown'],
  speech: {
    // It says all it is shown: whoever made it of another seat's view would be found out.
    prompt: (view) => ({ ask: { say: `choose from ${view.hand.join(' ')}` }, rule: 'SA-1' }),
    move: () => ({ say: 'move' }),
    event: (event) => ({ say: 'card' in event ? `chose ${event.card}` : event.type }),
    stage: ({ round, rounds }) => ({ say: 'stage', n: round, of: rounds }),
    standing: (view) => view.won.map((score) => ({ score, facts: [] })),
    seat: (seat) => ({ name: { say: `seat.${seat}` }, livery: seat === 0 ? 'lancaster' : 'york' }),
  },
}

const knowledge: AnyKnowledge = { evaluate: () => 0 }

type Loaded = Awaited<ReturnType<Entry['load']>>

export const catalogue: readonly Entry[] = [
  {
    about,
    load: () => Promise.resolve(game as unknown as Loaded),
    knowledge: () => Promise.resolve(knowledge),
  },
  {
    about: ransom.about,
    load: () => Promise.resolve(ransom as unknown as Loaded),
    knowledge: () => Promise.resolve(knowledge),
  },
]
