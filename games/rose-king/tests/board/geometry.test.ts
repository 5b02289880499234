import { expect, test } from 'vitest'
import { CELL, edgeOf, heading, middle, SIDE, turnsFor } from '../../board/geometry.ts'
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
