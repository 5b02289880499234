/** Games kept in a browser from before the rules were mended. */
import { expect, test, vi } from 'vitest'
import { defaultOptions } from '../../engine/options.ts'
import { Match } from '../../engine/match.ts'
import { quick } from '../../engine/dice.ts'
import { catalogue, findRules } from '../../games/index.ts'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))

const mended = catalogue.filter(({ about }) => about.version > 1).map(({ about }) => about.id)

test.each(mended)('a game of %s by its first rules opens where it was left, and goes on by them', async (id) => {
  const game = await findRules(id, 1)!.load()
  const seats = game.about.seatCounts[0] ?? 2
  const dice = { make: 'sealed', key: '22'.repeat(32), entropy: [] } as const
  const setup = { game: id, version: 1, seats, options: defaultOptions(game.about, seats), dice }
  const match = new Match(game, setup)
  const player = quick(3)
  for (let step = 0; step < 40; step++) {
    const seat = match.awaiting()[0] ?? 0
    const moves = match.legal(seat)
    match.act(seat, game.write(moves[player.int(moves.length)]))
  }
  const players = Array.from({ length: seats }, () => ({ kind: 'person', name: null }) as const)
  const save = { id: 't', setup, players, entries: [...match.entries], touched: 0, over: false, yours: true }
  const { storeSave } = await import('./saves.ts')
  const { openLocalTable } = await import('./open.ts')
  storeSave(save)
  const table = (await openLocalTable('t'))!
  expect(table.game.about.version).toBe(1)
  expect(table.scene.value.moment).toBe(40)
  table.lift()
  const { choices, viewer } = table.scene.value
  expect(viewer).not.toBeNull()
  expect(await table.act([choices.map(({ text }) => text)[0] ?? ''])).toBeNull()
  expect(table.scene.value.moment).toBe(41)
})
