import { expect, test } from 'vitest'
import { game } from './samples/joust.ts'
import { hidden } from './samples/joust-hidden.ts'
import { conform } from './index.ts'

type Joust = typeof game
const broken = (change: Partial<Joust>): Joust => ({ ...game, ...change })
const run =
  (faulty: Joust, extra: object = {}) =>
  () =>
    conform(faulty, { seats: 2, games: 30, ...extra })

test('a leaked deck order is named', () => {
  const leaky = broken({
    view: (state, seat) => Object.assign(game.view(state, seat), { deck: [...state.deck] }),
    guess: (view, dice) => {
      const state = game.guess(view, dice)
      const { deck } = view as unknown as { deck: number[] }
      const pool = [...state.deck, ...state.hands.flat(), ...state.chosen].filter(
        (lance) => lance !== null && !deck.includes(lance) && !view.hand.includes(lance) && lance !== view.mine,
      )
      state.deck = [...deck]
      state.hands.forEach(
        (hand, seat) =>
          seat !== view.me &&
          hand.splice(0, hand.length, ...(pool.splice(0, hand.length) as number[]).sort((a, b) => a - b)),
      )
      state.chosen = state.chosen.map((lance, seat) =>
        lance === null || seat === view.me ? lance : (pool.shift() ?? null),
      )
      return state
    },
  })
  expect(run(leaky, { hidden })).toThrow(/leak to (seat \d|a spectator).*look different/)
})

test('a closure in the state is named', () => {
  const closed = broken({
    setup: (seats, options, dice) => Object.assign(game.setup(seats, options, dice), { pending: () => 1 }),
  })
  expect(run(closed)).toThrow(/not plain JSON at state\.pending: function/)
})

test('an idle move that is not legal is named', () => {
  expect(run(broken({ idle: () => ({ do: 'ride', lance: 99 }) }))).toThrow(/idle of seat \d is L99, which is not legal/)
})

test('a biased die is named', () => {
  const die = {
    name: 'the die',
    faces: 6,
    faceOf: (event: { type: string }) => ('die' in event && typeof event.die === 'number' ? [event.die] : []),
  }
  const loaded = broken({
    apply: (state, seat, move, dice, tell) => {
      const bent = {
        drawn: 0,
        shuffle: (list: unknown[]) => dice.shuffle(list),
        int: (n: number) => Math.max(dice.int(n), dice.int(n)),
      }
      game.apply(
        state,
        seat,
        move,
        {
          ...bent,
          get drawn() {
            return dice.drawn
          },
        },
        tell,
      )
    },
  })
  expect(run(loaded, { games: 1500, fair: [die], every: 1000 })).toThrow(/the die is not fair: faces came/)
  expect(run(game, { games: 1500, fair: [die], every: 1000 })).not.toThrow()
})

test('an undo past a reveal is named', () => {
  expect(run(broken({ barriers: ['bout'] }))).toThrow(
    /can be taken back although it reveals something hidden to seat \d/,
  )
})

test('a move that is accepted without being listed cannot exist; one listed twice is named', () => {
  const twice = broken({ write: (move) => (move.do === 'draw' ? '+' : 'L') })
  expect(run(twice)).toThrow(/two legal moves are both written L/)
})

test('a silent change of another view is named', () => {
  const silent = broken({
    apply: (state, seat, move, dice, tell) =>
      game.apply(state, seat, move, dice, tell && ((event, to) => event.type !== 'ready' && tell(event, to))),
  })
  expect(run(silent)).toThrow(/changed the view of seat \d without telling it/)
})

test('events that tell more than the view are named', () => {
  const chatty = broken({
    apply: (state, seat, move, dice, tell) => {
      if (move.do === 'ride') tell?.({ type: 'got', seat, lance: move.lance })
      game.apply(state, seat, move, dice, tell)
    },
  })
  expect(run(chatty)).toThrow(/look the same to seat \d but tell it different events/)
})

test('a view that shares lists with the state is named', () => {
  const shared = broken({ view: (state, seat) => ({ ...game.view(state, seat), scores: state.scores }) })
  expect(run(shared)).toThrow(/view of seat \d shares data with the state/)
})

test('a game without an end is named', () => {
  expect(run(game, { stepLimit: 3 })).toThrow(/no end after 3 steps/)
})

test('state kept outside the state is named', () => {
  let secret = 0
  const forgetful = broken({
    apply: (state, seat, move, dice, tell) => {
      game.apply(state, seat, move, dice, tell)
      state.scores[0] = (state.scores[0] ?? 0) + (secret++ % 2)
    },
  })
  expect(run(forgetful)).toThrow(/plays on differently|gives another state|can be taken back/)
})

test('an event that carries what nobody may know is named', () => {
  const talkative = broken({
    apply: (state, seat, move, dice, tell) => {
      const next = state.deck.at(-1)
      game.apply(
        state,
        seat,
        move,
        dice,
        tell && ((event, to) => tell(event.type === 'ready' ? ({ ...event, next } as typeof event) : event, to)),
      )
    },
  })
  expect(run(talkative, { hidden })).toThrow(/of seat \d tells seat \d more than it may know/)
})

test('a view that shares lists with the state only when a spectator looks is named', () => {
  const shared = broken({
    view: (state, seat) => ({ ...game.view(state, seat), ...(seat === null ? { scores: state.scores } : {}) }),
  })
  expect(run(shared)).toThrow(/view of a spectator shares data with the state/)
})

