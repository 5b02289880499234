/** Who the reader is to the server: nobody until a table with others needs a name. */
import { computed, signal } from '@preact/signals'
import type { ByeMessage, Me, Preferences } from '../../protocol/index.ts'
import { locale } from '../words/index.ts'
import { ask, type No, refused } from './api.ts'

/** `undefined`: not asked yet; `null`: no session, or never a server within reach. */
export const me = signal<Me | null | undefined>(undefined)
/** Changes exactly when somebody else sits before the page. */
export const person = computed(() => me.value?.id ?? null)
/** Whether the server answers at all; local tables do not care. */
export const reachable = signal(true)

/** The host has closed the door while the page was open. */
export const shutOut = signal(false)

/** The other end of a live connection has said why it goes. */
export function heardGoodbye({ reason }: Pick<ByeMessage, 'reason'>): void {
  if (reason === 'banned') shutOut.value = true
  if (reason === 'banned' || reason === 'signed-out') void findMe()
}

export async function findMe(): Promise<void> {
  const answer = await ask('getMe')
  reachable.value = !(refused(answer) && answer.refused === 'unreachable')
  if (!refused(answer)) me.value = answer.me
  // Whoever loses the network, or asks a server that is busy or of another release, is still the same person.
  else if (me.value === undefined || answer.refused === 'banned') me.value = null
}

/** Remembers a choice with the person, so that another browser finds it. */
export async function prefer(choice: Partial<Preferences>): Promise<No | null> {
  const somebody = me.peek()
  if (!somebody) return null
  const preferences = { ...somebody.preferences, ...choice }
  me.value = { ...somebody, preferences }
  const answer = await ask('setPreferences', { body: preferences })
  if (!refused(answer)) return null
  // What the server did not take does not hold here either.
  if (me.peek()?.id === somebody.id) me.value = somebody
  return answer
}

/** Makes a guest of somebody without a session. */
export async function beSomebody(): Promise<Me | No> {
  if (me.value === undefined) await findMe()
  if (me.value) return me.value
  const answer = await ask('createGuest', { body: { language: locale.value } })
  if (!refused(answer)) me.value = answer
  return answer
}

const COUNT_MS = 30_000

/** How many tables need the reader, asked for again while they look; nobody without a session is asked about. */
export function keepCounting(): void {
  setInterval(() => {
    if (me.peek() && document.visibilityState === 'visible') void findMe()
  }, COUNT_MS)
}
