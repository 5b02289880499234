/** What a level is like, and how strong it is at this game. */
import { tell } from './words.ts'

interface Props {
  readonly about: string
  /** "Elo about 1450", or nothing where nobody knows. */
  readonly elo: string
  /** Every strength was measured without a temper, and is told of bots without one. */
  readonly temper: string | null
}

/** Where no strength is told its room stays: whatever is chosen, nothing slips from under a finger. */
export function LevelAbout({ about, elo, temper }: Props) {
  const told = elo !== '' && temper === null
  return (
    <span class="quiet">
      {about}
      <span hidden={!told} class="keeps-room">
        {' · '}
        {elo || tell('level.elo', { elo: '1000' })}
      </span>
    </span>
  )
}
