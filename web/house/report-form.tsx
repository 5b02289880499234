/** Telling the host about a line, and hearing no more from who said it. */
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { ReportReason } from '../../protocol/index.ts'
import { ask, type No, refused } from '../people/api.ts'
import { say } from '../words/index.ts'
import { REASONS } from './reasons.ts'
import { tell, useWords } from './words.ts'

export interface ReportFormProps {
  readonly table: string
  /** What they said, or else where they sit. */
  readonly met: { readonly line: number } | { readonly seat: number }
  readonly name: string
  readonly words: string
  readonly close: () => void
}

export function ReportForm({ table, met, name, words, close }: ReportFormProps) {
  const ready = useWords()
  const title = useId()
  const [reason, setReason] = useState<ReportReason>(words ? 'insult' : 'name')
  const [note, setNote] = useState('')
  const [block, setBlock] = useState(false)
  const [result, setResult] = useState<{ readonly text: string; readonly good: boolean } | null>(null)
  const way = useRef<HTMLButtonElement>(null)
  // What was pressed is gone: the focus goes to what is left to press.
  useEffect(() => {
    if (result?.good) way.current?.focus()
  }, [result])
  if (!ready) return <p class="quiet">{say('loading')}</p>
  const fault = (no: No): void =>
    setResult({ text: tell(no.refused === 'too-many' ? 'report.too-many' : 'report.fault'), good: false })
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    const told = await ask('reportPerson', { body: { table, ...met, reason, note } })
    if (refused(told)) return fault(told)
    if (block) await ask('blockPerson', { body: { table, ...met } })
    setResult({ text: tell('report.sent'), good: true })
  }
  const onlyBlock = async (): Promise<void> => {
    const done = await ask('blockPerson', { body: { table, ...met } })
    if (refused(done)) return fault(done)
    setResult({ text: tell('report.blocked', { name }), good: true })
  }
  return (
    <form class="report" aria-labelledby={title} onSubmit={(event) => void send(event)}>
      <h2 id={title}>{tell('report.title', { name })}</h2>
      {words && <blockquote>{words}</blockquote>}
      <p role="status" class={result?.good === false ? 'fault' : 'prose'}>
        {result?.text ?? (words && tell('report.text', { name }))}
      </p>
      {!result?.good && (
        <>
          <label class="field">
            <span>{tell('report.reason')}</span>
            <select
              value={reason}
              onChange={(event) => {
                const [chosen] = REASONS.find(([known]) => known === event.currentTarget.value) ?? []
                if (chosen) setReason(chosen)
              }}
            >
              {REASONS.map(([known, label]) => (
                <option key={known} value={known}>
                  {tell(label)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{tell('report.note')}</span>
            <textarea rows={2} maxLength={500} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
          </label>
          <label class="check">
            <input type="checkbox" checked={block} onChange={(event) => setBlock(event.currentTarget.checked)} />
            {tell('report.block', { name })}
          </label>
        </>
      )}
      <div class="row">
        {!result?.good && (
          <>
            <button type="submit" class="button first">
              {tell('report.send')}
            </button>
            <button type="button" class="button" onClick={() => void onlyBlock()}>
              {tell('report.only-block')}
            </button>
          </>
        )}
        <button ref={way} type="button" class="button bare" onClick={close}>
          {say('close')}
        </button>
      </div>
    </form>
  )
}
