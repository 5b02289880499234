/** Opponents for any game, who see what a player sees. */
export { choose } from './choose.ts'
export { EXPECTATIONS, type Expectation, type Hint, hint, RANKS } from './hint.ts'
export { type Reason, reasons, type Seen } from './reasons.ts'
export { tidings } from './tidings.ts'
export { type Verdict, verdict } from './verdict.ts'
export { chooseSteps } from './whole.ts'
export { findLevel, isOffered, levels, temperOf, withTemper } from './levels.ts'
export type { Choice, Considered, Intent, Level, Request, Style } from './types.ts'
