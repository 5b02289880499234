import { randomInt } from 'node:crypto'
import { Refused } from '../refused.ts'
import { LOOKS_LIKE } from './look-alikes.ts'

/** Controls, directions, joiners, fillers: what nobody sees, or what makes the rest look otherwise. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Whether a symbol is drawn as text or as a picture is the device's business. */
const DRAWN_AS = /[\uFE0E\uFE0F]/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

export function cleanName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(DRAWN_AS, '')
    .replace(/[\p{Zs}\t\r\n]+/gu, ' ')
    .trim()
  if (UNSEEN.test(clean)) throw new Refused('bad-request', 'A name cannot have invisible characters.')
  if (!VISIBLE.test(clean)) throw new Refused('bad-request', 'A name needs at least one letter.')
  return clean
}

/** Names that differ only in case or in the width of their letters are the same name. */
export function nameKey(name: string): string {
  return cleanName(name).normalize('NFKC').toLocaleLowerCase('en')
}

/** Marks of European alphabets tell names apart; others are easily overlooked. */
const FAINT_MARKS = /(?![\u0300-\u0304\u0306-\u030C\u0326-\u0328])\p{M}/gu

/** What a name looks like at a glance: names of one skeleton can be taken for each other (after Unicode TR 39). */
export function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(FAINT_MARKS, '').normalize('NFC')
  const letters = Array.from(plain, (letter) => LOOKS_LIKE.get(letter) ?? letter).join('')
  // Among small letters a capital I is a small L.
  const strokes = letters.replace(/\p{L}+/gu, (word) => (/\p{Ll}/u.test(word) ? word.replaceAll('I', 'l') : word))
  const small = strokes.toLocaleLowerCase('en').replaceAll('rn', 'm').replaceAll('vv', 'w')
  return small.replace(/[\s\p{P}]+/gu, ' ').trim() || small
}

/** The skeletons of a name however it is capitalised: what to look for when a name is wanted. */
export function skeletons(name: string): readonly string[] {
  const lower = name.toLocaleLowerCase('en')
  const title = lower.replace(/\p{L}+/gu, (word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
  return [...new Set([name, lower, title].map(skeleton))]
}

export function guestName(): string {
  return `Guest ${randomInt(1000, 10_000)}`
}

export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
}
