/** When correspondence clocks run for this person: hours of the day, and days away. */
import { useState } from 'preact/hooks'
import { say } from '../words/index.ts'
import { me, prefer } from './me.ts'

const HOURS = Array.from({ length: 25 }, (_, hour) => hour)

export function SlowPlay() {
  const known = me.value?.preferences
  const [from, setFrom] = useState(known?.playHours?.from ?? 0)
  const [to, setTo] = useState(known?.playHours?.to ?? 24)
  const [leave, setLeave] = useState(known?.vacation?.[0]?.from ?? '')
  const [back, setBack] = useState(known?.vacation?.[0]?.to ?? '')
  const [saved, setSaved] = useState(false)
  const save = (event: Event): void => {
    event.preventDefault()
    const always = from === to || (from === 0 && to === 24)
    prefer({
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      playHours: always ? null : { from, to },
      vacation: leave && back ? [{ from: leave, to: back }] : [],
    })
    setSaved(true)
  }
  return (
    <section class="section" aria-labelledby="slow">
      <h2 id="slow">{say('slow.title')}</h2>
      <p class="prose">{say('slow.text')}</p>
      <form onSubmit={save} onInput={() => setSaved(false)}>
        <div class="row">
          <Hour label={say('slow.from')} hour={from} set={setFrom} />
          <Hour label={say('slow.to')} hour={to} set={setTo} />
        </div>
        <div class="row">
          <label class="field">
            <span>{say('slow.leave')}</span>
            <input type="date" value={leave} onInput={(event) => setLeave(event.currentTarget.value)} />
          </label>
          <label class="field">
            <span>{say('slow.back')}</span>
            <input type="date" value={back} onInput={(event) => setBack(event.currentTarget.value)} />
          </label>
        </div>
        <div class="row">
          <button type="submit" class="button">
            {say('me.save')}
          </button>
          <span role="status">{saved && say('me.saved')}</span>
        </div>
      </form>
    </section>
  )
}

interface HourProps {
  readonly label: string
  readonly hour: number
  readonly set: (hour: number) => void
}

function Hour({ label, hour, set }: HourProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={hour} onChange={(event) => set(Number(event.currentTarget.value))}>
        {HOURS.map((known) => (
          <option key={known} value={known}>
            {known}:00
          </option>
        ))}
      </select>
    </label>
  )
}
