/** Which lessons the reader has learned: kept in this browser, and with an account wherever they sign in. */
import { signal } from '@preact/signals'
import { readStored, store } from '../local-store.ts'
import { ask, refused } from '../people/api.ts'
import { me } from '../people/me.ts'

const NAME = 'learned'

function kept(): readonly string[] {
  const found = readStored(NAME)
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : []
}

/** What the house has said that it knows of this person, too: it need not be told again. */
let shared: { readonly who: string | null; readonly keys: ReadonlySet<string> } = { who: null, keys: new Set() }

export const learned = signal<ReadonlySet<string>>(new Set(kept()))

export function keyOf(game: string, lesson: string): string {
  return `${game}/${lesson}`
}

function add(keys: readonly string[]): void {
  // Another tab may have learned something meanwhile.
  const all = new Set([...kept(), ...learned.peek(), ...keys])
  learned.value = all
  store(NAME, [...all])
}

/** Tells the house what this browser knows, and hears what others of the same person do; without an account nobody is asked. */
export async function share(): Promise<void> {
  const who = me.peek()?.id
  if (who === undefined) return
  const fresh = [...learned.peek()].filter((key) => shared.who !== who || !shared.keys.has(key))
  const answer = await ask('addLessons', { body: { learned: fresh } })
  if (refused(answer)) return
  shared = { who, keys: new Set(answer.learned) }
  add(answer.learned)
}

export function learn(game: string, lesson: string): void {
  const key = keyOf(game, lesson)
  if (learned.peek().has(key)) return
  add([key])
  void share()
}
