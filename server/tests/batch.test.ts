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

test('as many as may go together do, the others wait for the next commit, and each has its own answer', async () => {
  const said: (readonly number[])[] = []
  const commit = async (list: readonly number[]): Promise<readonly string[]> => {
    said.push(list)
    await turn()
    if (list.includes(5)) throw new Error('five')
    return list.map((each) => `number ${each}`)
  }
  const batch = new Batch(3, commit)
  const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((each) => batch.add(each)))
  expect(said).toEqual([[1, 2, 3], [4, 5, 6], [7]])
  // What goes wrong concerns those who went together, and nobody after them.
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
    'number 1',
    'number 2',
    'number 3',
    'failed',
    'failed',
    'failed',
    'number 7',
  ])
})
