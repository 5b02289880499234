/** Playing a record again: what it claims must come out of the rules and the dice. */
import { commitment, type DiceSpec } from './dice.ts'
import { entropyFault } from './entropy.ts'
import { endingFault, oldEndingFault } from './ending.ts'
import type { AnyGame } from './game.ts'
import { canonical } from './json.ts'
import { type Match, refusedBy } from './match.ts'
import { readOptions } from './options.ts'
import { type Record, type RecordFault, type RecordMove, tokenOf } from './record.ts'
import { MatchSession } from './session.ts'

/** Plays a record by the rules and with its dice; every token, the result and the last state must come out the same. */
export function replayRecord(record: Record, game: AnyGame): Match | RecordFault {
  const first = firstMoveLine(record)
  const dice = diceOf(record)
  if ('fault' in dice) return dice
  if (game.about.version !== record.version)
    return {
      line: 2,
      fault: `it was played by rules version ${record.version}; these are version ${game.about.version}`,
    }
  const { version, seats } = record
  if (!game.about.seatCounts.includes(seats)) return { line: 3, fault: `${record.game} does not seat ${seats}` }
  // What no table could have been given is a lie like any other; an option it leaves out had its default.
  const read = readOptions(game, record.options, record.players.length)
  if ('problems' in read) return { line: 4, fault: read.problems.join('; ') }
  const { match } = new MatchSession(game, { game: record.game, version, seats, options: read.options, dice })
  for (const [i, move] of record.moves.entries()) {
    const found = replayMove(match, move, record.format)
    if (found) return { line: first + i, ...found }
  }
  const after = first + record.moves.length
  if (canonical(match.outcome) !== canonical(record.result))
    return { line: after, fault: 'the game did not end like this', part: 'ending' }
  if (match.hash() !== record.state) return { line: after + 1, fault: 'the last state is another one', part: 'moves' }
  return match
}

function diceOf(record: Record): DiceSpec | RecordFault {
  if (record.dice.make === 'quick') {
    const { seed } = record.dice
    return Number.isSafeInteger(seed) && seed >= 0
      ? record.dice
      : { line: 0, fault: 'the seed of the dice is not a whole number', part: 'dice' }
  }
  const { key, entropy, seats } = record.dice
  if (key === null)
    return { line: 0, fault: 'the game is not over, so the key of its dice is still sealed', part: 'dice' }
  if (!/^[0-9a-f]{64}$/.test(key) || commitment(key) !== record.dice.commitment)
    return {
      line: firstMoveLine(record) + record.moves.length + 2,
      fault: 'the key does not fit what was committed to',
      part: 'dice',
    }
  for (const [seat, told] of (seats ?? []).entries()) {
    const fault = entropyFault(key, seat, { ...told, entropy: entropy[seat] ?? '' })
    if (fault !== null) return { line: firstEntropyLine(record) + seat, fault, part: 'dice' }
  }
  return { make: 'sealed', key, entropy, ...(seats && { committed: seats.map(({ committed }) => committed) }) }
}

function firstEntropyLine(record: Record): number {
  const extra = record.format === 4 ? 1 : 0
  return 4 + record.players.length + extra + 3
}

function firstMoveLine(record: Record): number {
  const entropy = record.dice.make === 'sealed' ? record.dice.entropy.length : 0
  return firstEntropyLine(record) + entropy + 1
}

type Found = Pick<RecordFault, 'fault' | 'part'>

function replayMove(match: Match, move: RecordMove, format: Record['format']): Found | null {
  if (move.kind === 'end') return replayEnd(match, move, format)
  if (move.kind === 'rules')
    return refusedBy(match.apply(move))
      ? { fault: `by rules version ${move.version} the game would not stand as it does`, part: 'moves' }
      : null
  if (move.kind === 'undo' || move.kind === 'back')
    return refusedBy(match.apply(move)) ? { fault: 'nothing could be taken back here', part: 'moves' } : null
  const { game } = match
  const { seat, token } = move
  // What chance added stands behind the notation: the longest notation that fits is the move.
  const fitting = match
    .legal(seat)
    .map((choice) => game.write(choice))
    .filter((text) => text === token || (game.annotate && token.startsWith(text)))
    .sort((a, b) => b.length - a.length)
  const [text] = fitting
  const result = text === undefined ? null : match.act(seat, text)
  if (text === undefined || !result || refusedBy(result))
    return { fault: `seat ${seat + 1} could not play ${token}`, part: 'moves' }
  const played = tokenOf(game, text, result.move, result.told)
  return played === token ? null : { fault: `the dice say ${played}, the record ${token}`, part: 'dice' }
}

function replayEnd(match: Match, end: Extract<RecordMove, { kind: 'end' }>, format: Record['format']): Found | null {
  if (match.outcome) return { fault: 'the game was over already', part: 'ending' }
  const fault = (format === 1 ? oldEndingFault : endingFault)(match, end.seat, end.outcome)
  if (fault !== null) return { fault, part: 'ending' }
  match.apply(end)
  return null
}
