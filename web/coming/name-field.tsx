/** A name to sit down with. Nobody needs an account for it; who has one keeps theirs. */
import { ask, refused } from '../people/api.ts'
import { findMe, me } from '../people/me.ts'
import { tell } from './words.ts'

interface Props {
  readonly name: string
  readonly set: (name: string) => void
}

export function NameField({ name, set }: Props) {
  if (me.value?.guest === false) return null
  return (
    <label class="field room-name">
      <span>{tell('room.name')}</span>
      <input
        type="text"
        maxLength={24}
        autocomplete="nickname"
        value={name}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <small class="quiet">{tell('room.name-rule')}</small>
    </label>
  )
}

/** Before sitting down, so that nobody sees another name first. Where it is not taken the old one stays. */
export async function takeName(name: string): Promise<void> {
  const somebody = me.peek()
  const wanted = name.trim()
  if (!somebody?.guest || wanted === '' || wanted === somebody.name) return
  const answer = await ask('renameMe', { body: { name: wanted } })
  if (!refused(answer)) await findMe()
}
