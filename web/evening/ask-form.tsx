import { useState } from 'preact/hooks'
import { ask, refused } from '../people/api.ts'
import { tell } from './words.ts'

const SAID = {
  'no-such-person': 'ask.nobody',
  'already-seated': 'ask.already',
  'too-many': 'ask.enough',
  'too-many-asked': 'ask.enough',
} as const

type Said = 'ask.sent' | 'fault.other' | (typeof SAID)[keyof typeof SAID]

/** Asking somebody with an account to the evening, by name. */
export function AskForm({ table, done }: { readonly table: string; readonly done: () => void }) {
  const [name, setName] = useState('')
  const [said, setSaid] = useState<Said | null>(null)
  const send = async (): Promise<void> => {
    const answer = await ask('askToEvening', { id: table, body: { name: name.trim() } })
    setSaid(refused(answer) ? (SAID[answer.refused as keyof typeof SAID] ?? 'fault.other') : 'ask.sent')
    if (refused(answer)) return
    setName('')
    done()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label for="evening-ask" class="prose">
        {tell('ask.title')}
      </label>
      <div class="invite">
        <input
          id="evening-ask"
          type="text"
          required
          maxLength={40}
          autoComplete="off"
          placeholder={tell('ask.name')}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {tell('ask.send')}
        </button>
      </div>
      <p role="status" class="quiet">
        {said && tell(said)}
      </p>
    </form>
  )
}
