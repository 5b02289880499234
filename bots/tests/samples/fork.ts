/**
 * Games that are told as a tree: who decides, what may be chosen, and what each end is worth to each seat. An end may depend on
 * luck that nobody sees, from 0 to 1.
 */
import { type Dice, quick } from '../../../engine/index.ts'
import { levels } from '../../levels.ts'
import { Texts } from '../../texts.ts'
import type { Level, Lore, Rules, Task, World } from '../../types.ts'

export type Worth = readonly number[] | ((luck: number) => readonly number[])
export interface Fork {
  readonly seat: number
  readonly moves: { readonly [move: string]: Fork | Worth }
}

interface Place {
  at: Fork | Worth
  luck: number
}

/** A task of the first seat at the root, without playouts, so that a search judges by the ends alone. */
export function taskAt(root: Fork, more: Partial<Lore> = {}, seed = 1): Task {
  const at = (world: World): Place => world as unknown as Place
  const fork = (world: World): Fork | null => {
    const place = at(world).at
    return typeof place === 'object' && 'moves' in place ? place : null
  }
  const ends = (world: World): readonly number[] => {
    const { at: place, luck } = at(world)
    return typeof place === 'function' ? place(luck) : 'moves' in place ? [] : place
  }
  const rules = {
    guess: (_view: unknown, dice: Dice) => ({ at: root, luck: dice.int(1000) / 1000 }),
    copy: (world: World) => ({ ...at(world) }),
    awaiting: (world: World) => [fork(world)?.seat].filter((seat) => seat !== undefined),
    legal: (world: World, seat: number) => (fork(world)?.seat === seat ? Object.keys(fork(world)?.moves ?? {}) : []),
    apply(world: World, _seat: number, move: string) {
      at(world).at = fork(world)?.moves[move] ?? []
    },
    outcome: () => null,
    idle: (world: World) => Object.keys(fork(world)?.moves ?? {})[0],
    write: (move: string) => move,
  } as unknown as Rules
  const lore: Lore = { reach: 0, evaluate: (world, seat) => ends(world)[seat] ?? 0, ...more }
  const level: Level = levels[3] as Level
  const [seats, sides] = [3, [0, 1, 2]]
  return {
    rules,
    lore,
    fancy: null,
    view: null,
    seat: 0,
    seats,
    sides,
    level,
    dice: quick(seed),
    texts: new Texts(rules),
    intent: [],
  }
}
