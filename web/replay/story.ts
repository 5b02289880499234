/** A game that can be looked at from the beginning: from this browser, from the house, or from a file. */
import type { AnyGame, Seat } from '../../engine/game.ts'
import { framesOf } from '../../engine/frames.ts'
import type { Match } from '../../engine/match.ts'
import { parseRecord } from '../../engine/record-read.ts'
import { replayRecord } from '../../engine/record-replay.ts'
import { isFault, recordOf, writeRecord } from '../../engine/record.ts'
import { MatchSession } from '../../engine/session.ts'
import { viewersOf } from '../../engine/told.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { get, refused } from '../people/api.ts'
import { findGame, loadGame } from '../shelf.ts'
import { framesOf as houseFrames } from '../table/remote.ts'
import { loadSave, timed } from '../table/saves.ts'
import type { Frame, Player } from '../table/table.ts'

export interface Story {
  readonly game: AnyGame
  readonly players: readonly Player[]
  /** Whose eyes one may borrow; `null` is a spectator's. */
  readonly eyes: readonly (Seat | null)[]
  readonly frames: (eyes: Seat | null) => Promise<readonly Frame[]>
  /** The record as a text, once the game is over. */
  readonly record: string | null
  /** Where the table itself is. */
  readonly table: string | null
}

/** Why there is no story: a sentence from the record reader, or an id of ours. */
export interface NoStory {
  readonly line: number
  readonly fault: string
}

export function noStory(value: Story | NoStory | null): value is NoStory {
  return value !== null && 'fault' in value
}

export async function localStory(id: string): Promise<Story | null> {
  const save = loadSave(id)
  if (!save) return null
  const game = await loadGame(save.setup.game)
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
    players,
    eyes: over ? viewersOf(players.length) : own,
    frames: framesFor(match),
    record: over ? writeRecord(recordOf(match, names, date)) : null,
    table: `/local/${id}`,
  }
}

function framesFor({ game, setup, entries }: Match): Story['frames'] {
  return async (eyes) => [...framesOf(game, setup, timed(entries), eyes)]
}

export async function houseStory(id: string): Promise<Story | NoStory | null> {
  const info = await get<TableInfo>(`/tables/${id}`)
  if (refused(info)) return null
  if (info.status === 'finished') {
    const text = await recordText(id)
    const story = text === null ? null : await fileStory(text)
    if (story && !noStory(story)) return { ...story, players: playersOf(info), table: `/t/${id}` }
  }
  return {
    game: await loadGame(info.game),
    players: playersOf(info),
    eyes: [info.you],
    frames: () => houseFrames(id, ''),
    record: null,
    table: `/t/${id}`,
  }
}

function playersOf(info: TableInfo): readonly Player[] {
  return info.seats.map((seat) => ({
    name: seat.kind === 'bot' ? null : seat.name,
    kind: seat.kind === 'gone' ? 'person' : seat.kind,
    ...(seat.level === null ? {} : { level: seat.level }),
  }))
}

async function recordText(id: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/tables/${id}/record`)
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

export async function fileStory(text: string): Promise<Story | NoStory> {
  const record = parseRecord(text)
  if (isFault(record)) return record
  if (!findGame(record.game)) return { line: 2, fault: `unknown game ${record.game}` }
  const game = await loadGame(record.game)
  const match = replayRecord(record, game)
  if (isFault(match)) return match
  return ofMatch(game, match, text, record.players)
}

function ofMatch(game: AnyGame, match: Match, record: string, names: readonly string[]): Story {
  const players = names.map((name): Player => ({ name: /^\d+$/.test(name) ? null : name, kind: 'person' }))
  return {
    game,
    players,
    eyes: viewersOf(players.length),
    frames: framesFor(match),
    record,
    table: null,
  }
}

/** Checks a record from scratch: its chain, its rules, its dice. `null` when everything fits. */
export async function verify(text: string): Promise<NoStory | null> {
  const story = await fileStory(text)
  return noStory(story) ? story : null
}
