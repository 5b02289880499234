/** What can be said of a record's text with the rules at hand: of each of its parts whether it holds. */
import { houseEntropy } from './dice.ts'
import type { EntropyWay } from './entropy.ts'
import type { AnyGame } from './game.ts'
import {
  isFault,
  type Record,
  RECORD_PARTS,
  type RecordFault,
  type RecordPart,
  recordOf,
  writeRecord,
} from './record.ts'
import { parseRecord } from './record-read.ts'
import { replayRecord } from './record-replay.ts'
import { versionsIn } from './versions.ts'

/** `absent`: there is nothing of the kind to check. `unknown`: something before it does not hold. */
export type Finding = 'holds' | 'fails' | 'absent' | 'unknown'
export type Findings = { readonly [part in RecordPart]: Finding }

export interface CheckedRecord {
  readonly record: Record | null
  readonly fault: RecordFault | null
  readonly draws: number
  readonly findings: Findings
}

/** The signature is for the caller to check: the rules know no keys. */
export async function checkRecord(
  text: string,
  load: (game: string, version: number, later: readonly number[]) => Promise<AnyGame | null>,
): Promise<CheckedRecord> {
  const record = parseRecord(text)
  if (isFault(record)) return failed(null, { ...record, part: 'chain' })
  const { version } = record
  const game = await load(record.game, version, versionsIn(record.moves))
  if (!game)
    return failed(record, { line: 2, fault: `version ${version} of "${record.game}" is not known here`, part: 'moves' })
  const match = replayRecord(record, game)
  if (isFault(match)) return failed(record, match)
  // Written again it must be the same file to the last character.
  const { format, signature, players, date, extra } = record
  if (writeRecord({ ...recordOf(match, players, date, extra), format, signature }) !== text)
    return failed(record, { line: 0, fault: 'it replays, but is not written as a record is', part: 'chain' })
  const dice = record.dice.make === 'sealed' ? 'holds' : 'absent'
  const ending = record.result ? 'holds' : 'absent'
  return { record, fault: null, draws: match.drawn, findings: { chain: 'holds', moves: 'holds', dice, ending } }
}

/** How each seat's entropy came about; records before format 3 tell only which follow from the key. */
export function entropyWays({ dice }: Record): readonly (EntropyWay | null)[] {
  if (dice.make === 'quick' || dice.key === null) return []
  const { key, entropy, seats } = dice
  return entropy.map((text, seat) => seats?.[seat]?.way ?? (text === houseEntropy(key, seat) ? 'house' : null))
}

function failed(record: Record | null, fault: RecordFault): CheckedRecord {
  const part = fault.part ?? 'moves'
  const finding = (each: RecordPart): Finding => {
    if (each === part) return 'fails'
    if (each === 'dice' && record?.dice.make === 'quick') return 'absent'
    // Whoever comes to the end has played all moves with all dice.
    return part === 'ending' || (each === 'chain' && record !== null) ? 'holds' : 'unknown'
  }
  const findings = Object.fromEntries(RECORD_PARTS.map((each) => [each, finding(each)])) as Findings
  return { record, fault, draws: 0, findings }
}
