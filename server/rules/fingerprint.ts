/**
 * The fingerprint of a view: the same value as the engine's `stateHash`, made faster for the one
 * place where it is made thousands of times a second. A test holds the two together.
 */
import { hash } from 'node:crypto'
import { canonical, keyText, type Patch, sortedKeys } from '../../engine/index.ts'

export function viewHash(view: unknown): string {
  return textHash(canonical(view))
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
    this.keys = sortedKeys(Object.keys(view))
    this.texts = this.keys.map((key) => keyText(key) + canonical(view[key]))
    return this.hash()
  }

  /** The view after the patch, which began from the one before. */
  after(view: unknown, patch: Patch | null): string {
    if (this.keys.length === 0 || !isObject(view) || (patch && ('to' in patch || patch.gone))) return this.of(view)
    for (const key of Object.keys(patch?.at ?? {})) {
      const place = this.keys.indexOf(key)
      if (place < 0) return this.of(view)
      this.texts[place] = keyText(key) + canonical(view[key])
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
