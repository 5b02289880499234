/** Pictures for people to look at, in `artefacts/` (`npm run pictures`): every board at the start, some way in and at the end, on a desk and a phone, day and night. */
import { catalogue, expect, moves, myTurn, over, picture, playFrom, playNow, test } from './page-test.ts'

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const LIGHTS = ['light', 'dark'] as const
const TURNS = 10

for (const { about } of catalogue)
  test(`${about.id} in pictures`, async ({ page }) => {
    test.setTimeout(180_000)
    const shoot = async (when: string): Promise<void> => {
      // As everybody sees it first: the list of moves is folded.
      await page.keyboard.press('Escape')
      for (const [size, viewport] of Object.entries(SIZES))
        for (const light of LIGHTS) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' })
          await page.mouse.move(0, 0)
          await picture(page, `${about.id}-${size}-${light}-${when}`)
        }
      await page.setViewportSize(SIZES.desk)
      await page.keyboard.press('m')
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await playNow(page, about.id)
    await moves(page).first().waitFor()
    await shoot('start')
    for (let turn = 0; turn < TURNS && (await myTurn(page)); turn++) await playFrom(page)
    const ended = !(await myTurn(page))
    if (ended) return shoot('end')
    await shoot('middle')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Resign' }).last().click()
    await expect.poll(() => over(page)).toBe(true)
    await shoot('end')
  })
