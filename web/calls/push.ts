/** Pushes to this browser: asked for by the reader, shown by the service worker. */
import { readStored, removeStored, store } from '../local-store.ts'
import { ask, type No, refused } from '../people/api.ts'

/** What the house calls this browser. */
const CHANNEL = 'push-channel'

export type PushState = 'none' | 'off' | 'on' | 'denied'

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return await navigator.serviceWorker.getRegistration()
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await (await worker())?.pushManager.getSubscription()
  return subscription ? 'on' : 'off'
}

/** Asks the browser, and tells the house where this browser is reached. `null` if all went well. */
export async function startPush(key: string): Promise<No | 'denied' | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const there = await worker()
  if (!there) return { refused: 'unreachable' }
  try {
    // One of another house, or of a key that is gone, would never be heard.
    await (await there.pushManager.getSubscription())?.unsubscribe()
    const subscription = await there.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { keys = {} } = subscription.toJSON()
    const { p256dh = '', auth = '' } = keys
    const answer = await ask('addChannel', { body: { kind: 'push', endpoint: subscription.endpoint, p256dh, auth } })
    if (!refused(answer)) {
      store(CHANNEL, answer.channel.id)
      return null
    }
    await subscription.unsubscribe()
    return answer
  } catch {
    return { refused: 'unreachable' }
  }
}

/** Whether that channel is this very browser. */
export function isThisBrowser(channel: string): boolean {
  return readStored(CHANNEL) === channel
}

export async function stopPush(): Promise<void> {
  removeStored(CHANNEL)
  if (!canPush()) return
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe()
}

/** Whoever sits here next is not shown what concerns the one who goes. */
export async function leaveBrowser(): Promise<void> {
  const channel = readStored(CHANNEL)
  if (typeof channel === 'string') await ask('removeChannel', { id: channel })
  await stopPush().catch(() => undefined)
}
