/** The dice of a game that is over, held against what this browser kept. It comes when a game ends, and is not needed before. */
import type { AnyGame } from '../../engine/game.ts'
import { drawnSides } from '../../engine/drawn.ts'
import { chanceFault } from '../../engine/kept-chance.ts'
import { parseRecord } from '../../engine/record-read.ts'
import { replayRecord } from '../../engine/record-replay.ts'
import { isFault } from '../../engine/record.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { storedChance } from './kept-chance.ts'
import { chairOf, type Seal, sealOf } from './seal-state.ts'

/** `null` where no chance came into the game. */
export function checkedSeal(game: AnyGame, info: TableInfo, text: string | null): Seal | null {
  const before = sealOf(info)
  if (before?.state !== 'mixed') return before
  if (text === null) return { state: 'unknown', why: 'unreachable' }
  const record = parseRecord(text)
  if (isFault(record)) return { state: 'broken', why: 'record' }
  const match = replayRecord(record, game)
  if (isFault(match)) return { state: 'broken', why: 'record' }
  if (match.drawn === 0) return null
  if (info.drawn && !fairlyDrawn(info)) return { state: 'broken', why: 'record' }
  const stored = storedChance(info.dice.seats[chairOf(info) ?? -1]?.commitment ?? null)
  if (!stored?.seen) return { state: 'unknown', why: 'elsewhere' }
  const why = chanceFault(record, { ...stored.seen, entropy: stored.entropy })
  return why === null ? { ...before, state: 'checked' } : { state: 'broken', why }
}

/** Whether who played which side is what the dice said. */
function fairlyDrawn({ drawn, dice }: TableInfo): boolean {
  const { key, entropy } = dice
  if (key === null || entropy.some((each) => each === null)) return false
  return drawnSides(key, entropy as string[]).join() === drawn?.join()
}
