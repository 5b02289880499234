/**
 * The Ransom: what the Joust cannot show. Year after year a king's ransom is due. All pledge marks in secret, as many as
 * they have; when the last pledge is sealed all are shown and paid. If the sum falls short of the demand, whoever pledged
 * least is ruined and out. A king nobody can pay for is lost, and everybody with him. After the last year the richest side
 * wins. One to nine seats, alone or for two crowns; every seat begins with an estate of its own choice.
 */
import type { About, Dice, Game, Options, Outcome, Seat, Tell } from '../../game.ts'
import { LIVERIES } from '../../game.ts'
import { placesBy } from '../../outcome.ts'

const YEARS = 3
const MOST = 200
const PURSES = { manor: 90, abbey: 110, castle: 130 } as const
type Estate = keyof typeof PURSES

export interface State {
  demand: number
  crowns: boolean
  year: number
  purses: number[]
  pledges: (number | null)[]
  sealed: boolean[]
  out: Seat[]
}

export type Move = { readonly type: 'pledge'; readonly marks: number } | { readonly type: 'seal' }

export type Event =
  | { readonly type: 'pledged'; readonly seat: Seat; readonly marks: number }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | { readonly type: 'paid'; readonly marks: readonly number[]; readonly ruined: Seat | null }

export type View = State & { me: Seat | null }

export const about: About = {
  id: 'ransom',
  version: 1,
  seatCounts: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  options: [
    { id: 'demand', kind: 'number', min: 10, max: 60, step: 5, default: 20 },
    { id: 'crowns', kind: 'flag', default: false },
    { id: 'estate', kind: 'choice', values: Object.keys(PURSES), default: 'manor', each: 'seat' },
  ],
  rulePrefix: 'RA',
  designer: 'The house',
  publisher: 'The house',
  year: 2026,
  minutes: [3, 10],
  talk: { rule: 'RA-1', seats: [2, 3, 4, 5, 6, 7, 8, 9] },
}

const PLEDGES: readonly Move[] = Array.from({ length: MOST + 1 }, (_, marks) => ({ type: 'pledge', marks }))
const SEAL: Move = { type: 'seal' }

const isIn = (state: State, seat: Seat): boolean => !state.out.includes(seat)
const isOver = (state: State): boolean => state.year > YEARS || state.out.length === state.purses.length

function setup(seats: number, options: Options): State {
  const estates = options['estate'] as readonly Estate[]
  return {
    // Each seat adds to what the captor thinks he can ask for.
    demand: Number(options['demand']) * seats,
    crowns: options['crowns'] === true,
    year: 1,
    purses: estates.map((estate) => PURSES[estate]),
    pledges: estates.map(() => null),
    sealed: estates.map(() => false),
    out: [],
  }
}

function awaiting(state: State): readonly Seat[] {
  if (isOver(state)) return []
  return state.sealed.flatMap((sealed, seat) => (sealed || !isIn(state, seat) ? [] : [seat]))
}

function legal(state: State, seat: Seat, into: Move[] = []): readonly Move[] {
  into.length = 0
  if (isOver(state) || state.sealed[seat] || !isIn(state, seat)) return into
  if (state.pledges[seat] !== null) into.push(SEAL)
  else for (let marks = 0; marks <= (state.purses[seat] ?? 0); marks++) into.push(PLEDGES[marks] ?? SEAL)
  return into
}

function apply(state: State, seat: Seat, move: Move, _dice: Dice, tell: Tell<Event>): void {
  if (move.type === 'pledge') {
    state.pledges[seat] = move.marks
    tell?.({ type: 'pledged', seat, marks: move.marks }, [seat])
    return
  }
  state.sealed[seat] = true
  tell?.({ type: 'sealed', seat })
  if (awaiting(state).length === 0) pay(state, tell)
}

