/** What whoever plays by ear must know: whose a piece is and what it counts, a region's points, victory points, what is asked. */
import { counted, type Examined, type Quiz } from '../../../engine/kit/quiz.ts'
import type { View } from '../types/index.ts'
import english from '../words/en.json' with { type: 'json' }

const words = new Map<string, unknown>(Object.entries(english))
/** A name in English; none where the catalogue has none. */
function called(id: string): string {
  const word = words.get(id)
  return typeof word === 'string' ? word : ''
}
const ASKED = { draft: 'Take a card (pick', aid: 'French Aid offers', planning: 'cost' } as const

export const quiz: Quiz<View> = (view, names) => {
  const questions: Examined[] = []
  const owners = ['Nobody’s:', ...names.map((name) => `Belongs to ${name}.`)]
  for (const { id, owner, controlPoints } of view.assets) {
    const type = `where is ${called(`asset.${id}`)}`
    questions.push({ kind: 'owner', type, choices: owners, right: owners[owner === null ? 0 : owner + 1] ?? '' })
    questions.push(counted('strength', type, controlPoints, (n) => `, ${n} CP.`))
  }
  for (const { id, points } of view.regions)
    names.forEach((name, seat) => {
      const n = points[seat] ?? 0
      if (n > 0)
        questions.push(counted('strength', `where is ${called(`region.${id}`)}`, n, (m) => `${name}: ${m} CP.`))
    })
  names.forEach((name, seat) =>
    questions.push(counted('score', 'score', view.players[seat]?.vp ?? 0, (n) => `${name}: ${n};`)),
  )
  const { phase, seat } = view
  if (phase !== 'over' && seat !== null && isAsked(view, seat))
    questions.push({ kind: 'asked', type: 'what is asked', choices: Object.values(ASKED), right: ASKED[phase] })
  return questions
}

function isAsked({ phase, draft, aid, players }: View, seat: number): boolean {
  if (phase === 'draft') return draft?.order[draft.made] === seat
  return phase === 'aid' ? aid?.seat === seat : players[seat]?.ready === false
}
