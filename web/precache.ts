/**
 * Asks the service worker to keep every game on the device, so that any of them opens without the
 * network: first what this page was made of, then the rest, in the reader's language.
 */
import { LOCALES } from '../engine/words.ts'
import { locale } from './words/index.ts'

export interface PrecacheRequest {
  readonly first: readonly string[]
  /** Languages that are not read here. */
  readonly foreign: readonly string[]
}

/** What a worker is asked; one of a new release takes over once no other page needs the one before. */
export type WorkerRequest = PrecacheRequest | 'take over'

/** At the start of a page: what waits may take over if this page is the only one. A browser that lets no worker in has none to tell. */
export function letWorkerTakeOver(registration: ServiceWorkerRegistration | undefined): void {
  const request: WorkerRequest = 'take over'
  registration?.waiting?.postMessage(request, [])
}

/** Looks for the worker of another release. */
export function refreshWorker(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined)
}

export function precache(): void {
  if (!('serviceWorker' in navigator)) return
  const first = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin)
    .map((url) => url.pathname)
  const request: PrecacheRequest = { first, foreign: LOCALES.filter((known) => known !== locale.peek()) }
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(request, []))
}