function pay(state: State, tell: Tell<Event>): void {
  const marks = state.pledges.map((pledge) => pledge ?? 0)
  const inside = marks.flatMap((_, seat) => (isIn(state, seat) ? [seat] : []))
  const short = marks.reduce((sum, pledge) => sum + pledge, 0) < state.demand
  const least = inside.reduce((poor, seat) => ((marks[seat] ?? 0) < (marks[poor] ?? 0) ? seat : poor), inside[0] ?? 0)
  state.purses = state.purses.map((purse, seat) => purse - (marks[seat] ?? 0))
  state.pledges = marks.map(() => null)
  state.sealed = marks.map(() => false)
  if (short) state.out.push(least)
  state.year++
  tell?.({ type: 'paid', marks, ruined: short ? least : null })
}

function sides(state: State): readonly number[] {
  return state.purses.map((_, seat) => (state.crowns ? seat % 2 : seat))
}

/** The richest side first; who is ruined comes after those who are not, the later the better. */
function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null
  const scores = state.purses.map((purse, seat) => (isIn(state, seat) ? purse : 0))
  if (state.out.length === scores.length)
    return { places: scores.map(() => 1), scores, lost: true, reason: 'nobody-pays' }
  const standing = scores.map((score, seat) => (isIn(state, seat) ? score : state.out.indexOf(seat) - scores.length))
  return { places: placesBy(standing, sides(state)), scores, reason: 'king-free' }
}

const copyOf = (state: State): State => ({
  ...state,
  purses: [...state.purses],
  pledges: [...state.pledges],
  sealed: [...state.sealed],
  out: [...state.out],
})

export const game: Game<State, Move, Event, View> = {
  about,
  setup,
  awaiting,
  out: (state) => state.out,
  together: (state) => !isOver(state),
  legal,
  apply,
  view: (state, me) => ({
    ...copyOf(state),
    pledges: state.pledges.map((pledge, seat) => (seat === me ? pledge : null)),
    me,
  }),
  guess({ me, ...view }, dice) {
    const state = copyOf(view)
    state.pledges = state.pledges.map((pledge, seat) =>
      state.sealed[seat] && seat !== me ? dice.int((state.purses[seat] ?? 0) + 1) : pledge,
    )
    return state
  },
  outcome,
  idle: (state, seat) => legal(state, seat)[0] ?? SEAL,
  write: (move) => (move.type === 'seal' ? 'seal' : `pledge:${move.marks}`),
  barriers: ['paid'],
  sides,
  copy: copyOf,
  assert(state) {
    if (state.purses.some((purse) => purse < 0 || purse > MOST)) throw new Error(`purses ${state.purses.join(', ')}`)
    if (state.sealed.some((sealed, seat) => sealed && state.pledges[seat] === null))
      throw new Error('sealed, not pledged')
  },
  speech: {
    prompt: (view, seat) => {
      const asked = seat !== null && awaiting(view).includes(seat)
      const say = !asked ? 'prompt.wait' : view.pledges[seat] === null ? 'prompt.pledge' : 'prompt.seal'
      return { ask: { say, demand: view.demand }, rule: 'RA-2' }
    },
    move: (move) => (move.type === 'seal' ? { say: 'move.seal' } : { say: 'move.pledge', marks: move.marks }),
    amount: (move) => (move.type === 'pledge' ? move.marks : null),
    event: (event) =>
      event.type === 'paid'
        ? event.ruined === null
          ? { say: 'event.paid' }
          : { say: 'event.ruined', seat: { seat: event.ruined } }
        : { say: `event.${event.type}`, seat: { seat: event.seat }, marks: event.type === 'pledged' ? event.marks : 0 },
    standing: (view) => view.purses.map((score) => ({ score, facts: [{ say: 'fact.purse', n: score }] })),
    seat: (seat) => ({
      name: { say: 'seat', number: seat + 1 },
      livery: LIVERIES[seat % LIVERIES.length] ?? 'or',
    }),
  },
}
