import { expect, test } from 'vitest'
import { Draft } from '../../../../engine/index.ts'
import { errandSteps } from '../../board/errand.ts'
import { type Deed, deedOf, type Errand } from '../../board/places.ts'
import { game } from '../../index.ts'
import { legal } from '../../rules/index.ts'
import { write } from '../../rules/notation.ts'
import type { Move } from '../../types/index.ts'
import { Table, Y } from '../position.ts'

const offers = (moves: readonly Move[]) => moves.map((move) => ({ move, text: write(move), label: '' }))

/** The steps a board would send, looking ahead as the table lets it. */
function stepsOf(table: Table, errand: Errand): readonly string[] {
  const deeds: readonly Deed[] = offers(legal(table.state, Y)).map(deedOf)
  return errandSteps(deeds, errand, (texts) => {
    const draft = new Draft(game, table.view(Y), Y)
    return texts.every((text) => draft.play(text)?.known) ? offers(draft.legal() as readonly Move[]) : []
  })
}

test('R3-6.2 a group marches as one act, every step of which is legal after those before', () => {
  const table = new Table({
    lancaster: { sussex: 'oxford' },
    york: { kent: 'arundel worcester hastings herbert' },
  }).cards('2', '3')
  const blocks = ['york-arundel', 'york-worcester', 'york-hastings', 'york-herbert'] as const
  const steps = stepsOf(table, { blocks, place: 'sussex', way: 'kent>sussex' })
  expect(steps).toEqual(['arundel:kent>sussex', 'worcester:kent>sussex', 'hastings:kent>sussex', 'herbert:kent>sussex'])
  table.play(Y, ...steps)
  expect(table.at(Y, 'sussex')).toHaveLength(4)
  expect(table.state.points).toBe(2)
})

test('R3-6.22 a fleet sails as one act, two blocks in a ship, as far as the points go', () => {
  const table = new Table({
    lancaster: { middlesex: 'henry-vi' },
    york: { calais: 'march warwick salisbury kent hastings herbert worcester' },
  }).cards('2', '3')
  const blocks = table.view(Y).blocks.flatMap(({ block, at }) => (at === 'calais' ? [block] : []))
  const steps = stepsOf(table, { blocks, place: 'east-anglia', way: sea(table) })
  expect(steps).toHaveLength(3)
  table.play(Y, ...steps)
  expect(table.at(Y, 'east-anglia')).toHaveLength(6)
  expect(table.state.points).toBe(0)
})

function sea(table: Table): string {
  const deeds = offers(legal(table.state, Y)).map(deedOf)
  return deeds.find(({ way, place }) => way.by === 'sea' && place === 'east-anglia')?.way.key ?? ''
}
