/**
 * The fingerprint of a view for readers that know no prints: the same value as the engine's `stateHash`, made by the machine's own
 * SHA-256. A test holds the two together.
 */
import { hash } from 'node:crypto'
import { canonical, isPrint, printOf, printText } from '../../engine/index.ts'

export function viewHash(view: unknown): string {
  return hash('sha256', canonical(view)).slice(0, 32)
}

/** As its reader compares it. */
export function fingerprint(view: unknown, print: boolean): string {
  return print ? printText(printOf(view)) : viewHash(view)
}

/** Whether that is the view's, of whichever kind it is. */
export function isFingerprintOf(view: unknown, text: string): boolean {
  return fingerprint(view, isPrint(text)) === text
}
