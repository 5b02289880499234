/** Notes to self, kept by the server and read by nobody else. */
import { useEffect, useState } from 'preact/hooks'
import { say } from '../words/index.ts'
import type { Notes as Kept } from './table.ts'

/** So long after the last key the notes are sent. */
const PAUSE_MS = 800

export function Notes({ notes }: { readonly notes: Kept }) {
  const [text, setText] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  useEffect(() => {
    void notes.read().then((known) => {
      setText(known)
      setSent(known)
    })
  }, [notes])
  useEffect(() => {
    if (text === null || text === sent) return undefined
    const timer = setTimeout(() => void notes.write(text).then((no) => no ?? setSent(text)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, sent])
  return (
    <div class="notes">
      <textarea
        rows={6}
        maxLength={10_000}
        aria-label={say('notes.label')}
        placeholder={say('notes.label')}
        value={text ?? ''}
        disabled={text === null}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p class="quiet" role="status">
        {text === sent ? '' : say('link.sending')}
      </p>
    </div>
  )
}
