import { h } from 'preact'
import { expect, test } from 'vitest'
import type { Options } from '../../engine/game.ts'
import { render } from '../../engine/words.ts'
import { draw, leave } from '../tests/visit.tsx'
import { catalogue, loadWords } from '../game-assets.ts'
import { loadChances } from '../parts/chances.ts'
import { readerOf } from '../words/index.ts'
import { Balance } from './balance.tsx'
import { favoured } from './favoured.ts'

test('a side is named that wins clearly more than its share', () => {
  expect(favoured({ won: [0.2, 0.8], games: 30 })).toEqual({ seat: 1, tenths: 8 })
  expect(favoured({ won: [0.45, 0.55], games: 1000 })).toBeNull()
  // With so few games that may be luck.
  expect(favoured({ won: [0.35, 0.65], games: 16 })).toBeNull()
  expect(favoured({ won: [0.2, 0.2, 0.4, 0.2], games: 200 })).toEqual({ seat: 2, tenths: 4 })
})

test('partners win together', () => {
  expect(favoured({ won: [0.5, 0.5, 0.5, 0.5], games: 100 })).toBeNull()
  expect(favoured({ won: [0.7, 0.3, 0.7, 0.3], games: 100 })).toEqual({ seat: 0, tenths: 7 })
  expect(favoured({ won: [0, 1], games: 100 })).toEqual({ seat: 1, tenths: 9 })
})

test('before anybody chooses a side, the one that has it easier is named with how many of 10 games it wins', async () => {
  let named = 0
  for (const entry of catalogue) {
    const { about } = entry
    const [game, chances] = [await entry.load(), await loadChances(about.id)]
    for (const { seats, won, options } of chances?.tables ?? []) {
      const page = await draw(h(Balance, { about, seats, options: options as Options }))
      const said = /^Among equal bots (.+) wins about (\d) of 10 games\.$/.exec(page.text())
      const fair = won.reduce((sum, each) => sum + each, 0) / won.length
      const most = Math.max(...won)
      if (most - fair < 0.1) expect(page.text()).toBe('')
      if (most - fair > 0.4) expect(said).not.toBeNull()
      if (!said) continue
      named++
      const words = await loadWords(about.id, 'en')
      const side = render(
        game.speech.seat(won.indexOf(most), seats).name,
        readerOf(words, () => ''),
      )
      expect([about.id, seats, said[1], Math.abs(Number(said[2]) - 10 * most) <= 1]).toEqual([
        about.id,
        seats,
        side,
        true,
      ])
    }
    const without = await draw(h(Balance, { about, seats: 9, options: {} }))
    expect(without.text()).toBe('')
  }
  expect(named).toBeGreaterThan(0)
  leave()
})
