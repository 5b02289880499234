/** A secret plan is drafted in the browser: it outlives a reload and a lost connection, and goes out as one message. */
import type { WebSocketRoute } from '@playwright/test'
import { expect, moves, type Page, test } from './page-test.ts'
import { abreast, step, together } from './together.ts'

const GAME = 'wars-of-the-roses'

/** A wire between page and server that can be cut, and that remembers the acts that went over it. */
async function wireOf(page: Page) {
  const acts: string[][] = []
  const open = new Set<WebSocketRoute>()
  let whole = true
  await page.routeWebSocket(/\/live(\?|$)/, (socket) => {
    if (!whole) return void socket.close()
    const server = socket.connectToServer()
    open.add(socket)
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { do: string; steps?: string[] }
      if (message.do === 'act') acts.push(message.steps ?? [])
      server.send(text)
    })
  })
  return {
    acts,
    cut: async (): Promise<void> => {
      whole = false
      for (const socket of open) await socket.close()
      open.clear()
    },
    mend: (): void => {
      whole = true
    },
  }
}

test('a plan survives a reload and a cut connection, goes out as one act, and is changed as a whole', async ({
  browser,
  baseURL,
}) => {
  const { pages, host, guest, faults } = await together(browser, baseURL ?? '', GAME)
  const asked = async (): Promise<boolean> => {
    // Who lags behind has not been asked yet.
    await abreast(host, guest)
    return (await Promise.all(pages.map((page) => moves(page).count()))).every((count) => count > 0)
  }
  // One after the other picks; then all plan at once.
  for (let turn = 0; !(await asked()); turn++) await step(pages, turn)
  const bar = host.locator('.draft-bar')
  const waiting = await guest.locator('.seat').first().getAttribute('class')

  for (let i = 0; i < 3; i++) await moves(host).first().click()
  await expect(bar).toContainText('3 steps drafted')
  const wire = await wireOf(host)
  await host.reload()
  await expect(bar).toContainText('3 steps drafted')
  await expect(host.locator('.link-state')).toHaveText('')

  await wire.cut()
  await expect(host.locator('.link-state')).not.toHaveText('')
  for (let i = 0; i < 3; i++) await moves(host).first().click()
  await expect(bar).toContainText('6 steps drafted')
  await host.getByRole('button', { name: 'Take back' }).last().click()
  await expect(bar).toContainText('5 steps drafted')
  expect(await guest.locator('.seat').first().getAttribute('class')).toBe(waiting)
  wire.mend()
  await expect(host.locator('.link-state')).toHaveText('')
  expect(wire.acts).toEqual([])

  await moves(host).last().click()
  await expect(moves(host)).toHaveCount(0)
  expect(wire.acts.map((steps) => steps.length)).toEqual([6])
  await host.getByRole('button', { name: 'Change my plan' }).last().click()
  await expect(bar).toContainText('5 steps drafted')
  await moves(host).last().click()
  await moves(guest).last().click()
  await expect.poll(() => wire.acts.map((steps) => steps.length)).toEqual([6, 6])
  // Both plans are shown, and the game goes on.
  await expect.poll(async () => (await moves(host).count()) + (await moves(guest).count())).toBeGreaterThan(0)
  await expect(bar).toHaveCount(0)
  expect(faults()).toEqual([])
})