test('a change that the seats hear of and spectators do not is named', () => {
  const silent = broken({
    apply: (state, seat, move, dice, tell) =>
      game.apply(
        state,
        seat,
        move,
        dice,
        tell &&
          ((event, to) => tell(event, to ?? (event.type === 'ready' ? state.hands.map((_, other) => other) : to))),
      ),
  })
  expect(run(silent)).toThrow(/changed the view of a spectator without telling it/)
})

test('places that do not begin at 1, or leave gaps, or close them up after a tie, are named', () => {
  const placed = (places: number[]) =>
    broken({ outcome: (state) => (game.outcome(state) ? { places, scores: [0, 0, 0], reason: 'bouts-ridden' } : null) })
  for (const places of [
    [0, 1, 2],
    [1, 3, 4],
    [1, 1, 2],
    [2, 2, 3],
    [1, 2, 4],
  ])
    expect(run(placed(places), { seats: 3 })).toThrow(`the places ${places.join(', ')} leave gaps or do not begin at 1`)
  for (const places of [
    [1, 2, 3],
    [1, 1, 1],
    [3, 1, 1],
    [2, 1, 2],
  ])
    expect(run(placed(places), { seats: 3, games: 1 })).not.toThrow()
})

test('partners share a place, and a place counts the sides before it', () => {
  const sides = () => [0, 1, 0]
  const placed = (places: number[]) =>
    broken({
      sides,
      outcome: (state) => (game.outcome(state) ? { places, scores: [0, 0, 0], reason: 'bouts-ridden' } : null),
    })
  expect(run(placed([1, 2, 3]), { seats: 3 })).toThrow(/the places 1, 2, 3 part seats of one side/)
  expect(run(placed([1, 3, 1]), { seats: 3 })).toThrow(/seat 1 has 3, not 2/)
  expect(run(placed([2, 1, 2]), { seats: 3, games: 1 })).not.toThrow()
})

test('a guess that no game could have come to is named', () => {
  const unsorted = broken({
    assert: (state) => {
      for (const hand of state.hands)
        if (hand.some((lance, i) => lance < (hand[i - 1] ?? 0))) throw new Error('a hand is not in order')
    },
    guess: (view, dice) => {
      const state = game.guess(view, dice)
      return { ...state, hands: state.hands.map((hand, seat) => (seat === view.me ? hand : hand.toReversed())) }
    },
  })
  expect(run(unsorted)).toThrow(/a guess is a state that assert refuses: a hand is not in order/)
})

test('secret steps that lead elsewhere in another order are named', () => {
  const racing = broken({
    apply: (state, seat, move, dice, tell) => {
      game.apply(state, seat, move, dice, tell)
      if (move.do === 'ride' && state.chosen.some((lance) => lance !== null)) Object.assign(state, { last: seat })
    },
  })
  expect(run(racing, { seats: 3 })).toThrow(/decide together, but L\d+ of seat \d and L\d+ of seat \d do not commute/)
})

test('a secret step that takes a choice from another seat is named', () => {
  const grabbing = broken({
    legal: (state, seat, into) => {
      const moves = game.legal(state, seat, into) as { do: string }[]
      if (state.chosen.some((lance) => lance !== null) && moves.length > 1) moves.pop()
      return moves as ReturnType<typeof game.legal>
    },
  })
  expect(run(grabbing, { seats: 3 })).toThrow(/decide together, but L\d+ of seat \d changes what seat \d may do/)
})

test('a secret phase that is not said to be one is named', () => {
  const unsaid = broken({ together: () => false })
  expect(run(unsaid)).toThrow(/seats \d and \d decide at once and in secret, but the game does not say so/)
})

test('a line of the log with a weight nobody knows, or of a seat that is not there, is named', () => {
  const heavy = { ...game.speech, weight: () => 'loud' as 'line' }
  expect(run(broken({ speech: heavy }))).toThrow(/has the weight "loud", which is none/)
  const strange = { ...game.speech, actor: () => 7 }
  expect(run(broken({ speech: strange }))).toThrow(/is the deed of seat 7, which is not at the table/)
})

test('a stage that says more to a seat than to a spectator is named', () => {
  const telling = {
    ...game.speech,
    stage: (view: ReturnType<Joust['view']>) => ({ say: 'stage', n: view.hand.length }),
  }
  expect(run(broken({ speech: telling }))).toThrow(/the stage for seat \d is another than for a spectator/)
})

test('a standing order that plays what is not legal, or not always the same, is named', () => {
  const ordering = (orders: NonNullable<Joust['orders']>) => run(broken({ orders }))
  const take = (): { do: 'ride'; lance: number } => ({ do: 'ride', lance: 99 })
  expect(ordering({ kinds: [{ id: 'ride-on', take }] })).toThrow(/the order "ride-on" plays L99, which is not legal/)
  let asked = 0
  const moody = { id: 'moody', take: (_view: unknown, moves: readonly never[]) => moves[asked++ % 2] ?? null }
  expect(ordering({ kinds: [moody] })).toThrow(/the order "moody" does not always say the same/)
  const meddling = {
    id: 'meddling',
    take: (view: object) => {
      Object.assign(view, { changed: true })
      return null
    },
  }
  expect(ordering({ kinds: [meddling] })).toThrow(/the order "meddling" changed the view/)
  let looked = 0
  const fickle = { id: 'fickle', take: () => null, ends: () => looked++ % 2 === 0 }
  expect(ordering({ kinds: [fickle] })).toThrow(/the order "fickle" does not always end/)
})

test('a step forced by what is hidden, or where there is a choice, is named', () => {
  expect(run(broken({ forced: () => true }))).toThrow(/a step is forced although/)
})
