/** Who comes where when the table ends a game, and what a record may say of it. */
import { describe, expect, test } from 'vitest'
import { endingFault, endOutcome, type EndReason, oldEndingFault } from './ending.ts'
import type { AnyGame, Seat } from './game.ts'
import { game, type State } from './kit/samples/ransom.ts'
import { Match, refusedBy } from './match.ts'
import { defaultOptions } from './options.ts'

const ransom = game as unknown as AnyGame

function begun(seats: number, options: object = {}): Match {
  const setup = { game: 'ransom', version: 1, seats, options: { ...defaultOptions(game.about, seats), ...options } }
  return new Match(ransom, { ...setup, dice: { make: 'quick', seed: 1 } })
}

/** The seats pledge so much, the first of them in turn, and seal it. */
function pledged(match: Match, ...marks: readonly number[]): Match {
  const seats = match.awaiting()
  marks.forEach((mark, i) => {
    for (const text of [`pledge:${mark}`, 'seal'])
      if (refusedBy(match.act(seats[i] ?? 0, text))) throw new Error(`${text} was refused`)
  })
  return match
}

/** The first of three is ruined, with 89, 88 and 87 marks in the purses. */
const ruined = (): Match => pledged(begun(3), 1, 2, 3)

describe('an end by the table', () => {
  const PLACES: readonly [what: string, match: Match, loser: Seat | null, reason: EndReason, places: number[]][] = [
    ['who gives up comes last', begun(3), 1, 'resigned', [1, 3, 1]],
    ['who runs out of time comes last', begun(3), 2, 'timeout', [1, 1, 3]],
    ['who is agreed to draw is equal', begun(3), null, 'agreed-draw', [1, 1, 1]],
    ['who gives up comes before whoever was out', ruined(), 1, 'resigned', [3, 2, 1]],
    ['who runs out of time comes before whoever was out', ruined(), 2, 'timeout', [3, 1, 2]],
    ['a draw is agreed among those still in the game', ruined(), null, 'agreed-draw', [3, 1, 1]],
    ['an aborted game has no losers, also where somebody was out', ruined(), null, 'aborted', [1, 1, 1]],
    ['a closed table has no losers, also where somebody was out', ruined(), null, 'closed', [1, 1, 1]],
    ['partners give up together', begun(4, { crowns: true }), 2, 'resigned', [2, 1, 2, 1]],
    [
      'a side is in the game as long as one of it is',
      pledged(begun(4, { crowns: true }), 1, 2, 3, 4),
      null,
      'agreed-draw',
      [1, 1, 1, 1],
    ],
  ]
  test.each(PLACES)('%s', (_, { state, setup }, loser, reason, places) => {
    expect(endOutcome(ransom, state, setup.seats, loser, reason)).toMatchObject({ places, reason })
  })

  test('scores are those that everybody could see, and where a part is hidden the most they can be', () => {
    const { state } = ruined()
    expect(endOutcome(ransom, state, 3, 1, 'resigned').scores).toEqual([89, 88, 87])
    const standing = () => [
      { score: 3, most: 5, facts: [] },
      { score: 4, facts: [] },
    ]
    const guarded = { ...ransom, speech: { ...ransom.speech, standing } }
    expect(endOutcome(guarded, state, 3, 1, 'resigned').scores).toEqual([5, 4, 0])
    const own = (view: unknown) => [{ score: (view as State & { me: Seat | null }).me ?? -1, facts: [] }]
    const watched = { ...ransom, speech: { ...ransom.speech, standing: own } }
    expect(endOutcome(watched, state, 1, null, 'aborted').scores).toEqual([-1])
  })
})

const said = (reason: string, places: readonly number[], scores: readonly number[] = [89, 88, 87]) => ({
  places,
  scores,
  reason,
})

