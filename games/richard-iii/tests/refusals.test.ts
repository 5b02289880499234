import { expect, test } from 'vitest'
import { whyNot } from '../rules/refusals.ts'
import en from '../words/en.json' with { type: 'json' }
import { L, Table, Y } from './position.ts'

test('a refusal says why, as far as the player can know', () => {
  const table = new Table({
    lancaster: {
      middlesex: 'oxford beaumont',
      cumbria: 'clifford',
      somerset: 'levy-bristol',
      kent: 'stanley',
      france: 'exeter',
    },
    york: { sussex: 'norfolk' },
  }).cards('4', '2')
  const why = (text: string): string => whyNot(table.state, L, text)
  table.play(L, 'oxford:middlesex>oxford')
  const reasons: [string, string][] = [
    ['oxford:oxford>wilts', 'has-moved'],
    ['beaumont:middlesex>derby', 'no-border'],
    ['beaumont:middlesex>leicester>derby>chester', 'too-far'],
    ['beaumont:middlesex>sussex>wilts', 'enemy-stops'],
    ['clifford:cumbria>north-yorks>south-yorks', 'must-stop'],
    ['levy-bristol:somerset~chester', 'cannot-sail'],
    ['exeter:france~sussex', 'enemy-coast'],
    ['exeter:france~calais', 'enemy-exile'],
    ['exeter:france~derby', 'no-sea-way'],
    ['+rivers@kent', 'not-there'],
    ['warwick:calais>kent', 'unknown'],
    ['hello', 'unknown'],
  ]
  for (const [text, reason] of reasons) expect([text, why(text)]).toEqual([text, reason])
  expect(whyNot(table.state, Y, 'end')).toBe('not-your-turn')
  const ids = ['no-points', 'card-forbids', 'pinned', 'enemy-border', 'border-full', 'too-many-borders', 'not-now']
  for (const reason of [...ids, ...reasons.map(([, id]) => id)]) expect(en).toHaveProperty([`refused.${reason}`])
})

test('R3-6.14 R3-6.8 pinned blocks and full borders are named as the reason', () => {
  const table = new Table({
    lancaster: { derby: 'oxford' },
    york: { chester: 'norfolk', middlesex: 'suffolk arundel essex worcester hastings' },
  }).cards('4', '3')
  table.play(L, 'oxford:derby>chester', 'end')
  expect(whyNot(table.state, Y, 'norfolk:chester>lancaster')).toBe('pinned')
  for (const name of ['suffolk', 'arundel', 'essex', 'worcester']) table.play(Y, `${name}:middlesex>oxford`)
  expect(whyNot(table.state, Y, 'hastings:middlesex>oxford')).toBe('border-full')
})
