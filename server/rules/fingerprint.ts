/**
 * The fingerprint of a view: the same value as the engine's `stateHash`, made faster for the one
 * place where it is made thousands of times a second. A test holds the two together.
 */
import { hash } from 'node:crypto'
import type { Patch } from '../../engine/index.ts'

export function viewHash(view: unknown): string {
  return textHash(canonicalText(view))
}

function textHash(text: string): string {
  return hash('sha256', text).slice(0, 32)
}

/** A view's fields as text, in order: after a move only those it changed are written anew. */
export class Fingerprint {
  private keys: readonly string[] = []
  private texts: string[] = []

  /** Starts from a whole view. */
  of(view: unknown): string {
    if (!isObject(view)) {
      this.keys = []
      return viewHash(view)
    }
    this.keys = inOrder(Object.keys(view))
    this.texts = this.keys.map((key) => quoted(key) + canonicalText(view[key]))
    return this.hash()
  }

  /** The view after the patch, which began from the one before. */
  after(view: unknown, patch: Patch | null): string {
    if (this.keys.length === 0 || !isObject(view) || (patch && ('to' in patch || patch.gone))) return this.of(view)
    for (const key of Object.keys(patch?.at ?? {})) {
      const place = this.keys.indexOf(key)
      if (place < 0) return this.of(view)
      this.texts[place] = quoted(key) + canonicalText(view[key])
    }
    return this.hash()
  }

  private hash(): string {
    return textHash(`{${this.texts.join(',')}}`)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function canonicalText(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return listText(value)
  const object = value as Record<string, unknown>
  let text = ''
  for (const key of inOrder(Object.keys(object)))
    text += (text === '' ? '{' : ',') + quoted(key) + canonicalText(object[key])
  return text === '' ? '{}' : `${text}}`
}

/** A list without objects in it is written in one go. */
function listText(list: readonly unknown[]): string {
  let text = ''
  for (const item of list) {
    if (typeof item !== 'object' || item === null) continue
    for (const each of list) text += (text === '' ? '[' : ',') + canonicalText(each)
    return `${text}]`
  }
  return JSON.stringify(list)
}

/** Few keys are in order sooner by hand than with `sort`, which was half the work. */
const FEW = 24

function inOrder(keys: string[]): readonly string[] {
  if (keys.length > FEW) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string
    let place = i
    for (; place > 0 && (keys[place - 1] as string) > key; place--) keys[place] = keys[place - 1] as string
    keys[place] = key
  }
  return keys
}

/** The same keys come again and again. */
const quotes = new Map<string, string>()
const QUOTES_KEPT = 10_000

function quoted(key: string): string {
  const known = quotes.get(key)
  if (known !== undefined) return known
  if (quotes.size >= QUOTES_KEPT) quotes.clear()
  const text = `${JSON.stringify(key)}:`
  quotes.set(key, text)
  return text
}
