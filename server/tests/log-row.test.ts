import { describe, expect, test } from 'vitest'
import type { Entry } from '../../engine/index.ts'
import { entriesIn, logRow } from '../tables/log-row.ts'

const played = (entries: readonly Entry[]) => entries.map((entry) => ({ entry, moveId: 'm', number: 3, awaiting: [] }))
const move = (seat: number, text: string): Entry => ({ kind: 'move', seat, move: text })

describe('an act is one row', () => {
  test('a plan of three moves is one row that stands for three entries', () => {
    const row = logRow(played([move(1, 'T+kent'), move(1, 'T+kent'), move(1, 'done')]))
    expect(row).toMatchObject({ steps: 3, kind: 'move', seat: 1, moveId: 'm', number: 3 })
    expect(row.body).toBe('{"kind":"move","seat":1,"moves":["T+kent","T+kent","done"]}')
    expect(entriesIn(row.body)).toEqual([move(1, 'T+kent'), move(1, 'T+kent'), move(1, 'done')])
  })

  test('a single move, a taking back and an end are stored as earlier builds stored them', () => {
    const end: Entry = { kind: 'end', seat: null, outcome: { places: [1, 1], scores: [0, 0], reason: 'aborted' } }
    for (const entry of [move(0, 'N2'), { kind: 'undo', seat: 0, from: 4 } as const, end]) {
      const row = logRow(played([entry]))
      expect([row.steps, JSON.parse(row.body)]).toEqual([1, entry])
      expect(entriesIn(row.body)).toEqual([entry])
    }
  })

  test('moves of two seats never share a row', () => {
    expect(() => logRow(played([move(0, 'a'), move(1, 'b')]))).toThrow('one seat')
  })
})
