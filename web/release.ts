/**
 * Pages and servers of different releases. A page left open over a release plays on as long as both speak the same protocol; where they do
 * not, it says so, and is loaded anew by whoever sits before it. Nothing reloads by itself under somebody's hands.
 */
import { signal } from '@preact/signals'
import type { HelloMessage } from '../protocol/index.ts'
import { BUILD_HEADER, PROTOCOL, PROTOCOL_HEADER } from '../protocol/version.ts'
import { refreshWorker } from './precache.ts'

/** Whether the server speaks another protocol than this page. */
export const outdated = signal(false)
/** The build that answered first: the one this page came from. */
let build: string | null = null

export function greeted({ protocol, build: told }: Pick<HelloMessage, 'protocol' | 'build'>): void {
  outdated.value = protocol !== PROTOCOL
  build ??= told
  // Another release is there: what it needs offline is fetched beside what this page still needs.
  if (told !== build) refreshWorker()
}

/** The same of an answer of the API; servers of earlier releases do not greet there. */
export function greetedBy({ headers }: Response): void {
  const protocol = Number(headers.get(PROTOCOL_HEADER) ?? 0)
  if (protocol > 0) greeted({ protocol, build: headers.get(BUILD_HEADER) ?? '' })
}
