/// <reference lib="dom" />
/** Being called when no page is open: a push in Chromium's own service worker, and mail by a real mail server. */
import type { BrowserContext, CDPSession, Worker } from '@playwright/test'
import type { Pushed } from '../protocol/index.ts'
import { PostOffice, Receiver, subscription } from '../server/tests/post-office.ts'
import { House } from './house.ts'
import { expect, FIRST, test } from './page-test.ts'

let house: House
let office: PostOffice
let receiver: Receiver

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  ;[house, office, receiver] = await Promise.all([House.found(), PostOffice.open(), Receiver.open()])
  await house.calling(office.url)
})
test.afterAll(async () => {
  await house.remove()
  await office.close()
  receiver.close()
})

/** What Chromium calls the worker of this house. */
async function registrationOf(cdp: CDPSession): Promise<string> {
  const known = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) resolve(own.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  return await known
}

interface Shown {
  readonly title: string
  readonly options: { readonly body: string; readonly data: unknown; readonly actions: readonly object[] }
}

/** The ends of the worker's world that a browser without a desktop has not got: where notifications show, and new windows. */
async function lendDesktop(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as {
      shown: unknown[]
      opened: string[]
      registration: { showNotification: unknown }
      clients: { openWindow: unknown }
    }
    Object.assign(scope, { shown: [], opened: [] })
    scope.registration.showNotification = (title: string, options: object) =>
      Promise.resolve(void scope.shown.push({ title, options }))
    scope.clients.openWindow = (url: string) => Promise.resolve(void scope.opened.push(url))
  })
}

/** Presses the notification that was shown first, or one of its buttons; answers what was opened. */
async function press(worker: Worker, action: string): Promise<readonly string[]> {
  return await worker.evaluate(async (pressed) => {
    const scope = self as unknown as { shown: Shown[]; opened: string[] } & EventTarget
    let done: unknown
    const event = Object.assign(new Event('notificationclick'), {
      action: pressed,
      notification: { close: () => undefined, data: scope.shown[0]?.options.data },
      waitUntil: (work: unknown) => {
        done = work
      },
    })
    scope.opened.length = 0
    scope.dispatchEvent(event)
    await done
    return scope.opened
  }, action)
}

async function guest(context: BrowserContext, name: string): Promise<void> {
  await context.request.post('/api/v1/guests', { data: { name } })
}

test('a push that the house has sent wakes the service worker, is shown in its words, opens the very table, or mutes it', async ({
  browser,
}) => {
  const wish = { baseURL: house.origin, locale: 'en', serviceWorkers: 'allow' } as const
  const [context, other] = [await browser.newContext(wish), await browser.newContext({ baseURL: house.origin })]
  await guest(context, 'Cecily')
  await guest(other, 'Edward')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await other.request.post('/api/v1/tables', { data: { game: FIRST, seats } })
  const { id, invite } = (await made.json()) as { id: string; invite: string }
  await context.request.post(`/api/v1/tables/${id}/join`, { data: { invite } })
  const { read, ...keys } = subscription()
  const channel = { kind: 'push', endpoint: `${receiver.url}/push`, ...keys }
  expect((await context.request.post('/api/v1/me/channels', { data: channel })).status()).toBe(200)

  const page = await context.newPage()
  const started = context.waitForEvent('serviceworker')
  await page.goto('/me/calls')
  const worker = await started
  const cdp = await context.newCDPSession(page)
  const registrationId = await registrationOf(cdp)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await lendDesktop(worker)

  await other.request.post(`/api/v1/tables/${id}/resign`, { data: {} })
  const pushes = () => receiver.got.map(({ body }) => JSON.parse(read(body)) as Pushed)
  await expect.poll(() => pushes().some(({ title }) => title.endsWith('the game is over'))).toBe(true)
  const pushed = pushes().find(({ title }) => title.endsWith('the game is over'))
  const data = JSON.stringify(pushed)
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: house.origin, registrationId, data })
  const shown = () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown)
  await expect.poll(async () => (await shown()).length).toBe(1)
  const [{ title, options }] = (await shown()) as [Shown]
  expect(title).toBe(pushed?.title)
  expect(options).toMatchObject({ tag: id })
  expect(options.body).toContain('Edward')
  expect(options.actions).toEqual([
    { action: 'open', title: 'Open' },
    { action: 'mute', title: 'Mute this table' },
  ])

  const [opened = ''] = await press(worker, '')
  expect(opened).toBe(`${house.origin}/t/${id}`)
  const muted = async (): Promise<unknown> =>
    ((await (await context.request.get('/api/v1/me/calls')).json()) as { muted: unknown }).muted
  expect(await muted()).toEqual([])
  expect(await press(worker, 'mute')).toEqual([])
  expect(await muted()).toEqual([id])
  await page.goto(opened)
  await expect(page.locator('.prompt.over')).toBeVisible()
  await context.close()
  await other.close()
})

