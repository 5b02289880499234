/** Every figure of a game and where it comes from; who has the box corrects them here and plays by it. */
import './figures.css'
import '../pages/forms.css'
import { useRoute } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import {
  type Corrected,
  CONFIDENCES,
  differences,
  entriesFor,
  type Figure,
  type FigureFault,
} from '../../engine/figures.ts'
import { sameJson } from '../../engine/json.ts'
import { useTitle } from '../parts/use-title.ts'
import { findGame } from '../game-assets.ts'
import { NotFound } from '../pages/not-found.tsx'
import { say, titleOf } from '../words/index.ts'
import { Differs } from './differs.tsx'
import { type Editing, FigureList } from './figure-list.tsx'
import { HostFigures } from './host-figures.tsx'
import { hearHouseFigures, houseFigures, readDraft, storeDraft } from './sets.ts'
import { cameByLink, SetsPart } from './sets-part.tsx'
import { type FigureSpeech, useFigures } from './speech.ts'
import { tell, useWords } from './words.ts'

export function FiguresPage() {
  const { params } = useRoute()
  const id = params['game'] ?? ''
  return findGame(id) ? <FiguresOf key={id} id={id} /> : <NotFound />
}

function FiguresOf({ id }: { readonly id: string }) {
  const spoken = useWords()
  const speech = useFigures(id)
  const title = spoken ? tell('title', { game: titleOf(id).name }) : ''
  useTitle(title)
  if (!spoken || !speech) return <p class="page quiet">{say('loading')}</p>
  return <Sheet id={id} title={title} speech={speech} />
}

const SHOWS = ['all', 'open', 'changed'] as const
type Show = (typeof SHOWS)[number]

function Sheet({ id, title, speech }: { readonly id: string; readonly title: string; readonly speech: FigureSpeech }) {
  const figures = speech.game.figures?.(null) ?? []
  const correctable = speech.game.checkFigures !== undefined
  const [edits, showEdits] = useState<Corrected>(() => readDraft(id))
  const [editing, setEditing] = useState(() => Object.keys(readDraft(id)).length > 0 || cameByLink())
  const [show, setShow] = useState<Show>('all')
  useEffect(() => void hearHouseFigures(), [])
  // Kept at once: whoever leaves in the same moment finds it again as it was left.
  const setEdits = (next: Corrected): void => {
    storeDraft(id, next)
    showEdits(next)
  }
  const faults = (speech.game.checkFigures?.(edits) ?? []).filter((fault) => typeof fault !== 'string')
  const changed = (figure: Figure): boolean => Object.hasOwn(edits, figure.path)
  const shown = figures.filter((figure) => {
    if (show === 'all') return true
    return show === 'open' ? figure.confidence !== 'printed' || figure.disputed : changed(figure)
  })
  const form: Editing = {
    valueOf: (figure) => (changed(figure) ? edits[figure.path] : figure.value),
    changed,
    faultOf: (path) =>
      faultText(
        speech,
        faults.find((fault) => fault.path === path),
      ),
    set: (figure, value) => {
      const { [figure.path]: _before, ...others } = edits
      setEdits(value === undefined || sameJson(value, figure.value) ? others : { ...others, [figure.path]: value })
    },
  }
  const open = (figures: Corrected): void => {
    setEdits(entriesFor(speech.game, figures) ?? {})
    setEditing(true)
    // What somebody passed on is looked at first, and not sought among hundreds.
    setShow('changed')
  }
  const house = houseFigures.value.find(({ game }) => game === id)
  return (
    <div class="page figures-page">
      <h1>{title}</h1>
      <p class="row">
        <a href={`/rules/${id}`}>{say('landing.rules')}</a>
        <a href={`/how/${id}`}>{say('landing.learn')}</a>
      </p>
      <p class="prose lead-in">{correctable ? tell('lead') : tell('all-printed')}</p>
      {correctable && <p class="prose">{tell('how')}</p>}
      <p class="figure-counts">
        {CONFIDENCES.map((confidence) => {
          const n = figures.filter((figure) => figure.value !== null && figure.confidence === confidence).length
          return n > 0 ? (
            <span key={confidence} class={`figure-source ${confidence}`}>
              <strong class="figures">{n}</strong> {tell(`source.${confidence}`)}
            </span>
          ) : null
        })}
      </p>
      {house && (
        <div class="notice">
          <p>{tell('house', { name: house.name })}</p>
          <Differs id={id} options={{ figures: house.figures }} />
        </div>
      )}
      {correctable && (
        <div class="row figure-tools">
          <button type="button" class={editing ? 'button' : 'button first'} onClick={() => setEditing(!editing)}>
            {tell(editing ? 'read' : 'edit')}
          </button>
          <label class="field-inline">
            <span>{tell('show')}</span>{' '}
            <select value={show} onChange={(event) => setShow(event.currentTarget.value as Show)}>
              {SHOWS.map((each) => (
                <option key={each} value={each}>
                  {tell(`show.${each}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {shown.length === 0 && <p class="quiet">{tell('none')}</p>}
      <FigureList figures={shown} speech={speech} editing={editing && correctable ? form : null} />
      {correctable && editing && (
        <>
          <Bar id={id} speech={speech} edits={edits} faults={faults} figures={figures} clear={() => setEdits({})} />
          <SetsPart id={id} speech={speech} figures={faults.length === 0 ? edits : null} open={open} />
          <HostFigures id={id} figures={faults.length === 0 ? edits : null} />
        </>
      )}
    </div>
  )
}

function faultText(speech: FigureSpeech, fault: FigureFault | undefined): string {
  return fault ? speech.phrase(fault.phrase) : ''
}

interface BarProps {
  readonly id: string
  readonly speech: FigureSpeech
  readonly edits: Corrected
  readonly faults: readonly FigureFault[]
  readonly figures: readonly Figure[]
  readonly clear: () => void
}

/** What came of it so far, and what can be done with it; at hand wherever one is in the list. */
function Bar({ id, speech, edits, faults, figures, clear }: BarProps) {
  // What is wrong with several figures together has no field of its own.
  const together = faults.filter(({ path }) => !figures.some((figure) => figure.path === path))
  const n = faults.length > 0 ? 0 : differences(speech.game, edits).length
  return (
    <div class="figure-bar" role="status">
      <p>
        {faults.length > 0 ? (
          <strong class="fault">{tell('faults', { n: faults.length })}</strong>
        ) : (
          <strong>{n > 0 ? tell('differs', { n }) : tell('as-box')}</strong>
        )}
        {together.map((fault) => (
          <span key={`${fault.path} ${fault.phrase.say}`} class="fault">
            {' '}
            {speech.phrase(fault.phrase)}
          </span>
        ))}
      </p>
      <div class="row">
        {faults.length === 0 && n > 0 && (
          <>
            <a class="button first" href={`/new/${id}?with=bot&figures=draft`}>
              {tell('play.bots')}
            </a>
            <a class="button" href={`/new/${id}?with=friends&figures=draft`}>
              {tell('play.friends')}
            </a>
          </>
        )}
        {Object.keys(edits).length > 0 && (
          <button type="button" class="button bare" onClick={clear}>
            {tell('back-all')}
          </button>
        )}
      </div>
    </div>
  )
}
