import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A short public id. */
export function newId(): string {
  return randomBytes(9).toString('base64url')
}

/** 128 bits for a link, 256 for a session. */
export function newSecret(bytes: 16 | 32 = 16): string {
  return randomBytes(bytes).toString('base64url')
}

export function newDiceKey(): string {
  return randomBytes(32).toString('hex')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(sha256(a)), Buffer.from(sha256(b))]
  return timingSafeEqual(left, right)
}
