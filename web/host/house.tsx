/** What is wrong in the house: jobs that were given up, faults of rules, tables served apart. */
import type { HostHouse } from '../../protocol/index.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { refused } from '../people/api.ts'
import { say, time } from '../words/index.ts'
import { askAsHost, deeds, doAsHost, faultOf } from './ask.ts'
import { tell } from './words.ts'

export function House() {
  const loaded = useLoaded(() => askAsHost('hostHouse'), [deeds.value])
  return (
    <section aria-labelledby="house">
      <h2 id="house" class="sr">
        {tell('part.house')}
      </h2>
      {loaded.state === 'loading' && <p class="quiet">{say('loading')}</p>}
      {loaded.state === 'failed' && <p class="fault">{say('fault.text')}</p>}
      {loaded.state === 'here' &&
        (refused(loaded.value) ? (
          <p class="fault" role="alert">
            {faultOf(loaded.value)}
          </p>
        ) : (
          <Troubles house={loaded.value} />
        ))}
    </section>
  )
}

function Troubles({ house: { jobs, faults, quarantined } }: { readonly house: HostHouse }) {
  if (jobs.length + faults.length + quarantined.length === 0) return <p class="prose quiet">{tell('house.none')}</p>
  return (
    <>
      {jobs.length > 0 && <h3>{tell('house.jobs')}</h3>}
      <ul class="plain host-list">
        {jobs.map((job) => (
          <li key={job.id} class="host-item">
            <strong>{job.id}</strong>
            <p class="quiet">
              {time(job.deadAt)} · {tell('house.failures', { n: job.failures })}
            </p>
            <p>{job.error ?? tell('house.hidden')}</p>
            <div class="row">
              <button
                type="button"
                class="button"
                onClick={() => void doAsHost('hostRetryJob', { body: { job: job.id } })}
              >
                {tell('act.retry')}
                <span class="sr">: {job.id}</span>
              </button>
              <button
                type="button"
                class="button"
                onClick={() => void doAsHost('hostDropJob', { body: { job: job.id } })}
              >
                {tell('act.drop')}
                <span class="sr">: {job.id}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {faults.length > 0 && (
        <>
          <h3>{tell('house.faults')}</h3>
          <p class="prose quiet">{tell('house.faults-text')}</p>
          <ul class="plain host-list">
            {faults.map((fault) => (
              <li key={fault.id} class="host-item">
                <code>{fault.id}</code> <span class="quiet">{time(fault.at)}</span>{' '}
                <span class="quiet">{tell('house.table', { id: fault.table })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {quarantined.length > 0 && (
        <>
          <h3>{tell('house.apart')}</h3>
          <p class="prose quiet">{tell('house.apart-text')}</p>
          <ul class="plain host-list">
            {quarantined.map((id) => (
              <li key={id} class="host-item">
                {tell('house.table', { id })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
