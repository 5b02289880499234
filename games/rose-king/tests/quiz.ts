/** What whoever plays by ear must know: stones, territories, heroes, scores, what is asked. */
import type { Seat } from '../../../engine/game.ts'
import { counted, type Examined, type Quiz } from '../../../engine/kit/quiz.ts'
import { targetOf } from '../rules/spaces.ts'
import type { View } from '../types.ts'

const SIDE = 9
const nameOf = (space: number): string => `${'abcdefghi'[space % SIDE]}${Math.floor(space / SIDE) + 1}`

/** The stones joined to this one, side by side. */
function joined({ board }: View, from: number): number {
  const found = new Set([from])
  for (const at of found)
    for (const near of [at - SIDE, at + SIDE, at % SIDE > 0 ? at - 1 : -1, at % SIDE < SIDE - 1 ? at + 1 : -1])
      if (board[near] === board[from]) found.add(near)
  return found.size
}

export const quiz: Quiz<View> = (view, names) => {
  const questions: Examined[] = []
  view.board.forEach((stone, space) => {
    const name = nameOf(space)
    const crowned = space === view.crown
    const choices = [
      'empty',
      'red stone',
      'white stone',
      'the crown, no stone',
      'the crown on a red stone',
      'the crown on a white stone',
    ].map((what) => `${name}, ${what}.`)
    questions.push({ kind: 'owner', type: name, choices, right: choices[stone + (crowned ? 3 : 0)] ?? '' })
    if (stone !== 0)
      questions.push(
        counted('strength', `territory of ${name}`, joined(view, space), (n) =>
          n === 1 ? 'A territory of 1 stone,' : `A territory of ${n} stones,`,
        ),
      )
  })
  names.forEach((name, seat) => {
    const { total } = view.scores[seat % 2 === 0 ? 0 : 1]
    questions.push(counted('score', 'score', total, (n) => `${name}: ${n};`))
    const heroes = view.heroes[seat] ?? 0
    questions.push(counted('strength', `where is ${name}`, heroes, (n) => (n === 1 ? '; 1 hero.' : `; ${n} heroes.`)))
  })
  if (view.status === 'running' && view.seat === view.turn)
    questions.push({
      kind: 'asked',
      type: 'what is asked',
      choices: Object.values(ASKED),
      right: askedOf(view, view.turn),
    })
  return questions
}

const ASKED = {
  either: 'Play a card or draw one.',
  play: 'Play a card. Your hand is full',
  hero: 'Your only way on is with a hero',
  draw: 'No card of yours can be played. Draw one.',
  pass: 'You must pass.',
  wait: 'Waiting for',
} as const

/** RK-4.1, RK-4.3, RK-4.5: a full hand cannot draw; where its cards lead says whether it can play. */
function askedOf({ board, crown, hands, heroes, handLimit }: View, seat: Seat): string {
  const hand = hands[seat] ?? []
  const stones = hand.map((card) => board[targetOf(crown, card)])
  const plain = stones.includes(0)
  const hero = (heroes[seat] ?? 0) > 0 && stones.includes(seat % 2 === 0 ? 2 : 1)
  if (hand.length < handLimit) return plain || hero ? ASKED.either : ASKED.draw
  if (plain) return ASKED.play
  return hero ? ASKED.hero : ASKED.pass
}
