/// <reference lib="webworker" />
/** Pushes, in the service worker: shown as the house has worded them, and a click opens the very table. */
import type { Pushed } from '../../protocol/calls.ts'

/** The parts of a worker's world that this needs. */
export type PushScope = Pick<ServiceWorkerGlobalScope, 'registration' | 'clients' | 'location'>

/** Known to browsers and not to their types. */
type WithActions = NotificationOptions & { readonly actions: Pushed['actions'] }

const SETTINGS = '/me/calls'

export async function showPush({ registration }: PushScope, pushed: Pushed): Promise<void> {
  const { title, body, path, tag, actions } = pushed
  // One for each table: the newest takes the place of the one before.
  const options: WithActions = { body, tag, icon: '/icon.svg', data: { path, tag }, actions }
  await registration.showNotification(title, options)
}

/** What was pressed: the notification itself, or one of its buttons. */
export async function answerPush(scope: PushScope, { action, notification }: Clicked): Promise<void> {
  notification.close()
  const { path, tag } = notification.data as Pick<Pushed, 'path' | 'tag'>
  if (action !== 'mute' || tag === '') return await openAt(scope, path)
  // Whoever is signed out by now is shown where it can be done.
  if (!(await mute(tag))) await openAt(scope, SETTINGS)
}

export type Clicked = Pick<NotificationEvent, 'action'> & {
  readonly notification: Pick<Notification, 'close' | 'data'>
}

/** In the tab that has it already, else in a new one. */
async function openAt({ clients, location }: PushScope, path: string): Promise<void> {
  const url = new URL(path, location.origin)
  // What was pushed leads into this house or nowhere.
  if (url.origin !== location.origin) return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((each) => new URL(each.url).pathname === url.pathname)
  if (open) await open.focus()
  else await clients.openWindow(url.href)
}

async function mute(table: string): Promise<boolean> {
  return await send('PUT', `/tables/${encodeURIComponent(table)}/calls`, { muted: true })
}

/** Written out, because a worker is one file: what it shared with the pages would be a part of its own. `pushes.test.ts` compares. */
async function send(method: string, path: string, body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  try {
    return (await fetch(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) })).ok
  } catch {
    return false
  }
}

/** The browser has changed where it is reached: the house is told, or it would call where nobody is. */
export async function renewPush({ registration }: PushScope, change: PushSubscriptionChangeEvent): Promise<void> {
  const key = change.oldSubscription?.options.applicationServerKey
  const fresh =
    change.newSubscription ??
    (key ? await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null)
  if (!fresh) return
  const { p256dh = '', auth = '' } = fresh.toJSON().keys ?? {}
  await send('POST', '/me/channels', { kind: 'push', endpoint: fresh.endpoint, p256dh, auth })
}
