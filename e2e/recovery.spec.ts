/** Getting back into an account: codes from paper, and a device that Chromium plays the part of. */
import { expect, test } from './page-test.ts'

// Browsers keep passkeys for names, not for addresses.
const PORT = Number(process.env['E2E_PORT'] ?? 4178)
test.use({ baseURL: `http://localhost:${PORT}` })

test('codes are printed, and one of them gives a new password; a passkey then signs in without one', async ({
  page,
}) => {
  const name = `Elizabeth ${Date.now() % 100_000}`
  await page.goto('/me')
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await page.evaluate(() =>
    fetch('/api/v1/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
  )
  await page.reload()
  const keep = page.getByRole('region', { name: 'Keep this as an account' })
  await keep.getByLabel('Name').fill(name)
  await keep.getByLabel('Password').fill('a rose by any name')
  await keep.getByRole('button', { name: 'Keep this as an account' }).click()

  const ways = page.getByRole('region', { name: 'Ways into your account' })
  await ways.getByLabel('Password').first().fill('a rose by any name')
  await ways.getByRole('button', { name: 'Make codes' }).click()
  const codes = ways.locator('.codes code')
  await expect(codes).toHaveCount(10)
  const code = await codes.nth(4).innerText()
  await page.emulateMedia({ media: 'print' })
  await expect(codes.first()).toBeVisible()
  await expect(page.getByRole('heading', { name })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await ways.getByLabel('Password').last().fill('a rose by any name')
  await ways.getByRole('button', { name: 'Add this device' }).click()
  await expect(ways.getByRole('button', { name: 'Remove' })).toBeVisible()

  await ways.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // Not in the form of the page that is being left.
  const byCode = page.getByRole('region', { name: 'With a code on paper' })
  await byCode.getByLabel('Name').fill(name)
  await byCode.getByRole('textbox', { name: 'Code' }).fill(code.toUpperCase())
  await byCode.getByLabel('Password').fill('another rose entirely')
  await byCode.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your new password holds' })).toBeVisible()

  await page.goto('/me')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
