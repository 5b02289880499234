/** Whether a coach speaks up: off until somebody wants one, and remembered. */
import { rail, setRail } from '../table/rail-store.ts'
import { tell, useWords } from './words.ts'

export function CoachChoice() {
  if (!useWords()) return null
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={rail.value.coach}
        onChange={(event) => setRail({ coach: event.currentTarget.checked })}
      />
      {tell('coach.on')}
    </label>
  )
}
