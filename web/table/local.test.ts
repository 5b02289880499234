import { expect, test, vi } from 'vitest'
import { defaultOptions } from '../../engine/options.ts'
import { findGame } from '../../games/index.ts'
import type { LocalTable } from './local.ts'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))

async function hotseat(id: string, seats: number): Promise<LocalTable> {
  const entry = findGame(id)!
  const game = await entry.load()
  const { version } = entry.about
  const options = defaultOptions(entry.about)
  const dice = { make: 'sealed', key: '22'.repeat(32), entropy: [] } as const
  const players = Array.from({ length: seats }, () => ({ kind: 'person', name: null }) as const)
  const setup = { game: id, version, seats, options, dice }
  const local = await import('./local.ts')
  const table = new local.LocalTable(game, {
    id: 't',
    setup,
    players,
    entries: [],
    touched: 0,
    over: false,
    yours: true,
  })
  return table
}

test('giving up at a table of four in the browser: the side comes second, the other first', async () => {
  const table = await hotseat('rose-king', 4)
  expect(table.scene.value.viewer).toBe(0)
  expect(await table.resign()).toBeNull()
  expect(table.scene.value.outcome).toMatchObject({ places: [2, 1, 2, 1], reason: 'resigned' })
})

test('an act of several steps in the browser happens wholly or not at all', async () => {
  const table = await hotseat('rose-king', 2)
  const before = table.scene.value
  const first = before.choices.map((choice) => choice.text)[0] ?? ''
  expect(await table.act([first, 'nonsense'])).not.toBeNull()
  expect(table.scene.value).toEqual(before)
  expect(table.lines.value).toEqual([])
  expect(await table.frames()).toHaveLength(1)
  expect(await table.act([first])).toBeNull()
  expect(table.scene.value.moment).toBe(1)
})
