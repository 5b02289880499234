/** A push to a browser, which its service worker shows (`web/sw.ts`). */
import type { Pushed } from '../../../protocol/index.ts'
import type { Services } from '../../services.ts'
import type { Voice } from '../../words/index.ts'
import type { CallMessage } from '../message.ts'
import { encrypted, type PushKeys } from '../push/encrypt.ts'
import { post } from '../reach/index.ts'
import { NotDelivered } from './failed.ts'

/** How long the push service keeps what it cannot hand over. */
const KEPT_S = 86_400
const GONE: readonly number[] = [404, 410]
/** Longer ones would show by their length on the way; no notification shows as much. */
const MOST_BYTES = { title: 400, body: 1600 }

export interface PushTarget {
  readonly address: string
  readonly secrets: string
}

export async function sendPush(
  { calls, now }: Services,
  { address, secrets }: PushTarget,
  message: CallMessage,
  table: string,
  voice: Voice,
): Promise<void> {
  const url = new URL(address)
  const text = JSON.stringify(pushedOf(message, table, voice))
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

export function pushedOf({ head, text, scene, until, path }: CallMessage, table: string, voice: Voice): Pushed {
  const body = [scene?.asked, until].filter((part) => part).join(' ')
  return {
    title: clipped(head, MOST_BYTES.title),
    body: clipped(body === '' ? text : body, MOST_BYTES.body),
    path,
    tag: table,
    actions:
      table === ''
        ? []
        : [
            { action: 'open', title: voice.say('push.open') },
            { action: 'mute', title: voice.say('push.mute') },
          ],
  }
}

/** As many whole characters as fit, as they are written down. */
function clipped(text: string, bytes: number): string {
  const written = (part: string): number => Buffer.byteLength(JSON.stringify(part)) - 2
  if (written(text) <= bytes) return text
  let cut = ''
  let size = written('…')
  for (const sign of text) {
    size += written(sign)
    if (size > bytes) break
    cut += sign
  }
  return `${cut}…`
}
