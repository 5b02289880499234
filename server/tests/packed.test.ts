import { expect, test } from 'vitest'
import type { Act, Played, Reply, Request } from '../rules/messages.ts'
import { packAnswers, packRequests, unpackAnswers, unpackRequests } from '../rules/packed.ts'

const played = (texts: readonly string[]): Played => ({
  log: [
    { entry: { kind: 'move', seat: 1, move: '"quoted" ♛' }, moveId: 'a', number: 7, awaiting: [0, 2] },
    { entry: { kind: 'undo', seat: 1, from: 3 }, moveId: null, number: 8, awaiting: [] },
  ],
  length: 12,
  settled: 10,
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
  const answers: readonly Reply[] = [
    { kind: 'played', played: played(['"seat":null,…', '"seat":1,"ž"', '']), more: [] },
    { kind: 'refused', refused: 'stale', number: 2 },
    { kind: 'played', played: { ...played([]), outcome: null, snapshot: null, open: false }, more: [] },
    { kind: 'view', view: { board: [1, 2] }, number: 0, awaited: true },
    { kind: 'played', played: played(['first']), more: [played(['second', 'third']), played(['fourth'])] },
    { kind: 'played', played: played(['"seat":null,last']), more: [] },
  ]
  expect(unpackAnswers(structuredClone(packAnswers(answers)))).toEqual(answers)
})

test('requests of one moment arrive as they were made and in their order, acts and whatever else', () => {
  const step: Act = { kind: 'act', seat: 1, id: 'm1', number: 6, steps: ['"quoted" ♛', 'b'] }
  const play = (no: number, act: Act, paused = false): Request => ({
    no,
    table: `table ${no}`,
    length: no + 3,
    ask: { op: 'play', act, viewers: [0, null, 1], hashed: [1], at: 1700, paused, people: [0, 2] },
  })
  const load = { setup: { game: 'sample' }, snapshot: null, log: [] } as never
  const requests: readonly Request[] = [
    play(1, step),
    { no: 2, table: 't', length: 4, ask: { op: 'forget' } },
    play(3, { ...step, forced: true }, true),
    play(4, { kind: 'undo', seat: 0, id: 'u', number: 3, count: 2 }),
    { ...play(5, step), load },
    { no: 6, table: 't', length: 4, past: { op: 'look', seat: null } },
    play(7, { ...step, seat: 0 }),
    play(8, { kind: 'end', seat: 0, reason: 'resigned' }),
  ]
  expect(unpackRequests(structuredClone(packRequests(requests)))).toEqual(requests)
})
