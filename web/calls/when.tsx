/** Hours, topics and warnings: what holds for every way of calling. */
import { useState } from 'preact/hooks'
import type { CallTopic } from '../../protocol/index.ts'
import { HourField } from '../parts/hour-field.tsx'
import { ask } from '../people/api.ts'
import type { PartProps } from './calls-page.tsx'
import { type CallWordId, tell } from './words.ts'

const WARNINGS = [0, 1, 3, 6, 12, 24, 48] as const
const CALL_TOPICS = ['turns', 'games', 'offers', 'words'] as const satisfies readonly CallTopic[]
const TOPIC_WORDS = {
  turns: 'topic.turns',
  games: 'topic.games',
  offers: 'topic.offers',
  words: 'topic.words',
} as const satisfies Record<CallTopic, CallWordId>

export function When({ calls, changed }: PartProps) {
  const { settings } = calls
  const [quiet, setQuiet] = useState(settings.quiet)
  const [warn, setWarn] = useState(settings.warn)
  const [without, setWithout] = useState<readonly CallTopic[]>(settings.without)
  const save = async (event: Event): Promise<void> => {
    event.preventDefault()
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
    changed(await ask('setCalls', { body: { ...settings, zone, quiet, warn, without: [...without] } }))
  }
  const choose = (topic: CallTopic, wanted: boolean): void =>
    setWithout(wanted ? without.filter((each) => each !== topic) : [...without, topic])
  return (
    <section class="section" aria-labelledby="calls-when">
      <h2 id="calls-when">{tell('when.title')}</h2>
      <form onSubmit={(event) => void save(event)}>
        <fieldset>
          <legend>{tell('when.topics')}</legend>
          {CALL_TOPICS.map((topic) => (
            <label class="check" key={topic}>
              <input
                type="checkbox"
                checked={!without.includes(topic)}
                onChange={(event) => choose(topic, event.currentTarget.checked)}
              />
              {tell(TOPIC_WORDS[topic])}
            </label>
          ))}
        </fieldset>
        <label class="field">
          <span>{tell('when.warn')}</span>
          <select
            value={warn ?? 'usual'}
            onChange={({ currentTarget: { value } }) => setWarn(value === 'usual' ? null : Number(value))}
          >
            <option value="usual">{tell('warn.usual')}</option>
            {WARNINGS.map((hours) => (
              <option key={hours} value={hours}>
                {hours === 0 ? tell('warn.never') : tell('warn.hours', { n: hours })}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={quiet !== null}
            onChange={(event) => setQuiet(event.currentTarget.checked ? { from: 22, to: 8 } : null)}
          />
          {tell('when.quiet')}
        </label>
        {quiet && (
          <div class="row">
            <HourField label={tell('when.from')} hour={quiet.from} set={(from) => setQuiet({ ...quiet, from })} />
            <HourField label={tell('when.to')} hour={quiet.to} set={(to) => setQuiet({ ...quiet, to })} />
          </div>
        )}
        <button type="submit" class="button first">
          {tell('save')}
        </button>
      </form>
    </section>
  )
}
