import { expect, test } from 'vitest'
import { defaultOptions, patched, printOf, printText, stateHash } from '../../engine/index.ts'
import { findGame } from '../../games/index.ts'
import { HostedMatch } from '../rules/hosted-match.ts'
import type { Act, Reply, SeatUpdate } from '../rules/messages.ts'
import { catalogue as countingGames } from './counting-games.ts'
import { catalogue } from './sample.ts'

async function hosted(seats: number): Promise<HostedMatch> {
  const entry = findGame('rose-king')!
  const { id, version } = entry.about
  const dice = { make: 'sealed', key: '22'.repeat(32), entropy: [] } as const
  const setup = { game: id, version, seats, options: defaultOptions(entry.about), dice }
  return new HostedMatch(await entry.load(), { setup, snapshot: null, log: [] })
}

const NOBODY = { viewers: [], hashed: [] }

const act = (match: HostedMatch, seat: number, steps: readonly string[]): Act => {
  const number = match.match.version(seat)
  return { kind: 'act', seat, id: `${seat}-${number}-${steps.length}`, number, steps }
}

test('giving up at a table of four on the server: the side comes second, the other first', async () => {
  const table = await hosted(4)
  const reply = table.play({ kind: 'end', seat: 0, reason: 'resigned' }, NOBODY, false, [])
  expect(reply).toMatchObject({ played: { outcome: { places: [2, 1, 2, 1], reason: 'resigned' } } })
})

test('of an act of several steps on the server everything happens, or nothing and nobody is told', async () => {
  const table = await hosted(2)
  const viewers = [0, 1, null]
  const onlookers = { viewers, hashed: [1] }
  const before = new Map(viewers.map((viewer) => [viewer, table.match.view(viewer)]))
  const hash = table.match.hash()
  const first = table.match.game.write(table.match.legal(0)[0])
  expect(table.play(act(table, 0, [first, 'nonsense']), onlookers, false, [])).toMatchObject({
    kind: 'refused',
    number: 0,
  })
  expect(table.match.hash()).toBe(hash)
  expect(table.match.entries).toEqual([])
  // What comes next fits what everybody saw last.
  const reply = table.play(act(table, 0, [first]), onlookers, false, [])
  if (reply.kind !== 'played') throw new Error(reply.kind)
  for (const { seat, text, print } of reply.played.updates) {
    const update = JSON.parse(`{${text}}`) as SeatUpdate & { patch: Parameters<typeof patched>[1]; hash: string }
    expect(update.number).toBe(1)
    const view = patched(before.get(seat), update.patch)
    expect(update.hash).toBe(print ? printText(printOf(view)) : stateHash(view))
  }
  expect(reply.played.updates.map(({ seat, print }) => [seat, print])).toEqual([
    [0, true],
    [1, true],
    [1, false],
    [null, true],
  ])
})

test('an act that is sent again after the house has started anew gets the answer it had, and nothing happens', async () => {
  const table = await hosted(2)
  const sent = { ...act(table, 0, [table.match.game.write(table.match.legal(0)[0])]), id: 'sent twice' }
  expect(table.play(sent, NOBODY, false, [])).toMatchObject({ kind: 'played' })
  const { game, setup, entries } = table.match
  const log = entries.map((entry) => ({ entry, moveId: 'sent twice', number: 1, at: 0 }))
  const anew = new HostedMatch(game, { setup, snapshot: null, log })
  expect(anew.play(sent, NOBODY, false, [])).toEqual({ kind: 'replayed', number: 1 })
  expect(anew.match.entries).toEqual(entries)
})

test('at a paused table the rules take no move, no move back and no default, but an end', async () => {
  const table = await hosted(2)
  const before = table.match.hash()
  const first = table.match.game.write(table.match.legal(0)[0])
  for (const refused of [
    act(table, 0, [first]),
    { kind: 'undo', seat: 0, id: 'u', number: 0 },
    { kind: 'idle', seat: 0 },
  ])
    expect(table.play(refused as Act, NOBODY, true, [])).toMatchObject({ kind: 'refused', refused: 'paused' })
  expect(table.match.hash()).toBe(before)
  expect(table.play({ kind: 'end', seat: 0, reason: 'resigned' }, NOBODY, true, [])).toMatchObject({ kind: 'played' })
})

