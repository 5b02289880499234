/** What the last lesson of a course lets a learner do over again. */
import { expect, test, vi } from 'vitest'
import { findGame } from '../../games/index.ts'
import { withoutBots } from '../table/tests/no-bots.ts'
import { courses, loadLesson } from './courses.ts'
import type { Teaching } from './teaching.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))

async function taught(nth: number): Promise<Teaching> {
  const [course] = courses
  const lesson = await loadLesson(course?.game ?? '', course?.ids.at(nth) ?? '')
  const game = await findGame(course?.game ?? '')?.load()
  if (!lesson || !game) throw new Error('the first course is not there')
  const teaching = await import('./teaching.ts')
  return new teaching.Teaching(game, lesson)
}

test('in the whole game of a course one goes back over the bots to an earlier decision; a task is begun again instead', async () => {
  withoutBots()
  const whole = await taught(-1)
  const { table } = whole
  const first = table.scene.value
  for (const moment of [2, 4]) {
    expect(await table.act([table.scene.value.choices[0]?.text ?? ''])).toBeNull()
    const mineAgain = (): void => {
      expect(table.scene.value.moment).toBeGreaterThanOrEqual(moment)
      expect(table.scene.value.choices.length).toBeGreaterThan(0)
    }
    await vi.waitFor(mineAgain, { timeout: PATIENCE_MS })
  }
  expect(await table.goOnFrom?.(0)).toBeNull()
  expect([table.scene.value.view, table.scene.value.choices]).toEqual([first.view, first.choices])
  whole.close()
  const task = await taught(0)
  expect(task.table.goOnFrom).toBeNull()
  task.close()
})

test('in a lesson of several tasks one goes back to any of them as one came to it, and on again from there', async () => {
  withoutBots()
  const [course] = courses
  const game = await findGame(course?.game ?? '')?.load()
  const { Teaching: Made } = await import('./teaching.ts')
  const all = await Promise.all((course?.ids ?? []).map((id) => loadLesson(course?.game ?? '', id)))
  const lesson = all.find((each) => (each?.goals.length ?? 0) > 1)
  if (!game || !lesson) throw new Error('there is no lesson of two tasks')
  const first = new Made(game, lesson)
  await first.show()
  expect(first.at.value).toBe(1)
  const asked = (): void => expect(first.table.scene.value.choices.length).toBeGreaterThan(0)
  await vi.waitFor(asked, { timeout: PATIENCE_MS })
  const { view } = first.table.scene.value
  await first.show()
  expect(first.at.value).toBe(2)
  expect(first.earlier()).toEqual([0, 1])
  const second = new Made(game, lesson, first.from(1))
  const again = (): void => expect(second.table.scene.value.view).toEqual(view)
  await vi.waitFor(again, { timeout: PATIENCE_MS })
  await second.show()
  expect(second.at.value).toBe(2)
  expect(second.from(0)).toEqual({ at: 0, entries: [] })
  first.close()
  second.close()
})