describe('what a record says of an end', () => {
  test.each<[Seat | null, ReturnType<typeof said>]>([
    [1, said('resigned', [3, 2, 1])],
    [2, said('resigned', [3, 1, 2])],
    [2, said('timeout', [3, 1, 2])],
    [null, said('agreed-draw', [3, 1, 1])],
    [null, said('aborted', [1, 1, 1])],
    [null, said('closed', [1, 1, 1])],
    // A host closes a table without looking at the game.
    [null, said('closed', [1, 1, 1], [0, 0, 0])],
  ])('holds: seat %s, %j', (seat, outcome) => {
    expect(endingFault(ruined(), seat, outcome)).toBeNull()
  })

  test.each<[Seat | null, ReturnType<typeof said>, RegExp]>([
    [1, said('bored', [3, 2, 1]), /no game is ended by the table as "bored"/],
    ...['agreed-draw', 'aborted', 'closed'].map((reason): [Seat, ReturnType<typeof said>, RegExp] => [
      0,
      said(reason, [1, 1, 1]),
      /is nobody's doing/,
    ]),
    // Nobody; seats that are not there; one that was out before.
    ...[null, -1, 3, 0].flatMap((seat) =>
      ['resigned', 'timeout'].map((reason): [Seat | null, ReturnType<typeof said>, RegExp] => [
        seat,
        said(reason, [3, 2, 1]),
        /is the doing of a seat in the game/,
      ]),
    ),
    [1, said('resigned', [2, 3, 1]), /places and scores of this end are \[3,2,1\] and \[89,88,87\]/],
    [1, said('resigned', [3, 2, 1], [0, 0, 0]), /places and scores of this end/],
    [null, said('aborted', [1, 1, 1], [0, 0, 0]), /places and scores of this end/],
    [null, said('closed', [3, 1, 1], [0, 0, 0]), /places and scores of this end/],
  ])('does not hold: seat %s, %j', (seat, outcome, fault) => {
    expect(endingFault(ruined(), seat, outcome)).toMatch(fault)
    expect(oldEndingFault(ruined(), seat, outcome)).toMatch(fault)
  })

  test('whoever has decided cannot run out of time, but may give up', () => {
    const match = pledged(ruined(), 5)
    expect(match.awaiting()).toEqual([2])
    expect(endingFault(match, 1, said('timeout', [3, 2, 1]))).toBe('the time of a seat ran out that was not awaited')
    expect(endingFault(match, 1, said('resigned', [3, 2, 1]))).toBeNull()
  })
})

describe('an end as earlier builds wrote it', () => {
  const crowns = (): Match => begun(4, { crowns: true })
  const purses = [90, 90, 90, 90]
  // Two sides; or the seats of the others and one.
  test.each([[[2, 1, 2, 1]], [[3, 1, 3, 1]]])('the losing side has the places %j', (places) => {
    expect(oldEndingFault(crowns(), 0, said('resigned', places, purses))).toBeNull()
    expect(oldEndingFault(crowns(), 2, said('timeout', places, purses))).toBeNull()
  })

  test('is not forgiven anything else', () => {
    expect(endingFault(crowns(), 0, said('resigned', [3, 1, 3, 1], purses))).not.toBeNull()
    for (const places of [
      [4, 1, 4, 1],
      [1, 3, 1, 3],
      [3, 1, 1, 1],
    ])
      expect(oldEndingFault(crowns(), 0, said('resigned', places, purses)), places.join()).not.toBeNull()
    expect(oldEndingFault(crowns(), 0, said('resigned', [3, 1, 3, 1], [0, 0, 0, 0]))).not.toBeNull()
    expect(oldEndingFault(crowns(), null, said('agreed-draw', [3, 1, 3, 1], purses))).not.toBeNull()
  })
})

test('earlier builds wrote a side of one and a side of three as anybody would', () => {
  const sided = { ...ransom, sides: () => [0, 1, 1, 1] } as AnyGame
  const match = new Match(sided, begun(4).setup)
  const purses = [90, 90, 90, 90]
  const known = (seat: number, ...places: number[]) =>
    oldEndingFault(match, seat, said('resigned', places, purses)) === null
  // The single one gives up: last of two sides, or behind the seats of the three. One of the three does: last of two, or behind the one.
  expect([known(0, 2, 1, 1, 1), known(0, 4, 1, 1, 1), known(0, 3, 1, 1, 1)]).toEqual([true, true, false])
  expect([known(2, 1, 2, 2, 2), known(2, 1, 4, 4, 4), known(2, 1, 3, 3, 3)]).toEqual([true, false, false])
})

test('an end that is nobody’s doing was never a seat’s, in no build', () => {
  const match = begun(4, { crowns: true })
  for (const reason of ['agreed-draw', 'aborted', 'closed'] as const)
    expect(oldEndingFault(match, 0, said(reason, [2, 1, 2, 1], [90, 90, 90, 90]))).toMatch(/nobody's doing/)
})
