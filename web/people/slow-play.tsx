/** When correspondence clocks run for this person: hours of the day, and days away. */
import { useState } from 'preact/hooks'
import { HourField } from '../parts/hour-field.tsx'
import { say } from '../words/index.ts'
import { me, prefer } from './me.ts'

export function SlowPlay() {
  const known = me.value?.preferences
  const [from, setFrom] = useState(known?.playHours?.from ?? 0)
  const [to, setTo] = useState(known?.playHours?.to ?? 24)
  const today = new Date().toLocaleDateString('sv')
  const away = known?.vacation?.find(({ to: last }) => last >= today)
  const [leave, setLeave] = useState(away?.from ?? '')
  const [back, setBack] = useState(away?.to ?? '')
  const [result, setResult] = useState('')
  const save = async (event: Event): Promise<void> => {
    event.preventDefault()
    const always = (to - from) % 24 === 0
    const no = await prefer({
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      playHours: always ? null : { from, to },
      vacation: leave && back ? [{ from: leave, to: back }] : [],
    })
    const why = no?.refused === 'bad-hours' || no?.refused === 'bad-vacation' ? no.refused : 'other'
    setResult(no ? say(`refused.${why}`) : say('me.saved'))
  }
  return (
    <section class="section" aria-labelledby="slow">
      <h2 id="slow">{say('slow.title')}</h2>
      <p class="prose">{say('slow.text')}</p>
      <p class="prose">{say('slow.limits')}</p>
      <form onSubmit={(event) => void save(event)} onInput={() => setResult('')}>
        <div class="row">
          <HourField last={24} label={say('slow.from')} hour={from} set={setFrom} />
          <HourField last={24} label={say('slow.to')} hour={to} set={setTo} />
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
          <span role="status">{result}</span>
        </div>
      </form>
    </section>
  )
}
