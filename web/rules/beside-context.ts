/** Where a rule is shown beside what the reader is at; `null` where it opens in a box of its own. */
import { createContext } from 'preact'

export const BesideContext = createContext<((rule: string) => void) | null>(null)
