/** What the environment says about mail: without `SMTP_URL` the house sends none. */
import { StartProblem } from '../problem.ts'
import { isMailAddress } from './address.ts'

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  /** `Rose & Crown <roses@roses.example>` or the address alone. */
  readonly from: string
}

type Environment = Readonly<Record<string, string | undefined>>

export function readMail(env: Environment): MailSettings | null {
  const url = (env['SMTP_URL'] ?? '').trim()
  const from = (env['MAIL_FROM'] ?? '').trim()
  if (url === '' && from === '') return null
  if (url === '') throw new StartProblem('MAIL_FROM is set and SMTP_URL is not: set both, or neither.')
  const read = URL.canParse(url) ? new URL(url) : null
  if (!read || !/^smtps?:$/.test(read.protocol) || read.hostname === '')
    // The value itself may hold a password.
    throw new StartProblem('SMTP_URL must be an address such as smtp://user:password@mail.example:587.')
  if (!isMailAddress(bare(from)) || /[\r\n]/.test(from))
    throw new StartProblem(
      `MAIL_FROM must be the address mails come from, such as "Rose & Crown <roses@roses.example>", not "${from.slice(0, 60)}".`,
    )
  return { url, from }
}

/** The address within `Name <address>`. */
function bare(from: string): string {
  return /<([^<>]*)>$/.exec(from)?.[1] ?? from
}
