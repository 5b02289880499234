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

/** A view and its fields as text, in order: after a move only those it changed are written anew. */
export class WrittenView {
  readonly view: unknown
  private readonly keys: readonly string[]
  private readonly texts: readonly string[]

  private constructor(view: unknown, keys: readonly string[], texts: readonly string[]) {
    this.view = view
    this.keys = keys
    this.texts = texts
  }

  static of(view: unknown): WrittenView {
    if (!isObject(view)) return new WrittenView(view, [], [])
    const keys = sortedKeys(Object.keys(view))
    return new WrittenView(
      view,
      keys,
      keys.map((key) => fieldText(key, view[key])),
    )
  }

  /** The view that the patch leads to. */
  after(view: unknown, patch: Patch | null): WrittenView {
    if (patch === null) return this
    if (this.keys.length === 0 || !isObject(view) || 'to' in patch || patch.gone) return WrittenView.of(view)
    const texts = [...this.texts]
    for (const key of Object.keys(patch.at)) {
      const place = this.keys.indexOf(key)
      if (place < 0) return WrittenView.of(view)
      texts[place] = fieldText(key, view[key])
    }
    return new WrittenView(view, this.keys, texts)
  }

  /** The fingerprint, with some fields as somebody sees them in place of these. */
  hash(own?: ReadonlyMap<string, string>): string {
    if (!isObject(this.view)) return viewHash(this.view)
    const texts = own ? this.texts.map((text, i) => own.get(this.keys[i] ?? '') ?? text) : this.texts
    return textHash(`{${texts.join(',')}}`)
  }
}

/** A field as it stands in the text of a whole view. */
export function fieldText(key: string, value: unknown): string {
  return keyText(key) + canonical(value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
