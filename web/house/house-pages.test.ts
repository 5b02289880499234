/** Who answers for the house, and a new password by a link from the host. */
import { afterEach, expect, test } from 'vitest'
import { browser } from '../tests/document.ts'
import { done, no } from '../tests/house.ts'
import { leave, visit } from '../tests/visit.tsx'

afterEach(() => leave())

test.each([
  [
    { name: 'Edith', contact: 'edith@roses.test' },
    'run by Edith. Contact: edith@roses.test',
    'mailto:edith@roses.test',
  ],
  [{ name: 'Edith', contact: 'mailto:edith@roses.test' }, 'Contact: edith@roses.test', 'mailto:edith@roses.test'],
  [{ name: 'Edith', contact: 'https://edith.test' }, 'Contact: https://edith.test', 'https://edith.test'],
  [{ name: 'Edith', contact: 'javascript:alert(1)' }, 'Contact: javascript:alert(1)', undefined],
  [{ name: 'Edith', contact: null }, 'This house is run by Edith.', undefined],
  [{ name: null, contact: null }, 'Whoever runs this house has not given a name yet.', undefined],
])('the house %j is answered for: %s', async (house, text, href) => {
  const page = await visit('/privacy', { getHouse: house as never })
  await page.reads(text)
  expect(page.links()[(house.contact ?? 'none').replace('mailto:', '')]).toBe(href)
  expect(page.text().includes('Contact')).toBe(house.contact !== null)
})

const SECRET = 'abcdefghij-klmnopqrst'

test('the secret leaves the address line, a new password is sent with it, and what went wrong is said', async () => {
  const page = await visit(`/reset#${SECRET}`, { resetPassword: no('no-such-link') })
  expect(browser.address.hash).toBe('')
  await page.type('New password, at least 8 characters', 'a long one')
  await page.press('Save')
  expect(page.house.sent('resetPassword')).toEqual({ secret: SECRET, password: 'a long one' })
  expect(page.all('alert')).toEqual(['This link was used already, or is too old. Ask the host for another.'])
  page.house.says({ resetPassword: no('busy') })
  await page.press('Save')
  expect(page.all('alert')).toEqual(['The house does not answer. Try again in a moment.'])
  const before = page.house.asked('getMe').length
  page.house.says({ resetPassword: done })
  await page.press('Save')
  // Who is here may be somebody else now.
  expect(page.house.asked('getMe').length).toBe(before + 1)
  expect(page.text()).toContain('Your new password holds. Sign in with it.')
  expect(page.links()['Sign in']).toBe('/me')
  expect(page.fields().join()).not.toContain('New password')
})

test.each(['', '#short', '#with a space and more than twenty'])(
  'a link that is cut short (“%s”) asks for no password',
  async (hash) => {
    const page = await visit(`/reset${hash}`)
    expect(page.text()).toContain('The link is not complete.')
    expect(page.fields().join()).not.toContain('New password')
  },
)
