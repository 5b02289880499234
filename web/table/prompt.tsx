/** The line that says what is asked, why, and where the rule is. */
import type { Table } from './table.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import { say } from '../words/index.ts'
import type { Voice } from './voice.ts'

export function Prompt({ table, voice }: { readonly table: Table; readonly voice: Voice }) {
  const { view, eyes, awaiting, outcome } = table.scene.value
  if (outcome)
    return (
      <div class="prompt over" tabIndex={-1} id="prompt">
        <p class="prompt-ask serif">{voice.outcome(outcome)}</p>
        <p class="prompt-why">{voice.reason(outcome)}</p>
      </div>
    )
  const { ask, rule } = table.game.speech.prompt(view, eyes)
  const yours = eyes !== null && awaiting.includes(eyes)
  return (
    <div class={yours ? 'prompt yours' : 'prompt'} tabIndex={-1} id="prompt">
      <p class="prompt-ask serif">
        {yours && <span class="sr">{say('prompt.yours')} </span>}
        {voice.phrase(ask)}
      </p>
      <p class="prompt-why">
        <RuleLink game={table.game.about.id} rule={rule} />
      </p>
    </div>
  )
}
