/** The tray: what concerns the reader, in every tab once, and how they are called. */
import { expect, FIRST, test } from './page-test.ts'

test('what concerns me is counted in every tab, by badge, title and sign, and put away in all of them at once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en' })
  const page = await context.newPage()
  await page.goto('/')
  const post = (path: string, data: object) => context.request.post(`/api${path}`, { data })
  await post('/guests', { name: 'Tray' })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'page' }]
  const { id } = (await (await post('/tables', { game: FIRST, seats })).json()) as { id: string }
  await page.goto('/me/calls')
  const other = await context.newPage()
  await other.goto('/tables')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: '1 notice' })).toBeVisible()
    await expect(tab).toHaveTitle(/^\(1\) /)
    await expect(tab.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/)
  }
  // The house tells the tab that listens, and that one the others.
  await post(`/tables/${id}/resign`, {})
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: '2 notices' })).toBeVisible()
  await other.getByRole('button', { name: '2 notices' }).click()
  await expect(other.getByRole('link', { name: /The game is over/ })).toHaveAttribute('href', `/t/${id}`)
  await other.getByRole('button', { name: 'Put all away' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: '0 notices' })).toBeVisible()
    await expect(tab).not.toHaveTitle(/^\(/)
  }
  await expect(page.getByText('This house sends no mail')).toBeVisible()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByText(/calendar\.ics$/)).toBeVisible()
  await context.close()
})

