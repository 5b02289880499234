/** Answers one question at a time: what would a bot of that level play, seeing that view? What would a move bring? */
import { chooseSteps, findLevel, hint, levels, reasons, tidings, verdict } from '../../bots/index.ts'
import { findRules } from '../../games/index.ts'
import type { Answer, Question } from './think.ts'

async function answer(question: Question): Promise<Answer> {
  const { id } = question
  try {
    const rules = findRules(question.game, question.version)
    if (rules && question.foresee) {
      const { speech } = await rules.load()
      return { id, foreseen: speech.foresee?.(question.view, question.foresee) ?? [] }
    }
    const level = findLevel(question.level) ?? levels[0]
    if (!rules || !level) return { id, fault: 'unknown game or level' }
    const [game, knowledge] = await Promise.all([rules.load(), rules.knowledge()])
    const { view, seat, seed, intent, options } = question
    const request = { game, knowledge, view, seat, level, seed, intent, options, now: () => performance.now() }
    const { counsel } = question
    switch (counsel?.kind) {
      case 'hints':
        return { id, hints: hint(request) }
      case 'verdict':
        return { id, verdict: verdict(request, counsel.steps) }
      case 'tidings':
        return { id, tidings: tidings(request, counsel.before) }
      case 'reasons':
        return { id, reasons: reasons({ game, knowledge, view, seat }, counsel.step) }
      case undefined:
        return { id, ...chooseSteps(request) }
    }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}

addEventListener('message', (message: MessageEvent<Question>) => {
  void answer(message.data).then((reply) => postMessage(reply))
})
