/** The past of a table, told from key frames: the same as folding the whole log every time. */
import { expect, test } from 'vitest'
import {
  framesOf,
  type MatchSetup,
  MatchSession,
  quick,
  printOf,
  printText,
  stateHash,
  toldFrames,
  updateBetween,
} from '../../engine/index.ts'
import { HostedMatch } from '../rules/hosted-match.ts'
import type { Act, LogEntry, SeatUpdate } from '../rules/messages.ts'
import { Past } from '../rules/past.ts'
import { catalogue } from './sample.ts'

const game = await catalogue[0]!.load()
const setup: MatchSetup = {
  game: 'sample',
  version: 1,
  seats: 3,
  options: { rounds: '40', fault: 'none' },
  dice: { make: 'sealed', key: 'ab'.repeat(32), entropy: ['a', 'b', 'c'] },
}

/** A long match with taking back in it. */
function played(): MatchSession {
  const session = new MatchSession(game, setup)
  const dice = quick(7)
  while (!session.match.outcome) {
    const { match } = session
    const waiting = match.awaiting()
    const seat = waiting[dice.int(waiting.length)]!
    const legal = match.legal(seat)
    session.perform({ kind: 'act', seat, steps: [match.game.write(legal[dice.int(legal.length)])] })
    if (dice.int(4) === 0) session.perform({ kind: 'undo', seat })
  }
  return session
}

test('wherever one begins to read, by whatever eyes, it is what was told at the time', () => {
  const { match } = played()
  const log = match.entries.map((entry, i): LogEntry => ({ entry, moveId: null, number: 0, at: 1000 + i }))
  expect(log.length).toBeGreaterThan(150)
  const past = new Past(game, { setup, snapshot: null, log: log.slice(0, 70) })
  past.extend(log.slice(70))
  for (const seat of [0, 1, 2, null]) {
    const frames = [...toldFrames(framesOf(game, setup, log, seat))]
    const last = frames.at(-1)!.number
    // Backwards and forwards, so that key frames are there for some and not for others.
    for (const from of [
      last,
      0,
      1,
      last - 3,
      Math.floor(last * 0.8),
      Math.floor(last / 3),
      Math.ceil(last * 0.9),
      last - 1,
    ]) {
      const reply = past.answer({ op: 'history', seat, from, limit: 20 })
      const told = frames.slice(from, from + 21)
      const updates = told.slice(1).map((frame, i) => updateBetween(told[i]!, frame))
      if (reply.kind !== 'text') throw new Error(reply.kind)
      expect(JSON.parse(reply.text)).toEqual(
        JSON.parse(JSON.stringify({ seat, from, view: told[0]!.view, updates, number: last })),
      )
      const { view } = told[0]!
      for (const print of [true, false])
        for (const hash of [stateHash(view), printText(printOf(view))]) {
          const since = past.answer({ op: 'since', seat, from, hash, print })
          if (last - from > 50) expect(since.kind).toBe('text')
          else
            expect(since).toMatchObject({
              kind: 'updates',
              updates: frames.slice(from + 1).map((frame) => ({
                number: frame.number,
                print,
                text: expect.stringContaining(
                  `"hash":"${print ? printText(printOf(frame.view)) : stateHash(frame.view)}"`,
                ) as string,
              })),
            })
        }
      for (const hash of [null, '', '0'.repeat(16), '0'.repeat(32)])
        expect(past.answer({ op: 'since', seat, from, hash, print: true }).kind).toBe('text')
    }
  }
})

test('whoever comes back is told again, word for word, what those were told who stayed', () => {
  const table = new HostedMatch(game, { setup, snapshot: null, log: [] })
  const viewers = [0, 1, 2, null]
  const begun = new Map(viewers.map((viewer) => [viewer, stateHash(table.match.view(viewer))]))
  const told: SeatUpdate[] = []
  /** After how many entries each was told. */
  const at = new Map<SeatUpdate, number>()
  const log: LogEntry[] = []
  const dice = quick(11)
  const play = (act: Pick<Act, 'kind' | 'seat'>, more: object): void => {
    const number = table.match.version(act.seat)
    const whole = { ...act, ...more, id: `m${log.length}`, number } as Act
    const reply = table.play(whole, { viewers, hashed: viewers }, false, [])
    if (reply.kind !== 'played') throw new Error(reply.kind)
    told.push(...reply.played.updates)
    for (const update of reply.played.updates) at.set(update, log.length)
    log.push(...reply.played.log.map((entry) => ({ ...entry, at: log.length })))
  }
  while (log.length < 40) {
    const waiting = table.match.awaiting()
    const seat = waiting[dice.int(waiting.length)]!
    play({ kind: 'act', seat }, { steps: [table.match.game.write(table.match.legal(seat)[0])] })
    if (table.match.undoable(seat) !== null && dice.int(4) === 0) play({ kind: 'undo', seat }, {})
  }
  const past = new Past(game, { setup, snapshot: null, log })
  const said = ({ text }: SeatUpdate) => JSON.parse(`{${text}}`) as { readonly undo: boolean }
  for (const seat of viewers)
    for (const print of [true, false]) {
      const again = past.answer({ op: 'since', seat, from: 0, hash: begun.get(seat) ?? null, print })
      if (again.kind !== 'updates') throw new Error(again.kind)
      const theirs = told.filter((update) => update.seat === seat && update.print === print)
      expect(theirs.length).toBeGreaterThan(5)
      expect(again.updates.map(said)).toEqual(theirs.map(said))
    }
  // A moment of a seat is, for who looks on, the last they were shown before that seat was told more.
  const acts = Map.groupBy(
    told.filter(({ print }) => print),
    (update) => at.get(update) ?? -1,
  )
  for (const seat of [0, 1, 2])
    for (const number of [0, 1, 3, 4, 999]) {
      let shown = 0
      for (const updates of acts.values()) {
        if (updates.some((update) => update.seat === seat && update.number > number)) break
        shown = updates.find((update) => update.seat === null)?.number ?? shown
      }
      expect([seat, number, past.answer({ op: 'shown', seat, number })]).toEqual([
        seat,
        number,
        { kind: 'done-at', number: shown },
      ])
    }
  // What can be taken back is among it, and what cannot.
  expect(new Set(told.map((update) => said(update).undo))).toEqual(new Set([true, false]))
})
