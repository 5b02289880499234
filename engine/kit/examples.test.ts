import { expect, test } from 'vitest'
import { quick } from '../dice.ts'
import type { AnyExample } from '../example.ts'
import type { AnyGame } from '../game.ts'
import { checkCaptions, checkExample } from './examples.ts'
import { game as joust } from './samples/joust.ts'

/** A joust that tells of its rack and says why a lance is refused. */
const game: AnyGame = {
  ...(joust as unknown as AnyGame),
  whyNot: () => 'too-heavy',
  speech: {
    ...(joust as unknown as AnyGame).speech,
    describe: (_, place) => (place === 'rack' ? [{ say: 'rack' }] : []),
  },
}
const position = (): unknown => game.setup(2, { bouts: 'long' }, quick(1))
const [first] = game.legal(position(), 0).map((move) => game.write(move))
const LEGAL = first ?? ''

const good: AnyExample = {
  id: 'rack',
  rule: 'AB-1.1',
  seats: 2,
  seat: 0,
  shows: 'map',
  position,
  places: ['rack'],
  legal: [LEGAL],
  refused: { 'lance:99': 'too-heavy' },
  figures: { n: () => 3 },
}
const bent = (other: Partial<AnyExample>) => () => checkExample(game, { ...good, ...other })

test('an example whose moves the rules judge as it says is a good one', () => {
  expect(bent({})).not.toThrow()
})

test('what an example claims wrongly is found', () => {
  expect(bent({ legal: ['lance:99'] })).toThrow(/lance:99 is not among/)
  expect(bent({ offers: ['lance:99'] })).toThrow(/lance:99 is not among/)
  expect(bent({ points: 'lance:99' })).toThrow(/lance:99 is not among/)
  expect(bent({ refused: { [LEGAL]: 'too-heavy' } })).toThrow(/is legal/)
  expect(bent({ refused: { 'lance:99': 'too-light' } })).toThrow(/because of too-heavy/)
  expect(bent({ places: [] })).toThrow(/nothing of it is told/)
  expect(bent({ places: ['stable'] })).toThrow(/no place stable/)
  let seed = 0
  const deals = (): unknown => game.setup(2, { bouts: 'long' }, quick(seed++))
  expect(bent({ position: () => ({ ...(deals() as object), seed }) })).toThrow(/another one each time/)
})

test('a caption that is missing, belongs to nothing, has an open hole or a figure typed into it is found', () => {
  expect(() => checkCaptions([good], { rack: 'It holds {n} lances.' }, {})).not.toThrow()
  expect(() => checkCaptions([good], {}, {})).toThrow(/no caption rack/)
  expect(() => checkCaptions([good], { rack: 'It holds {n}.', stable: '' }, {})).toThrow(/belongs to no example/)
  expect(() => checkCaptions([good], { rack: 'It holds {lances}.' }, {})).toThrow(/open hole/)
  expect(() => checkCaptions([good], { rack: 'It holds 3 lances.' }, {})).toThrow(/figure typed/)
  expect(() => checkCaptions([good, good], { rack: 'It holds {n}.' }, {})).toThrow(/one id/)
})
