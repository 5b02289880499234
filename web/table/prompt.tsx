/** The line that says what is asked, why, and where the rule is. */
import { useRef } from 'preact/hooks'
import { Crown } from '../../art/crown.tsx'
import { Shield } from '../../art/shield.tsx'
import type { Seat } from '../../engine/game.ts'
import { winnersOf } from '../../engine/outcome.ts'
import type { Scene, Table } from './table.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import { say } from '../words/index.ts'
import { publicFacts } from './public-facts.ts'
import type { TableText } from './table-text.ts'
import { useRoom } from './use-room.ts'

/** A question of more letters has smaller ones where it stands over the board of a phone. */
const LONG = 60

interface Props {
  readonly table: Table
  readonly scene: Scene
  readonly tableText: TableText
}

export function Prompt({ table, scene, tableText }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { view, viewer, awaiting, outcome } = scene
  useRoom(box, outcome !== null)
  if (outcome) {
    const { sides } = publicFacts(table.game, view, table.seats)
    return (
      <div ref={box} class="prompt over" role="group" aria-label={say('prompt.label')} tabIndex={-1} id="prompt">
        <Winners seats={winnersOf(outcome, sides)} tableText={tableText} />
        <p class="prompt-ask serif">{tableText.outcome(outcome, sides)}</p>
        <p class="prompt-why">{tableText.reason(outcome)}</p>
      </div>
    )
  }
  const { ask, rule } = table.game.speech.prompt(view, viewer)
  const yours = viewer !== null && awaiting.includes(viewer)
  const asked = tableText.phrase(ask)
  return (
    <div
      ref={box}
      class={yours ? 'prompt yours' : 'prompt'}
      role="group"
      aria-label={say('prompt.label')}
      tabIndex={-1}
      id="prompt"
    >
      <p class={asked.length > LONG ? 'prompt-ask serif long' : 'prompt-ask serif'}>
        {yours && <span class="sr">{say('prompt.yours')} </span>}
        {asked}
      </p>
      <p class="prompt-why">
        <RuleLink game={table.game.about.id} rule={rule} />
      </p>
    </div>
  )
}

/** The winners' arms under a crown; nobody's at a draw, or when the game has beaten everybody. */
function Winners({ seats, tableText }: { readonly seats: readonly Seat[]; readonly tableText: TableText }) {
  if (seats.length === 0) return null
  return (
    <span class="arms-won" aria-hidden="true">
      {seats.map((seat) => (
        <svg key={seat} viewBox="-50 -84 100 136">
          <Shield livery={tableText.faces[seat]?.livery ?? 'or'} />
          <Crown y={-56} size={64} />
        </svg>
      ))}
    </span>
  )
}
