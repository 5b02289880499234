/** Answers one question at a time: what would a bot of that level play, seeing that view? */
import { chooseSteps, findLevel, hint, levels } from '../../bots/index.ts'
import { findGame } from '../../games/index.ts'
import type { Answer, Question } from './think.ts'

async function answer(question: Question): Promise<Answer> {
  const { id } = question
  try {
    const entry = findGame(question.game)
    const level = findLevel(question.level) ?? levels[0]
    if (!entry || !level) return { id, fault: 'unknown game or level' }
    const [game, knowledge] = await Promise.all([entry.load(), entry.knowledge()])
    const { view, seat, seed, intent } = question
    const request = { game, knowledge, view, seat, level, seed, intent, now: () => performance.now() }
    if (question.advise) return { id, hints: hint(request) }
    return { id, ...chooseSteps(request) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}

addEventListener('message', (message: MessageEvent<Question>) => {
  void answer(message.data).then((reply) => postMessage(reply))
})
