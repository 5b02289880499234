/** A table that began by older rules goes on by the newer ones if everybody agrees, and not otherwise. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { House } from './house.ts'
import { expect, type Page, picture, playFrom, test } from './page-test.ts'
import { decider, together } from './together.ts'

const GAME = 'richard-iii'
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 720 }

/** The tables of a house as an earlier release left them: begun by version 1, which deals alike. */
function asBefore(folder: string): void {
  const db = new DatabaseSync(join(folder, 'roses.sqlite'))
  db.exec(`update tables set version = 1, setup = json_set(setup, '$.version', 1)`)
  db.exec('delete from snapshots')
  db.close()
}

async function propose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Go on by the newer rules' }).click()
}

async function playOne(pages: readonly Page[]): Promise<void> {
  const page = await decider(pages)
  if (!page) throw new Error('the game is over')
  await playFrom(page)
}

test('a table that began by older rules plays on by them, and by the newer ones once both agree', async ({
  browser,
}) => {
  const house = await House.found()
  try {
    await house.release('1.0.0', 1)
    const { pages, host, guest, faults } = await together(browser, house.origin, GAME)
    await house.close()
    asBefore(house.folder)
    await house.release('2.0.0', 1)
    for (const page of pages) {
      await page.reload()
      await expect(page.locator('#prompt')).toBeVisible()
    }
    await playOne(pages)

    // One says no: nothing changes, and it can be asked again.
    await propose(host)
    const offer = guest.locator('.notice').filter({ hasText: 'Go on by the newer rules' })
    await expect(offer).toContainText('R3-12.3')
    for (const viewport of [PHONE, DESK]) {
      await guest.setViewportSize(viewport)
      for (const name of ['Agree', 'Decline'])
        await expect(offer.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      await picture(guest, `newer-rules-${viewport.width}`)
    }
    await offer.getByRole('button', { name: 'Decline' }).click()
    await expect(offer).toHaveCount(0)
    await playOne(pages)

    await propose(guest)
    const second = host.locator('.notice').filter({ hasText: 'Go on by the newer rules' })
    await second.getByRole('button', { name: 'Agree' }).click()
    await expect(second).toHaveCount(0)
    for (const page of pages) await expect(page.locator('.log')).toContainText('newer rules')
    await playOne(pages)

    // By now there is nothing newer to ask for, and the record says from which move on.
    await host.reload()
    await expect(host.locator('#prompt')).toBeVisible()
    await host.getByRole('button', { name: 'More' }).click()
    await expect(host.getByRole('button', { name: 'Ask for a pause' })).toBeVisible()
    await expect(host.getByRole('button', { name: 'Go on by the newer rules' })).toHaveCount(0)
    expect(faults()).toEqual([])
  } finally {
    await house.remove()
  }
})
