/** Asking a place that offers nothing why: the table answers with the rule. `null` where nobody could act anyhow. */
import { createContext } from 'preact'

/** The place as the board calls it; `texts` where the board itself knows what is meant. */
export type AskWhy = (place: string, texts?: readonly string[]) => void

export const WhyContext = createContext<AskWhy | null>(null)
