/// <reference lib="dom" />
/** Whoever wants to know what really happened: from the foot of the landing page to the fate of one man. */
import { expect, test } from './page-test.ts'

test('the story is found from the first page, read by headings, and leads to what became of somebody', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'The story' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The story behind the games')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(17)
  await page.getByRole('link', { name: 'The kingmaker' }).click()
  await expect(page.locator('#kingmaker')).toBeInViewport()
  await page.getByText('The family as a list').click()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Henry VII, king, married Elizabeth of York$/ }),
  ).toBeVisible()
  await page.goto('/story#richard-neville-of-warwick')
  const warwick = page.locator('#richard-neville-of-warwick')
  await expect(warwick).toBeInViewport()
  await expect(warwick).toContainText('Richard Neville, Earl of Warwick (1428–1471): killed in battle at Barnet')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
