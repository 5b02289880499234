/** What one can do with a finished game: share the moment, take the record home, check its dice. */
import { useState } from 'preact/hooks'
import { say } from '../words/index.ts'
import { type ReplaySource, verify } from './source.ts'

export function RecordTools({ source }: { readonly source: ReplaySource }) {
  const [said, setSaid] = useState('')
  const { record, table, chance } = source
  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href).then(
      () => setSaid(say('replay.copied')),
      () => setSaid(location.href),
    )
  }
  const check = async (): Promise<void> => {
    if (record === null) return
    const fault = await verify(record)
    setSaid(
      fault
        ? say('record.fault', { line: fault.line, fault: fault.fault })
        : say(chance ? 'replay.verified' : 'replay.holds'),
    )
  }
  return (
    <div class="record-tools">
      <div class="row">
        {record !== null && (
          <>
            <button type="button" class="button" onClick={() => void check()}>
              {say(chance ? 'replay.verify' : 'replay.check')}
            </button>
            <button type="button" class="button" onClick={() => download(record, source.game.about.id)}>
              {say('replay.download')}
            </button>
          </>
        )}
        {table !== null && (
          <>
            <button type="button" class="button bare" onClick={() => void share()}>
              {say('replay.share')}
            </button>
            <a class="button bare" href={table}>
              {say('replay.table')}
            </a>
          </>
        )}
      </div>
      <p role="status">{said}</p>
    </div>
  )
}

function download(record: string, game: string): void {
  const url = URL.createObjectURL(new Blob([record], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${game}.record.txt`
  link.click()
  URL.revokeObjectURL(url)
}
