/** What may be written to: one plain address, as everybody has one, and no header in disguise. */
import { Refused } from '../refused.ts'

/** No quotes, comments, lists, routes or characters that end a line: what mail servers allow beyond this nobody has. */
const PLAIN =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/
const LONGEST = 254

export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST && PLAIN.test(text) && !text.includes('..')
}

/** The address as it is kept: the part after the @ is the same however it is written. */
export function readMailAddress(given: string): string {
  const text = given.trim()
  if (/[\r\n]/.test(given) || !isMailAddress(text)) throw new Refused('bad-address', 'That is no mail address.')
  const at = text.lastIndexOf('@')
  return `${text.slice(0, at)}${text.slice(at).toLowerCase()}`
}
