/** A sign beside a line of chat; what stands behind it is fetched when somebody needs it. */
import './report.css'
import { lazy } from 'preact-iso'
import { useRef, useState } from 'preact/hooks'
import { Flag } from '../parts/icons.tsx'
import { say } from '../words/index.ts'

const ReportForm = lazy(() => import('./report-form.tsx').then((module) => module.ReportForm))

interface Props {
  readonly table: string
  readonly line: number
  readonly name: string
  readonly words: string
}

export function ReportButton({ table, line, name, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const label = say('chat.report', { name })
  const show = (): void => {
    setOpen(true)
    dialog.current?.showModal()
  }
  return (
    <>
      <button type="button" class="report-line" aria-label={label} title={label} onClick={show}>
        <Flag />
      </button>
      <dialog ref={dialog} aria-label={label} onClose={() => setOpen(false)}>
        {open && (
          <ReportForm table={table} line={line} name={name} words={words} close={() => dialog.current?.close()} />
        )}
      </dialog>
    </>
  )
}
