/** Sends mail over SMTP. What the other side says for good is told apart from what may go well another time. */
import { createTransport } from 'nodemailer'
import type { MailSettings } from './settings.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for the same mail, should it be sent twice. */
  readonly id: string
  readonly headers?: Readonly<Record<string, string>>
  /** A picture that the HTML shows as `cid:…`. */
  readonly picture?: { readonly cid: string; readonly png: Uint8Array } | null
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Throws if the server is not there or does not let us in. */
  check(): Promise<void>
}

/** The address does not exist, or wants nothing from us. */
export class Bounced extends Error {}

/** The address is not served just now: full, or asked to come again. Anything else that goes wrong is the house's own affair. */
export class Deferred extends Error {}

const PATIENCE_MS = 10_000

export function makeMailer({ url, from }: MailSettings): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // Nothing a mail names is ever fetched or read from the disk.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, subject, text, html, id, headers = {}, picture }) {
      try {
        await transport.sendMail({
          // An object: nobody reads a list of addresses out of it.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'auto-submitted': 'auto-generated', ...headers },
          attachments: picture
            ? [{ filename: 'table.png', content: Buffer.from(picture.png), contentType: 'image/png', cid: picture.cid }]
            : [],
        })
      } catch (error) {
        throw refusalOf(error)
      }
    },
    check: async () => {
      await transport.verify()
    },
  }
}

/** A refusal of this very recipient; that the server is not there, lets nobody in, or wants no such content, is no fault of theirs. */
function refusalOf(error: unknown): unknown {
  const {
    responseCode = 0,
    command,
    rejectedErrors = [],
  } = error as {
    readonly responseCode?: number
    readonly command?: string
    readonly rejectedErrors?: readonly { readonly responseCode?: number }[]
  }
  if (rejectedErrors.length === 0 && command !== 'RCPT TO') return error
  const codes = rejectedErrors.length > 0 ? rejectedErrors.map((each) => each.responseCode ?? 0) : [responseCode]
  return codes.every((code) => code >= 500)
    ? new Bounced('the address was refused', { cause: error })
    : new Deferred('the address is not served just now', { cause: error })
}
