/** From outside, moves that differ only in which block makes them are one and the same. */
import { expect, test } from 'vitest'
import { copyJson, defaultOptions, quick } from '../../../engine/index.ts'
import { about } from '../about.ts'
import { blockNo } from '../rules/blocks.ts'
import { SCENARIOS } from '../rules/ids.ts'
import { apply, awaiting, legal } from '../rules/index.ts'
import { setup } from '../rules/setup.ts'
import type { Event, Move, State } from '../types/index.ts'
import { view } from '../view/index.ts'

/** What the other side may tell of a move by R3 chapter 17; `null` where every move is public. */
function shapeOf(state: State, move: Move): string | null {
  switch (move.type) {
    case 'march':
      return `march ${move.block === 'rebel'} ${move.route.join()}`
    case 'sail':
      return `sail ${move.blocks.length} ${move.from} ${move.to} ${move.zone}`
    case 'recruit':
      return `recruit ${move.block === 'rebel'} ${move.area}`
    case 'regroup':
      return `regroup ${move.block === 'rebel'} ${move.to}`
    case 'starve':
    case 'dismiss':
      return `${move.type} ${state.at[blockNo(move.block)]}`
    case 'home':
      return 'home'
    case 'card':
    case 'decline':
    case 'request':
      return state.awaited === 3 ? 'secret' : null
    default:
      return null
  }
}

/** These name somebody, by rule: what follows may well look different. */
const NAMING: readonly Event['type'][] = ['eliminated', 'freed', 'disbanded']

function watch(given: State, seat: number, move: Move, watcher: number | null): string | null {
  const state = copyJson(given)
  const heard: Event[] = []
  apply(state, seat, move, quick(5), (event, to) => {
    if (!to || (watcher !== null && to.includes(watcher))) heard.push(event)
  })
  return heard.some(({ type }) => NAMING.includes(type)) ? null : JSON.stringify([view(state, watcher), heard])
}

function alike(state: State, moves: readonly Move[], pick: ReturnType<typeof quick>): Move[] {
  const shapes = Map.groupBy(moves, (move) => shapeOf(state, move))
  shapes.delete(null)
  const several = [...shapes.values()].filter((group) => group.length > 1)
  return several[pick.int(Math.max(1, several.length))] ?? []
}

test.for(SCENARIOS)(
  'R3-8.2 R3-6.23 R3-11.1 R3-5.3 %s: who marches, sails, is raised or starves is not seen',
  (scenario) => {
    let compared = 0
    for (const seed of [1, 2, 3]) {
      const dice = quick(seed)
      const state = setup(2, { ...defaultOptions(about), scenario }, dice)
      while (state.awaited !== 0) {
        const seats = awaiting(state)
        const seat = seats[dice.int(seats.length)]!
        const moves = legal(state, seat)
        const [one, ...others] = alike(state, moves, dice)
        const two = others[dice.int(Math.max(1, others.length))]
        if (one && two)
          for (const watcher of [1 - seat, null]) {
            const seen = [watch(state, seat, one, watcher), watch(state, seat, two, watcher)]
            if (seen.includes(null)) continue
            compared++
            expect(seen[0] === seen[1], `${JSON.stringify(one)} and ${JSON.stringify(two)} to ${watcher}`).toBe(true)
          }
        apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
      }
    }
    expect(compared).toBeGreaterThan(100)
  },
)
