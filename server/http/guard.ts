/** What every request passes before anything looks at its content. */
import type { IncomingMessage } from 'node:http'
import { Refused } from '../refused.ts'

const DEPTH = 12
const KEYS = 5000
const POISON = new Set(['__proto__', 'constructor', 'prototype'])

/** Refuses JSON that is deep, wide or tries to reach prototypes. */
export function checkShape(value: unknown): void {
  let keys = 0
  const walk = (item: unknown, depth: number): void => {
    if (typeof item !== 'object' || item === null) return
    if (depth > DEPTH) throw new Refused('too-deep', 'That is nested too deeply.')
    for (const [key, inner] of Object.entries(item)) {
      if (++keys > KEYS) throw new Refused('too-deep', 'That has too many parts.')
      if (POISON.has(key)) throw new Refused('bad-request', 'That key is not allowed.')
      walk(inner, depth + 1)
    }
  }
  walk(value, 1)
}

/**
 * Whether a browser sent this from one of our own pages. Programs send neither header and carry no
 * cookies of people, so they pass.
 */
export function sameOrigin(headers: IncomingMessage['headers'], allowed: readonly string[]): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (allowed.includes(origin)) return true
  try {
    return new URL(origin).host === headers.host
  } catch {
    return false
  }
}
