/**
 * Random and hostile play with every invariant on.
 *
 * Most games run straight through the contract; every so often one runs as a match, with steps taken
 * back, states sent through JSON and the record written, read and replayed. A failure is cut down to
 * a short list of moves that still shows it.
 */
import { quick } from '../dice.ts'
import type { AnyGame, Dice, Options, OptionSpec, OptionValue, Seat, SettingValue } from '../game.ts'
import { copyJson, sameJson } from '../json.ts'
import { type Entry, Match, type MatchSetup, refusedBy } from '../match.ts'
import { parseRecord } from '../record-read.ts'
import { replayRecord } from '../record-replay.ts'
import { isFault, recordOf, writeRecord } from '../record.ts'

export interface FuzzTally {
  games: number
  moves: number
  states: number
  refusals: number
  undos: number
  records: number
}

export interface FuzzFailure {
  readonly fault: string
  readonly seed: number
  readonly setup: MatchSetup
  /** The shortest log found that still fails. */
  readonly entries: readonly Entry[]
}

const STEP_LIMIT = 200_000
const SLOW_EVERY = 40
const HOSTILE_EVERY = 16
const HOSTILE = [
  '',
  '\u0000',
  '__proto__',
  'constructor',
  '9'.repeat(500),
  '💥',
  '-',
  '+',
  '{}',
  'undefined',
  'N1x',
  'done',
  '../..',
]

export function newTally(): FuzzTally {
  return { games: 0, moves: 0, states: 0, refusals: 0, undos: 0, records: 0 }
}

/** One game; `null` when nothing is wrong. The same seed always plays the same game. */
export function fuzzOne(game: AnyGame, seats: number, seed: number, tally: FuzzTally): FuzzFailure | null {
  const player = quick(seed + 1)
  const { id, version } = game.about
  const options = anyOptions(game, seats, player)
  const setup: MatchSetup = { game: id, version, seats, options, dice: { make: 'quick', seed } }
  try {
    if (seed % SLOW_EVERY === 0) playMatch(game, setup, player, tally)
    else playStraight(game, setup, seed, player, tally)
    tally.games++
    return null
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { fault, seed, setup, entries: shrink(game, setup, seed) }
  }
}

export function anyOptions(game: AnyGame, seats: number, dice: Dice): Options {
  const options: Record<string, OptionValue> = {}
  for (const spec of game.about.options)
    options[spec.id] =
      spec.kind === 'figures'
        ? null
        : spec.each
          ? Array.from({ length: seats }, () => anySetting(spec, dice))
          : anySetting(spec, dice)
  return options
}

function anySetting(spec: Exclude<OptionSpec, { kind: 'figures' }>, dice: Dice): SettingValue {
  if (spec.kind === 'choice') return spec.values[dice.int(spec.values.length)] ?? spec.default
  if (spec.kind === 'flag') return dice.int(2) === 1
  const { min, max, step = 1 } = spec
  return min + step * dice.int(Math.floor((max - min) / step) + 1)
}

function playStraight(game: AnyGame, setup: MatchSetup, seed: number, player: Dice, tally: FuzzTally): void {
  const dice = quick(seed)
  const state = game.setup(setup.seats, setup.options, dice)
  const moves: unknown[] = []
  for (let step = 0; ; step++) {
    game.assert?.(state)
    tally.states++
    const awaited = game.awaiting(state)
    if ((awaited.length === 0) !== (game.outcome(state) !== null)) throw new Error('outcome and awaited seats disagree')
    if (awaited.length === 0) return
    if (step > STEP_LIMIT) throw new Error(`no end after ${STEP_LIMIT} steps`)
    const seat = awaited[player.int(awaited.length)] as Seat
    if (game.legal(state, seat, moves).length === 0) throw new Error(`seat ${seat} is awaited and has no legal move`)
    if (step % HOSTILE_EVERY === 0) hostile(game, state, setup.seats, player, tally)
    game.apply(state, seat, moves[player.int(moves.length)], dice, null)
    tally.moves++
  }
}

