/** The data file, figure by figure, as the rules page echoes it: a slip in data.json fails here. */
import { expect, test } from 'vitest'
import { PRINTED } from '../rules/figures.ts'
import type { Cost, Effect } from '../types/index.ts'

const part = (effect: Effect): string => {
  switch (effect.op) {
    case 'gain':
      return `${effect.amount} ${effect.good}`
    case 'recruit':
      return `${effect.count} knight of ${effect.strength}`
    case 'upgrade':
      return effect.from ? `${effect.scope} ${effect.from} to ${effect.to}` : `upgrade ${effect.scope}`
    case 'journey':
      return effect.earnsFavour ? 'journey with favour' : 'journey'
    case 'extension':
    case 'nobleman':
      return effect.op
  }
}
const brief = (reward: readonly Effect[]): string => reward.map(part).join(', ')
const paid = (cost: Cost): string =>
  Object.entries(cost)
    .map(([good, n]) => `${n} ${good}: `)
    .join('')

test('LA-7.2 the nine counties: minimum and reward', () => {
  const rows = PRINTED.counties.map(
    ({ letter, id, minStrength, reward, namesStartPlayer }) =>
      `${letter} ${id} ${minStrength}: ${brief(reward)}${namesStartPlayer ? ', start player' : ''}`,
  )
  expect(rows).toEqual([
    'A stafford 1: upgrade owned',
    'B warwick 2: 1 knight of 1',
    'C norfolk 3: 1 knight of 1, 2 squires',
    'D gloucester 3: upgrade owned, 2 votes',
    'E oxford 1: extension',
    'F essex 3: extension, 2 gold',
    'G somerset 4: 6 points',
    'H hampshire 1: journey with favour',
    'I surrey 2: 2 squires, 2 gold, start player',
  ])
  expect(PRINTED.bothCost).toEqual({ gold: 3 })
})

test('LA-8.3 castle spaces, the castle of an ally and the round table', () => {
  expect(PRINTED.castle.map(({ id, cost, reward }) => `${id} ${paid(cost)}${brief(reward)}`)).toEqual([
    'castle-gold 2 gold',
    'castle-squires 2 squires',
    'castle-votes 2 votes',
    'castle-mixed 1 gold, 1 squires',
    'castle-recruit 3 squires: 1 knight of 1',
    'castle-upgrade 2 squires: upgrade owned',
  ])
  expect(PRINTED.ally.castle.map(({ id, cost, reward }) => `${id} ${paid(cost)}${brief(reward)}`)).toEqual([
    'ally-castle-recruit 1 knight of 1',
    'ally-castle-upgrade upgrade owned',
  ])
  expect(PRINTED.ally.court).toEqual([0, 1, 0, 0])
  expect(PRINTED.roundTable).toMatchObject({ lord: 1, nobleman: 1, skippedInRound: 5 })
})

test('LA-A13 the six favour tiles', () => {
  expect(PRINTED.favours.map(({ id, reward }) => `${id}: ${brief(reward)}`)).toEqual([
    'favour-nobleman: nobleman',
    'favour-upgrade: upgrade owned',
    'favour-three-squires: 3 squires',
    'favour-two-gold: 2 gold',
    'favour-two-squires: 2 squires',
    'favour-gold-and-squire: 1 gold, 1 squires',
  ])
})

test('LA-A14 twelve conflict cards: strength, points, and the numbers of players they are used with', () => {
  const rows = PRINTED.conflicts.map(
    ({ id, frenchStrength, points, usedWith }) =>
      `${id} ${frenchStrength}: ${points.join('/')} with ${usedWith.join()}`,
  )
  expect(rows).toEqual([
    'conflict-01 4: 3/2/1 with 3',
    'conflict-02 4: 3/2/1 with 2,3,4',
    'conflict-03 5: 4/2/1 with 2,3,4,5',
    'conflict-04 5: 4/2/1 with 2,3,4,5',
    'conflict-05 5: 4/2/1 with 2,3,4,5',
    'conflict-06 6: 5/3/1 with 2,3,4,5',
    'conflict-07 6: 5/3/1 with 2,3,4,5',
    'conflict-08 6: 5/3/1 with 2,3,4,5',
    'conflict-09 7: 6/3/2 with 2,3,4,5',
    'conflict-10 7: 6/3/2 with 2,3,4,5',
    'conflict-11 8: 7/4/2 with 2,4,5',
    'conflict-12 8: 7/4/2 with 5',
  ])
  expect([PRINTED.newConflicts, PRINTED.spacesPerConflict, PRINTED.ransomPerStrength]).toEqual([2, 3, 1])
})

test('LA-A1 LA-A2 the eighteen laws: group, condition and effect', () => {
  const rows = PRINTED.laws.map((law) => {
    const gets = `${law.group} ${law.id}`
    switch (law.kind) {
      case 'majority':
        return `${gets}, most ${law.compare}: ${brief(law.effect)}`
      case 'per-set':
        return `${gets}, every ${law.setSize} ${law.count}${law.strength ? ` of ${law.strength}` : ''}: ${brief(law.effect)}`
      case 'condition':
        return `${gets}, ${law.when.map((is) => `${is.least}-${is.most} ${is.place} of ${is.strength}`).join(' and ')}: ${brief(law.effect)}`
      case 'exchange':
        return `${gets}, ${paid(law.cost)}${brief(law.effect)}`
    }
  })
  expect(rows).toEqual([
    '0 law-most-gold-upgrades, most gold: upgrade deployed',
    '0 law-most-squires-recruits, most squires: 1 knight of 1',
    '0 law-two-counties-points, every 2 counties: 2 points',
    '1 law-gold-buys-votes, 1 gold: 1 votes',
    '1 law-squire-and-gold-for-points, 1 squires: 1 gold: 3 points',
    '1 law-two-conflicts-extension, every 2 conflicts: extension',
    '1 law-strength-two-squires, every 1 knights of 2: 1 squires',
    '2 law-two-conflicts-goods, every 2 conflicts: 1 squires, 1 votes, 1 gold',
    '2 law-no-strength-two-upgrade, 0-0 deployed of 2: upgrade owned',
    '2 law-strength-three-to-four, 1-1 deployed of 3 and 1-1 reserve of 4: deployed 3 to 4',
    '2 law-three-extensions-points, every 3 extensions: 5 points',
    '3 law-conflict-points, every 1 conflicts: 3 points',
    '3 law-three-counties-points, every 3 counties: 8 points',
    '3 law-three-weak-knights-points, 3-3 deployed of 1: 5 points',
    '3 law-three-noblemen-recruit, every 3 noblemen: 1 knight of 1',
    '4 law-gold-for-points, 1 gold: 1 points',
    '4 law-squire-for-points, 1 squires: 1 points',
    '4 law-four-strengths-points, 1-7 deployed of 1 and 1-7 deployed of 2 and 1-7 deployed of 3 and 1-7 deployed of 4: 6 points',
  ])
})

test('LA-2.3 LA-11.5 rounds, supply, vote tiles and the prizes at the end', () => {
  expect([PRINTED.rounds, PRINTED.lawsPerRow, PRINTED.voteTile]).toEqual([5, 3, 1])
  expect(PRINTED.supply).toMatchObject({ gold: 37, squires: 37, votes: 37, limited: true })
  expect(PRINTED.scoring).toMatchObject({ first: 8, second: 4, secondWithTwo: 0 })
  expect(PRINTED.scoring.noblemen).toEqual([0, 0, 1, 3, 6, 10, 15, 21, 28, 36])
})
