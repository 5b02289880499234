/** What whoever plays by ear must know: who holds an area and with how many, how strong a block is, the count, what is asked. */
import { counted, type Examined, type Quiz } from '../../../engine/kit/quiz.ts'
import type { Phase, View } from '../types/index.ts'
import english from '../words/en.json' with { type: 'json' }

const words = new Map<string, unknown>(Object.entries(english))
/** A name in English; none where the catalogue has none. */
function called(id: string): string {
  const word = words.get(id)
  return typeof word === 'string' ? word : ''
}

/** A few words of each question that no other has. */
const ASKED: { readonly [phase in Phase]?: string } = {
  mulligan: 'redeal',
  'mulligan-answer': 'Your opponent gets a new hand',
  'choose-card': 'Choose a card in secret',
  'main-attack': 'does your main attack enter',
  'choose-battle': 'Choose the next battle',
  'treason-roll': 'use your Treason roll now',
  'battle-turn': ', round ',
  'assign-hits': 'Choose which of your strongest',
  regroup: 'Regroup to friendly',
  'minor-entry': 'comes of age',
  execute: 'Spare him or execute him',
}

export const quiz: Quiz<View> = (view, names) => {
  const questions: Examined[] = []
  for (const { id, holder, red, white } of view.areas) {
    const name = called(`area.${id}`)
    const type = `where is ${name}`
    const held = names.map((who) => `${name}: held by ${who}.`)
    const choices = [...held, `${name}: nobody is there.`, `${name}: contested.`]
    const right = holder === null ? choices[2] : holder === 'contested' ? choices[3] : held[holder]
    questions.push({ kind: 'owner', type, choices, right: right ?? '' })
    const blocks = (n: number, colour: string): string => `${n} ${colour} ${n === 1 ? 'block' : 'blocks'}`
    if (red > 0) questions.push(counted('strength', type, red, (n) => blocks(n, 'red'), [1, 2, 3, 4, 5, 6, 7, 8, 9]))
    if (white > 0)
      questions.push(counted('strength', type, white, (n) => blocks(n, 'white'), [1, 2, 3, 4, 5, 6, 7, 8, 9]))
  }
  const blocks = view.blocks.map(({ block }) => nameOf(block))
  view.blocks.forEach(({ strength }, i) => {
    const name = blocks[i] ?? ''
    // Levies and mercenaries of one name are told together.
    if (
      blocks.filter((other) => other === name).length > 1 ||
      view.areas.some(({ id }) => called(`area.${id}`) === name)
    )
      return
    questions.push(counted('strength', `where is ${name}`, strength, (n) => `strength ${n} of`))
  })
  names.forEach((name, seat) => {
    const { least, most } = view.houses[seat]?.count ?? { least: 0, most: 0 }
    if (least === most) questions.push(counted('score', 'score', most, (n) => `${name}: ${n};`))
    else questions.push(counted('score', 'score', most, (n) => `${name}: ${least} to ${n};`))
  })
  const asked = ASKED[view.phase]
  if (asked !== undefined && view.seat !== null && view.awaiting.includes(view.seat))
    questions.push({ kind: 'asked', type: 'what is asked', choices: Object.values(ASKED), right: asked })
  return questions
}

function nameOf(block: string): string {
  return called(`block.${block}`) || called(`block.${block.replace(/^(lancaster|york)-/, '')}`)
}
