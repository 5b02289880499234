/** Every promise of the contract, each with a small game that breaks it: whoever writes a game is told what is wrong, and where. */
import { describe, expect, test } from 'vitest'
import type { Foresight, Seat } from '../game.ts'
import type { Outline } from '../outline.ts'
import { conform, type ConformOptions } from './index.ts'
import { type Event, game, type State, type View } from './samples/joust.ts'
import words from './samples/joust.json' with { type: 'json' }

type Joust = typeof game
type Speech = Joust['speech']
type Given = Partial<ConformOptions<State, Event>>
type Row = readonly [what: string, change: Partial<Joust>, named: RegExp, given?: Given]

function played(change: Partial<Joust>, given: Given = {}): () => void {
  return () => conform({ ...game, ...change }, { seats: 2, games: 4, ...given })
}

const speaking = (speech: Partial<Speech>): Partial<Joust> => ({ speech: { ...game.speech, ...speech } })
/** What no seat can know: a game that goes by it tells its players more than they may know. */
const secret = (state: State): boolean => (state.deck[0] ?? 0) % 2 === 0
const ending = (places: readonly number[], scores: readonly number[]): Partial<Joust> => ({
  outcome: (state) => (game.outcome(state) ? { places, scores, reason: 'bouts-ridden' } : null),
})
const firstOf = (seats: readonly Seat[]): readonly Seat[] => seats.slice(0, 1)
/** The same with riders who choose one after the other. */
const inTurn: Partial<Joust> = {
  awaiting: (state) => firstOf(game.awaiting(state)),
  legal: (state, seat, into = []) => {
    game.legal(state, seat, into)
    if (!firstOf(game.awaiting(state)).includes(seat)) into.length = 0
    return into
  },
  together: () => false,
}

function named(rows: readonly Row[]): void {
  for (const [what, change, fault, given] of rows)
    test(what, () => {
      expect(played(change, given)).toThrow(fault)
    })
}

describe('who is asked, and for what', () => {
  named([
    [
      'over, and somebody is awaited',
      { outcome: () => ({ places: [1, 1], scores: [0, 0], reason: 'early' }) },
      /over \(early\) although seats 0, 1 are awaited/,
    ],
    [
      'nobody is awaited, and there is no outcome',
      { outcome: () => null },
      /nobody is awaited but there is no outcome/,
    ],
    [
      'awaited, and nothing to do',
      { legal: (state, seat, into = []) => (seat === 1 ? [] : game.legal(state, seat, into)) },
      /seat 1 is awaited but has 0 legal moves/,
    ],
    [
      'something to do, and not awaited',
      { awaiting: (state) => firstOf(game.awaiting(state)) },
      /seat 1 is not awaited but has 4 legal moves/,
    ],
    [
      'a move written with a space',
      { write: (move) => (move.do === 'draw' ? '+' : `L ${move.lance}`) },
      /notation must be short and without spaces: "L \d+"/,
    ],
    [
      'a move written at too great length',
      { write: (move) => game.write(move).padEnd(121, 'x') },
      /notation must be short and without spaces/,
    ],
    [
      'a list that was given is not filled',
      { legal: (state, seat) => game.legal(state, seat) },
      /legal does not fill the list it was given/,
    ],
    [
      'a list that was given keeps what was in it',
      {
        legal: (state, seat, into = []) => {
          into.push(...game.legal(state, seat))
          return into
        },
      },
      /legal does not fill the list it was given/,
    ],
    ...[[2], [-1], [0.5], [1, 1]].map((out): Row => [
      `out are ${out.join(' and ')} of two seats`,
      { out: () => out },
      new RegExp(`the list of seats that are out is odd: ${out.join(', ')}`),
    ]),
    ['a place is missing', ending([1], [0, 0]), /odd outcome/],
    ['a score is missing', ending([1, 1], [0]), /odd outcome/],
    ['a score is no number', ending([1, 1], [0, Number.NaN]), /odd outcome/],
    ['more seats than there are', {}, /does not seat 5/, { seats: 5 }],
    [
      'a step is forced while two decide',
      { forced: () => true },
      /a step is forced although seats 0, 1 decide, or in secret/,
    ],
    [
      'a step is forced that is taken in secret',
      { forced: (view) => view.ready.includes(true) },
      /a step is forced although seats \d decide, or in secret/,
    ],
    [
      'a step is forced where there is a choice',
      { ...inTurn, forced: () => true },
      /a step is forced although there is a choice: L\d+ L\d+ L\d+ \+/,
    ],
  ])

  test('riders may also choose one after the other, and write at some length', () => {
    expect(played(inTurn)).not.toThrow()
    expect(played({ write: (move) => game.write(move).padEnd(120, 'x') })).not.toThrow()
  })

  test('whoever cannot go on may be out, whatever the number of the seat', () => {
    for (const seat of [0, 1]) expect(played({ out: (state) => (game.outcome(state) ? [seat] : []) })).not.toThrow()
  })
})

