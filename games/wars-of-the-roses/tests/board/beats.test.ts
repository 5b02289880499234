import { expect, test } from 'vitest'
import { quick } from '../../../../engine/dice.ts'
import { defaultOptions } from '../../../../engine/options.ts'
import { beatsOf, beatsOfReveal, CHAPTERS } from '../../board/beats.ts'
import { marksOf } from '../../board/marks.ts'
import { assetsAt } from '../../board/moment.ts'
import { knowledge } from '../../bot/index.ts'
import { game } from '../../index.ts'
import type { Event, View } from '../../types/index.ts'

interface Told {
  readonly before: View
  readonly after: View
  readonly events: readonly Event[]
}

/** Every reveal of a game between bots. */
function reveals(seats: number, seed: number): readonly Told[] {
  const dice = quick(seed)
  const state = game.setup(seats, defaultOptions(game.about), dice)
  const told: Told[] = []
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const events: Event[] = []
    const before = game.view(state, null)
    const moves = game.legal(state, seat)
    const move = knowledge.pick?.(state, seat, moves, dice) ?? moves[0]
    if (!move) throw new Error('an awaited seat has no choice')
    game.apply(state, seat, move, dice, (event) => events.push(event))
    if (events.some(({ type }) => type === 'reveal')) told.push({ before, after: game.view(state, null), events })
  }
  return told
}

const all = [reveals(2, 1), reveals(3, 2), reveals(4, 3)].flat()

test('the tale goes through its chapters in order and leaves out nothing that happened', () => {
  expect(all).toHaveLength(15)
  for (const { events } of all) {
    const beats = beatsOf(events)
    const chapters = beats.map(({ chapter }) => CHAPTERS.indexOf(chapter))
    expect(chapters).toEqual(chapters.toSorted((a, b) => a - b))
    const next = events.findIndex(({ type }) => type === 'turn')
    const mine = events.slice(
      events.findIndex(({ type }) => type === 'reveal'),
      next < 0 ? undefined : next,
    )
    expect(beats.flatMap(({ lines }) => lines)).toHaveLength(mine.length)
  }
})

test('the map shows the pieces as they stood: at the reveal as before it, at the end as they stand', () => {
  let changed = 0
  for (const { before, after, events } of all) {
    const beats = beatsOf(events)
    const where = ({ id, owner, zone, type, region }: View['assets'][number]) => ({
      id,
      owner,
      at: type === 'ship' ? zone : region,
    })
    expect(assetsAt(after.assets, beats[0]).map(where)).toEqual(before.assets.map(where))
    expect(assetsAt(after.assets, beats.at(-1)).map(where)).toEqual(after.assets.map(where))
    if (beats.some(({ owners }) => owners.size > 0)) changed++
  }
  expect(changed).toBeGreaterThan(5)
})

test('counters and cubes lie on the map until their chapter is over', () => {
  for (const { events } of all) {
    const beats = beatsOf(events)
    for (const { chapter, marks } of beats) {
      if (chapter === 'parliament') expect(marks).toEqual([])
      if (chapter === 'combat') expect(marks.every(({ kind }) => kind === 'force')).toBe(true)
    }
    const deployed = events.filter(({ type }) => type === 'deployed').length
    const last = beats.findLast(({ chapter }) => chapter === 'deployment')
    expect(last?.marks.filter(({ kind }) => kind === 'force')).toHaveLength(deployed)
  }
})

test('no reveal, no tale', () => {
  expect(beatsOf([{ type: 'ready', seat: 1 }])).toEqual([])
})

test('whoever was not there is told the plans, the Captain and the score', () => {
  for (const { after } of all) {
    if (!after.revealed) throw new Error('nothing was revealed')
    const beats = beatsOfReveal(after.revealed, [1, 2, 3, 4])
    expect(beats).toHaveLength(after.seats + 2)
    expect(beats.at(-1)?.about).toMatchObject({ type: 'scored', ledgers: after.revealed.ledgers })
  }
})

test('troops and mercenaries at one place march under one flag, which fails if either does', () => {
  const at = 'town-lincoln'
  expect(
    marksOf(2, [
      { order: { kind: 'troops', at, n: 2 }, price: 6, kept: 1, fault: 'money' },
      { order: { kind: 'mercenaries', at, n: 3 }, price: 0, kept: 3, fault: null },
      { order: { kind: 'white', on: 'bishop-york' }, price: 5, kept: 1, fault: null },
    ]),
  ).toEqual([
    { kind: 'force', seat: 2, idle: true, at, troops: 2, mercenaries: 3 },
    { kind: 'cube', seat: 2, idle: false, on: 'bishop-york', colour: 'white' },
  ])
})
