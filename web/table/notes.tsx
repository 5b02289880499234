/** Notes to self, kept by the server and read by nobody else. */
import { useEffect, useState } from 'preact/hooks'
import { keepTyped, readTyped } from '../parts/typed.ts'
import { say } from '../words/index.ts'
import type { Notes as Kept } from './table.ts'

/** So long after the last key the notes are sent. */
const PAUSE_MS = 800

interface Props {
  readonly notes: Kept
  /** Under which they are kept in the tab until the server has them. */
  readonly name: string
}

export function Notes({ notes, name }: Props) {
  const [text, setText] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  useEffect(() => {
    void notes.read().then((known) => {
      // What did not arrive before the page was left is sent now.
      setText(readTyped(name) ?? known)
      setSent(known)
    })
  }, [notes])
  useEffect(() => {
    if (text === null || text === sent) return undefined
    const timer = setTimeout(() => void send(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, sent])
  const write = (next: string): void => {
    keepTyped(name, next)
    setText(next)
  }
  const send = async (written: string): Promise<void> => {
    if (await notes.write(written)) return
    if (readTyped(name) === written) keepTyped(name, null)
    setSent(written)
  }
  return (
    <div class="notes">
      <textarea
        rows={6}
        maxLength={10_000}
        aria-label={say('notes.label')}
        placeholder={say('notes.label')}
        value={text ?? ''}
        // Not disabled: whoever opens the notes comes to them before the server has told what is in them.
        readOnly={text === null}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p class="quiet" role="status">
        {text === sent ? '' : say('link.sending')}
      </p>
    </div>
  )
}