describe('a state is all there is', () => {
  const steps = new WeakMap<State, number>()
  let setups = 0
  named([
    [
      'something is kept beside the state',
      {
        apply: (state, seat, move, dice, tell) => {
          game.apply(state, seat, move, dice, tell)
          const count = (steps.get(state) ?? 0) + 1
          steps.set(state, count)
          state.scores[0] = (state.scores[0] ?? 0) + (count > 1 ? 1 : 0)
        },
      },
      /a state that went through JSON plays on differently/,
    ],
    [
      'every third game is set up in another way',
      {
        barriers: ['drew', 'ready', 'bout'],
        setup: (seats, options, dice) => {
          const state = game.setup(seats, options, dice)
          return setups++ % 3 === 2 ? { ...state, scores: [1, 0] } : state
        },
      },
      /replaying the log gives another state/,
      { games: 1 },
    ],
    [
      'asking who decides together changes it',
      {
        together: (state) => {
          state.scores.push(0)
          return true
        },
      },
      /asking \(view, legal, whyNot, idle, guess\) changed the state/,
    ],
    [
      'being refused changes it',
      {
        whyNot: (state) => {
          state.scores.push(0)
          return 'no'
        },
      },
      /a refused move changed the state/,
    ],
    [
      'an event that is not plain',
      {
        apply: (state, seat, move, dice, tell) =>
          game.apply(
            state,
            seat,
            move,
            dice,
            tell && ((event, to) => tell({ ...event, at: new Date(0) } as unknown as Event, to)),
          ),
      },
      /an event is not plain JSON at events/,
    ],
    [
      'a view that is not plain',
      { view: (state, seat) => Object.assign(game.view(state, seat), { at: new Date(0) }) },
      /the view of seat 0 is not plain JSON at view\.at/,
    ],
    [
      'a guess that is not plain',
      { guess: (view, dice) => Object.assign(game.guess(view, dice), { at: new Date(0) }) },
      /a guess is not plain JSON at guess\.at/,
    ],
    [
      'a copy that is another state',
      { copy: (state) => ({ ...structuredClone(state), bout: 1 }) },
      /copy is not true: .*"bout":4.* against .*"bout":1/,
    ],
    ['a copy that shares a list', { copy: (state) => ({ ...state }) }, /a copy shares data with the state/],
    [
      'an overlay that leaves out what a seat sees',
      { overlay: (_, seat) => ({ me: seat }) },
      /the overlay of seat 0 is not its view/,
    ],
    [
      'an overlay with a field of its own',
      {
        view: (state, seat) => Object.assign(game.view(state, seat), seat === null ? {} : { own: seat }),
        overlay: (state, seat) => Object.assign(game.view(state, seat), { own: seat }),
      },
      /the overlay of seat 0 has a field of its own: own/,
    ],
  ])

  test('a true copy and an overlay that is the view pass', () => {
    expect(
      played({ copy: (state) => structuredClone(state), overlay: (state, seat) => game.view(state, seat) }),
    ).not.toThrow()
  })
})

