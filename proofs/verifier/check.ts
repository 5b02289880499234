/** Checks a record with nothing but the rules and the dice: no server is asked. */
import { isFault, parseRecord, type Record, recordOf, replayRecord, writeRecord } from '../../engine/index.ts'
import { findGame } from '../../games/index.ts'

export type Checked =
  | { readonly holds: false; readonly line: number; readonly fault: string }
  | { readonly holds: true; readonly record: Record; readonly draws: number }

export async function check(text: string): Promise<Checked> {
  const record = parseRecord(text)
  if (isFault(record)) return { holds: false, ...record }
  const entry = findGame(record.game)
  if (!entry) return { holds: false, line: 2, fault: `this page does not know the game "${record.game}"` }
  const match = replayRecord(record, await entry.load())
  if (isFault(match)) return { holds: false, ...match }
  // Written again it must be the same file to the last character.
  if (writeRecord(recordOf(match, record.players, record.date)) !== text)
    return { holds: false, line: 0, fault: 'it replays, but is not written as a record is' }
  return { holds: true, record, draws: match.drawn }
}
