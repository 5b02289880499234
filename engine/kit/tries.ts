import { quick } from '../dice.ts'
import type { AnyGame } from '../game.ts'
import type { Catalogue } from '../words.ts'
import { demand } from './fault.ts'

/** Whatever the board lets a hand try is legal, or refused for a reason that has words and a rule and that the seat may know. */
export function checkTries(
  game: AnyGame,
  state: unknown,
  seats: number,
  words: Catalogue | undefined,
  where: string,
): void {
  const { speech } = game
  const { refusals } = speech
  if (!speech.tries || !refusals || !game.whyNot || game.outcome(state)) return
  for (let seat = 0; seat < seats; seat++) {
    const view = game.view(state, seat)
    const world = game.guess(view, quick(1))
    const legal = new Set(game.legal(state, seat).map((move) => game.write(move)))
    const tries = speech.tries(view)
    demand(tries.length > 0, where, () => `seat ${seat} can ask nothing on the board why it cannot be chosen`)
    for (const { place, text } of tries) {
      if (legal.has(text)) continue
      const reason = game.whyNot(state, seat, text)
      const at = `${where}, seat ${seat} at ${place}`
      demand(Object.hasOwn(refusals, reason), at, () => `"${text}" is refused as "${reason}", which no rule explains`)
      demand(!words || Object.hasOwn(words, `refused.${reason}`), at, () => `there are no words for refused.${reason}`)
      demand(
        reason === game.whyNot(world, seat, text),
        at,
        () => `the reason for refusing "${text}" tells more than the seat may know`,
      )
    }
  }
  const { rulePrefix } = game.about
  const foreign = Object.values(refusals).find((rule) => !rule.startsWith(`${rulePrefix}-`))
  demand(foreign === undefined, where, () => `a refusal cites the rule "${foreign}"`)
}
