import type { About } from '../game.ts'
import { settingProblem } from '../options.ts'
import type { Catalogue } from '../words.ts'
import { demand } from './fault.ts'

/** What a lobby reads: options that hold their own defaults, rules that are the game's, words for all of it. */
export function checkAbout(about: About, words: Catalogue | undefined): void {
  const { id, options, talk, rulePrefix, tempers = [] } = about
  checkSeats(about)
  const ids = options.map((spec) => spec.id)
  const twice = ids.find((option, i) => ids.indexOf(option) !== i)
  demand(twice === undefined, id, () => `two options are both called ${twice}`)
  for (const spec of options) {
    const problem = settingProblem(spec, spec.default)
    demand(problem === null, id, () => `the default of an option is refused: ${problem}`)
    const values = spec.kind === 'choice' ? spec.values.map((value) => `option.${spec.id}.${value}`) : []
    for (const key of [`option.${spec.id}`, ...values]) checkWord(id, key, words)
  }
  for (const temper of tempers) checkWord(id, `temper.${temper}`, words)
  if (!talk) return
  demand(talk.rule.startsWith(`${rulePrefix}-`), id, () => `the notice at the chat cites the rule "${talk.rule}"`)
  checkWord(id, 'talk', words)
}

/** Whoever opens a table is offered these, and the usual number first. */
function checkSeats({ id, seatCounts, usualSeats }: About): void {
  const rising = seatCounts.every((count, i) => Number.isInteger(count) && count > (seatCounts[i - 1] ?? 0))
  demand(seatCounts.length > 0 && rising, id, () => `seats are counted upwards from 1, not ${seatCounts.join(', ')}`)
  const usual = usualSeats === undefined || seatCounts.includes(usualSeats)
  demand(usual, id, () => `is usually played by ${usualSeats}, and seats ${seatCounts.join(', ')}`)
}

function checkWord(game: string, key: string, words: Catalogue | undefined): void {
  demand(!words || Object.hasOwn(words, key), game, () => `there are no words for ${key}`)
}
