/** What a browser says of the dice of a table, in a word and in a sentence, and what it finds when the game is over. */
import { Drawn } from './tests/drawn.tsx'
import { signal } from '@preact/signals'
import { h } from 'preact'
import { afterEach, expect, test, vi } from 'vitest'
import { commitment as sealOfKey } from '../../engine/dice.ts'
import { drawnSides } from '../../engine/drawn.ts'
import { entropyCommitment } from '../../engine/entropy.ts'
import type { AnyGame } from '../../engine/game.ts'
import { game as joustGame } from '../../engine/kit/samples/joust.ts'
import { game as ransomGame } from '../../engine/kit/samples/ransom.ts'
import { Match, recordOf, writeRecord } from '../../engine/index.ts'
import { defaultOptions } from '../../engine/options.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { keepReceived, keepSeen, newCommitment, storedChance } from './kept-chance.ts'
import { RemoteTable } from './remote.ts'
import { checkedSeal } from './seal-check.ts'
import { sealOf } from './seal-state.ts'
import { Seal, SealLine } from './seal.tsx'
import { Stage } from './tests/stage.ts'
import { tableTextOf } from './table-text.ts'

const joust = joustGame as unknown as AnyGame
const ransom = ransomGame as AnyGame
const KEY = 'cc'.repeat(32)
const HERS = 'bb'.repeat(32)

/** A game of Ann and Ben that is over, with what Ann's browser has kept of its dice. */
function played(game: AnyGame) {
  const mine = newCommitment()
  const entropy = [storedChance(mine)?.entropy ?? '', HERS]
  const committed = [mine, entropyCommitment(HERS)]
  keepSeen(mine, { seat: 0, commitment: sealOfKey(KEY), seats: committed })
  keepReceived(mine)
  const { id, version } = game.about
  const dice = { make: 'sealed', key: KEY, entropy, committed } as const
  const match = new Match(game, { game: id, version, seats: 2, options: defaultOptions(game.about, 2), dice })
  for (let [seat] = match.awaiting(); seat !== undefined; [seat] = match.awaiting())
    match.act(seat, game.write(match.legal(seat)[0]))
  const info = {
    id: 't',
    status: 'finished',
    you: 0,
    drawn: null,
    dice: {
      commitment: sealOfKey(KEY),
      key: KEY,
      entropy,
      seats: committed.map((commitment) => ({ commitment, way: 'opened' })),
      opening: null,
    },
  } as unknown as TableInfo
  return { info, mine, record: writeRecord(recordOf(match, ['Ann', 'Ben'], '2026-11-18')), entropy }
}

const withDice = (info: TableInfo, more: Partial<TableInfo['dice']>): TableInfo => ({
  ...info,
  dice: { ...info.dice, ...more },
})

test('a game is checked against what was kept: its record, its key, its draws and its sides', () => {
  const { info, record, entropy } = played(joust)
  const checked = { state: 'checked', openly: [], withheld: [] }
  expect(checkedSeal(joust, info, record)).toEqual(checked)
  expect(checkedSeal(joust, info, null)).toEqual({ state: 'unknown', why: 'unreachable' })
  const broken = { state: 'broken', why: 'record' }
  expect(checkedSeal(joust, info, 'no record')).toEqual(broken)
  expect(checkedSeal(joust, info, record.replace('Ann', 'Eve'))).toEqual(broken)
  expect(checkedSeal(ransom, info, record)).toEqual(broken)
  // Another game of theirs, whole in itself, is not what this browser saw everybody bound to.
  expect(checkedSeal(joust, info, played(joust).record)).toEqual({ state: 'broken', why: 'mine' })
  expect(checkedSeal(joust, withDice(info, { commitment: HERS }), record)).toEqual({ state: 'broken', why: 'key' })
  const drawn = [...drawnSides(KEY, entropy)]
  const chairs = drawn.map((from) => (from === 0 ? 'mine' : 'hers'))
  const you = chairs.indexOf('mine')
  expect(checkedSeal(joust, { ...info, drawn, you }, record)).toEqual(checked)
  expect(checkedSeal(joust, { ...info, drawn: drawn.toReversed(), you: 1 - you }, record)).toEqual(broken)
  expect(checkedSeal(joust, withDice({ ...info, drawn, you }, { key: null }), record)).toEqual(broken)
})

test('where no chance came into a game there is no seal to speak of', () => {
  const { info, record } = played(ransom)
  expect(checkedSeal(ransom, info, record)).toBeNull()
})

