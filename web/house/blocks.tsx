/** Whom the reader has blocked; nothing at all for most people. */
import { useState } from 'preact/hooks'
import { useLoaded } from '../parts/use-loaded.ts'
import { ask, refused } from '../people/api.ts'
import { date } from '../words/index.ts'
import { tell, useWords } from './words.ts'

export function Blocks() {
  const ready = useWords()
  const [changes, setChanges] = useState(0)
  const loaded = useLoaded(() => ask('listBlocks'), [changes])
  const blocked = loaded.state === 'here' && !refused(loaded.value) ? loaded.value.blocked : []
  if (!ready || blocked.length === 0) return null
  const unblock = async (id: string): Promise<void> => {
    await ask('unblockPerson', { id })
    setChanges(changes + 1)
  }
  return (
    <section class="section" aria-labelledby="blocks">
      <h2 id="blocks">{tell('blocks.title')}</h2>
      <p class="prose">{tell('blocks.text')}</p>
      <ul class="plain room-seats">
        {blocked.map(({ id, name, at }) => (
          <li key={id} class="room-seat">
            <span>{name}</span>
            <span class="quiet">{date(at)}</span>
            <button type="button" class="text-button" onClick={() => void unblock(id)}>
              {tell('blocks.unblock')}
              <span class="sr">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
