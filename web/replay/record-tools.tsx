/** What one can do with a finished game, as keys at the foot of the panel: share the moment, take the record home, check its dice. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../engine/game.ts'
import { tell, useWords } from '../coming/words.ts'
import { copied } from '../parts/copied.ts'
import { CheckSign, KeepSign, LinkSign, TableSign, UnlinkSign } from '../parts/icons.tsx'
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
      {record !== null && (
        <>
          <Key
            name={say(chance ? 'replay.verify' : 'replay.check')}
            word={say('replay.key.verify')}
            sign={<CheckSign />}
            use={() => void check()}
          />
          <Key
            name={say('replay.download')}
            word={say('replay.key.download')}
            sign={<KeepSign />}
            use={() => download(record, source.game.about.id)}
          />
        </>
      )}
      {spoken && (
        <Key name={say('replay.share')} word={say('replay.key.link')} sign={<LinkSign />} use={() => void share()} />
      )}
      {spoken && reach.kind === 'private' && <EndShares table={reach.table} answer={setSaid} />}
      {table !== null && (
        <a class="key" href={table}>
          <TableSign />
          <span>{say('replay.table')}</span>
        </a>
      )}
      <p role="status">{said}</p>
    </div>
  )
}

interface KeyProps {
  /** All that it does, for the pointer and for ears. */
  readonly name: string
  readonly word: string
  readonly sign: ComponentChildren
  readonly use: () => void
}

function Key({ name, word, sign, use }: KeyProps) {
  return (
    <button type="button" class="key" aria-label={name} title={name} onClick={use}>
      {sign}
      <span>{word}</span>
    </button>
  )
}

/** Links that others have are not ended by a slip of the finger. */
function EndShares({ table, answer }: { readonly table: string; readonly answer: (said: string) => void }) {
  const sure = useRef<HTMLDialogElement>(null)
  const end = (): void => {
    sure.current?.close()
    void endShares(table).then(answer)
  }
  return (
    <>
      <Key
        name={tell('share.end')}
        word={tell('share.end-key')}
        sign={<UnlinkSign />}
        use={() => sure.current?.showModal()}
      />
      <dialog ref={sure} aria-labelledby="end-shares-title">
        <h2 id="end-shares-title">{tell('share.end-title')}</h2>
        <p class="prose">{tell('share.end-text')}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => sure.current?.close()}>
            {tell('share.end-no')}
          </button>
          <button type="button" class="button first" onClick={end}>
            {tell('share.end-yes')}
          </button>
        </div>
      </dialog>
    </>
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
