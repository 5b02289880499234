/** A call as a mail: text and HTML, with a link that opens the table and one that ends these mails. */
import { htmlOf, type Letter, textOf } from '../../mail/frame.ts'
import { Bounced, Deferred } from '../../mail/mailer.ts'
import type { Services } from '../../services.ts'
import type { Voice } from '../../words/index.ts'
import type { CallMessage } from '../message.ts'
import { NotDelivered } from './failed.ts'

export interface MailTarget {
  /** Of the row, for the link that ends these mails. */
  readonly id: string
  readonly address: string
}

const LINK_DAYS = 60
const DAY = 86_400_000
const PICTURE = 'table'

/** A table's link signs nobody in: it leads to the table, and what is to be seen there depends on who is signed in. */
export function tableUrl({ calls, now }: Services, table: string): string {
  return `${calls.origin()}/go/${calls.links.signed('table', table, now() + LINK_DAYS * DAY)}`
}

export function letterOf(services: Services, message: CallMessage, table: string, voice: Voice): Letter {
  const { head, text, scene, until } = message
  return {
    lang: voice.locale,
    heading: head,
    colon: (what) => voice.say('colon', { what }),
    paragraphs: [text, ...(scene ? [scene.asked] : []), ...(until === null ? [] : [until])],
    lists:
      scene && scene.lines.length > 0
        ? [{ heading: voice.say('since'), lines: scene.lines.map((line) => ({ text: line })) }]
        : [],
    button:
      table === ''
        ? { text: voice.say('button.settings'), url: `${services.calls.origin()}${message.path}` }
        : { text: voice.say('button.table'), url: tableUrl(services, table) },
    foot: [],
  }
}

export async function sendLetter(
  { calls }: Services,
  { id, address }: MailTarget,
  bare: Letter,
  voice: Voice,
  name: string,
  png: Uint8Array | null = null,
): Promise<void> {
  if (!calls.mailer) throw new NotDelivered('this house sends no mail', { gone: false })
  const token = calls.links.signed('unsubscribe', id)
  const letter: Letter = {
    ...bare,
    picture: png && { cid: PICTURE, alt: voice.say('picture') },
    foot: [
      ...bare.foot,
      { text: voice.say('foot.why') },
      { text: voice.say('foot.settings'), url: `${calls.origin()}/me/calls` },
      { text: voice.say('foot.unsubscribe'), url: `${calls.origin()}/mail#stop.${token}` },
    ],
  }
  const headers = {
    'list-unsubscribe': `<${calls.origin()}/api/v1/mail/unsubscribe/${token}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  }
  const mail = {
    to: address,
    subject: letter.heading,
    text: textOf(letter),
    html: htmlOf(letter),
    // The same for the same call: a mail program shows it once, should it come twice.
    id: `${name}.${id}`,
    headers,
    picture: png && { cid: PICTURE, png },
  }
  await calls.mailer.send(mail).catch((error: unknown) => {
    const gone = error instanceof Bounced
    const ours = !gone && !(error instanceof Deferred)
    throw new NotDelivered(gone ? 'the address was refused' : 'the mail was not taken', { gone, ours, cause: error })
  })
}
