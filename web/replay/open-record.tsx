/** Opens a record file from the reader's own disk; nothing leaves the browser. */
import '../pages/forms.css'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../words/index.ts'
import { recordReplay, type BadRecord, isBadRecord, type ReplaySource } from './source.ts'

export function OpenRecord({ show }: { readonly show: (source: ReplaySource) => ComponentChildren }) {
  const [opened, setOpened] = useState<ReplaySource | BadRecord | null>(null)
  const open = async (file: File | undefined): Promise<void> => {
    if (file) setOpened(await recordReplay(await file.text()))
  }
  if (opened && !isBadRecord(opened)) return <>{show(opened)}</>
  return (
    <div
      class="page narrow"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void open(event.dataTransfer?.files[0])
      }}
    >
      <h1>{say('record.open')}</h1>
      <p class="lead prose">{say('record.text')}</p>
      <label class="field drop">
        <span>{say('record.file')}</span>
        <input type="file" accept=".txt,text/plain" onChange={(event) => void open(event.currentTarget.files?.[0])} />
      </label>
      {isBadRecord(opened) && (
        <p class="fault" role="alert">
          {say('record.fault', { line: opened.line, fault: opened.fault })}
        </p>
      )}
    </div>
  )
}
