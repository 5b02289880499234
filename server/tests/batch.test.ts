import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Batch } from '../storage/batch.ts'

test('what is said in the pause after a commit is said together when it is over, and nobody waits for the pause itself', async () => {
  const said: (readonly string[])[] = []
  let goOn: () => void = () => undefined
  const commit = (list: readonly string[]): Promise<readonly number[]> => {
    said.push(list)
    return Promise.resolve(list.map((each) => each.length))
  }
  const batch = new Batch(10, commit, () => new Promise((resolve) => (goOn = resolve)))
  expect(await batch.add('one')).toBe(3)
  const later = [batch.add('three')]
  await turn()
  later.push(batch.add('four'))
  await turn()
  expect(said).toEqual([['one']])
  goOn()
  expect(await Promise.all(later)).toEqual([5, 4])
  expect(said).toEqual([['one'], ['three', 'four']])
})
