/**
 * Whole games by ear alone, of every title at every seat count, against bots (`npm run by-ear`). `GAME` and `SEATS` choose among
 * them, `OPTION=scenario:x` sets an option. The rows it prints are those of docs/words.md.
 */
import { quick } from '../engine/index.ts'
import { playByEar } from './by-ear-game.ts'
import { catalogue, expect, test } from './page-test.ts'
import { WHOLE } from './tab-stops.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { GAME, SEATS, OPTION } = process.env

for (const { about } of catalogue.filter((entry) => GAME === undefined || entry.about.id === GAME))
  for (const seats of about.seatCounts.filter((count) => SEATS === undefined || count === Number(SEATS)))
    test(`${about.id} with ${seats} seats, by ear alone`, async ({ page }) => {
      const played = await playByEar(page, { game: about.id, seats, option: OPTION, dice: quick(seats), quizzes: 20 })
      const { moves, asked, right, wrong, over, rounds } = played
      const counts = [...rounds.values()].map(({ stops }) => stops)
      console.log(
        `| ${about.id}${OPTION === undefined ? '' : ` (${OPTION})`} | ${seats} | ${moves} | ${right} of ${asked} | ${rounds.size} | ${Math.min(...counts)} to ${Math.max(...counts)} |`,
      )
      for (const [rule, { stops }] of rounds) console.log(`  ${rule}: ${stops}`)
      for (const [rule, round] of rounds) expect.soft({ rule, ...round }).toMatchObject({ rule, ...WHOLE })
      expect.soft(wrong).toEqual([])
      expect(over).toBe(true)
      expect(asked).toBeGreaterThanOrEqual(20)
    })
