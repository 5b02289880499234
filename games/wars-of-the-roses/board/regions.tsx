/** The six regions as a row of buttons: which one to look at closely and to plan in. */
import { type RegionId, REGIONS } from '../rules/ids.ts'
import { region as regionName } from '../speech/names.ts'
import { useBoard } from './context.tsx'

export function Regions(props: { readonly shown: RegionId | null }) {
  const board = useBoard()
  return (
    <div class="wr-regions" role="group" aria-label={board.say({ say: 'board.regions' })}>
      {REGIONS.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={props.shown === id}
          onClick={() => board.look(board.region === id ? null : id)}
        >
          {board.say(regionName(id))}
        </button>
      ))}
    </div>
  )
}
