/** Answers one question at a time: what would a bot of that level play, seeing that view? */
import { chooseSteps, findLevel, hint, levels } from '../../bots/index.ts'
import { findRules } from '../../games/index.ts'
import type { Answer, Question } from './think.ts'

async function answer(question: Question): Promise<Answer> {
  const { id } = question
  try {
    const rules = findRules(question.game, question.version)
    const level = findLevel(question.level) ?? levels[0]
    if (!rules || !level) return { id, fault: 'unknown game or level' }
    const [game, knowledge] = await Promise.all([rules.load(), rules.knowledge()])
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
