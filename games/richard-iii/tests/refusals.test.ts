import { expect, test } from 'vitest'
import { whyNot } from '../rules/refusals.ts'
import en from '../words/en.json' with { type: 'json' }
import { refusals } from '../speech/tries.ts'
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
    ['+rivers@kent', 'no-recruit'],
    ['card:3', 'card-played'],
    ['warwick:calais>kent', 'unknown'],
    ['hello', 'unknown'],
  ]
  for (const [text, reason] of reasons) expect([text, why(text)]).toEqual([text, reason])
  expect(whyNot(table.state, Y, 'end')).toBe('not-your-turn')
  const ids = ['no-points', 'card-forbids', 'pinned', 'enemy-border', 'border-full', 'too-many-borders']
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

test('R3-8.4 R3-8.11 R3-8.12 R3-8.16 R3-9.1 a battle says why a block cannot do what it is asked to', () => {
  const table = new Table({
    york: { kent: 'norfolk suffolk rutland', ireland: 'york' },
    lancaster: { kent: 'beaumont clifford', derby: 'oxford' },
  })
  table.entered(Y, 'kent', 'middlesex', 'rutland').battle('kent', L, 'sussex', 'beaumont clifford')
  const seat = table.view(Y).awaiting[0] ?? -1
  expect(seat).toBe(L)
  const why = (text: string): string => whyNot(table.state, L, text)
  // Clifford is an A, Beaumont a B.
  expect(why('fire:beaumont')).toBe('not-its-turn')
  expect(why('fire:oxford')).toBe('not-in-battle')
  expect(why('retreat:clifford>sussex')).toBe('no-retreat-yet')
  expect(why('charge:clifford!norfolk')).toBe('no-charge')
  expect(why('treachery:clifford!norfolk')).toBe('no-office')
  expect(why('clifford:kent>middlesex')).toBe('first-battle-turn')
  expect(why('card:3')).toBe('first-battle-turn')
  table.play(L, 'pass:clifford')
  expect(whyNot(table.state, Y, 'fire:rutland')).toBe('in-reserve')
})

test('R3-8.8 hits go to the strongest, and the others say so', () => {
  // Clifford throws four dice; Norfolk and Suffolk are equally strong, so their owner chooses between them.
  const table = new Table({ york: { kent: 'norfolk/3 suffolk/3 essex/1' }, lancaster: { kent: 'clifford' } })
  table.battle('kent', L, 'sussex', 'clifford').roll(1, 6, 6, 6)
  table.play(L, 'fire:clifford')
  expect(table.state.phase).toBe('assign-hits')
  expect(whyNot(table.state, Y, 'hit:essex')).toBe('not-strongest')
})

test('R3-11.2 a block that is fed, and one that was named, say so', () => {
  const table = new Table({
    lancaster: { derby: 'oxford beaumont clifford exeter somerset devon', kent: 'stanley' },
    york: { ireland: 'york' },
  })
  table.supply()
  expect(table.state.phase).toBe('supply-loss')
  expect(whyNot(table.state, L, 'starve:stanley')).toBe('fed')
  expect(whyNot(table.state, L, 'oxford:derby>chester')).toBe('first-supply-loss')
  table.play(L, 'starve:oxford')
  expect(whyNot(table.state, L, 'starve:oxford')).toBe('named')
})

test('every reason has a rule and words, and whatever is no move at all none', () => {
  for (const reason of Object.keys(refusals)) expect(en).toHaveProperty([`refused.${reason}`])
  const table = new Table({ lancaster: { derby: 'oxford' }, york: { ireland: 'york' } })
  expect(whyNot(table.state, L, 'constructor')).toBe('unknown')
})
