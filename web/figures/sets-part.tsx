/** Sets of corrected figures: kept by name in this browser and with an account, passed on as a link or a file, opened with every check. */
import { useEffect, useState } from 'preact/hooks'
import type { Corrected } from '../../engine/figures.ts'
import { MOST_NAME, MOST_TEXT, readSet, setName, writeSet } from '../../engine/figure-set.ts'
import { FIGURES, packRecord, unpackRecord } from '../replay/record-link.ts'
import { copied } from '../parts/copied.ts'
import { person } from '../people/me.ts'
import { dropEverywhere, keepEverywhere, shareSets } from './account-sets.ts'
import { readSets } from './sets.ts'
import type { FigureSpeech } from './speech.ts'
import { tell } from './words.ts'

interface Props {
  readonly id: string
  readonly speech: FigureSpeech
  /** `null` while something is wrong with them. */
  readonly figures: Corrected | null
  readonly open: (figures: Corrected) => void
}

/** Whether the address carries a set that somebody passed on. */
export function cameByLink(): boolean {
  return location.hash.startsWith(`#${FIGURES}`)
}

export function SetsPart({ id, speech, figures, open }: Props) {
  const [name, setText] = useState('')
  const [said, setSaid] = useState('')
  const sets = readSets(id)
  const who = person.value
  useEffect(() => void shareSets(id), [who])
  const take = (text: string): void => {
    const read = readSet(speech.game, text)
    if ('set' in read) {
      open(read.set.figures)
      setText(read.set.name)
      return setSaid(read.set.name ? tell('opened', { name: read.set.name }) : tell('opened.unnamed'))
    }
    const faults = read.fault === 'refused' ? read.faults.filter((fault) => typeof fault !== 'string') : []
    setSaid([tell(`bad.${read.fault}`), ...faults.slice(0, 3).map(({ phrase }) => speech.phrase(phrase))].join(' '))
  }
  useEffect(() => {
    if (!cameByLink()) return
    void unpackRecord(location.hash, FIGURES).then((text) => {
      // Whoever loads the page anew goes on with what they made of it.
      history.replaceState(history.state, '', location.pathname)
      take(text ?? '')
    })
  }, [])
  const there = figures !== null && Object.keys(figures).length > 0
  const set = { game: id, name: setName(name), figures: figures ?? {} }
  const keep = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (!there || set.name === '') return
    setSaid(tell((await keepEverywhere(id, set)) === false ? 'sets.no-room' : 'sets.kept'))
  }
  const copy = async (): Promise<void> => {
    const fragment = await packRecord(writeSet(set), FIGURES)
    if (fragment === null) return setSaid(tell('sets.long'))
    const link = `${location.origin}/figures/${id}#${fragment}`
    setSaid((await copied(link)) ? tell('sets.copied') : link)
  }
  const read = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0]
    // Larger than any set: not worth reading.
    if (file) take(file.size > MOST_TEXT ? '' : await file.text())
    input.value = ''
  }
  return (
    <section class="section figure-sets" aria-labelledby="figure-sets">
      <h2 id="figure-sets">{tell('sets')}</h2>
      <p class="prose quiet">{tell(who === null ? 'sets.text' : 'sets.text-with-you')}</p>
      <p role="status" class="prose">
        {said}
      </p>
      <form class="row" onSubmit={(event) => void keep(event)}>
        <label class="field-inline">
          <span>{tell('sets.name')}</span>{' '}
          <input
            type="text"
            maxLength={MOST_NAME}
            value={name}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={!there || set.name === ''}>
          {tell('sets.keep')}
        </button>
        <button type="button" class="button" disabled={!there} onClick={() => void copy()}>
          {tell('sets.link')}
        </button>
        {there && (
          <a
            class="button"
            download={`${id}-figures.json`}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(writeSet(set))}`}
          >
            {tell('sets.download')}
          </a>
        )}
        <label class="button file-button">
          {tell('sets.file')}
          <input
            type="file"
            class="sr"
            accept="application/json,.json"
            onChange={(event) => void read(event.currentTarget)}
          />
        </label>
      </form>
      <ul class="plain figure-kept">
        {sets.map((each) => (
          <li key={each.name} class="row">
            <strong>{each.name}</strong>
            <button type="button" class="text-button" onClick={() => take(writeSet({ game: id, ...each }))}>
              {tell('sets.open')}
              <span class="sr">: {each.name}</span>
            </button>
            <button type="button" class="text-button" onClick={() => void dropEverywhere(id, each.name)}>
              {tell('sets.drop')}
              <span class="sr">: {each.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