/** Texts nobody should send, for seats that may not even be asked: each must get a reason and change nothing. */
function hostile(game: AnyGame, state: unknown, seats: number, player: Dice, tally: FuzzTally): void {
  if (!game.whyNot) return
  const before = copyJson(state)
  const seat = player.int(seats)
  const text = HOSTILE[player.int(HOSTILE.length)] as string
  if (game.legal(state, seat).some((move) => game.write(move) === text)) return
  if (game.whyNot(state, seat, text) === '') throw new Error(`no reason for refusing ${JSON.stringify(text)}`)
  if (!sameJson(state, before)) throw new Error(`refusing ${JSON.stringify(text)} changed the state`)
  tally.refusals++
}

function playMatch(game: AnyGame, setup: MatchSetup, player: Dice, tally: FuzzTally): void {
  const match = new Match(game, setup)
  while (match.awaiting().length > 0) {
    if (match.entries.length > STEP_LIMIT) throw new Error(`no end after ${STEP_LIMIT} steps`)
    stepMatch(match, player, tally)
    game.assert?.(match.state)
    tally.states++
  }
  const text = writeRecord(
    recordOf(
      match,
      Array.from({ length: setup.seats }, () => 'fuzz'),
      '',
    ),
  )
  const record = parseRecord(text)
  if (isFault(record)) throw new Error(`its record cannot be read, line ${record.line}: ${record.fault}`)
  const again = replayRecord(record, game)
  if (isFault(again)) throw new Error(`its record does not replay, line ${again.line}: ${again.fault}`)
  tally.records++
}

function stepMatch(match: Match, player: Dice, tally: FuzzTally): void {
  const { game } = match
  const awaited = match.awaiting()
  const seat = awaited[player.int(awaited.length)] as Seat
  const before = copyJson(match.state)
  const text = HOSTILE[player.int(HOSTILE.length)] as string
  if (!match.legal(seat).some((move) => game.write(move) === text)) {
    if (!refusedBy(match.act(seat, text)) || !sameJson(match.state, before))
      throw new Error(`${JSON.stringify(text)} was not refused`)
    tally.refusals++
  }
  const moves = match.legal(seat)
  const chosen = game.write(moves[player.int(moves.length)])
  if (refusedBy(match.act(seat, chosen))) throw new Error(`the legal move ${chosen} was refused`)
  tally.moves++
  if (player.int(8) > 0 || match.undoable(seat) !== match.entries.length - 1) return
  if (refusedBy(match.undo(seat)) || !sameJson(match.state, before))
    throw new Error(`${chosen} could not be taken back`)
  tally.undos++
}

/** The failing game again as a log, then as much of it left out as still fails. */
function shrink(game: AnyGame, setup: MatchSetup, seed: number): readonly Entry[] {
  let entries = failingLog(game, setup, seed)
  for (let size = Math.ceil(entries.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let from = 0; from < entries.length;) {
      const fewer = entries.toSpliced(from, size)
      if (fails(game, setup, fewer)) entries = fewer
      else from += size
    }
  }
  return entries
}

function failingLog(game: AnyGame, setup: MatchSetup, seed: number): readonly Entry[] {
  const player = quick(seed + 1)
  anyOptions(game, setup.seats, player)
  const dice = quick(seed)
  const entries: Entry[] = []
  try {
    const state = game.setup(setup.seats, setup.options, dice)
    for (let step = 0; step < STEP_LIMIT; step++) {
      game.assert?.(state)
      const awaited = game.awaiting(state)
      if (awaited.length === 0) break
      const seat = awaited[player.int(awaited.length)] as Seat
      const moves = game.legal(state, seat)
      if (step % HOSTILE_EVERY === 0) hostile(game, state, setup.seats, player, newTally())
      const move = moves[player.int(moves.length)]
      entries.push({ kind: 'move', seat, move: game.write(move) })
      game.apply(state, seat, move, dice, null)
    }
  } catch {
    return entries
  }
  return entries
}

function fails(game: AnyGame, setup: MatchSetup, entries: readonly Entry[]): boolean {
  const dice = quick(setup.dice.make === 'quick' ? setup.dice.seed : 0)
  const state = game.setup(setup.seats, setup.options, dice)
  for (const entry of entries) {
    if (entry.kind !== 'move') return false
    const move = game.legal(state, entry.seat).find((choice) => game.write(choice) === entry.move)
    if (move === undefined) return false
    try {
      game.apply(state, entry.seat, move, dice, null)
      game.assert?.(state)
    } catch {
      return true
    }
  }
  return false
}
