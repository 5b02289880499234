/** Points added up as they are found, and the past without what was taken back. */
import { expect, test } from 'vitest'
import { settled, TallySheet, tallyTotals } from './telling.ts'

test('points of one source in one round add up, each round and each seat for itself', () => {
  const sheet = new TallySheet([{ say: 'towns' }, { say: 'titles' }], 2)
  sheet.add(0, 0, 99)
  sheet.round({ say: 'first' })
  sheet.add(0, 0, 2)
  sheet.add(0, 0, 3)
  sheet.add(1, 1, 4)
  sheet.round({ say: 'second' })
  sheet.add(1, 0, -1)
  sheet.add(7, 0, 99)
  const unit = { unit: 'marks', bySource: { say: 'by-source' }, byRound: { say: 'by-round' } }
  const tally = sheet.done(unit)
  const first = [
    [5, 0],
    [0, 4],
  ]
  const second = [
    [0, 0],
    [-1, 0],
  ]
  expect(tally).toEqual({
    sources: [{ say: 'towns' }, { say: 'titles' }],
    rounds: [{ say: 'first' }, { say: 'second' }],
    points: [first, second],
    what: unit,
  })
  expect(tallyTotals(tally, 2)).toEqual([4, 4])
  expect('what' in sheet.done()).toBe(false)
})

const step = (view: string, type = 'moved') => ({ view, events: [{ type }] })

test.each(['undo', 'back'])(
  'what was taken back (%s) never was, and the step it led back to stands as it was told',
  (type) => {
    const [dealt, one, two, three] = [step('dealt'), step('one'), step('two'), step('three')]
    expect(settled([dealt, one, two, step('one', type), three])).toEqual([dealt, one, three])
    // The latest moment that looked so, and not an earlier one.
    expect(settled([dealt, one, dealt, two, step('dealt', type)])).toEqual([dealt, one, dealt])
    // It looks like nothing before: others had decided in secret meanwhile.
    expect(settled([dealt, one, two, step('other', type)])).toEqual([dealt, one, two])
  },
)