/** Of two who count to ten, the first has led the second to a step without a choice. */
async function led(game: string, steps: readonly string[], people: readonly number[]): Promise<Reply> {
  const entry = countingGames.find(({ about }) => about.id === game)!
  const { id, version } = entry.about
  const dice = { make: 'sealed', key: '22'.repeat(32), entropy: [] } as const
  const setup = { game: id, version, seats: 2, options: defaultOptions(entry.about), dice }
  const match = new HostedMatch(await entry.load(), { setup, snapshot: null, log: [] })
  const replies = steps.map((step, i) =>
    match.play(act(match, i % 2, [step]), { viewers: [0], hashed: [] }, false, people),
  )
  return replies.at(-1)!
}

test('what nobody has to decide comes with the act that led to it: for people, and where nobody loses a step to take back', async () => {
  const steps = ['two', 'one', 'two']
  const pass = {
    log: [{ entry: { kind: 'move', seat: 1, move: 'pass' }, moveId: 'forced-3', awaiting: [0] }],
    length: 4,
    updates: [{ seat: 0 }],
  }
  expect(await led('counting', steps, [0, 1])).toMatchObject({ played: { length: 3 }, more: [pass] })
  for (const people of [[], [0]])
    expect(await led('counting', steps, people)).toMatchObject({ played: { length: 3, forced: { seat: 1 } }, more: [] })
  expect(await led('counting-chain', steps, [0, 1])).toMatchObject({ more: [pass, { length: 5 }, { length: 6 }] })
  const waiting = await led('counting-firm', ['two', 'two', 'one'], [0, 1])
  expect(waiting).toMatchObject({ played: { length: 3, forced: { seat: 1, holds: [0] } }, more: [] })
})

test('each seat is told of a step what is for it alone, for others and for everybody, and no more', async () => {
  const dice = { make: 'sealed', key: '22'.repeat(32), entropy: ['a', 'b'] } as const
  const setup = { game: 'sample', version: 1, seats: 2, options: { rounds: '3', fault: 'none' }, dice }
  const table = new HostedMatch(await catalogue[0]!.load(), { setup, snapshot: null, log: [] })
  const onlookers = { viewers: [0, 1, null], hashed: [] }
  const told = (seat: number): Record<string, unknown> => {
    const reply = table.play(
      act(table, seat, [table.match.game.write(table.match.legal(seat)[0])]),
      onlookers,
      false,
      [],
    )
    if (reply.kind !== 'played') throw new Error(reply.kind)
    const heard = reply.played.updates.map(({ seat: who, text }) => {
      const { events, by } = JSON.parse(`{${text}}`) as { events: { type: string; card?: number }[]; by?: number }
      return [who, [...events.map(({ type, card }) => (card === undefined ? type : `${type} a card`)), by ?? 'other']]
    })
    return Object.fromEntries(heard) as Record<string, unknown>
  }
  expect(told(0)).toEqual({ 0: ['chose a card', 0], 1: ['chose', 'other'] })
  // The last to choose: what everybody sees comes together with what is theirs.
  expect(told(1)).toEqual({ 0: ['chose', 'shown', 'other'], 1: ['chose a card', 'shown', 1], null: ['shown', 'other'] })
})

test('legal moves are told to the seat that asks for them and may move, and to nobody else', async () => {
  const table = await hosted(2)
  const said = (seat: number | null, legal: boolean) =>
    JSON.parse(`{${table.state(seat, legal, true)}}`) as { seat: number | null; legal?: string[]; view: unknown }
  const [seat = 0] = table.match.awaiting()
  const moves = table.match.legal(seat).map((move) => table.match.game.write(move))
  expect(moves.length).toBeGreaterThan(0)
  expect(said(seat, true)).toMatchObject({ seat, legal: moves, view: table.match.view(seat) })
  expect(said(1 - seat, true)).toMatchObject({ seat: 1 - seat, legal: [], view: table.match.view(1 - seat) })
  expect(said(null, true)).toMatchObject({ seat: null, legal: [], view: table.match.view(null) })
  for (const who of [0, 1, null]) expect('legal' in said(who, false)).toBe(false)
})
