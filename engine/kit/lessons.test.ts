/** A lesson that cannot be learned is named, whatever is wrong with it. */
import { expect, test } from 'vitest'
import { quick } from '../dice.ts'
import type { AnyGame } from '../game.ts'
import type { AnyGoal, AnyLesson } from '../lesson.ts'
import { checkLesson, checkTexts } from './lessons.ts'
import { game, type Move, type State } from './samples/joust.ts'

const joust = game as unknown as AnyGame
const position = (): State => game.setup(2, { bouts: 'long' }, quick(1))
const [shortest = 0, middle = 0, longest = 0] = position().hands[0] ?? []
const rode = (lance: number) => (attempt: { readonly moves: readonly unknown[] }) =>
  (attempt.moves as readonly Move[]).some((move) => move.do === 'ride' && move.lance === lance)
const drew = ({ moves }: { readonly moves: readonly unknown[] }) => (moves as readonly Move[])[0]?.do === 'draw'

/** Ride with the longest lance; whoever draws first is on the way. */
const goal: AnyGoal = {
  id: 'ride',
  rule: 'JO-1',
  met: rode(longest),
  onTheWay: drew,
  wrong: [
    { id: 'short', when: rode(shortest), example: [`L${shortest}`] },
    { id: 'middle', when: rode(middle), example: ['+', `L${middle}`] },
  ],
  solution: ['+', `L${longest}`],
}
const lesson: AnyLesson = { id: 'lists', seats: 2, seat: 0, position, goals: [goal] }
const checked = (change: Partial<AnyLesson>) => () => checkLesson(joust, { ...lesson, ...change })
const task = (change: Partial<AnyGoal>) => checked({ goals: [{ ...goal, ...change }] })

test('a lesson that can be learned passes, one of several tasks and one of a whole game as well', () => {
  expect(checked({})).not.toThrow()
  const next = { ...goal, id: 'next', met: rode(middle), wrong: [], solution: [`L${middle}`] }
  expect(checked({ goals: [goal, next] })).not.toThrow()
  expect(checked({ goals: [], game: { level: 'page', coach: [] } })).not.toThrow()
})

test('what cannot be learned is named', () => {
  const [short, other] = goal.wrong
  if (!short || !other) throw new Error('two kinds of mistakes')
  expect(task({ solution: [`L${middle}`] })).toThrow(/lists, ride: the solution is judged as wrong middle/)
  expect(task({ solution: ['+'] })).toThrow(/the solution is judged as on-the-way/)
  expect(task({ solution: [`L${longest}`, '+'] })).toThrow(/the solution is judged as met already at L\d+/)
  expect(task({ solution: ['L99'] })).toThrow(/the solution is judged as refused L99 \(L\d+ L\d+ L\d+ \+\)/)
  expect(task({ wrong: [{ ...short, example: [`L${middle}`] }, other] })).toThrow(
    /the example of short is judged as wrong middle/,
  )
  expect(task({ wrong: [short, { ...other, example: [`L${longest}`] }] })).toThrow(
    /the example of middle is judged as met/,
  )
  // The second task begins where the first has ended: that lance is gone.
  expect(checked({ goals: [goal, { ...goal, id: 'again', wrong: [] }] })).toThrow(
    /lists, again: the solution is judged/,
  )
  expect(checked({ goals: [] })).toThrow(/has neither a task nor a game/)
  expect(checked({ position: () => ({ ...position(), bout: 0 }) })).toThrow(/it is over before it begins/)
  expect(checked({ answers: { 1: ['L99'] } })).toThrow(/lesson lists: seat 1 cannot answer L99/)
  const endless = { ...joust, apply: () => undefined }
  expect(() => checkLesson(endless, { ...lesson, goals: [], game: { level: 'page', coach: [] } })).toThrow(
    /it does not come to an end/,
  )
})

test('a position that is another each time, that no view tells of, or that breaks what always holds is named', () => {
  let made = 0
  expect(checked({ position: () => ({ ...position(), scores: [made++, 0] }) })).toThrow(/is another one each time/)
  const blind = { ...joust, guess: (view: never, dice: never) => ({ ...game.guess(view, dice), bout: 1 }) }
  expect(() => checkLesson(blind as AnyGame, lesson)).toThrow(/its position cannot be told from a view/)
  const strict: AnyGame = {
    ...joust,
    assert: () => {
      throw new Error('no such joust')
    },
  }
  expect(() => checkLesson(strict, lesson)).toThrow(/no such joust/)
})

test('a text that is missing, belongs to no lesson, has an open hole or a figure typed into it is named', () => {
  const words = {
    'lists.title': 'The lists',
    'lists.ride.task': 'Ride with one of {n} lances.',
    'lists.ride.praise': 'Well ridden.',
    'lists.ride.wrong.short': 'Too short.',
    'lists.ride.wrong.middle': 'Not the longest.',
    'lists.means': 'Length wins.',
  }
  const texts = (change: object, more: Partial<AnyLesson> = {}) => {
    const all = Object.entries({ ...words, ...change }).filter(([, text]) => text !== undefined)
    return () => checkTexts([{ ...lesson, holes: { n: 3 }, ...more }], Object.fromEntries(all), {})
  }
  expect(texts({})).not.toThrow()
  for (const id of Object.keys(words)) expect(texts({ [id]: undefined })).toThrow(`no text ${id}`)
  expect(texts({ 'lists.ride.other': 'Else.' })).toThrow(/the text lists\.ride\.other belongs to no lesson/)
  expect(texts({ 'lists.means': 'Of {m} lances.' })).toThrow(/lists\.means has an open hole/)
  expect(texts({ 'lists.means': 'Of 3 lances.' })).toThrow(/lists\.means has a figure typed into it/)
  // A whole game ends one way or the other, and its coach speaks.
  const game = { level: 'page', coach: [{ id: 'draw', when: () => true }] }
  for (const id of ['lists.won', 'lists.lost', 'lists.coach.draw']) {
    const said = { 'lists.won': 'Won.', 'lists.lost': 'Lost.', 'lists.coach.draw': 'Draw.', [id]: undefined }
    expect(texts(said, { game })).toThrow(`no text ${id}`)
  }
})
