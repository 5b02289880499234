import { expect, test } from 'vitest'
import en from '../words/en.json' with { type: 'json' }
import { BLUE, table } from './position.ts'

test('whatever text comes in, a refusal has words', () => {
  const texts = [
    '',
    '9Z',
    '1A+999',
    '2@nowhere',
    '1>XX',
    'x99',
    'free:4',
    'take:both',
    'yes+99',
    '4^court',
    'done',
    '🌹',
  ]
  for (const t of [
    table(),
    table(2),
    table().parliament(),
    table().applyLaws('law-gold-buys-votes'),
    table().county(BLUE, 'A', 1).counties(),
    table().castle(BLUE, 5, 1).castles(),
    table().conflict('LL', 'conflict-09', [BLUE, 2]).conflicts(),
  ])
    for (const text of texts)
      for (const seat of [0, 1])
        if (!t.may(seat, text)) expect(Object.keys(en)).toContain(`refused.${t.refusal(seat, text)}`)
})
