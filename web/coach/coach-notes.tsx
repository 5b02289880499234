/** What the coach says after a move that throws much away, and the way back. */
import type { Coach } from './coach.ts'
import { tell, useWords } from './words.ts'

interface Props {
  readonly coach: Coach
  /** Goes back to before a move. */
  readonly takeBack: (moment: number) => void
}

export function CoachNotes({ coach, takeBack }: Props) {
  const spoken = useWords()
  const warning = coach.warning.value
  if (!spoken || !warning) return null
  const leave = (): void => coach.dismiss()
  const back = (): void => {
    coach.dismiss()
    takeBack(warning.moment)
  }
  return (
    <p class="notice coach" role="status">
      {tell('coach.lost', { better: warning.better })}
      <button type="button" class="text-button" onClick={back}>
        {tell('coach.back')}
      </button>
      <button type="button" class="text-button" onClick={leave}>
        {tell('coach.keep')}
      </button>
    </p>
  )
}
