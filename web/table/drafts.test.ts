import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyGame, Seat } from '../../engine/game.ts'
import { game as counting } from '../../engine/kit/samples/counting.ts'
import { game as ransom } from '../../engine/kit/samples/ransom.ts'
import { MatchSession } from '../../engine/session.ts'
import { defaultOptions } from '../../engine/options.ts'
import { framesOf } from '../../engine/frames.ts'
import { Drafts } from './drafts.ts'
import { dropPlans } from './kept-plan.ts'
import { timed } from './saves.ts'
import type { Clock, Line, Refused, Scene, Table } from './table.ts'

const setupOf = (game: AnyGame, seats: number) => ({
  game: game.about.id,
  version: 1,
  seats,
  options: defaultOptions(game.about, seats),
  dice: { make: 'sealed' as const, key: '11'.repeat(32), entropy: [] },
})

/** A table with everything behind it that a server has, and a wire that a test can hold. */
function tableOf(viewer: Seat, game = ransom as AnyGame, setup = setupOf(game, 3)) {
  const session = new MatchSession(game, setup)
  const acts: (readonly string[])[] = []
  const wire: { answer: (() => Promise<Refused | null>) | null } = { answer: null }
  const look = (mine: boolean | null): Scene => {
    const { match } = session
    const choices = match.legal(viewer).map((move) => ({ move, text: game.write(move) }))
    const undoable = match.undoable(viewer) !== null
    const [view, awaiting, moment] = [match.view(viewer), match.awaiting(), match.version(viewer)]
    return { viewer, view, awaiting, choices, undoable, outcome: match.outcome, moment, last: [], mine }
  }
  const scene = signal(look(null))
  const lines = signal<readonly Line[]>([])
  const clocks = signal<readonly (Clock | null)[]>([])
  const play = (seat: Seat, steps: readonly string[], known = true): Refused | null => {
    const no = session.perform({ kind: 'act', seat, steps })
    scene.value = look(known ? seat === viewer : null)
    return no ? { reason: no.reason ?? no.refused } : null
  }
  const table = {
    id: 'drafted',
    game,
    scene,
    lines,
    clocks,
    async act(steps: readonly string[]) {
      const held = wire.answer
      wire.answer = null
      const no = held ? await held() : null
      if (no) return no
      acts.push(steps)
      return play(viewer, steps)
    },
    async undo(count = 1) {
      const no = session.perform({ kind: 'undo', seat: viewer, count })
      scene.value = look(true)
      return no ? { reason: no.refused } : null
    },
    frames: async () =>
      [...framesOf(game, setup, timed(session.match.entries), viewer)].map((frame) => ({
        ...frame,
        moment: frame.number,
      })),
  } as unknown as Table
  return { table, acts, play, clocks, wire, session }
}

const drafted = (drafts: Drafts): unknown => (drafts.scene.value.view as { pledges: unknown[] }).pledges[0]
const settled = (): Promise<void> => vi.waitFor(() => undefined)

beforeEach(() => dropPlans('drafted'))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a plan is drafted without the table, and goes out as one act', async () => {
  const { table, acts, session } = tableOf(0)
  const drafts = new Drafts(table)
  expect(await drafts.act(['pledge:30'])).toBeNull()
  expect(drafted(drafts)).toBe(30)
  expect(drafts.scene.value.choices.map(({ text }) => text)).toEqual(['seal'])
  expect(session.match.entries).toHaveLength(0)
  expect(await drafts.act(['seal'])).toBeNull()
  expect(acts).toEqual([['pledge:30', 'seal']])
  expect(drafts.count.value).toBe(0)
  drafts.close()
})

test('taking back, doing again and starting over ask nobody', async () => {
  const { table, acts } = tableOf(0)
  const drafts = new Drafts(table)
  await drafts.act(['pledge:30'])
  await drafts.undo()
  expect([drafted(drafts), drafts.count.value, drafts.redoable.value]).toEqual([null, 0, true])
  drafts.redo()
  expect([drafted(drafts), drafts.redoable.value]).toEqual([30, false])
  drafts.clear()
  expect([drafted(drafts), drafts.count.value]).toEqual([null, 0])
  expect(acts).toEqual([])
  drafts.close()
})

test('at a table that is paused, and for whoever looks on, there is nothing to look ahead to', async () => {
  const { table } = tableOf(0)
  const drafts = new Drafts(table)
  const after = () => drafts.ahead(['pledge:30']).map(({ text }) => text)
  expect(after()).toEqual(['seal'])
  const scene = table.scene.value
  const { scene: shown } = table as unknown as { scene: { value: Scene } }
  shown.value = { ...scene, choices: [] }
  expect(after()).toEqual([])
  shown.value = { ...scene, viewer: null }
  expect(after()).toEqual([])
  drafts.close()
})

