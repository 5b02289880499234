/** What happens at the table when somebody stays away: agreed before anybody sits down. */
import type { Absence, TableInfo } from '../../protocol/index.ts'
import { levelList, levelName } from '../people/levels.ts'
import { say } from '../words/index.ts'

const DAY = 1440

function timeText(minutes: number): string {
  const days = minutes / DAY
  return Number.isInteger(days) ? say('absence.days', { n: days }) : say('absence.minutes', { n: minutes })
}

/** What can be agreed on, in minutes, the usual first; 0 for nothing. */
export const ABSENCES = {
  none: [0, 3 * DAY, 7 * DAY],
  live: [5, 15, 0],
  days: [0, DAY],
} as const

export function absenceOf(minutes: number): Absence {
  return minutes === 0 ? { kind: 'none' } : { kind: 'vote', after: minutes }
}

interface Props {
  /** Whether there are enough at the table to vote about one of them, and whether the clock seats a bot. */
  readonly vote: boolean
  readonly clock: boolean
  readonly choices: readonly number[]
  readonly minutes: number
  readonly setMinutes: (minutes: number) => void
  readonly level: string
  readonly setLevel: (level: string) => void
}

export function AbsenceFields({ vote, clock, choices, minutes, setMinutes, level, setLevel }: Props) {
  return (
    <>
      {vote && (
        <label class="field">
          <span>{say('absence.title')}</span>
          <select value={minutes} onChange={(event) => setMinutes(Number(event.currentTarget.value))}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice === 0 ? say('absence.nobody') : say('absence.after', { time: timeText(choice) })}
              </option>
            ))}
          </select>
        </label>
      )}
      {((vote && minutes > 0) || clock) && (
        <label class="field">
          <span>{say('absence.substitute')}</span>
          <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            {levelList.value.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

/** The same as sentences, for whoever thinks of sitting down. Between two there is nothing to agree on. */
export function AbsenceText({ info }: { readonly info: TableInfo }) {
  const { absence, substitute, seats, clock } = info
  const people = seats.filter(({ kind }) => kind !== 'bot').length
  const votes = people > 2 && absence.kind === 'vote'
  const sitsIn = votes || (clock.kind !== 'none' && clock.overdue === 'bot')
  const never = clock.kind === 'none' ? 'absence.never-at-all' : 'absence.never'
  return (
    <p class="quiet">
      {votes ? say('absence.vote', { time: timeText(absence.after) }) : say(never)}{' '}
      {sitsIn && (substitute === null ? say('absence.open') : say('absence.bot', { level: levelName(substitute) }))}
    </p>
  )
}
