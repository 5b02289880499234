/** The line that says what is asked, why, and where the rule is. */
import { Crown } from '../../art/crown.tsx'
import { Shield } from '../../art/shield.tsx'
import type { Outcome } from '../../engine/game.ts'
import type { Table } from './table.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import { say } from '../words/index.ts'
import type { Voice } from './voice.ts'

export function Prompt({ table, voice }: { readonly table: Table; readonly voice: Voice }) {
  const { view, eyes, awaiting, outcome } = table.scene.value
  if (outcome)
    return (
      <div class="prompt over" tabIndex={-1} id="prompt">
        <Winners outcome={outcome} voice={voice} />
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

/** The winners' arms under a crown; nobody's at a draw. */
function Winners({ outcome, voice }: { readonly outcome: Outcome; readonly voice: Voice }) {
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length === outcome.places.length) return null
  return (
    <span class="arms-won" aria-hidden="true">
      {winners.map((seat) => (
        <svg key={seat} viewBox="-50 -84 100 136">
          <Shield livery={voice.faces[seat]?.livery ?? 'or'} />
          <Crown y={-56} size={64} />
        </svg>
      ))}
    </span>
  )
}
