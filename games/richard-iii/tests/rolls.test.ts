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

test('R3-8.7 R3-8.11 R3-9.1 R3-7.5 the latest roll is shown to everybody: of which kind, by whom and at whom', () => {
  const shown = (table: Table) => {
    const [one, other, watcher] = [L, Y, null].map((seat) => view(table.state, seat).roll)
    expect([one, other]).toEqual([watcher, watcher])
    return watcher
  }
  const spec = { york: { kent: 'march/3 norfolk' }, lancaster: { kent: 'somerset/2 oxford' } }
  const fire = new Table(spec).battle('kent', Y, 'sussex', 'march norfolk').roll(1, 6, 6, 6).play(L, 'fire:oxford')
  expect(shown(fire)).toMatchObject({ how: 'fire', block: 'lancaster-oxford', target: null, hits: 1 })

  const charge = new Table(spec).battle('kent', L, 'sussex', 'somerset oxford').roll(1, 1, 6)
  charge.play(Y, 'charge:march!somerset')
  expect(shown(charge)).toMatchObject({ how: 'charge', block: 'york-march', target: 'lancaster-somerset', hits: 2 })

  const survived = new Table(spec).battle('kent', L, 'sussex', 'somerset oxford').roll(2, 6, 6, 2)
  survived.play(Y, 'charge:march!somerset')
  const back = { how: 'shot-back', block: 'lancaster-somerset', target: 'york-march', dice: [2], hits: 1 }
  expect(shown(survived)).toMatchObject(back)

  const tempted = new Table({ lancaster: { kent: 'henry-vi' }, york: { kent: 'buckingham norfolk' } })
  tempted.battle('kent', L, 'sussex', 'henry-vi').play(Y, 'pass:buckingham', 'pass:norfolk').roll(2)
  tempted.play(L, 'treachery:henry-vi!buckingham')
  expect(shown(tempted)).toMatchObject({ how: 'treachery', hits: 1 })

  const treason = new Table({ lancaster: { kent: 'buckingham' }, york: { kent: 'suffolk' } })
  treason.state.treason = Y
  treason.entered(L, 'kent', 'sussex', 'buckingham', true).fight(Y).roll(1)
  treason.play(Y, 'treason!buckingham')
  expect(shown(treason)).toMatchObject({ how: 'treason', block: null })
})
