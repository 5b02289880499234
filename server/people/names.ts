import { randomInt } from 'node:crypto'
import { Refused } from '../refused.ts'

/** Control and direction characters could make one name pass for another, or break a line. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu

export function cleanName(name: string): string {
  const clean = name.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
  if (clean === '') throw new Refused('bad-request', 'A name needs at least one letter.')
  return clean
}

/** Names that look alike are the same name. */
export function nameKey(name: string): string {
  return cleanName(name).normalize('NFKC').toLocaleLowerCase('en')
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
