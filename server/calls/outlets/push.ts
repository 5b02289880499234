/** A push to a browser, which its service worker shows (`web/sw.ts`). */
import type { Services } from '../../services.ts'
import type { CallMessage } from '../message.ts'
import { encrypted, type PushKeys } from '../push/encrypt.ts'
import { post } from '../reach/index.ts'
import { NotDelivered } from './failed.ts'

/** How long the push service keeps what it cannot hand over. */
const KEPT_S = 86_400
const GONE: readonly number[] = [404, 410]

export interface PushTarget {
  readonly address: string
  readonly secrets: string
}

export async function sendPush(
  { calls, now }: Services,
  { address, secrets }: PushTarget,
  message: CallMessage,
  tag: string,
): Promise<void> {
  const url = new URL(address)
  const { head, scene, until, path } = message
  const body = [scene?.asked, until].filter((text) => text).join(' ')
  const text = JSON.stringify({ title: head, body: body === '' ? message.text : body, path, tag })
  const keys = JSON.parse(secrets) as PushKeys
  const headers = {
    authorization: calls.vapid.authorization(url, calls.contact, now()),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(KEPT_S),
    urgency: 'normal',
  }
  const sent = await post(url, headers, encrypted(text, keys), calls.reach)
  if (sent.status >= 200 && sent.status < 300) return
  throw new NotDelivered(`the push service answered ${sent.status}`, {
    gone: GONE.includes(sent.status),
    wait: (sent.retryAfter ?? 0) * 1000,
  })
}
