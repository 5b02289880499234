import { expect, test } from 'vitest'
import { quick } from './dice.ts'
import { Draft } from './draft.ts'
import type { AnyGame } from './game.ts'
import { game as joustGame } from './kit/samples/joust.ts'
import { game as ransomGame } from './kit/samples/ransom.ts'
import { defaultOptions } from './options.ts'

const joust = joustGame as AnyGame
const ransom = ransomGame as AnyGame

function draftOf(game: AnyGame, seat = 0, seats = 2): { draft: Draft; view: unknown } {
  const state = game.setup(seats, defaultOptions(game.about, seats), quick(1))
  const view = game.view(state, seat)
  return { draft: new Draft(game, view, seat), view }
}

test('a secret step can wait, and the one that all are told of cannot', () => {
  const { draft, view } = draftOf(ransom)
  expect(draft.secret).toBe(true)
  expect(draft.view).toBe(view)
  expect(draft.play('pledge:37')).toEqual({ known: true, secret: true })
  expect(draft.view).toMatchObject({ pledges: [37, null] })
  expect(draft.legal().map((move) => ransom.write(move))).toEqual(['seal'])
  expect(draft.play('seal')).toEqual({ known: false, secret: false })
  expect(draft.steps).toEqual(['pledge:37', 'seal'])
})

test('a step taken back leaves the draft as it was before', () => {
  const { draft, view } = draftOf(ransom)
  draft.play('pledge:37')
  expect(draft.back()).toBe('pledge:37')
  expect(draft.view).toEqual(view)
  expect(draft.steps).toEqual([])
  expect(draft.back()).toBeNull()
})

test('every step back leads to what was there before it, and what was shown meanwhile is left alone', () => {
  const { draft } = draftOf(ransom)
  draft.play('pledge:37')
  const shown = draft.view
  const before = structuredClone(shown)
  draft.play('seal')
  expect(shown).toEqual(before)
  draft.back()
  expect(draft.view).toEqual(before)
  expect(draft.legal().map((move) => ransom.write(move))).toEqual(['seal'])
})

test('what is not legal changes nothing', () => {
  const { draft, view } = draftOf(ransom)
  expect(draft.play('pledge:4000')).toBeNull()
  expect(draft.view).toEqual(view)
  expect(draft.steps).toEqual([])
})

test('what the table shows first is not known here: nothing after it can be drafted', () => {
  const { draft } = draftOf(joust)
  expect(draft.play('+')).toEqual({ known: false, secret: false })
})

test('the table itself is not touched by what is tried', () => {
  const state = ransom.setup(2, defaultOptions(ransom.about, 2), quick(1))
  const before = structuredClone(state)
  const draft = new Draft(ransom, ransom.view(state, 0), 0)
  draft.play('pledge:5')
  draft.play('seal')
  expect(state).toEqual(before)
})

test('after a die nothing is known, and what others hear of cannot wait, though the seat goes on in secret', () => {
  const thrown: AnyGame = {
    ...ransom,
    apply(state, seat, move, dice, tell) {
      ransom.apply(state, seat, move, dice, tell)
      dice.int(6)
    },
  }
  expect(draftOf(thrown).draft.play('pledge:5')).toEqual({ known: false, secret: false })
  const loud: AnyGame = {
    ...ransom,
    apply: (state, seat, move, dice, tell) => ransom.apply(state, seat, move, dice, (event) => tell?.(event)),
  }
  expect(draftOf(loud).draft.play('pledge:5')).toEqual({ known: true, secret: false })
})

test('the last step of a secret phase cannot wait, though nothing was shown and the seat goes on', () => {
  const open: AnyGame = {
    ...ransom,
    together: (state) => (state as { pledges: (number | null)[] }).pledges[0] === null,
  }
  expect(draftOf(open).draft.play('pledge:5')).toEqual({ known: true, secret: false })
})

test('a draft tells of each step what the seat itself would hear, and nothing that only others hear', () => {
  const whispering: AnyGame = {
    ...ransom,
    apply(state, seat, move, dice, tell) {
      tell?.({ type: 'whisper' }, [1 - seat])
      ransom.apply(state, seat, move, dice, tell)
    },
  }
  const { draft } = draftOf(whispering, 1)
  const types = () => draft.events.map((step) => step.map(({ type }) => type))
  expect(types()).toEqual([])
  draft.play('pledge:37')
  draft.play('seal')
  expect(types()).toEqual([['pledged'], ['sealed']])
  draft.back()
  expect(types()).toEqual([['pledged']])
})

test('a draft says who is asked, what an absent player would do, and no more once the seat is done', () => {
  const { draft } = draftOf(ransom, 1)
  expect([draft.awaiting, draft.idle()]).toEqual([[0, 1], 'pledge:0'])
  draft.play('pledge:3')
  expect([draft.awaiting, draft.idle(), draft.secret]).toEqual([[0, 1], 'seal', true])
  draft.play('seal')
  expect([draft.awaiting, draft.legal(), draft.secret]).toEqual([[0], [], false])
})

test('a step of which others are told, be it one of them beside the seat itself, cannot wait', () => {
  const telling = (to: readonly number[] | undefined) => {
    const apply: AnyGame['apply'] = (state, seat, move, dice, tell) => {
      ransom.apply(state, seat, move, dice, null)
      tell?.({ type: 'whispered' }, to)
    }
    return draftOf({ ...ransom, apply }).draft.play('pledge:37')?.secret
  }
  expect([[0], [1], [0, 1], undefined].map(telling)).toEqual([true, false, false, false])
})