test('an address is confirmed by its reader; mail once a day, quiet hours and the warning are chosen on one page, and kept', async ({
  browser,
}) => {
  const wish = { baseURL: house.origin, locale: 'en', timezoneId: 'Europe/Prague' }
  const [context, reader] = [await browser.newContext(wish), await browser.newContext(wish)]
  await guest(context, 'Jasper')
  const name = `Jasper ${Date.now() % 100_000}`
  await context.request.post('/api/v1/me/account', { data: { name, password: 'a long enough password' } })
  const [page, inbox] = [await context.newPage(), await reader.newPage()]
  await page.goto('/me/calls')
  const mail = page.getByRole('region', { name: 'Mail' })
  await mail.getByLabel('Your address').fill('jasper@mail.example')
  await mail.getByRole('button', { name: 'Send a link there' }).click()
  await expect(mail.getByText('waits for you to follow the link')).toBeVisible()
  const [asked] = office.to('jasper@mail.example')
  await inbox.goto(/https?:\S+#confirm\.\S+/.exec(asked?.text ?? '')?.[0] ?? '')
  await inbox.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(inbox.locator('#main').getByRole('status')).toHaveText('The address is confirmed.')

  await page.reload()
  await expect(mail.getByText('is yours')).toBeVisible()
  await mail.getByLabel('How often').selectOption('one mail a day')
  await mail.getByLabel('At').selectOption('7:00')
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  const when = page.getByRole('region', { name: 'When and what about' })
  await when.getByLabel('somebody writes to the table').uncheck()
  await when.getByLabel('Warn me before my time is up').selectOption('12 hours before')
  await when.getByLabel('Quiet hours').check()
  await when.getByRole('combobox', { name: 'From' }).selectOption('23:00')
  await when.getByRole('button', { name: 'Save' }).click()
  const kept = async (): Promise<unknown> =>
    ((await (await context.request.get('/api/v1/me/calls')).json()) as { settings: unknown }).settings
  await expect.poll(kept).toEqual({
    mail: 'daily',
    hour: 7,
    zone: 'Europe/Prague',
    quiet: { from: 23, to: 8 },
    warn: 12,
    without: ['words'],
  })
  await page.reload()
  await expect(mail.getByLabel('How often')).toHaveValue('daily')
  await expect(mail.getByLabel('At')).toHaveValue('7')
  await expect(when.getByRole('combobox', { name: 'Until' })).toHaveValue('8')

  // The link in the small print of a mail asks once more: whatever looks at links must not end anything.
  await mail.getByRole('button', { name: 'Send me a test' }).click()
  await expect.poll(() => office.to('jasper@mail.example').length).toBe(2)
  await inbox.goto(/https?:\S+#stop\.\S+/.exec(office.to('jasper@mail.example')[1]?.text ?? '')?.[0] ?? '')
  expect(await kept()).toMatchObject({ mail: 'daily' })
  await inbox.getByRole('button', { name: 'Stop the mails' }).click()
  await expect(inbox.locator('#main').getByRole('status')).toHaveText('No more mails will come.')
  expect(await kept()).toMatchObject({ mail: 'off' })
  await context.close()
  await reader.close()
})
