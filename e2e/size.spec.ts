/**
 * The lobby is light: everything its first visit loads, as it would travel compressed. Who sits in the house comes a moment after what the
 * reader sees first; on a busy machine the one may begin before the other has ended, so each is told by what was asked for first.
 */
import { gzipSync } from 'node:zlib'
import { expect, test } from './page-test.ts'

// What keeps the games on the device travels too.
test.use({ serviceWorkers: 'allow' })

const FIRST_KB = 100
const WHOLE_KB = 120
const FONTS_KB = 60
/** What is asked for with the tables of others, and after it. */
const LAST = /\/assets\/open-tables-[\w-]+\.js/

test('the first visit of the lobby stays within its budget', async ({ page }) => {
  const sizes = new Map<string, number>()
  const first = new Set<string>()
  let later = false
  const reading: Promise<void>[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    later ||= LAST.test(pathname)
    if (!later) first.add(pathname)
  })
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
  await expect.poll(() => later).toBe(true)
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  const kb = (wanted: (path: string) => boolean): number =>
    [...sizes].reduce((sum, [path, size]) => sum + (wanted(path) ? size : 0), 0) / 1024
  const list = [...sizes].sort((a, b) => b[1] - a[1]).map(([path, size]) => `${(size / 1024).toFixed(1)} KB ${path}`)
  const [seen, whole] = [kb((path) => first.has(path)), kb(() => true)]
  console.log(`lobby ${seen.toFixed(1)} KB, then ${(whole - seen).toFixed(1)} KB\n${list.slice(0, 12).join('\n')}`)
  expect(first.size).toBeGreaterThan(9)
  expect(seen, list.join('\n')).toBeLessThanOrEqual(FIRST_KB)
  expect(whole, list.join('\n')).toBeLessThanOrEqual(WHOLE_KB)
  expect(kb((path) => path.endsWith('.woff2'))).toBeLessThanOrEqual(FONTS_KB)
})

test('the first visit of the lobby is light with everything that travels: headers, answers of the house', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const first = new Set<string>()
  let later = false
  let [seen, whole] = [0, 0]
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    later ||= LAST.test(request.url)
    if (!later) first.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    whole += encodedDataLength / 1024
    if (first.has(requestId)) seen += encodedDataLength / 1024
  })
  await page.goto('/')
  await page.locator('.game-card').first().waitFor()
  await expect.poll(() => later).toBe(true)
  await page.waitForLoadState('networkidle')
  console.log(`lobby ${seen.toFixed(1)} KB, then ${(whole - seen).toFixed(1)} KB, as it travels`)
  expect(first.size).toBeGreaterThan(10)
  expect(seen).toBeLessThanOrEqual(FIRST_KB)
  expect(whole).toBeLessThanOrEqual(WHOLE_KB)
})