test('where sides were drawn a seal is that of the chair one took, and names the sides others play', () => {
  const mine = newCommitment()
  const entropy = storedChance(mine)?.entropy ?? ''
  const chairs = [HERS, mine, KEY]
  keepSeen(mine, { seat: 1, commitment: sealOfKey(KEY), seats: chairs })
  keepReceived(mine)
  const ways = ['openly', 'opened', 'withheld']
  const dice = {
    commitment: sealOfKey(KEY),
    entropy: ['a', entropy, 'b'],
    seats: chairs.map((commitment, at) => ({ commitment, way: ways[at] })),
  }
  // Whoever sat first plays the second side, the second the third, the third the first.
  const info = { status: 'playing', you: 2, drawn: [2, 0, 1], dice } as unknown as TableInfo
  expect(sealOf(info)).toEqual({ state: 'mixed', openly: [1], withheld: [0] })
  expect(sealOf({ ...info, you: 1 })).toEqual({ state: 'unknown', why: 'unbound' })
})

let open: Drawn | null = null
afterEach(() => open?.clear())

/** The sign of the panel, for that page of the table. */
function sign(info: TableInfo, what: typeof Seal = Seal): Drawn {
  open?.clear()
  const table = Object.assign(Object.create(RemoteTable.prototype) as RemoteTable, { info: signal(info), game: joust })
  const { players } = new Stage(joust, ['Ann', 'Ben'])
  open = new Drawn().draw(h(what, { table, tableText: tableTextOf(joust, [], players.value) }))
  return open
}

const told = (screen: Drawn): string => {
  const [button] = screen.all('.dice-seal')
  if (!button) return ''
  if (screen.all('.dice-seal-text').length === 0) screen.press(button)
  return screen.texts('.dice-seal-text p').join(' ')
}

test('while the game runs the seal is told in a word; who presses it reads why', () => {
  const { info, mine } = played(joust)
  const running = { ...info, status: 'playing' } as TableInfo
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  const screen = sign(running)
  expect(screen.called('Luck sealed by everybody').getAttribute('title')).toBe('Luck sealed by everybody')
  expect(screen.all('.dice-seal-text')).toEqual([])
  expect(told(screen)).toMatch(/^Your own chance is mixed into the luck of this game\./)
  screen.press('Close')
  expect(screen.all('.dice-seal-text')).toEqual([])
  const [first, second] = running.dice.seats
  const seats = (...ways: readonly string[]) =>
    withDice(running, { seats: [first, second].map((seat, at) => ({ ...seat, way: ways[at] })) as never })
  expect(told(sign(seats('opened', 'openly')))).toMatch(/Sent openly, without a seal: .*\(Ben\)\.$/)
  expect(told(sign(seats('opened', 'withheld')))).toMatch(/Not opened: .*\(Ben\); what stands for it/)
  expect(told(sign(seats('house', 'opened')))).toMatch(/^Nothing of yours was sealed/)
  expect(told(sign(seats('openly', 'opened')))).toMatch(/^Nothing of yours was sealed/)
  const lost = { commitment: 'aa'.repeat(32), way: 'opened' } as const
  expect(told(sign(withDice(running, { seats: [lost, second as never] })))).toMatch(/^Only the device/)
  const late = { ...lost, way: 'withheld' } as const
  expect(told(sign(withDice(running, { seats: [late, second as never] })))).toMatch(/^Your own chance was not opened/)
  expect(storedChance(mine)).not.toBeNull()
  for (const nobody of [
    { ...running, you: null },
    { ...running, status: 'open' as const },
  ])
    expect(sign(nobody).all('.dice-seal')).toEqual([])
  // There is no record to compare with before the end.
  expect(asked).not.toHaveBeenCalled()
})

test.each<[what: string, info: (info: TableInfo) => TableInfo, says: RegExp]>([
  ['another key', (info) => withDice(info, { commitment: HERS }), /^The house shows another key/],
  ['another part', (info) => withDice(info, { entropy: [HERS, HERS] }), /^What went into the luck for you is not/],
  [
    'somebody bound to something else',
    (info) => withDice(info, { seats: info.dice.seats.slice(0, 1).concat({ commitment: KEY, way: 'opened' }) }),
    /^Somebody was bound to something else/,
  ],
])('a broken seal speaks up by itself: %s', (_, shown, says) => {
  const { info } = played(joust)
  const screen = sign(shown({ ...info, status: 'playing' }))
  expect(screen.texts('.dice-seal-text h2')).toEqual(['The seal is broken'])
  expect(told(screen)).toMatch(says)
})

test('when the game is over the record is fetched once and compared; the menu says the same', async () => {
  const { info, record } = played(joust)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(record)
  })
  const screen = sign(info, (props) => [h(Seal, props), h(SealLine, props)] as never)
  await screen.until(() => expect(screen.texts('.dice-seal-line strong')).toEqual(['Luck checked .']))
  expect(screen.texts('.dice-seal-line')[0]).toMatch(/This browser has checked it/)
  expect(screen.maybe('Luck checked')).toBeDefined()
  expect(asked).toHaveLength(1)
  vi.stubGlobal('fetch', async () => Response.json({ refused: 'busy' }, { status: 503 }))
  const without = sign(info)
  await without.until(() => expect(without.maybe('Luck not compared here')).toBeDefined())
  expect(told(without)).toMatch(/^The record cannot be had/)
})
