/**
 * What is asked of a state in the middle of a game, by an earlier build and this one in one process, in slices of some milliseconds in turns:
 * `node bench/state-turns.ts <folder of the earlier build> <game> <legal|view|guess|copy>` prints µs of processor time as JSON.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as engine from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import { cpuSeconds, quantile } from './figures.ts'
import { middle } from './state.ts'

export interface StateTurns {
  readonly now: number
  readonly before: number
}

type Build = Pick<typeof engine, 'quick' | 'defaultOptions' | 'copyJson'> &
  Pick<typeof import('../games/index.ts'), 'catalogue'>

const ROUNDS = 41
const SLICE_US = 8000
const WARM = 20_000

async function work(build: Build, id: string, asked: string): Promise<() => unknown> {
  const game = await build.catalogue.find(({ about }) => about.id === id)?.load()
  if (!game) throw new Error(`there is no game ${id}`)
  const { state, seat } = middle(game, build)
  const view = game.view(state, seat)
  const dice = build.quick(3)
  const into: unknown[] = []
  switch (asked) {
    case 'legal':
      return () => game.legal(state, seat, into)
    case 'view':
      return () => game.view(state, seat)
    case 'guess':
      return () => game.guess(view, dice)
    default:
      return () => (game.copy ? game.copy(state) : build.copyJson(state))
  }
}

function slice(each: () => unknown, times: number): number {
  const seconds = cpuSeconds(() => {
    for (let i = 0; i < times; i++) each()
  })
  return (seconds * 1e6) / times
}

const [folder = '', id = '', asked = ''] = process.argv.slice(2)
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href)
const then = { ...((await load('engine/index.ts')) as Build), ...((await load('games/index.ts')) as Build) }
const works = [await work({ ...engine, catalogue }, id, asked), await work(then, id, asked)] as const
for (const each of works) slice(each, WARM)
const times = Math.ceil(SLICE_US / slice(works[0], WARM))
const spent: [number[], number[]] = [[], []]
for (let round = 0; round < ROUNDS; round++)
  for (const i of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) spent[i].push(slice(works[i], times))
const [now, before] = spent.map((list) =>
  quantile(
    list.toSorted((a, b) => a - b),
    0.5,
  ),
)
console.log(JSON.stringify({ now, before }))
