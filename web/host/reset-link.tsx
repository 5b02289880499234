/** A link to a new password, shown once: the host hands it over by a way they trust. */
import { useRef, useState } from 'preact/hooks'
import { copied } from '../parts/copied.ts'
import { say, time } from '../words/index.ts'
import { doAsHost } from './ask.ts'
import { Deed } from './deed.tsx'
import { tell } from './words.ts'

export function ResetLink({ id, name }: { readonly id: string; readonly name: string }) {
  const [link, setLink] = useState<{ readonly url: string; readonly until: number } | null>(null)
  const [held, setHeld] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async (url: string): Promise<void> => {
    setHeld(await copied(url))
    field.current?.select()
  }
  const make = async (why: string): Promise<void> => {
    const made = await doAsHost('hostResetLink', { id, body: { why } })
    if (made) setLink({ url: location.origin + made.path, until: made.expiresAt })
  }
  return (
    <>
      <Deed name="act.reset" about={name} text="act.reset.text" act={({ why }) => make(why)} />
      {link && (
        <div class="host-link" role="status">
          <label class="field">
            <span>{tell('reset.until', { when: time(link.until) })}</span>
            <input
              ref={field}
              type="text"
              readOnly
              value={link.url}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <button type="button" class="button" onClick={() => void copy(link.url)}>
            {held ? say('room.copied') : say('room.copy')}
          </button>
        </div>
      )}
    </>
  )
}
