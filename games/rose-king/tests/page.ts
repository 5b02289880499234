/** The rules page as the source of tests: its scenarios, run as they are printed. */
import { expect } from 'vitest'
import { addCards } from '../rules/cards.ts'
import { HOUSES, modeFor } from '../rules/houses.ts'
import { legal } from '../rules/index.ts'
import { readCards, readPosition, write, writeBoard } from '../rules/notation.ts'
import { playToken } from '../rules/record.ts'
import { whyNot } from '../rules/refusals.ts'
import { leaderOf, scoresOf, territoriesOf } from '../rules/scoring.ts'
import { SPACE_NAMES } from '../rules/spaces.ts'
import type { HouseScore, State, Territory } from '../types.ts'

/** The contents of the first fenced block after a heading or a sentence of the page. */
export function blockAfter(page: string, text: string): string {
  const start = page.indexOf(text)
  if (start < 0) throw new Error(`the rules page has no "${text}"`)
  return /```text\n(.*?)```/s.exec(page.slice(start))?.[1] ?? ''
}

/** The start position that the page gives for that number of players. */
export function positionOf(page: string, players: string): string {
  return new RegExp(`^${players}: \`(.*)\`$`, 'm').exec(page)?.[1] ?? ''
}

/** Runs one scenario and checks everything it says. */
export function playScenario(page: string, id: string): void {
  const lines = blockAfter(page, `### ${id}: `)
    .trim()
    .split('\n')
    .map((line) => /^(\w+): +(.*)$/.exec(line) ?? [])
  const given = lines.find(([, part]) => part === 'given')?.[2] ?? ''
  const when = lines.find(([, part]) => part === 'when')?.[2] ?? ''
  const thens = lines.filter(([, part]) => part === 'then').map(([, , text = '']) => text)
  expect(lines).toHaveLength(thens.length + 2)
  expect(thens.length).toBeGreaterThan(0)

  const state = readPosition(given)
  if (when !== '(nothing)') for (const token of when.split(' ')) playToken(state, token)
  for (const then of thens) {
    const [, what = '', expected = ''] = /^([\w-]+): (.*)$/.exec(then) ?? []
    expectation(state, what, expected)
  }
}

function expectation(state: State, what: string, expected: string): void {
  switch (what) {
    case 'legal':
      expect(legal(state, state.turn).map(write).sort()).toEqual(expected.split(' ').sort())
      break
    case 'refused':
      for (const [text = '', reason] of expected.split(', ').map((pair) => pair.split('='))) {
        expect(legal(state, state.turn).map(write)).not.toContain(text)
        expect(`${text}=${whyNot(state, state.turn, text)}`).toBe(`${text}=${reason}`)
      }
      break
    case 'crown':
      expect(SPACE_NAMES[state.crown]).toBe(expected)
      break
    case 'board':
      expect(writeBoard(state.board)).toBe(expected)
      break
    case 'to-move':
      expect(modeFor(state.hands.length).seats[state.turn]?.notation).toBe(expected)
      break
    case 'hands':
      expect(state.hands.map((hand) => addCards(hand, []))).toEqual(expected.split('|').map(sortedCards))
      break
    case 'heroes':
      expect(state.heroes.join(',')).toBe(expected)
      break
    case 'stones-left':
      expect(state.stonesLeft).toBe(Number(expected))
      break
    case 'discard':
      expect(addCards(state.discard, [])).toEqual(sortedCards(expected))
      break
    case 'deck':
      if (expected.startsWith('~')) expect(state.deck.toSorted((a, b) => a - b)).toEqual(sortedCards(expected.slice(1)))
      else expect(state.deck.toReversed()).toEqual(readCards(expected))
      break
    case 'status':
      expect(state.status).toBe(expected.replace('ended ', ''))
      break
    case 'score': {
      const { board, options } = state
      const scores = scoresOf(board, options.scoring)
      const [red, white] = territoriesOf(board, options.scoring).map((all, house) => scoreText(scores[house], all))
      expect(`red ${red} white ${white}`).toBe(expected)
      break
    }
    case 'winner':
    case 'leader': {
      const { house, by } = leaderOf(scoresOf(state.board, state.options.scoring))
      const text = house === null ? 'draw' : `${HOUSES[house]?.colour} by ${by}`
      expect(text).toBe(expected)
      break
    }
    default:
      throw new Error(`a scenario expects "${what}", which nobody checks`)
  }
}

function sortedCards(text: string): readonly number[] {
  return readCards(text).sort((a, b) => a - b)
}

/** The total, and the territories it comes from: the two are counted apart. */
function scoreText(score: HouseScore | undefined, territories: readonly Territory[]): string {
  const sizes = territories.map((territory) => territory.size)
  expect(score).toEqual({
    total: territories.reduce((sum, { value }) => sum + value, 0),
    stones: sizes.reduce((sum, size) => sum + size, 0),
    territories: sizes.length,
    largest: Math.max(0, ...sizes),
  })
  return `${score?.total} (${sizes.join(',')})`
}
