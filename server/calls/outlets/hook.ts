/** A webhook: an address of a person's own, or one of the chats that take such things, each in the shape it knows. */
import { createHmac } from 'node:crypto'
import type { HookShape, Notice } from '../../../protocol/index.ts'
import { unlinked } from '../../mail/unlinked.ts'
import type { Services } from '../../services.ts'
import type { CallMessage } from '../message.ts'
import { post } from '../reach/index.ts'
import { NotDelivered } from './failed.ts'

export interface HookTarget {
  readonly address: string
  readonly shape: HookShape | null
  readonly secrets: string
}

export async function sendHook(
  { calls, now }: Services,
  { address, shape, secrets }: HookTarget,
  message: CallMessage,
  notice: Pick<Notice, 'id' | 'kind' | 'table' | 'game'>,
): Promise<void> {
  const url = `${calls.origin()}${message.path}`
  const body = JSON.stringify(shaped(shape ?? 'json', message, notice, url, new URL(address)))
  const at = Math.floor(now() / 1000)
  const { secret } = JSON.parse(secrets) as { readonly secret: string }
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'roses-delivery': notice.id,
    'roses-signature': `t=${at},v1=${signature(secret, at, body)}`,
  }
  const target = shape === 'ntfy' ? new URL('/', address) : new URL(address)
  const sent = await post(target, headers, body, calls.reach)
  if (sent.status >= 200 && sent.status < 300) return
  const gone = sent.status === 410
  throw new NotDelivered(
    sent.status >= 300 && sent.status < 400
      ? 'the address sends elsewhere, and nobody is followed'
      : `the address answered ${sent.status}`,
    { gone, wait: (sent.retryAfter ?? 0) * 1000 },
  )
}

/** Over the time too, so that what was overheard once cannot be sent again for ever. */
export function signature(secret: string, at: number, body: string): string {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
}

/** The words are people's names among others: no chat is to take them for a mention or for markup. */
function shaped(
  shape: HookShape,
  { title, subject, head, text, scene, until }: CallMessage,
  { id, kind, table, game }: Pick<Notice, 'id' | 'kind' | 'table' | 'game'>,
  url: string,
  address: URL,
): object {
  const lines = [text, scene?.asked, until].flatMap((line) => (line ? [unlinked(line)] : []))
  switch (shape) {
    case 'json':
      return { id, kind, table, game, title, subject, text, asked: scene?.asked ?? null, until, url }
    case 'discord':
      return {
        content: url,
        embeds: [{ title: head, description: lines.join('\n'), url }],
        allowed_mentions: { parse: [] },
      }
    case 'slack':
      return {
        text: head,
        blocks: [
          { type: 'section', text: { type: 'plain_text', text: [head, ...lines].join('\n') } },
          { type: 'section', text: { type: 'plain_text', text: url } },
        ],
      }
    case 'matrix':
      return { text: [head, ...lines, url].join('\n'), username: 'Rose & Crown' }
    case 'ntfy':
      return {
        topic: address.pathname.replace(/^\/+/, ''),
        title: head,
        message: lines.join('\n'),
        click: url,
        tags: ['rose'],
        priority: kind === 'hurry' ? 4 : 3,
      }
  }
}
