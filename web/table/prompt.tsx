/** The line that says what is asked, why, and where the rule is. */
import { Crown } from '../../art/crown.tsx'
import { Shield } from '../../art/shield.tsx'
import type { Outcome } from '../../engine/game.ts'
import type { Table } from './table.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import { say } from '../words/index.ts'
import type { TableText } from './table-text.ts'

export function Prompt({ table, tableText }: { readonly table: Table; readonly tableText: TableText }) {
  const { view, viewer, awaiting, outcome } = table.scene.value
  if (outcome)
    return (
      <div class="prompt over" tabIndex={-1} id="prompt">
        <Winners outcome={outcome} tableText={tableText} />
        <p class="prompt-ask serif">{tableText.outcome(outcome)}</p>
        <p class="prompt-why">{tableText.reason(outcome)}</p>
      </div>
    )
  const { ask, rule } = table.game.speech.prompt(view, viewer)
  const yours = viewer !== null && awaiting.includes(viewer)
  return (
    <div class={yours ? 'prompt yours' : 'prompt'} tabIndex={-1} id="prompt">
      <p class="prompt-ask serif">
        {yours && <span class="sr">{say('prompt.yours')} </span>}
        {tableText.phrase(ask)}
      </p>
      <p class="prompt-why">
        <RuleLink game={table.game.about.id} rule={rule} />
      </p>
    </div>
  )
}

/** The winners' arms under a crown; nobody's at a draw. */
function Winners({ outcome, tableText }: { readonly outcome: Outcome; readonly tableText: TableText }) {
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length === outcome.places.length) return null
  return (
    <span class="arms-won" aria-hidden="true">
      {winners.map((seat) => (
        <svg key={seat} viewBox="-50 -84 100 136">
          <Shield livery={tableText.faces[seat]?.livery ?? 'or'} />
          <Crown y={-56} size={64} />
        </svg>
      ))}
    </span>
  )
}
