/** What one can do with a finished game: share the moment, take the record home, check its dice. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../engine/game.ts'
import { tell, useWords } from '../coming/words.ts'
import { SaysFigures } from '../figures/says-so.tsx'
import { copied } from '../parts/copied.ts'
import { say } from '../words/index.ts'
import { endShares, shareOf } from './share.ts'
import { type ReplaySource, verify } from './source.ts'

interface Props {
  readonly source: ReplaySource
  readonly moment: number
  readonly eyes: Seat | null
}

export function RecordTools({ source, moment, eyes }: Props) {
  const spoken = useWords()
  const [said, setSaid] = useState('')
  const { record, table, chance, reach } = source
  const note = useRef<HTMLParagraphElement>(null)
  // On a small laptop the panel scrolls, and what was answered lies at its end.
  useEffect(() => {
    if (said !== '') note.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  useEffect(() => setSaid(''), [moment])
  const share = async (): Promise<void> => {
    const { link, says } = await shareOf(source, moment, eyes)
    if (link === null) return setSaid(tell(says))
    setSaid(`${(await copied(link)) ? say('replay.copied') : link} ${tell(says)}`)
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
      <SaysFigures id={source.game.about.id} options={source.options} />
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
        {spoken && (
          <button type="button" class="button bare" onClick={() => void share()}>
            {say('replay.share')}
          </button>
        )}
        {spoken && reach.kind === 'private' && (
          <button type="button" class="button bare" onClick={() => void endShares(reach.table).then(setSaid)}>
            {tell('share.end')}
          </button>
        )}
        {table !== null && (
          <a class="button bare" href={table}>
            {say('replay.table')}
          </a>
        )}
      </div>
      <p role="status" ref={note}>
        {said}
      </p>
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
