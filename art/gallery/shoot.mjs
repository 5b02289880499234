/**
 * Pictures of the gallery: `node art/gallery/shoot.mjs <folder> <query> …`
 * Each query is shot by day and by night, on a desk (1440 × 900) and a phone (390 × 844).
 * A query may end in `@day`, `@night`, `@desk` or `@phone` (several too) to shoot only that.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as playwright } from 'playwright-core'
import { createServer } from 'vite'

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const [folder, ...queries] = process.argv.slice(2)

async function browserPath() {
  if (process.env.CHROME_BIN) return process.env.CHROME_BIN
  // This build of Chromium unpacks its libraries only where it believes to be at home.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

const server = await createServer({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'error' })
await server.listen()
const browser = await playwright.launch({ executablePath: await browserPath(), chromiumSandbox: false })
mkdirSync(folder, { recursive: true })
try {
  for (const [number, query] of queries.entries()) {
    const [search, ...only] = query.split('@')
    for (const [size, viewport] of Object.entries(SIZES)) {
      if (only.some((word) => word in SIZES) && !only.includes(size)) continue
      for (const theme of ['day', 'night']) {
        if (only.some((word) => word === 'day' || word === 'night') && !only.includes(theme)) continue
        const page = await browser.newPage({ viewport })
        page.on('console', (line) => line.type() === 'error' && console.log(line.text()))
        page.on('pageerror', (error) => console.log(error.message))
        await page.goto(`${server.resolvedUrls?.local[0]}?${search}&theme=${theme}`, { waitUntil: 'networkidle' })
        await page.waitForTimeout(400)
        const file = join(folder, `${number}-${size}-${theme}.png`)
        await page.screenshot({ path: file, fullPage: true })
        console.log(file)
        await page.close()
      }
    }
  }
} finally {
  await browser.close()
  await server.close()
}
