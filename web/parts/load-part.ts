/**
 * Fetching a part of the client that was built into a file of its own.
 *
 * After a new release the parts of the old one are gone, and loading the page again brings those of
 * today. Without the network it brings nothing: it is done at most once, and then the part that is
 * missing is named.
 */
import { signal } from '@preact/signals'

export type Part =
  | { readonly what: 'page' | 'language' }
  | { readonly what: 'game' | 'board' | 'words' | 'howto' | 'rules' | 'puzzles'; readonly game: string }

/** How many parts are on their way. */
export const loading = signal(0)
/** The part without which the page cannot go on. */
export const missing = signal<Part | null>(null)

const RELOADED = 'roses.reloaded'

export async function loadPart<T>(part: Part, load: () => Promise<T>): Promise<T> {
  loading.value++
  try {
    return await load()
  } catch (error) {
    // Whoever waits goes on waiting until the page is gone.
    if (reloadOnce()) return await new Promise<never>(() => undefined)
    missing.value = part
    throw error
  } finally {
    loading.value--
  }
}

/** The name of this very file changes with every release: one that a reload did not change has no other parts to offer. */
function reloadOnce(): boolean {
  const release = import.meta.url
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(RELOADED) === release) return false
    sessionStorage.setItem(RELOADED, release)
  } catch {
    // Where nothing can be remembered, once could become for ever.
    return false
  }
  location.reload()
  return true
}
