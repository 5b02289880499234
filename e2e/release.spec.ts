/** A tab left open over a release plays on; where page and server no longer understand each other it says so, and nothing typed is lost. */
import { House } from './house.ts'
import { expect, FIRST, momentOf, moves, type Page, test, played } from './page-test.ts'
import { decider, together } from './together.ts'

// A release reaches a page also through what keeps it on the device.
test.use({ serviceWorkers: 'allow' })

/** Somebody makes the first of their moves, also where an open drawer lies over the list. */
async function playOne(pages: readonly Page[]): Promise<void> {
  const page = await decider(pages)
  if (!page) throw new Error('the game is over')
  const before = await momentOf(page)
  await moves(page).first().dispatchEvent('click')
  await played(page, before)
}

test('a table is played on over a release, and words that were being typed outlive the reload that another protocol needs', async ({
  browser,
}) => {
  const house = await House.found()
  try {
    await house.release('1.0.0', 1)
    const { pages, host } = await together(browser, house.origin, FIRST)
    await host.getByRole('button', { name: 'Talk' }).click()
    const words = host.getByLabel('Say something')
    await words.fill('Half a sent')

    await house.release('2.0.0', 1)
    for (const page of pages) await expect(page.locator('.link-state')).toHaveText('')
    for (let move = 0; move < 2; move++) await playOne(pages)
    await expect(host.locator('.outdated')).toHaveCount(0)
    await expect(words).toHaveValue('Half a sent')

    await house.release('3.0.0', 2)
    const told = host.getByRole('alert').filter({ hasText: 'no longer understand each other' })
    await expect(told).toBeVisible()
    await words.fill('Half a sentence')
    // The page that this release would serve speaks its protocol: here it is the one there is.
    await house.release('3.0.1', 1)
    await told.getByRole('button', { name: 'Load anew' }).click()
    await expect(host.locator('#prompt')).toBeVisible()
    await expect(host.locator('.outdated')).toHaveCount(0)
    if (!(await words.isVisible())) await host.getByRole('button', { name: 'Talk' }).click()
    await expect(words).toHaveValue('Half a sentence')
  } finally {
    await house.remove()
  }
})
