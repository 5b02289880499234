/** The years of the printed game beside its turns: half a century, a decade for each turn. */
import { useBoard } from './context.tsx'

const FIRST_YEAR = 1450
const YEARS = 10

export function Decades() {
  const { view, say } = useBoard()
  const now = Math.min(view.turn, view.turns)
  return (
    <ol class="wr-decades" aria-label={say({ say: 'board.decades' })}>
      {Array.from({ length: view.turns }, (_, i) => (
        <li key={i} class={i + 1 < now ? 'over' : ''} aria-current={i + 1 === now ? 'step' : undefined}>
          {FIRST_YEAR + i * YEARS}
        </li>
      ))}
    </ol>
  )
}