describe('what a seat cannot see', () => {
  named([
    [
      'it says who is awaited',
      {
        ...inTurn,
        awaiting: (state) => {
          const awaited = game.awaiting(state)
          return secret(state) ? awaited.slice(0, 1) : awaited.slice(-1)
        },
        legal: (state, seat, into = []) => {
          game.legal(state, seat, into)
          const awaited = game.awaiting(state)
          if (seat !== (secret(state) ? awaited[0] : awaited.at(-1))) into.length = 0
          return into
        },
      },
      /other seats are awaited/,
    ],
    [
      'it says how the game ended',
      {
        outcome: (state) => {
          const outcome = game.outcome(state)
          return outcome && { ...outcome, reason: secret(state) ? 'even' : 'odd' }
        },
      },
      /the outcome is another/,
    ],
    ['it says who is out', { out: (state) => (state.bout === 0 && secret(state) ? [0] : []) }, /other seats are out/],
    [
      'it says what is legal',
      {
        legal: (state, seat, into = []) => {
          game.legal(state, seat, into)
          if (secret(state) && into.length > 1) into.pop()
          return into
        },
      },
      /other moves are legal/,
    ],
    [
      'it says what an absent player does',
      { idle: (state, seat) => game.legal(state, seat).at(secret(state) ? 0 : -1) ?? { do: 'draw' } },
      /idle is \S+ or \S+, by what the seat cannot see/,
    ],
    [
      'it says why a move is refused',
      { whyNot: (state) => (secret(state) ? 'even' : 'odd') },
      /the reason for refusing "\S+" tells more than the seat may know/,
    ],
  ])
})

describe('what a lobby reads', () => {
  const [option] = game.about.options
  named([
    [
      'two options of one name',
      { about: { ...game.about, options: option ? [option, option] : [] } },
      /two options are both called bouts/,
    ],
    [
      'a notice at the chat with the rule of another game',
      { about: { ...game.about, talk: { rule: 'XX-1', seats: [2] } } },
      /the notice at the chat cites the rule "XX-1"/,
    ],
    [
      'a notice at the chat without words',
      { about: { ...game.about, talk: { rule: 'JO-1', seats: [2] } } },
      /there are no words for talk/,
      { words },
    ],
  ])
})

describe('chance', () => {
  const die = (faces: number) => ({
    name: 'the die',
    faces,
    faceOf: (event: Event) => (event.type === 'bout' && event.die !== null ? [event.die] : []),
  })
  named([
    ['a face more than there are', {}, /the die showed a face beyond 5/, { games: 200, every: 1000, fair: [die(5)] }],
    ['too few throws to tell', {}, /the die was thrown only \d+ times: play more games/, { fair: [die(6)] }],
  ])
})

describe('what is said', () => {
  const foreseeing = (foresee: NonNullable<Speech['foresee']>): Partial<Joust> => speaking({ foresee })
  const score = (n: number): Foresight => ({ text: { say: 'fact.score', n }, tone: 'plain' })
  let asked = 0
  named([
    [
      'a seat in no livery',
      speaking({ seat: (seat) => ({ name: { say: 'seat', number: seat + 1 }, livery: 'pink' as 'or' }) }),
      /seat 0 wears "pink", which is no livery/,
    ],
    [
      'a prompt with the rule of another game',
      speaking({ prompt: () => ({ ask: { say: 'prompt.wait' }, rule: 'XX-1' }) }),
      /the prompt cites the rule "XX-1"/,
      { words },
    ],
    [
      'a prompt without words',
      speaking({ prompt: () => ({ ask: { say: 'prompt.none' }, rule: 'JO-1' }) }),
      /the prompt of seat 0 has no complete words/,
      { words },
    ],
    [
      'a standing of one seat',
      speaking({ standing: (view) => game.speech.standing(view).slice(1) }),
      /standing lists 1 of 2 seats/,
      { words },
    ],
    [
      'a fact without words',
      speaking({ standing: (view) => view.scores.map((n) => ({ score: n, facts: [{ say: 'fact.none' }] })) }),
      /a fact has no complete words/,
      { words },
    ],
    [
      'a stage without words',
      speaking({ stage: () => ({ say: 'stage' }) }),
      /the stage for seat 0 has no complete/,
      { words },
    ],
    [
      'the name of a seat without words',
      speaking({ seat: () => ({ name: { say: 'none' }, livery: 'or' }) }),
      /the name of a seat has no complete words/,
      { words },
    ],
    [
      'a move without words',
      speaking({ move: () => ({ say: 'none' }) }),
      /the move L\d+ has no complete words/,
      { words },
    ],
    [
      'a move with a hole that stays open',
      speaking({ move: () => ({ say: 'move.ride' }) }),
      /the move L\d+ has no complete words/,
      { words },
    ],
    [
      'a name inside a sentence without words',
      speaking({ event: () => ({ say: 'event.bout', winner: { say: 'none' } }) }),
      /the event ready has no complete words/,
      { words },
    ],
    [
      'one of several names inside a sentence without words',
      speaking({ event: () => ({ say: 'event.bout', winner: [{ say: 'move.draw' }, { say: 'none' }] }) }),
      /the event ready has no complete words/,
      { words },
    ],
    [
      'a tone that is none',
      foreseeing(() => [{ ...score(1), tone: 'shrill' as 'plain' }]),
      /what is foreseen of the decision has the tone "shrill", which is none/,
      { words },
    ],
    [
      'another thing foreseen when asked again',
      foreseeing(() => [score(asked++)]),
      /what is foreseen of the decision is another thing when asked again/,
      { words },
    ],
    [
      'a move of which nothing can be said',
      foreseeing((_, moves) => moves.map(() => ({ text: { say: 'none' }, tone: 'plain' }))),
      /what is foreseen of L\d+ has no complete words/,
      { words },
    ],
    [
      'a last lance, which is the only choice, of which nothing can be said',
      foreseeing((view, moves) =>
        moves.length > 0 && view.hand.length === 1 ? [{ text: { say: 'none' }, tone: 'plain' }] : [],
      ),
      /what is foreseen of L\d+ has no complete words/,
      { words },
    ],
    [
      'foreseeing changes what is seen',
      foreseeing((view) => {
        view.scores[0] = 7
        return []
      }),
      /what is foreseen of the decision changed the view/,
      { words },
    ],
    ...[-1, 1.5].map((amount): Row => [
      `the amount ${amount}`,
      speaking({ amount: () => amount }),
      new RegExp(`L\\d+ names the odd amount ${amount}`),
    ]),
    [
      'an amount that is the end of a longer one',
      speaking({ amount: (move) => (move.do === 'ride' && move.lance > 9 ? move.lance % 10 : null) }),
      /names the amount \d, but its notation does not end with it/,
    ],
  ])

  test('a forecast in plain words and amounts at the end of the notation pass', () => {
    const amount: Speech['amount'] = (move) => (move.do === 'ride' ? move.lance : null)
    expect(played(speaking({ amount, foresee: () => [score(1)] }), { words })).not.toThrow()
  })
})

