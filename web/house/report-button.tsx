/** A sign beside a line of chat; what stands behind it is fetched when somebody needs it. */
import './report.css'
import { lazy } from 'preact-iso'
import { useRef, useState } from 'preact/hooks'
import { Flag } from '../parts/icons.tsx'
import { say } from '../words/index.ts'
import type { ReportFormProps } from './report-form.tsx'

const ReportForm = lazy(() => import('./report-form.tsx').then((module) => module.ReportForm))

type Props = Omit<ReportFormProps, 'close'>

export function ReportButton(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const label = say('chat.report', { name: props.name })
  const show = (): void => {
    setOpen(true)
    dialog.current?.showModal()
  }
  return (
    <>
      <button type="button" class="report-line" aria-label={label} title={label} onClick={show}>
        <Flag />
      </button>
      {/* It stands in a list that is read out as it grows: its own words are not. */}
      <dialog ref={dialog} aria-label={label} aria-live="off" onClose={() => setOpen(false)}>
        {open && <ReportForm {...props} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}