test('a plan begun right after one’s own step stands however often the table tells that step again', async () => {
  const { table, play } = tableOf(0)
  const drafts = new Drafts(table)
  for (const seat of [1, 2]) play(seat, ['pledge:20', 'seal'])
  // The last of them lets the next year begin.
  play(0, ['pledge:20', 'seal'])
  expect(table.scene.value).toMatchObject({ mine: true, awaiting: [0, 1, 2] })
  await drafts.act(['pledge:30'])
  const { scene: shown } = table as unknown as { scene: { value: Scene } }
  for (let again = 0; again < 2; again++) shown.value = { ...shown.value }
  await settled()
  expect([drafted(drafts), drafts.count.value, drafts.lost.value]).toEqual([30, 1, false])
  drafts.close()
})

test('a draft is there again after a reload, whatever others did meanwhile', async () => {
  const { table, play } = tableOf(0)
  const before = new Drafts(table)
  await before.act(['pledge:30'])
  before.close()
  play(1, ['pledge:5', 'seal'], false)
  const after = new Drafts(table)
  await vi.waitFor(() => expect(drafted(after)).toBe(30))
  // And another's decision while it is open leaves it as it is.
  play(2, ['pledge:5', 'seal'])
  expect(drafted(after)).toBe(30)
  expect(after.lost.value).toBe(false)
  after.close()
})

test('whoever has left a table hears nothing more of its plans in other tabs', () => {
  const ears = new Set<unknown>()
  vi.stubGlobal('addEventListener', (_: string, hear: unknown) => ears.add(hear))
  vi.stubGlobal('removeEventListener', (_: string, hear: unknown) => ears.delete(hear))
  const drafts = new Drafts(tableOf(0).table)
  expect(ears.size).toBeGreaterThan(0)
  drafts.close()
  expect(ears.size).toBe(0)
})

test('two tabs of one reader have one draft: what is planned in one stands in the other, and neither loses it', async () => {
  const heard: ((event: { readonly key: string }) => void)[] = []
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => type === 'storage' && heard.push(hear))
  const { table, acts } = tableOf(0)
  const [first, second] = [new Drafts(table), new Drafts(table)]
  /** A browser tells every tab but the one that wrote. */
  const toldTo = (tab: 0 | 1): void => heard[tab]?.({ key: 'roses.draft.drafted.0' })
  await first.act(['pledge:30'])
  expect(drafted(second)).toBe(null)
  heard[1]?.({ key: 'roses.draft.another.0' })
  expect(drafted(second)).toBe(null)
  toldTo(1)
  expect([drafted(second), second.count.value]).toEqual([30, 1])
  await second.undo()
  toldTo(0)
  expect([drafted(first), first.count.value]).toEqual([null, 0])
  await second.act(['pledge:20'])
  toldTo(0)
  await first.act(['seal'])
  toldTo(1)
  expect(acts).toEqual([['pledge:20', 'seal']])
  expect([first.lost.value, second.lost.value]).toEqual([false, false])
  // Either may open it again.
  expect(second.reopens.value).toBe(true)
  first.close()
  second.close()
})

test.each([
  ['while the page is open', true],
  ['while the page was closed', false],
])('a draft is given up, and that is said, when the seat has decided elsewhere %s', async (_when, here) => {
  const { table, play } = tableOf(0)
  const before = new Drafts(table)
  await before.act(['pledge:30'])
  if (!here) before.close()
  // The year goes by: in the next one the same steps would be legal again.
  for (const seat of [0, 1, 2]) play(seat, ['pledge:27', 'seal'], here)
  expect(table.scene.value.choices.map(({ text }) => text)).toContain('pledge:30')
  const after = here ? before : new Drafts(table)
  await vi.waitFor(() => expect(after.lost.value).toBe(true))
  expect(after.count.value).toBe(0)
  after.close()
  // Once is enough.
  const later = new Drafts(table)
  await settled()
  expect(later.lost.value).toBe(false)
  later.close()
})

test('a refused plan says why, and nothing of the draft is lost', async () => {
  const { table, acts, wire } = tableOf(0)
  const drafts = new Drafts(table)
  await drafts.act(['pledge:30'])
  wire.answer = async () => ({ reason: 'busy' })
  expect(await drafts.act(['seal'])).toEqual({ reason: 'busy' })
  expect(drafted(drafts)).toBe(30)
  expect(await drafts.act(['seal'])).toBeNull()
  expect(acts).toEqual([['pledge:30', 'seal']])
  drafts.close()
})

