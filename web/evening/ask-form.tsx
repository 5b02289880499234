import { useState } from 'preact/hooks'
import { NameForm } from '../parts/name-form.tsx'
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
  const [said, setSaid] = useState<Said | null>(null)
  const send = async (name: string): Promise<boolean> => {
    const answer = await ask('askToEvening', { id: table, body: { name } })
    const no = refused(answer)
    setSaid(no ? (SAID[answer.refused as keyof typeof SAID] ?? 'fault.other') : 'ask.sent')
    if (!no) done()
    return !no
  }
  return (
    <NameForm
      id="evening-ask"
      title={tell('ask.title')}
      hint={tell('ask.name')}
      button={tell('ask.send')}
      said={said && tell(said)}
      send={send}
    />
  )
}
