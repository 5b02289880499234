/** What whoever plays by ear must know: who won a county, how many coins are left, the points, what is asked. */
import { counted, type Examined, type Quiz } from '../../../engine/kit/quiz.ts'
import { COUNTY_IDS, worthOf } from '../rules/figures.ts'
import type { View } from '../types.ts'
import english from '../words/en.json' with { type: 'json' }

const words = new Map<string, unknown>(Object.entries(english))
/** A name in English; none where the catalogue has none. */
function called(id: string): string {
  const word = words.get(id)
  return typeof word === 'string' ? word : ''
}

export const quiz: Quiz<View> = (view, names) => {
  const questions: Examined[] = []
  for (const county of view.stakes) {
    const type = `where is ${called(`county.${COUNTY_IDS[county]}`)}`
    const choices = ['bid for now', 'still in the deck', ...names.map((name) => `won by ${name}`)]
    questions.push({ kind: 'owner', type, choices, right: 'bid for now' })
    questions.push(counted('strength', type, worthOf([county]), (n) => (n === 1 ? ', 1 point:' : `, ${n} points:`)))
  }
  names.forEach((name, seat) => {
    const points = worthOf(view.won[seat] ?? [])
    questions.push(counted('score', 'score', points, (n) => `${name}: ${n};`))
  })
  if (view.status === 'running' && view.seat !== null && view.ready[view.seat] === false)
    questions.push({
      kind: 'asked',
      type: 'what is asked',
      choices: ['Choose a coin in secret', 'Waiting for'],
      right: 'Choose a coin in secret',
    })
  return questions
}