describe('standing orders', () => {
  const order = { id: 'wait', take: () => null }
  named([
    [
      'a turn that cannot be counted',
      { orders: { kinds: [order], turn: () => 0.5 } },
      /the turn of standing orders is 0\.5/,
    ],
    ['an order without words', { orders: { kinds: [order] } }, /there are no words for the order "wait"/, { words }],
    [
      'an end that changes the view',
      {
        orders: {
          kinds: [
            {
              ...order,
              ends: (view) => {
                view.scores[0] = 7
                return false
              },
            },
          ],
        },
      },
      /the end of the order "wait" changed the view/,
    ],
  ])

  test('an order that waits passes', () => {
    expect(played({ orders: { kinds: [order], turn: (view) => view.bout } })).not.toThrow()
  })
})

describe('what is told of the past', () => {
  const marking = (mark: object): Partial<Joust> =>
    speaking({ trace: (events) => events.map(() => [{ kind: 'came', at: ['lists'], seat: 0, ...mark }]) })
  named([
    ['an event without its marks', speaking({ trace: () => [] }), /trace leaves out an event/],
    ['a mark of no kind', marking({ kind: 'sang' }), /leaves no proper mark/],
    ['a mark nowhere', marking({ at: [] }), /leaves no proper mark/],
    ['a mark of a seat one beyond the last', marking({ seat: 2 }), /leaves no proper mark/],
    ['a mark of a seat before the first', marking({ seat: -1 }), /leaves no proper mark/],
    ['dice without a throw', marking({ kind: 'dice' }), /leaves no proper mark/],
    ['a throw without dice', marking({ dice: [1] }), /leaves no proper mark/],
    ...[
      { seat: 2, got: 1, due: 1 },
      { seat: 0, got: -1, due: 1 },
      { seat: 0, got: 1, due: -1 },
    ].map((luck): Row => [
      `the luck ${JSON.stringify(luck)}`,
      speaking({ luck: () => luck }),
      /tells of the odd luck \{"seat"/,
    ]),
    [
      'luck without words',
      speaking({ luck: () => ({ seat: 0, got: 1, due: 1 }) }),
      /what luck counts has no/,
      { words },
    ],
    [
      'events in a row without words',
      speaking({ group: () => ({ say: 'none' }) }),
      /two events \w+ in a row has no complete words/,
      { words },
    ],
    [
      'a table all open that is not plain',
      { open: ([view]) => ({ ...(view as View), at: new Date(0) }) as View },
      /the table all open is not plain JSON at open\.at/,
    ],
  ])

  test('marks, luck and ways as they ought to be pass', () => {
    expect(played(marking({}))).not.toThrow()
    expect(played(marking({ seat: null }))).not.toThrow()
    expect(played(marking({ kind: 'way', at: ['tent', 'lists'], seat: 1 }))).not.toThrow()
    expect(played(speaking({ luck: () => ({ seat: 1, got: 0, due: 0 }) }))).not.toThrow()
  })
})

describe('the board in words', () => {
  type Part = Outline[number]
  const seats = (rows: number, more: object = {}): Part => ({
    kind: 'table',
    id: 'scores',
    seats: true,
    title: 'Scores',
    columns: ['Score'],
    rows: Array.from({ length: rows }, () => ({ place: null, cells: ['0'] })),
    ...more,
  })
  const grid = (change: object): Part => ({
    kind: 'grid',
    id: 'lists',
    title: 'Lists',
    columns: ['a', 'b'],
    rows: [
      {
        name: '1',
        cells: [
          { place: 'a1', name: 'a1' },
          { place: 'b1', name: 'b1' },
        ],
      },
    ],
    jumps: [],
    groups: [],
    ...change,
  })
  const told = (...parts: readonly Part[]): Partial<Joust> =>
    speaking({
      outline: () => parts,
      describe: (_, place) => (/^[ab]1$/.test(place) ? [{ say: 'fact.score', n: 1 }] : []),
    })
  named([
    ['nothing in it', told(), /there is nothing in it/],
    ['two parts of one id', told(seats(2), seats(2)), /two parts have one id: scores scores/],
    ['no table of the seats', told(grid({})), /no table of what each seat holds/],
    ['a table of one seat', told(seats(1)), /"scores" has 1 rows for 2 seats/],
    ['a grid whose rows differ', told(seats(2), grid({ columns: ['a'] })), /the rows of "lists" are not of one length/],
    [
      'a jump to nowhere',
      told(seats(2), grid({ jumps: [{ key: 'x', name: 'x', places: ['a1', 'z9'] }] })),
      /"z9" is jumped to and is not there/,
    ],
    [
      'a group of what is not there',
      told(seats(2), grid({ groups: [['a1'], ['z8']] })),
      /"z8" is jumped to and is not/,
    ],
    [
      'a neighbour of a place inside another that is not there',
      told(seats(2), {
        kind: 'tree',
        id: 'tents',
        title: 'Tents',
        branches: [{ place: 'a1', name: 'a1', inside: [{ place: 'b1', name: 'b1', next: ['z7'] }] }],
      }),
      /"b1" has the neighbour "z7", which is not there/,
    ],
    [
      'a place of a move that is described nowhere',
      told(seats(2)),
      /the place "tent" has no description/,
      { placeOf: () => 'tent' },
    ],
    ['a name without words', told(seats(2, { title: { say: 'none' } })), /a name has no complete words/, { words }],
    [
      'telling changes what is seen',
      speaking({
        outline: (view) => {
          view.scores[0] = 7
          return [seats(2)]
        },
        describe: () => [],
      }),
      /telling the board changed the view/,
    ],
    [
      'a question whose right answer cannot be chosen',
      told(seats(2)),
      /"hands" has no right answer to choose/,
      { words, quiz: () => [{ kind: 'score', type: 'hands', choices: ['one'], right: 'two' }] },
    ],
    [
      'a question that is answered otherwise',
      told(seats(2)),
      /"hands" is answered ".*", where score is "a hundred"/,
      { words, quiz: () => [{ kind: 'score', type: 'hands', choices: ['a hundred'], right: 'a hundred' }] },
    ],
  ])

  test('a table of the seats with a grid passes, and a move at a place that has its sentences', () => {
    const whole = told(seats(2), grid({ groups: [['a1', 'b1']] }))
    expect(played(whole, { placeOf: (move) => (move ? 'a1' : null) })).not.toThrow()
    expect(played(whole, { placeOf: () => null })).not.toThrow()
  })
})
