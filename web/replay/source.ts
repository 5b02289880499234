/** A game that can be looked at from the beginning: from this browser, from the server, or from a file. */
import type { AnyGame, Options, Seat } from '../../engine/game.ts'
import { framesOf } from '../../engine/frames.ts'
import type { Match } from '../../engine/match.ts'
import { parseRecord } from '../../engine/record-read.ts'
import { replayRecord } from '../../engine/record-replay.ts'
import { isFault, recordOf, writeRecord } from '../../engine/record.ts'
import { MatchSession } from '../../engine/session.ts'
import { viewersOf } from '../../engine/told.ts'
import type { Answer, TableInfo } from '../../protocol/index.ts'
import { ask, askRecord, type No, refused } from '../people/api.ts'
import { findRules, loadGame } from '../game-assets.ts'
import { framesOf as serverFrames, framesOfPages } from '../table/remote.ts'
import { loadSave, timed } from '../table/saves.ts'
import type { Frame, Player } from '../table/table.ts'
import { unpackRecord } from './record-link.ts'

export interface ReplaySource {
  readonly game: AnyGame
  readonly options: Options
  readonly players: readonly Player[]
  /** Through whose eyes it may be seen; `null` is a spectator. */
  readonly viewers: readonly (Seat | null)[]
  readonly frames: (viewer: Seat | null) => Promise<readonly Frame[]>
  /** The record as a text, once the game is over. */
  readonly record: string | null
  /** Whether chance came into the game: where none did there are no dice to speak of. */
  readonly chance: boolean
  /** Where the table itself is. */
  readonly table: string | null
  /** Who a link to this moment would be for. */
  readonly reach: Reach
}

/**
 * `record`: anybody, since the link carries the game. `running`: nobody yet, since the record of a game that runs would tell its dice.
 * `public`: anybody. `private`: anybody, by a token that those who sit there make. `given`: it came by a link, which can be passed on.
 */
export type Reach =
  | { readonly kind: 'record' | 'running' | 'given' }
  | { readonly kind: 'public' | 'private'; readonly table: string }

/** Why a record cannot be replayed: a sentence from its reader, or an id of ours. */
export interface BadRecord {
  readonly line: number
  readonly fault: string
}

export function isBadRecord(value: ReplaySource | BadRecord | null): value is BadRecord {
  return value !== null && 'fault' in value
}

export async function localReplay(id: string): Promise<ReplaySource | null> {
  const save = loadSave(id)
  if (!save) return null
  const game = await loadGame(save.setup.game, save.setup.version)
  const { match } = new MatchSession(game, save.setup, save.entries)
  const people = save.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
  const players = save.players.map((player) => (player.kind === 'bot' ? { ...player, name: null } : player))
  const over = match.outcome !== null
  // While it runs, a device that several people share shows none of their secrets.
  const own = people.length === 1 ? [...people, null] : [null]
  const names = players.map((player, seat) => player.name ?? `${seat + 1}`)
  const date = new Date(save.touched).toISOString()
  return {
    game,
    options: save.setup.options,
    players,
    viewers: over ? viewersOf(players.length) : own,
    frames: framesFor(match),
    record: over ? writeRecord(recordOf(match, names, date)) : null,
    chance: match.drawn > 0,
    table: `/local/${id}`,
    reach: { kind: over ? 'record' : 'running' },
  }
}

function framesFor({ first, setup, entries }: Match): ReplaySource['frames'] {
  return async (viewer) => [...framesOf(first, setup, timed(entries), viewer)]
}

export async function serverReplay(id: string): Promise<ReplaySource | BadRecord | null> {
  const info = await ask('getTable', { id })
  if (refused(info)) return null
  if (info.status === 'finished') {
    const text = await askRecord(id)
    const source = text === null ? null : await recordReplay(text)
    if (source && !isBadRecord(source))
      return { ...source, players: playersOf(info), table: `/t/${id}`, reach: reachOf(info) }
  }
  return {
    game: await loadGame(info.game, info.version),
    options: info.options as Options,
    players: playersOf(info),
    viewers: [info.you],
    frames: () => serverFrames(id),
    record: null,
    chance: false,
    table: `/t/${id}`,
    reach: reachOf(info),
  }
}

function reachOf(info: TableInfo): Reach {
  return { kind: info.public ? 'public' : 'private', table: info.id }
}

/** A private table by a link to a moment: what a spectator saw, and no further. */
export async function lookReplay(token: string): Promise<ReplaySource | null> {
  const look = await ask('getLook', { id: token, query: {} })
  if (refused(look) || !findRules(look.game, look.version)) return null
  return {
    game: await loadGame(look.game, look.version),
    options: look.options as Options,
    players: playersOf(look),
    viewers: [null],
    frames: () => framesOfPages((from) => ask('getLook', { id: token, query: { from } }).then(historyOf)),
    record: null,
    chance: false,
    table: null,
    reach: { kind: 'given' },
  }
}

function historyOf(look: Answer<'getLook'> | No): Answer<'getHistory'> | No {
  return refused(look) ? look : look.history
}

/** A game that came in the link itself. */
export async function linkReplay(fragment: string): Promise<ReplaySource | null> {
  const record = await unpackRecord(fragment)
  const source = record ? await recordReplay(record) : null
  return source && !isBadRecord(source) ? { ...source, reach: { kind: 'given' } } : null
}

function playersOf(info: Pick<Answer<'getLook'>, 'seats'>): readonly Player[] {
  return info.seats.map((seat) => ({
    name: seat.kind === 'bot' ? null : seat.name,
    kind: seat.kind === 'bot' ? 'bot' : 'person',
    ...(seat.level === null ? {} : { level: seat.level }),
  }))
}

export async function recordReplay(text: string): Promise<ReplaySource | BadRecord> {
  const record = parseRecord(text)
  if (isFault(record)) return record
  const { version } = record
  if (!findRules(record.game, version)) return { line: 2, fault: `unknown game ${record.game} ${version}` }
  const game = await loadGame(record.game, version, record.moves)
  const match = replayRecord(record, game)
  if (isFault(match)) return match
  return ofMatch(game, match, text, record.players)
}

function ofMatch(game: AnyGame, match: Match, record: string, names: readonly string[]): ReplaySource {
  const players = names.map((name): Player => ({ name: /^\d+$/.test(name) ? null : name, kind: 'person' }))
  return {
    game,
    options: match.setup.options,
    players,
    viewers: viewersOf(players.length),
    frames: framesFor(match),
    record,
    chance: match.drawn > 0,
    table: null,
    reach: { kind: 'record' },
  }
}

/** Checks a record from scratch: its chain, its rules, its dice. `null` when everything fits. */
export async function verify(text: string): Promise<BadRecord | null> {
  const source = await recordReplay(text)
  return isBadRecord(source) ? source : null
}
