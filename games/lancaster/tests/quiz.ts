/** What whoever plays by ear must know: who holds a county and how strongly, the French, the points, what is asked. */
import { counted, type Examined, type Quiz } from '../../../engine/kit/quiz.ts'
import type { Ask, View } from '../types/index.ts'
import english from '../words/en.json' with { type: 'json' }

const words = new Map<string, unknown>(Object.entries(english))
/** A name in English; none where the catalogue has none. */
function called(id: string): string {
  const word = words.get(id)
  return typeof word === 'string' ? word : ''
}
const SLOTS = ['upper left', 'upper right', 'lower left', 'lower right']

/** A few words of a question that no other has. Not all have such: an upgrade may be declined, and so may a tile. */
const ASKED: { readonly [what in Ask['what']]?: string } = {
  ally: 'Choose the colour',
  extension: 'Choose your first extension',
  place: 'Place one knight',
  vote: 'Vote on law',
  castle: 'Your castle: choose',
  favour: 'The King’s favour',
  nobleman: 'Choose a nobleman',
  exchange: 'how often do you exchange',
  name: 'names the start player',
  journey: 'may sail to France',
  ransom: 'Ransom your knights?',
}

export const quiz: Quiz<View> = (view, names) => {
  const questions: Examined[] = []
  for (const { id, holder } of view.counties) {
    const type = `where is ${called(`county.${id}`) || id}`
    const holding = (seat: number, ally: boolean): string => `${names[seat]}${ally ? '’s ally' : ''} holds it`
    const choices = ['Nobody holds it', ...names.flatMap((_, seat) => [holding(seat, false), holding(seat, true)])]
    questions.push({
      kind: 'owner',
      type,
      choices,
      right: holder ? holding(holder.seat, holder.ally ?? false) : 'Nobody holds it',
    })
    if (holder) questions.push(counted('strength', type, holder.strength + holder.squires, (n) => `, ${n} in all`))
  }
  view.conflicts.forEach((conflict, slot) => {
    if (!conflict) return
    const type = `where is ${SLOTS[slot]}`
    const english = conflict.spaces.flatMap(({ knights }) => knights).reduce((sum, strength) => sum + strength, 0)
    questions.push(counted('strength', type, conflict.frenchStrength, (n) => `the French have ${n},`))
    questions.push(counted('strength', type, english, (n) => `the English ${n}.`))
  })
  names.forEach((name, seat) =>
    questions.push(counted('score', 'score', view.players[seat]?.points ?? 0, (n) => `${name}: ${n};`)),
  )
  const { ask, seat } = view
  const clear = ask && ASKED[ask.what]
  if (clear && seat !== null && view.awaiting.includes(seat))
    questions.push({ kind: 'asked', type: 'what is asked', choices: Object.values(ASKED), right: clear })
  return questions
}
