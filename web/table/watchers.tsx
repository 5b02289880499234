/** Who looks on at a private table; its host can show them out. */
import { say } from '../words/index.ts'
import type { Audience, Refused } from './table.ts'

interface Props {
  readonly audience: Audience
  readonly report: (no: Refused | null) => void
}

export function Watchers({ audience, report }: Props) {
  const watchers = audience.watchers.value
  const showOut = audience.showOut.value
  if (watchers.length === 0) return null
  return (
    <div class="watchers">
      <p class="quiet">{say('watchers.title')}</p>
      <ul class="plain">
        {watchers.map(({ id, name }) => (
          <li key={id} class="row">
            <span>{name}</span>
            {showOut && (
              <button type="button" class="text-button" onClick={() => void showOut(id).then(report)}>
                {say('room.show-out')}
                <span class="sr">: {name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
