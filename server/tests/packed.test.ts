import { expect, test } from 'vitest'
import type { Answered, Played } from '../rules/messages.ts'
import { pack, unpack } from '../rules/packed.ts'

const played = (texts: readonly string[]): Played => ({
  log: [
    { entry: { kind: 'move', seat: 1, move: '"quoted" ♛' }, moveId: 'a', number: 7, awaiting: [0, 2] },
    { entry: { kind: 'undo', seat: 1, from: 3 }, moveId: null, number: 8, awaiting: [] },
  ],
  length: 12,
  settled: 9,
  floor: 9,
  forced: null,
  number: 8,
  awaiting: [0, 2],
  out: [3],
  outcome: { places: [1, 2, 2, 4], scores: [4, 3, 3, 1], reason: 'points' },
  versions: [5, 8, 4],
  open: true,
  stage: '{"say":"stage","n":3}',
  updates: texts.map((text, i) => ({ seat: i === 0 ? null : i, number: 20 + i, print: i < 2, text })),
  snapshot: { length: 9, state: { hidden: [1, null] } } as unknown as Played['snapshot'],
})

test('answers of one moment arrive as they were given, each viewer with the text made for it', () => {
  const answers: readonly Answered[] = [
    { no: 3, reply: { kind: 'played', played: played(['"seat":null,…', '"seat":1,"ž"', '']) } },
    { no: 4, reply: { kind: 'refused', refused: 'stale', number: 2 } },
    { no: 9, reply: { kind: 'played', played: { ...played([]), outcome: null, snapshot: null, open: false } } },
    { no: 1, reply: { kind: 'view', view: { board: [1, 2] }, number: 0, awaited: true } },
    { no: 5, reply: { kind: 'played', played: played(['"seat":null,last']) } },
  ]
  expect(unpack(structuredClone(pack(answers)))).toEqual(answers)
})
