import { expect, test } from 'vitest'
import { CELL, edgeOf, heading, middle, planFor, SIDE, turnsFor } from '../../board/geometry.ts'
import { spaceNamed } from '../../rules/spaces.ts'

const half = CELL / 2

test('RK-2.1 red sees the map upright, white sees it from the north', () => {
  expect(middle(spaceNamed('a1'), turnsFor(0, 2))).toEqual([half, SIDE - half])
  expect(middle(spaceNamed('a1'), turnsFor(1, 2))).toEqual([SIDE - half, half])
})

test('everybody has the own hand at the bottom', () => {
  for (const seats of [2, 4])
    for (let seat = 0; seat < seats; seat++) expect(edgeOf(seat, seats, turnsFor(seat, seats))).toBe(0)
})

test('a spectator sees red at the bottom and white at the top', () => {
  expect(edgeOf(0, 2, turnsFor(null, 2))).toBe(0)
  expect(edgeOf(1, 2, turnsFor(null, 2))).toBe(2)
})

test('RK-2.1 an arrow points where the crown goes, from every side of the table', () => {
  for (const seat of [0, 1, 2, 3]) {
    const turns = turnsFor(seat, 4)
    const [fromX, fromY] = middle(spaceNamed('e5'), turns)
    const [toX, toY] = middle(spaceNamed('f7'), turns)
    const angle = (heading(1, 2, turns) * Math.PI) / 180
    const length = Math.hypot(toX - fromX, toY - fromY)
    expect(fromX + Math.sin(angle) * length).toBeCloseTo(toX)
    expect(fromY - Math.cos(angle) * length).toBeCloseTo(toY)
  }
})

test('on every page one’s own hand lies below the garden, the one across above it, and no two hands lie on each other', () => {
  for (const seats of [2, 4])
    for (const tall of [false, true])
      for (const low of [false, true]) {
        const { hands, box } = planFor(seats, tall, low)
        const sitting = seats === 2 ? [hands[0], hands[2]] : hands
        const [own, across] = [hands[0], hands[2]]
        expect(own?.y).toBeGreaterThan(across?.y ?? 0)
        expect(new Set(sitting.map((hand) => `${hand?.x} ${hand?.y}`)).size).toBe(seats)
        for (const hand of sitting) {
          expect(hand?.y).toBeGreaterThan(box[1])
          expect(hand?.y).toBeLessThan(box[1] + box[3])
        }
      }
})
