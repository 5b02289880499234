/** The robot for a short while; for longer see `npm run robot`. */
import { expect, FIRST, test } from './page-test.ts'
import { Robot } from './robot.ts'

test('whatever two people do at a table, by mouse and by touch, over a line that is cut: their screens say what the server says', async ({
  browser,
  baseURL,
}) => {
  let deeds = 0
  const account = await Robot.run(browser, baseURL ?? '', {
    // A move, a cut, a move: what is told counts the table too.
    seed: 4,
    game: FIRST,
    until: () => deeds > 3,
    tell: () => deeds++,
  })
  expect(account.faults).toEqual([])
  expect(account.moves).toBeGreaterThanOrEqual(2)
})
