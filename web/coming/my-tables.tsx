/** The reader's tables as a desk of work: what needs them first by the time that is left, filtered, and all of them. */
import './lists.css'
import { useEffect, useState } from 'preact/hooks'
import type { TableLine } from '../../protocol/index.ts'
import { catalogue, findGame } from '../game-assets.ts'
import { ask, refused } from '../people/api.ts'
import { me } from '../people/me.ts'
import { listSaves } from '../table/saves.ts'
import { say, titleOf } from '../words/index.ts'
import { useGameWords } from './game-words.ts'
import { byNeed, type Item, localItem, serverItem } from './items.ts'
import { TableRow } from './table-row.tsx'
import { useFresh } from './use-fresh.ts'
import { useNow } from './use-now.ts'
import { tell, useWords } from './words.ts'

const SHOWS = ['all', 'needed', 'playing', 'open', 'finished'] as const
type Show = (typeof SHOWS)[number]
const SHOW_WORDS = {
  all: 'filter.all',
  needed: 'filter.needed',
  playing: 'filter.playing',
  open: 'filter.open',
  finished: 'filter.finished',
} as const

interface Page {
  readonly lines: readonly TableLine[]
  readonly next: string | null
  readonly ahead: number
}

async function find(show: Show, game: string, pages: number): Promise<Page> {
  const wanted = { ...(show === 'all' ? {} : { show }), ...(game === '' ? {} : { game }) }
  let found: Page = { lines: [], next: '', ahead: 0 }
  for (let page = 0; page < pages && found.next !== null; page++) {
    const { lines, next: after } = found
    const list = await ask('listMyTables', { query: { ...wanted, ...(after === '' ? {} : { after }) } })
    if (refused(list)) return { ...found, next: null }
    found = { lines: [...lines, ...list.tables], next: list.next, ahead: list.at - Date.now() }
  }
  return found
}

export function MyTables() {
  const spoken = useWords()
  const [show, setShow] = useState<Show>('all')
  const [game, setGame] = useState('')
  const [pages, setPages] = useState(1)
  const [gone, setGone] = useState(0)
  const reader = me.value?.id
  const now = useNow(10_000)
  const { value } = useFresh<Page>(
    () => (reader ? find(show, game, pages) : Promise.resolve({ lines: [], next: null, ahead: 0 })),
    [reader, show, game, pages],
  )
  useEffect(() => setPages(1), [show, game])
  const local = listSaves().map((save) => localItem(save, () => setGone(gone + 1)))
  const items = [...(value?.lines ?? []).map((line) => serverItem(line, value?.ahead ?? 0)), ...local]
    .filter((item) => findGame(item.game) && fits(item, show) && (game === '' || item.game === game))
    .sort(byNeed)
  const words = useGameWords()
  if (!spoken) return <section class="mine" />
  const bare = items.length === 0 && show === 'all' && game === ''
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine" class="sr">
        {say('mine.title')}
      </h2>
      {!bare && (
        <div class="filters">
          <div class="row" role="group" aria-label={tell('filter.label')}>
            {SHOWS.map((each) => (
              <button
                key={each}
                type="button"
                class={each === show ? 'button chosen' : 'button'}
                aria-pressed={each === show}
                onClick={() => setShow(each)}
              >
                {tell(SHOW_WORDS[each])}
              </button>
            ))}
          </div>
          <select
            aria-label={tell('filter.game')}
            value={game}
            onChange={(event) => setGame(event.currentTarget.value)}
          >
            <option value="">{tell('filter.any')}</option>
            {catalogue.map(({ about }) => (
              <option key={about.id} value={about.id}>
                {titleOf(about.id).name}
              </option>
            ))}
          </select>
        </div>
      )}
      {items.length === 0 && value !== null && <p class="prose">{bare ? say('mine.none') : tell('filter.none')}</p>}
      <ul class="plain lines">
        {items.map((item) => (
          <TableRow
            key={item.href}
            item={item}
            sides={
              item.local ? item.seats.some(({ side }) => side !== null) : item.state !== 'open' || !drawn(value, item)
            }
            now={now}
            phrase={(phrase) => words(item.game, phrase)}
          >
            {item.drop && (
              <button type="button" class="text-button" onClick={item.drop}>
                {say('mine.drop')}
                <span class="sr">: {titleOf(item.game).name}</span>
              </button>
            )}
          </TableRow>
        ))}
      </ul>
      {value?.next && (
        <p class="row after">
          <button type="button" class="button" onClick={() => setPages(pages + 1)}>
            {tell('list.more')}
          </button>
        </p>
      )}
    </section>
  )
}

function drawn(page: Page | null, item: Item): boolean {
  return page?.lines.find(({ id }) => id === item.id)?.sides === 'random'
}

function fits(item: Item, show: Show): boolean {
  if (show === 'all') return true
  return show === 'needed' ? item.needed : item.state === show
}
