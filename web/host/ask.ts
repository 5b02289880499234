/** Asking as the host: whoever is not let in sees why, whatever they asked for. */
import { signal } from '@preact/signals'
import type { Answer, Inputs, OperationId } from '../../protocol/index.ts'
import { ask, type No, refused } from '../people/api.ts'
import { tell } from './words.ts'

export type HostOperation = Extract<OperationId, `host${string}`>

/** `in` until the server says otherwise. */
export const standing = signal<'in' | 'password' | 'not-host'>('in')
/** Raised by every act, so that lists are read again. */
export const deeds = signal(0)
/** What came of the last act, for the eye and for whoever has the page read aloud. */
export const outcome = signal<{ readonly text: string; readonly good: boolean } | null>(null)

export async function askAsHost<K extends HostOperation>(operation: K, ...input: Inputs<K>): Promise<Answer<K> | No> {
  const answer = await ask(operation, ...input)
  if (!refused(answer)) return answer
  if (answer.refused === 'password-needed') standing.value = 'password'
  if (answer.refused === 'not-host' || answer.refused === 'not-signed-in' || answer.refused === 'banned')
    standing.value = 'not-host'
  return answer
}

/** Does something and says what came of it. */
export async function doAsHost<K extends HostOperation>(operation: K, ...input: Inputs<K>): Promise<Answer<K> | null> {
  const answer = await askAsHost(operation, ...input)
  if (refused(answer)) {
    outcome.value = { text: faultOf(answer), good: false }
    return null
  }
  deeds.value++
  outcome.value = { text: tell('done'), good: true }
  return answer
}

export function faultOf({ refused: why }: No): string {
  if (why === 'is-host') return tell('fault.is-host')
  if (why === 'wrong-password') return tell('fault.wrong-password')
  if (why === 'too-many') return tell('fault.too-many')
  if (why === 'unreachable' || why === 'busy') return tell('fault.unreachable')
  if (why === 'password-needed') return tell('prove.text')
  return tell('fault.gone')
}
