import { expect, test } from 'vitest'
import { copyJson } from '../../../engine/index.ts'
import { apply, legal } from '../rules/index.ts'
import { write } from '../rules/notation.ts'
import type { Event } from '../types/index.ts'
import { view } from '../view/index.ts'
import { L, Table, Y } from './position.ts'

/** What a seat sees and hears of a move. */
function sightOf(table: Table, seat: number, text: string, watcher: number): { sight: string; sound: string } {
  const state = copyJson(table.state)
  const heard: Event[] = []
  const move = legal(state, seat).find((choice) => write(choice) === text)
  if (!move) throw new Error(`${text} is not legal`)
  apply(state, seat, move, table.dice, (event, to) => {
    if (!to || to.includes(watcher)) heard.push(event)
  })
  return { sight: JSON.stringify(view(state, watcher)), sound: JSON.stringify(heard) }
}

test('R3-8.2 R3-8.15 two retreats that leave the same table behind but sound different look different', () => {
  const table = new Table({
    york: { cumbria: 'norfolk suffolk' },
    lancaster: { cumbria: 'oxford', lancaster: 'devon', northumbria: 'beaumont' },
  })
  table.battle('cumbria', Y, 'north-yorks', 'norfolk suffolk')
  for (let round = 1; round < 4; round++) table.play(L, 'pass:oxford').play(Y, 'pass:norfolk', 'pass:suffolk')
  table.play(L, 'pass:oxford')
  // Whoever goes first, the other follows by the only way there is.
  const one = sightOf(table, Y, 'retreat:norfolk>north-yorks', L)
  const two = sightOf(table, Y, 'retreat:suffolk>north-yorks', L)
  expect(one.sound).not.toBe(two.sound)
  expect(one.sight).not.toBe(two.sight)
})

test('R3-8.2 R3-12.1 nor do two retreats of a mercenary in the last battle of a campaign, sent home by the same step', () => {
  const table = new Table({
    turn: 7,
    lancaster: {
      essex: 'mercenary-french oxford',
      rutland: 'beaumont',
      'east-anglia': 'clifford',
      middlesex: 'devon',
      leicester: 'wiltshire',
    },
    york: { essex: 'norfolk' },
  })
  table.battle('essex', L, 'rutland', 'mercenary-french oxford')
  for (let round = 1; round < 4; round++)
    table.play(L, 'pass:oxford').play(Y, 'pass:norfolk').play(L, 'pass:mercenary-french')
  table.play(L, table.list(L)[0]!).play(Y, 'pass:norfolk')
  // The winner is shut in and has no regroup: supply, disbanding and the count follow at once.
  const ways = table.list(L)
  const [one, two] = ways.map((text) => sightOf(table, L, text, Y))
  expect(ways).toHaveLength(4)
  expect(one?.sight).toContain('"phase":"pretender-home"')
  expect(one?.sound).not.toBe(two?.sound)
  expect(one?.sight).not.toBe(two?.sight)
})
