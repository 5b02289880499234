/** A browser at a table that opens its dice; the server is played by hand, and need not be honest. */
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entropyCommitment, openingRound } from '../../engine/entropy.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { type No, refused } from '../people/api.ts'
import { newCommitment, storedChance } from './kept-chance.ts'
import { Opening } from './opening.ts'
import { sealOf } from './seal-state.ts'

type Chance = TableInfo['dice']['seats'][number]
const HERS = 'bb'.repeat(32)
const KEY = 'cc'.repeat(32)

function page(seats: readonly Chance[], more: Partial<TableInfo> = {}, entropy: readonly string[] = []): TableInfo {
  const round = openingRound(
    KEY,
    seats.map(({ commitment }) => commitment),
  )
  const dice = { commitment: KEY, key: null, entropy: [...entropy], seats: [...seats], opening: { round, until: 9 } }
  return { id: 't', you: 0, status: 'open', dice, ...more } as unknown as TableInfo
}

const sealed = (commitment: string): Chance => ({ commitment, way: 'sealed' })

let sent: { readonly what: string; readonly body: Record<string, string | null> }[] = []
let answer: () => object = () => ({})
beforeEach(() => {
  sent = []
  answer = () => ({ refused: 'unreachable' })
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    sent.push({ what: url.split('/').at(-1) ?? '', body: JSON.parse(body ?? '{}') as Record<string, string> })
    const said = answer()
    return Response.json(said, { status: 'refused' in said ? 409 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

function table(first: TableInfo) {
  const info = signal(first)
  const change = async (asked: Promise<TableInfo | No>) => {
    const said = await asked
    if (refused(said)) return { reason: said.refused }
    info.value = said
    return null
  }
  return { info, opening: new Opening({ info, change }) }
}

test('a browser opens when everybody is bound and not before, and keeps what it saw', async () => {
  const mine = newCommitment()
  const begun = page(
    [
      { commitment: mine, way: 'opened' },
      { commitment: HERS, way: 'opened' },
    ],
    { status: 'playing' },
    [storedChance(mine)?.entropy ?? '', 'x'],
  )
  const waiting = page([sealed(mine), { commitment: null, way: null }])
  const { info, opening } = table({ ...waiting, dice: { ...waiting.dice, opening: null } })
  expect(sent).toEqual([])
  answer = () => begun
  info.value = page([sealed(mine), sealed(HERS)])
  await vi.waitFor(() => expect(storedChance(mine)?.received).toBe(true))
  expect(sent).toMatchObject([{ what: 'reveal', body: { round: openingRound(KEY, [mine, HERS]) } }])
  expect(entropyCommitment(sent[0]?.body['entropy'] ?? '')).toBe(mine)
  expect(storedChance(mine)?.seen).toEqual({ seat: 0, commitment: KEY, seats: [mine, HERS] })
  expect(sealOf(begun)).toEqual({ state: 'mixed', openly: [], withheld: [] })
  opening.close()
})

test('what was opened once is never opened for anything else: a house that shows other commitments gets a new one', async () => {
  const mine = newCommitment()
  answer = () => ({ refused: 'stale' })
  const { info, opening } = table(page([sealed(mine), sealed(HERS)]))
  await vi.waitFor(() => expect(sent.map(({ what }) => what)).toEqual(['reveal', 't']))
  // The host has read my entropy and sits there with another commitment.
  answer = () => info.value
  info.value = page([sealed(mine), sealed('dd'.repeat(32))])
  await vi.waitFor(() => expect(sent.at(-1)?.what).toBe('commit'))
  expect(sent.at(-1)?.body['commitment']).not.toBe(mine)
  expect(sent.filter(({ what }) => what === 'reveal')).toHaveLength(1)
  opening.close()
})

test('a house that refuses a round and goes on showing it is asked once', async () => {
  const mine = newCommitment()
  const shown = page([sealed(mine), sealed(HERS)])
  answer = () => (sent.at(-1)?.what === 'reveal' ? { refused: 'stale' } : shown)
  const { info, opening } = table(shown)
  await vi.waitFor(() => expect(sent.map(({ what }) => what)).toEqual(['reveal', 't']))
  info.value = { ...shown }
  await new Promise(setImmediate)
  expect(sent).toHaveLength(2)
  opening.close()
})

test('at a table that has begun, or at which one does not sit, nothing is opened', async () => {
  const mine = newCommitment()
  for (const more of [{ status: 'playing' }, { status: 'finished' }, { you: null }] as const)
    table(page([sealed(mine), sealed(HERS)], more)).opening.close()
  // Nor is what is open already, or what was said to stay shut.
  for (const way of ['opened', 'withheld', 'openly', 'house', null] as const)
    table(page([{ commitment: mine, way }, sealed(HERS)])).opening.close()
  await new Promise(setImmediate)
  expect([sent, storedChance(mine)?.seen]).toEqual([[], undefined])
})

test('a house that cannot be reached is asked again after a while, unless the page is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const closed of [false, true]) {
    sent = []
    const { opening } = table(page([sealed(newCommitment()), sealed(HERS)]))
    await vi.advanceTimersByTimeAsync(100)
    expect(sent).toHaveLength(1)
    if (closed) opening.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent.length > 1).toBe(!closed)
    opening.close()
  }
  vi.useRealTimers()
})

test('a device that has not got it binds the seat anew while nobody has opened; later it may let the game begin without', async () => {
  const elsewhere = 'ee'.repeat(32)
  const waiting = page([sealed(elsewhere), { commitment: null, way: null }])
  answer = () => waiting
  const early = table({ ...waiting, dice: { ...waiting.dice, opening: null } })
  await vi.waitFor(() => expect(sent.map(({ what }) => what)).toEqual(['commit']))
  early.opening.close()
  sent = []
  const late = table(page([sealed(elsewhere), { commitment: HERS, way: 'opened' }]))
  await new Promise(setImmediate)
  expect(sent).toEqual([])
  await late.opening.goWithout.value?.()
  expect(sent).toMatchObject([{ what: 'reveal', body: { entropy: null } }])
  late.opening.close()
})

test('the seal is broken when the house shows another key, another part of mine, or another commitment of somebody else’s', async () => {
  const mine = newCommitment()
  const entropy = storedChance(mine)?.entropy ?? ''
  const opened = (commitment: string): Chance => ({ commitment, way: 'opened' })
  const playing = { status: 'playing' } as const
  answer = () => page([opened(mine), opened(HERS)], playing, [entropy, 'x'])
  const { opening } = table(page([sealed(mine), sealed(HERS)]))
  await vi.waitFor(() => expect(storedChance(mine)?.received).toBe(true))
  opening.close()
  const shown = page([opened(mine), opened(HERS)], playing, [entropy, 'x'])
  expect(sealOf(shown)?.state).toBe('mixed')
  const why = (info: TableInfo) => sealOf(info)
  expect(why({ ...shown, dice: { ...shown.dice, commitment: 'ff'.repeat(32) } })).toEqual({
    state: 'broken',
    why: 'key',
  })
  expect(why(page([opened(mine), opened(HERS)], playing, ['other', 'x']))).toEqual({ state: 'broken', why: 'mine' })
  const withheld = { commitment: mine, way: 'withheld' } as const
  expect(why(page([withheld, opened(HERS)], playing, ['house', 'x']))).toEqual({ state: 'broken', why: 'mine' })
  expect(why(page([opened(mine), opened('dd'.repeat(32))], playing, [entropy, 'x']))).toEqual({
    state: 'broken',
    why: 'others',
  })
  expect(why(page([sealed('aa'.repeat(32)), opened(HERS)], playing, ['', 'x']))).toEqual({
    state: 'unknown',
    why: 'elsewhere',
  })
  expect(why(page([{ commitment: null, way: 'house' }, opened(HERS)], playing))).toEqual({
    state: 'unknown',
    why: 'unbound',
  })
  expect(why(page([opened(mine), opened(HERS)], { ...playing, you: null }))).toBe(null)
})
