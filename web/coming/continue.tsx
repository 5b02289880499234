/** What a reader left lying: a few lines beside the welcome, which push nothing away. */
import { findGame } from '../game-assets.ts'
import { Arms } from '../parts/arms.tsx'
import { ask, refused } from '../people/api.ts'
import { me } from '../people/me.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { listSaves } from '../table/saves.ts'
import { say, titleOf } from '../words/index.ts'
import { byNeed, type Item, localItem, serverItem } from './items.ts'

const SHOWN = 3

/** The tables that are not over, what needs the reader first; `null` while nobody knows. */
function useUnfinished(): readonly Item[] | null {
  const reader = me.value === undefined ? undefined : (me.value?.id ?? null)
  const remote = useLoaded(async () => {
    if (!reader) return []
    const list = await ask('listMyTables', { query: {} })
    return refused(list) ? [] : list.tables.map((line) => serverItem(line, list.at - Date.now()))
  }, [reader])
  if (remote.state === 'loading') return null
  return [
    ...(remote.state === 'here' ? remote.value : []),
    ...listSaves().map((save) => localItem(save, () => undefined)),
  ]
    .filter((item) => item.state !== 'finished' && findGame(item.game))
    .sort(byNeed)
}

export function Continue() {
  const items = useUnfinished()
  if (!items || items.length === 0) return <Arms class="arms" />
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 id="continue">{say('mine.continue')}</h2>
      <ul class="plain">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.href}>
            <a href={item.href} class={item.needed ? 'yours' : ''}>
              <span class="serif">{titleOf(item.game).name}</span>
              <span class="line-state">
                {item.state === 'open' ? say('mine.open') : say(item.needed ? 'mine.yours' : 'mine.theirs')}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {items.length > SHOWN && <a href="/tables">{say('mine.all')}</a>}
    </section>
  )
}
