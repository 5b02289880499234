import { expect, test } from 'vitest'
import { type Catalogue, catalogueFaults, LOCALES, quick } from '../../engine/index.ts'
import { EXPECTATIONS, hint, levels, RANKS } from '../index.ts'
import cs from '../words/cs.json' with { type: 'json' }
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }
import { bidsGame, bidsKnowledge } from './samples/bids.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

test('a hint names two or three moves, best first, with what to expect', () => {
  const state = { stones: 6, turn: 0 }
  const view = nimGame.view(state, 0)
  const hints = hint({
    game: nimGame,
    knowledge: nimKnowledge,
    view,
    seat: 0,
    level: levels[4]!,
    seed: 1,
    effort: 9999,
  })
  expect(hints.map((item) => item.move)[0]).toBe('take2')
  expect(hints.map((item) => item.expects)).toEqual(['winning', 'losing', 'losing'].slice(0, hints.length))
  expect(hints.map((item) => item.rank)).toEqual(['first', 'behind', 'behind'].slice(0, hints.length))
  expect(hints.length).toBeGreaterThanOrEqual(2)
})

test('a hint never comes from a slip, whatever the level', () => {
  const view = bidsGame.view(bidsGame.setup(2, {}, quick(1)), 0)
  for (let seed = 0; seed < 20; seed++) {
    const { length } = hint({ game: bidsGame, knowledge: bidsKnowledge, view, seat: 0, level: levels[0]!, seed })
    expect(length).toBeGreaterThanOrEqual(2)
    expect(length).toBeLessThanOrEqual(3)
  }
})

test('levels and expectations have words in every language', () => {
  const catalogues: Record<string, Catalogue> = { en, fr, it, cs, de }
  for (const locale of LOCALES) expect(catalogueFaults(locale, en, catalogues[locale]!)).toEqual([])
  for (const level of levels)
    for (const id of [`level.${level.id}`, `level.${level.id}.about`]) expect(en).toHaveProperty([id])
  for (const rank of RANKS) expect(en).toHaveProperty([`hint.rank.${rank}`])
  for (const expectation of EXPECTATIONS) expect(en).toHaveProperty([`hint.expects.${expectation}`])
})
