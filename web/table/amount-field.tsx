/** A number as a move: one field with its bounds and one button, instead of a button for every number. */
import { useEffect, useState } from 'preact/hooks'
import { say } from '../words/index.ts'
import { type Amounts, stepOf } from './amounts.ts'

interface Props {
  readonly amounts: Amounts
  readonly pointed: string | null
  readonly point: (text: string | null) => void
  readonly act: (text: string) => void
}

export function AmountField({ amounts, pointed, point, act }: Props) {
  const least = amounts[0]?.value ?? 0
  const most = amounts.at(-1)?.value ?? least
  const [value, setValue] = useState<number>(least)
  useEffect(() => setValue(least), [amounts])
  // A number pointed at on the board shows here.
  const shown = amounts.find(({ offer }) => offer.text === pointed)?.value ?? value
  const chosen = amounts.find((amount) => amount.value === shown)?.offer
  return (
    <form
      class="amount"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) act(chosen.text)
      }}
    >
      <label>
        <span class="quiet">
          {say('moves.amount')}{' '}
          <span class="figures">
            {least}–{most}
          </span>
        </span>
        <input
          type="number"
          inputMode="numeric"
          required
          min={least}
          max={most}
          step={stepOf(amounts)}
          value={Number.isNaN(shown) ? '' : shown}
          onInput={(event) => {
            const wanted = event.currentTarget.valueAsNumber
            setValue(wanted)
            point(amounts.find((amount) => amount.value === wanted)?.offer.text ?? null)
          }}
          onBlur={() => point(null)}
        />
      </label>
      <button type="submit" class="button first" disabled={!chosen}>
        {chosen?.label ?? say('moves.none-such')}
      </button>
    </form>
  )
}
