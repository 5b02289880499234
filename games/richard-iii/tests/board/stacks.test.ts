import { expect, test } from 'vitest'
import { AREAS } from '../../rules/ids.ts'
import { ROOM } from '../../board/geometry.ts'
import { stand } from '../../board/stacks.ts'

const ROOMY = { x: 500, y: 400, w: 60, h: 60 }

test('every area has room, and a block alone stands in its middle', () => {
  for (const area of AREAS) {
    const room = ROOM.get(area)
    expect(room, area).toBeDefined()
    if (!room) continue
    const [[one] = []] = stand([1], room)
    expect([one?.x, one?.y], area).toEqual([room.x, room.y])
  }
})

test('nobody is lost, in whatever numbers they come', () => {
  for (let back = 0; back <= 9; back++)
    for (let front = 0; front <= 9; front++) {
      const [strangers, mine] = stand([back, front], ROOMY)
      expect(strangers?.length).toBe(back)
      expect(mine?.length).toBe(front)
    }
})

test('no two blocks stand in the same place', () => {
  for (let n = 2; n <= 14; n++) {
    const places = stand([n, n], ROOMY).flat()
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(2 * n)
  }
})

test('one’s own stand in front of the others', () => {
  const [strangers = [], mine = []] = stand([4, 3], ROOMY)
  expect(Math.max(...strangers.map(({ y }) => y))).toBeLessThan(Math.min(...mine.map(({ y }) => y)))
})

test('a crowd is smaller but stays within the room, a little spilling over allowed', () => {
  const few = stand([0, 1], ROOMY).flat()[0]
  const many = stand([6, 8], ROOMY).flat()
  expect(many[0]?.size).toBeLessThan(few?.size ?? 0)
  for (const { x, y } of many) {
    expect(Math.abs(x - ROOMY.x)).toBeLessThanOrEqual(ROOMY.w * 1.2)
    expect(Math.abs(y - ROOMY.y)).toBeLessThanOrEqual(ROOMY.h * 1.2)
  }
})
