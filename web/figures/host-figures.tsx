/** What a host may do with corrected figures: let the house play by them. The server asks who it is. */
import { useState } from 'preact/hooks'
import type { Corrected } from '../../engine/figures.ts'
import { MOST_NAME, setName } from '../../engine/figure-set.ts'
import { askAsHost, faultOf, standing } from '../host/ask.ts'
import { Prove } from '../host/prove.tsx'
import { WhyField } from '../host/why-field.tsx'
import { useWords as useHostWords } from '../host/words.ts'
import { refused } from '../people/api.ts'
import { me } from '../people/me.ts'
import { hearHouseFigures, houseFigures } from './sets.ts'
import { tell } from './words.ts'

export function HostFigures({ id, figures }: { readonly id: string; readonly figures: Corrected | null }) {
  const [name, setText] = useState('')
  const [why, setWhy] = useState('')
  const [fault, setFault] = useState('')
  const spoken = useHostWords()
  if (!me.value?.host || !spoken) return null
  const there = figures !== null && Object.keys(figures).length > 0
  const done = async (answer: Promise<object>): Promise<void> => {
    const said = await answer
    setFault(refused(said) && said.refused !== 'password-needed' ? faultOf(said) : '')
    await hearHouseFigures()
  }
  const set = (event: Event): void => {
    event.preventDefault()
    if (figures)
      void done(askAsHost('hostSetFigures', { body: { game: id, name: setName(name), figures: { ...figures }, why } }))
  }
  const has = houseFigures.value.some(({ game }) => game === id)
  return (
    <section class="section figure-sets" aria-labelledby="figure-host">
      <h2 id="figure-host">{tell('host')}</h2>
      <p class="prose quiet">{tell('host.text')}</p>
      <form class="row" onSubmit={set}>
        <label class="field-inline">
          <span>{tell('host.name')}</span>{' '}
          <input
            type="text"
            required
            maxLength={MOST_NAME}
            value={name}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <WhyField inline why={why} set={setWhy} />
        <button type="submit" class="button" disabled={!there}>
          {tell('host.set')}
        </button>
        {has && (
          <button
            type="button"
            class="button"
            onClick={() => void done(askAsHost('hostDropFigures', { body: { game: id, why: why || '-' } }))}
          >
            {tell('host.drop')}
          </button>
        )}
      </form>
      {/* What was typed above stays: after the password the same button does it. */}
      {standing.value === 'password' && <Prove />}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
