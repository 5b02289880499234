/** Pictures for people to look at: every board at the start and some way in, on a desk and on a phone, day and night. */
import { catalogue, moves, picture, playNow, test } from './house-test.ts'

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

for (const { about } of catalogue)
  for (const [size, viewport] of Object.entries(SIZES))
    for (const light of ['light', 'dark'] as const)
      test(`${about.id}, ${size}, ${light}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' })
        await playNow(page, about.id)
        await moves(page).first().waitFor({ timeout: 30_000 })
        await picture(page, `${about.id}-${size}-${light}-start`)
        for (let turn = 0; turn < 10; turn++) {
          await moves(page).first().waitFor({ timeout: 30_000 })
          await moves(page).first().click()
        }
        await moves(page).first().waitFor({ timeout: 30_000 })
        await page.mouse.move(0, 0)
        await page.evaluate('scrollTo(0, 0)')
        await picture(page, `${about.id}-${size}-${light}-middle`)
      })