test('at a slow table an order is left, carried out and told to its owner alone; the table is muted and heard again', async ({
  browser,
  baseURL,
}) => {
  const somebody = async (name: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en', reducedMotion: 'reduce' })
    await context.request.post('/api/guests', { data: { name } })
    return context
  }
  const [owner, other] = [await somebody('Cecily'), await somebody('Edward')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const clock = { kind: 'days', days: 3, overdue: 'idle' }
  const made = await other.request.post('/api/tables', { data: { game: FIRST, seats, clock } })
  const { id, invite } = (await made.json()) as { id: string; invite: string }
  await owner.request.post(`/api/tables/${id}/join`, { data: { invite } })
  /** Whether it was their turn: the first of the list is a card, while they have one. */
  const play = async ({ request }: typeof owner): Promise<boolean> => {
    const { awaiting, number, legal, seat } = (await (await request.get(`/api/tables/${id}/state`)).json()) as {
      awaiting: number[]
      number: number
      legal: string[]
      seat: number
    }
    if (!awaiting.includes(seat)) return false
    await request.post(`/api/tables/${id}/act`, { data: { id: `e2e-${number}`, number, steps: [legal[0]] } })
    return true
  }
  // Whoever has played a card can draw.
  await expect.poll(async () => (await play(other), await play(owner))).toBe(true)
  const page = await owner.newPage()
  await page.goto(`/t/${id}`)
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await menu('Orders for what you foresee')
  const drawer = page.locator('.orders')
  const give = async (span: string) => {
    await drawer.getByLabel('What to do').selectOption('Draw a card while I may')
    await drawer.getByLabel('For how long').selectOption(span)
    await drawer.getByRole('button', { name: 'Leave this order' }).click()
  }
  await give('until I revoke it')
  await drawer.getByRole('button', { name: 'Revoke' }).click()
  await expect(drawer.getByText('No order stands.')).toBeVisible()
  await give('once')
  // From now on the owner does nothing.
  await expect.poll(async () => (await play(other), await drawer.getByText('Played by order').count())).toBe(1)
  await expect(drawer.getByText('No order stands.')).toBeVisible()
  await expect(page.locator('.log')).toContainText('by order')
  const watching = await other.newPage()
  await watching.goto(`/t/${id}`)
  await expect(watching.locator('.log')).toContainText('(Cecily) draws')
  await expect(watching.locator('body')).not.toContainText('by order')

  await menu('No calls from this table')
  const muted = async (): Promise<unknown> =>
    ((await (await owner.request.get('/api/v1/me/calls')).json()) as { muted: unknown }).muted
  await expect.poll(muted).toEqual([id])
  await page.reload()
  await menu('Calls from this table again')
  await expect.poll(muted).toEqual([])
  await owner.close()
  await other.close()
})

test('somebody is asked in by name: a misspelt name is said to be nobody’s, the seat is kept, and they take it from their tray', async ({
  browser,
  baseURL,
}) => {
  const account = async (name: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en' })
    await context.request.post('/api/guests', { data: {} })
    await context.request.post('/api/me/account', { data: { name, password: 'a long enough password' } })
    return { context, page: await context.newPage() }
  }
  const mark = Date.now() % 100_000
  const [host, friend] = [await account(`Host ${mark}`), await account(`Friend ${mark}`)]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await host.context.request.post('/api/tables', { data: { game: FIRST, seats } })
  const { id } = (await made.json()) as { id: string }
  await friend.page.goto('/tables')
  await host.page.goto(`/t/${id}`)
  const name = host.page.getByLabel('Ask them in by name')
  const ask = async (typed: string) => {
    await name.fill(typed)
    await host.page.getByRole('button', { name: 'Ask in' }).click()
  }
  await ask(`Freind ${mark}`)
  await expect(host.page.getByText('Nobody here has that name.')).toBeVisible()
  await ask(`Friend ${mark}`)
  await expect(host.page.getByText('Asked. The seat is kept, and they are called.')).toBeVisible()
  await expect(host.page.getByText(`Kept for Friend ${mark}`)).toBeVisible()
  await friend.page.getByRole('button', { name: '1 notice' }).click()
  await friend.page.getByRole('link', { name: /You are invited to a table/ }).click()
  await friend.page.getByRole('button', { name: /^Sit here/ }).click()
  for (const { page } of [host, friend]) await expect(page.locator('#prompt')).toBeVisible()
  await host.context.close()
  await friend.context.close()
})

test('an evening is proposed, a friend says that they come, and both find it among their tables and in the calendar', async ({
  browser,
  baseURL,
}) => {
  const somebody = async (name: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en', timezoneId: 'Europe/Prague' })
    await context.request.post('/api/guests', { data: { name } })
    return { context, page: await context.newPage() }
  }
  const [host, friend] = [await somebody('Margaret'), await somebody('Anna')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await host.context.request.post('/api/tables', { data: { game: FIRST, seats } })
  const { id, invite } = (await made.json()) as { id: string; invite: string }
  await host.page.goto(`/t/${id}`)
  await host.page.getByText('Propose an evening instead').click()
  const year = new Date().getFullYear() + 1
  await host.page.getByLabel('Which evening, by your clock').fill(`${year + 1}-01-05T20:00`)
  await host.page.getByRole('button', { name: 'Propose it' }).click()
  await expect(host.page.getByRole('alert')).toHaveText('Choose a date from now on, within half a year.')
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await host.page.getByLabel('Which evening, by your clock').fill(`${soon}T20:00`)
  await host.page.getByRole('button', { name: 'Propose it' }).click()
  const evening = host.page.getByRole('region', { name: /8:00 PM/ })
  await expect(evening).toContainText('Margaret')
  await friend.page.goto(`/t/${id}?invite=${invite}`)
  await expect(friend.page.getByRole('button', { name: /^Sit here/ })).toHaveCount(0)
  await friend.page.getByRole('button', { name: 'I come' }).click()
  await expect(friend.page.getByRole('button', { name: 'I come' })).toHaveAttribute('aria-pressed', 'true')
  await expect(evening).toContainText('Anna')
  const file = friend.page.waitForEvent('download')
  await friend.page.getByRole('link', { name: 'Put it into my calendar' }).click()
  expect((await file).suggestedFilename()).toBe('evening.ics')
  await friend.page.goto('/tables')
  await expect(friend.page.getByRole('region', { name: 'Evenings' })).toContainText('I come')
  await host.page.getByText('Another date, or none').click()
  await host.page.getByRole('button', { name: 'Open the table now' }).click()
  await expect(host.page.getByText('Kept for Anna')).toBeVisible()
  await host.context.close()
  await friend.context.close()
})
