/** At a table: whether it may call the reader. */
import { useState } from 'preact/hooks'
import { useLoaded } from '../parts/use-loaded.ts'
import { ask, refused } from '../people/api.ts'
import { tell, useWords } from './words.ts'

export function MuteTable({ id }: { readonly id: string }) {
  const ready = useWords()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const loaded = useLoaded(() => ask('getCalls'), [id])
  // Its place in the menu is kept: what stands below is pressed before the answer is here.
  if (!ready || loaded.state === 'loading') return <li class="coming" aria-hidden="true" />
  if (loaded.state !== 'here' || refused(loaded.value)) return null
  const muted = chosen ?? loaded.value.muted.includes(id)
  const change = async (): Promise<void> => {
    setChosen(!muted)
    const answer = await ask('muteTable', { id, body: { muted: !muted } })
    if (refused(answer)) setChosen(muted)
  }
  return (
    <li>
      <button type="button" aria-pressed={muted} onClick={() => void change()}>
        {tell(muted ? 'mute.off' : 'mute.on')}
      </button>
    </li>
  )
}
