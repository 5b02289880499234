/** One table of a list: the game and where it stands, who plays, what it waits for, the time that is left. */
import type { ComponentChildren } from 'preact'
import type { Phrase } from '../../engine/game.ts'
import { findGame } from '../game-assets.ts'
import { date, say, titleOf } from '../words/index.ts'
import { scenarioText } from './agreed.tsx'
import { clockText } from './clock-text.ts'
import { leftTime } from './durations.ts'
import type { Item } from './items.ts'
import { partyName, SeatChips } from './seat-chips.tsx'
import { tell } from './words.ts'

interface Props {
  readonly item: Item
  readonly sides: boolean
  readonly now: number
  readonly phrase: (phrase: Phrase | null) => string
  readonly children?: ComponentChildren
}

export function TableRow({ item, sides, now, phrase, children }: Props) {
  const { name } = titleOf(item.game)
  const about = findGame(item.game)?.about
  const scenario = about ? scenarioText(about, item.options, phrase) : ''
  const clock = item.clock && item.clock.kind !== 'none' ? clockText(item.clock) : ''
  const drawn = sides ? '' : item.local ? '' : tell('row.random')
  const figures = item.differs > 0 ? tell('row.figures', { n: item.differs }) : ''
  const facts = [phrase(item.stage), scenario, clock, drawn, item.local ? tell('row.here') : ''].filter(Boolean)
  return (
    <li class={item.needed ? 'table-row yours' : 'table-row'}>
      <p class="row-what">
        <a class="line-name serif" href={item.href}>
          {name}
        </a>
        <span class="quiet">{facts.join(' · ')}</span>
        {figures && <strong class="row-figures">{figures}</strong>}
      </p>
      <SeatChips seats={item.seats} sides={sides} phrase={phrase} />
      <p class="row-state">
        <span class="line-state">{stateText(item, phrase)}</span>
        {item.due !== null && (
          <span class={item.needed && item.due - now < shortOf(item) ? 'row-left short' : 'row-left'}>
            {item.due > now ? tell('row.left', { time: leftTime(item.due - now) }) : tell('row.overdue')}
          </span>
        )}
        {item.unread > 0 && <span class="row-unread">{tell('row.unread', { n: item.unread })}</span>}
        {item.due === null && <span class="line-at quiet">{date(item.at)}</span>}
      </p>
      <div class="row-does">{children}</div>
    </li>
  )
}

const MINUTE_MS = 60_000

/** Below this one should hurry: at a live clock a minute is little, at a slow one an hour. */
function shortOf({ clock }: Item): number {
  return clock?.kind === 'live' ? MINUTE_MS : 60 * MINUTE_MS
}

function stateText(item: Item, phrase: Props['phrase']): string {
  if (item.state === 'finished') return say('mine.over')
  if (item.needed) return say('mine.yours')
  if (item.state === 'open') return say('mine.open')
  if (item.paused) return tell('row.paused')
  const names = item.seats
    .filter(({ awaited, you }) => awaited && !you)
    .map((seat) => ({ say: 'row.name', name: partyName(seat, phrase, true) }))
    .filter(({ name }) => name !== '')
  return names.length > 0 ? tell('row.waits', { names }) : say('mine.theirs')
}
