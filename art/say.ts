/** The reader's words for the parts of this room: the `Stage` hands them on. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Phrase } from '../engine/game.ts'

export type Say = (phrase: Phrase) => string

export const SayContext = createContext<Say>((phrase) => phrase.say)

export function useSay(): Say {
  return useContext(SayContext)
}
