/** What is being typed outlives a reload of its tab: a new release, or a slip of the finger, costs nobody their words. */
import { useEffect, useState } from 'preact/hooks'
import { person } from '../people/me.ts'

const PREFIX = 'roses.typed.'

/** Nobody finds what somebody else has typed in the same tab. */
const keyOf = (name: string): string => `${PREFIX}${person.peek() ?? ''}.${name}`

export function readTyped(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

/** `null` once it has arrived where it was meant for. */
export function keepTyped(name: string, text: string | null): void {
  try {
    if (text === null || text === '') sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), text)
  } catch {
    // A browser that keeps nothing still sends.
  }
}

export function useTyped(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readTyped(name) ?? '')
  const who = person.value
  useEffect(() => setText(readTyped(name) ?? ''), [who, name])
  return [text, (next) => (keepTyped(name, next), setText(next))]
}
