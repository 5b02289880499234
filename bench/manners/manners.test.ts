import { expect, it } from 'vitest'
import { readOptions } from '../../engine/index.ts'
import { loadBots } from './bots.ts'
import { manners } from './index.ts'
import { mistakes } from './mistakes.ts'
import { type Counts, type MakeWatch, play } from './play.ts'

async function counted(id: string, watch?: MakeWatch): Promise<Counts['all']> {
  const own = manners[id]
  if (!own) throw new Error(`no manners of ${id}`)
  const bots = await loadBots(id, undefined)
  const read = readOptions(bots.rules, own.options ?? {}, own.seats)
  if ('problems' in read) throw new Error(read.problems.join())
  const table = { bots, options: read.options, seats: own.seats, level: 'page', effort: 8 }
  return play(table, 1, watch ?? own.watch).all
}

it.each(Object.keys(manners))('no part of what is counted in %s is more than its whole', async (id) => {
  const counts = await counted(id)
  for (const { n, of } of counts.values()) if (of !== undefined) expect(n).toBeLessThanOrEqual(counts.get(of)?.n ?? 0)
})

it('the same games count the same, and as many decisions are looked at as are to be drawn', async () => {
  expect(await counted('rose-king')).toEqual(await counted('rose-king'))
  const looked = await counted('rose-king', mistakes(3))
  expect(looked.get('decisions looked at')?.n).toBe(3)
})
