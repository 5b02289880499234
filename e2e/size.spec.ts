/** The lobby is light: everything its first visit loads, as it would travel compressed. */
import { gzipSync } from 'node:zlib'
import { expect, test } from './page-test.ts'

// What keeps the games on the device travels too.
test.use({ serviceWorkers: 'allow' })

const LOBBY_KB = 100
const FONTS_KB = 60

test('the first visit of the lobby stays within its budget', async ({ page }) => {
  const sizes = new Map<string, number>()
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.ok() && !pathname.startsWith('/api') && pathname !== '/sw.js')
      reading.push(
        response.body().then(
          (body) => void sizes.set(pathname, pathname.endsWith('.woff2') ? body.length : gzipSync(body).length),
          // What comes when the page is being closed belongs to no first visit.
          () => undefined,
        ),
      )
  })
  await page.goto('/')
  await page.locator('.game-card').first().waitFor()
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  const kb = (wanted: (path: string) => boolean): number =>
    [...sizes].reduce((sum, [path, size]) => sum + (wanted(path) ? size : 0), 0) / 1024
  const list = [...sizes].sort((a, b) => b[1] - a[1]).map(([path, size]) => `${(size / 1024).toFixed(1)} KB ${path}`)
  console.log(`lobby ${kb(() => true).toFixed(1)} KB in ${sizes.size} files\n${list.slice(0, 12).join('\n')}`)
  expect(sizes.size).toBeGreaterThan(9)
  expect(
    kb(() => true),
    list.join('\n'),
  ).toBeLessThanOrEqual(LOBBY_KB)
  expect(kb((path) => path.endsWith('.woff2'))).toBeLessThanOrEqual(FONTS_KB)
})

const TRAVELS_KB = 100

test('the first visit of the lobby is light with everything that travels: headers, answers of the house', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  let files = 0
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    files++
  })
  await page.goto('/')
  await page.locator('.game-card').first().waitFor()
  await page.waitForLoadState('networkidle')
  console.log(`lobby ${(bytes / 1024).toFixed(1)} KB in ${files} answers, as it travels`)
  expect(files).toBeGreaterThan(10)
  expect(bytes / 1024).toBeLessThanOrEqual(TRAVELS_KB)
})
