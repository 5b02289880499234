/** The reader's tables, in this browser and on the server, those that need a decision first. */
import { useState } from 'preact/hooks'
import type { TableLine } from '../../protocol/index.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { findGame } from '../game-assets.ts'
import { dropSave, listSaves, type Save } from '../table/saves.ts'
import { date, say, titleOf } from '../words/index.ts'
import { ask, refused } from './api.ts'
import { me } from './me.ts'

interface Item {
  readonly id: string
  readonly href: string
  readonly replay: string
  readonly game: string
  readonly who: string
  readonly at: number
  readonly over: boolean
  readonly yours: boolean
  readonly waiting: boolean
  readonly drop: (() => void) | null
}

export function MyTables({ short = false }: { readonly short?: boolean }) {
  const [gone, setGone] = useState(0)
  const signedIn = me.value?.id
  const remote = useLoaded(async () => {
    if (!signedIn) return []
    const list = await ask('listMyTables')
    return refused(list) ? [] : list.tables
  }, [signedIn])
  const lines = remote.state === 'here' ? remote.value : []
  const items = [...lines.map(ofServer), ...listSaves().map((save) => ofBrowser(save, () => setGone(gone + 1)))]
    .filter((item) => findGame(item.game))
    .sort((a, b) => Number(a.over) - Number(b.over) || Number(b.yours) - Number(a.yours) || b.at - a.at)
  const shown = short ? items.filter((item) => !item.over).slice(0, 4) : items
  if (shown.length === 0) return short ? null : <p class="prose">{say('mine.none')}</p>
  return (
    <section class="mine" aria-labelledby="mine">
      {short ? (
        <h2 id="mine">{say('mine.continue')}</h2>
      ) : (
        <h2 id="mine" class="sr">
          {say('mine.title')}
        </h2>
      )}
      <ul class="plain lines">
        {shown.map((item) => (
          <TableItem key={item.href} item={item} />
        ))}
      </ul>
      {short && items.length > shown.length && <a href="/tables">{say('mine.all')}</a>}
    </section>
  )
}

function TableItem({ item }: { readonly item: Item }) {
  const { name } = titleOf(item.game)
  const state = item.over ? 'mine.over' : item.waiting ? 'mine.open' : item.yours ? 'mine.yours' : 'mine.theirs'
  return (
    <li class={item.yours && !item.over ? 'line yours' : 'line'}>
      <a class="line-name serif" href={item.over ? item.replay : item.href}>
        {name}
      </a>
      <span class="line-who">{item.who}</span>
      <span class="line-state">{say(state)}</span>
      <span class="line-at quiet">{date(item.at)}</span>
      {item.drop && (
        <button type="button" class="text-button" onClick={item.drop}>
          {say('mine.drop')}
          <span class="sr">: {name}</span>
        </button>
      )}
    </li>
  )
}

function ofBrowser(save: Save, dropped: () => void): Item {
  const bots = save.players.filter((player) => player.kind === 'bot').length
  const people = save.players.length - bots
  const drop = (): void => {
    dropSave(save.id)
    dropped()
  }
  return {
    id: save.id,
    href: `/local/${save.id}`,
    replay: `/replay/local/${save.id}`,
    game: save.setup.game,
    who: bots === 0 ? say('mine.people', { n: people }) : say('mine.bots', { n: bots }),
    at: save.touched,
    over: save.over,
    yours: save.yours,
    waiting: false,
    drop,
  }
}

function ofServer(line: TableLine): Item {
  const names = line.seats.flatMap((seat, index) => (index !== line.you && seat.name ? [seat.name] : []))
  return {
    id: line.id,
    href: `/t/${line.id}`,
    replay: `/replay/t/${line.id}`,
    game: line.game,
    who: names.join(', '),
    at: line.updatedAt,
    over: line.status === 'finished',
    yours: line.needed,
    waiting: line.status === 'open',
    drop: null,
  }
}
