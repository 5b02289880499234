/**
 * People choose their names, and a name can look like an address on the web. Mail programs and chats make a link of whatever looks like one:
 * what is said in a mail is therefore written so that nothing but the house's own links is one. It reads the same.
 */
const DOT = '\u2024'
const SLASH = '\u2215'
const AT = '\uFF20'

export function unlinked(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}-])\.(?=\p{L}{2}|xn--)/gu, DOT)
    .replaceAll('//', SLASH + SLASH)
    .replaceAll('@', AT)
}
