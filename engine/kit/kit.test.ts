import { expect, test } from 'vitest'
import { game } from '../../docs/sample-game/game.ts'
import { hidden } from '../../docs/sample-game/hidden.ts'
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