test('a plan that crosses with another’s decision is sent again on what is there now', async () => {
  const { table, acts, wire, play } = tableOf(0)
  const drafts = new Drafts(table)
  await drafts.act(['pledge:30'])
  wire.answer = async () => {
    play(1, ['pledge:5', 'seal'])
    return { reason: 'stale' }
  }
  expect(await drafts.act(['seal'])).toBeNull()
  expect(acts).toEqual([['pledge:30', 'seal']])
  drafts.close()
})

test('whoever plays the only step there is in the moment the table plays it itself hears nothing of it; else he is told to look again', async () => {
  const { table, acts, wire, play } = tableOf(1, counting, setupOf(counting, 2))
  const drafts = new Drafts(table)
  play(0, ['two'])
  wire.answer = async () => ({ reason: 'stale' })
  expect(await drafts.act(['one'])).toEqual({ reason: 'stale' })
  expect(await drafts.act(['two'])).toBeNull()
  play(0, ['one'])
  expect(drafts.scene.value.choices.map(({ text }) => text)).toEqual(['pass'])
  wire.answer = async () => {
    play(1, ['pass'])
    return { reason: 'stale' }
  }
  expect(await drafts.act(['pass'])).toBeNull()
  expect([acts, drafts.scene.value.awaiting, drafts.lost.value]).toEqual([[['two']], [0], false])
  drafts.close()
})

test('a plan that was on its way at a reload is known to have arrived, or is a draft again', async () => {
  const { table, wire, play } = tableOf(0)
  const before = new Drafts(table)
  await before.act(['pledge:30'])
  wire.answer = () => new Promise(() => undefined)
  void before.act(['seal'])
  before.close()
  const waiting = new Drafts(table)
  await vi.waitFor(() => expect(waiting.count.value).toBe(1))
  wire.answer = () => new Promise(() => undefined)
  void waiting.act(['seal'])
  waiting.close()
  play(0, ['pledge:30', 'seal'])
  const after = new Drafts(table)
  await vi.waitFor(() => expect(after.reopens.value).toBe(true))
  expect([after.count.value, after.lost.value]).toEqual([0, false])
  after.close()
})

test('a plan that was sent is changed as a whole: taken back at once, and a draft again', async () => {
  const { table, acts, session } = tableOf(0)
  const drafts = new Drafts(table)
  await drafts.act(['pledge:30'])
  await drafts.act(['seal'])
  expect(drafts.reopens.value).toBe(true)
  expect(await drafts.undo()).toBeNull()
  expect(session.match.entries.at(-1)).toEqual({ kind: 'undo', seat: 0, from: 0 })
  expect(drafted(drafts)).toBe(30)
  await drafts.undo()
  await drafts.act(['pledge:40', 'seal'])
  expect(acts).toEqual([
    ['pledge:30', 'seal'],
    ['pledge:40', 'seal'],
  ])
  drafts.close()
})

test('shortly before the time is up a draft is closed and sent; nothing is sent for who drafted nothing', async () => {
  vi.useFakeTimers()
  const { table, acts, clocks } = tableOf(0)
  const drafts = new Drafts(table)
  clocks.value = [{ left: 60_000, at: Date.now(), running: true, reserve: 0 }, null, null]
  await vi.advanceTimersByTimeAsync(30_000)
  await drafts.act(['pledge:30'])
  await vi.advanceTimersByTimeAsync(27_000)
  expect(acts).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(acts).toEqual([['pledge:30', 'seal']])
  drafts.close()
  const idle = tableOf(1)
  const none = new Drafts(idle.table)
  idle.clocks.value = [null, { left: 5000, at: Date.now(), running: true, reserve: 0 }, null]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(idle.acts).toEqual([])
  none.close()
})

test('a board can look ahead over steps that nobody else has a say in', async () => {
  const { table } = tableOf(0)
  const drafts = new Drafts(table)
  expect(drafts.ahead(['pledge:30']).map(({ text }) => text)).toEqual(['seal'])
  expect(drafts.ahead(['pledge:30', 'seal'])).toEqual([])
  expect(drafts.ahead(['pledge:9999'])).toEqual([])
  expect(drafted(drafts)).toBeNull()
  drafts.close()
})

test('what cannot be played is refused here: nothing is sent, and the draft stays as it was', async () => {
  const { table, acts } = tableOf(0)
  const drafts = new Drafts(table)
  await drafts.act(['pledge:40'])
  expect(await drafts.act(['pledge:41'])).toEqual({ reason: 'not-legal' })
  expect([acts, drafts.count.value, drafted(drafts)]).toEqual([[], 1, 40])
  drafts.close()
})
