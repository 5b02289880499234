/** What happened, in sentences; each leads to its moment. Turns have headings, deeds wear the livery of their seat. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { ShieldIcon } from '../../art/shield.tsx'
import type { AnyGame, Seat } from '../../engine/game.ts'
import { Signed } from '../../art/signed.tsx'
import { tell } from '../orders/words.ts'
import { say } from '../words/index.ts'
import { actorOf, weightOf } from '../../engine/log-lines.ts'
import { entriesOf, type LogEntry } from './log-entries.ts'
import type { Line } from './table.ts'
import type { TableText } from './table-text.ts'

const SHOWN = 80
/** So many lines before the moment that is looked at. */
const BEFORE = 12

interface Props {
  readonly lines: readonly Line[]
  readonly tableText: TableText
  readonly game: AnyGame
  /** Whose own deeds are the last the reader knows of. */
  readonly viewer: Seat | null
  /** The moment looked at, if it is not the present. */
  readonly at: number | null
  readonly go: (moment: number) => void
  /** Tells which lines the pointer or the focus is on. */
  readonly point?: (lines: readonly Line[]) => void
  /** Moments that came by an order of the reader's. */
  readonly ordered?: ReadonlySet<number>
}

export function Log({ lines, tableText, game, viewer, at, go, point, ordered }: Props) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const entries = useMemo(() => entriesOf(game, lines, viewer, keptSpeech(tableText)), [game, lines, viewer, tableText])
  // The line of the moment looked at, or the last before it: however far back, it is among those shown.
  const here = at === null ? entries.length : entries.findLastIndex(({ lines: [first] }) => (first?.moment ?? 0) <= at)
  const from = all ? 0 : Math.max(0, Math.min(entries.length - SHOWN, here - BEFORE))
  const shown = entries.slice(from)
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return undefined
    if (at !== null) {
      box.querySelector('.now')?.scrollIntoView({ block: 'nearest' })
      return undefined
    }
    // Whatever takes room above, the newest line stays in sight.
    const pin = (): void => {
      box.scrollTop = box.scrollHeight
    }
    pin()
    const watcher = new ResizeObserver(pin)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [entries.length, at])
  /** One stop for the Tab key however long the story is; arrows walk over its lines, from the newest back. */
  const walk = (event: KeyboardEvent): void => {
    const all = [...(list.current?.querySelectorAll<HTMLButtonElement>('li:not(.earlier) button') ?? [])]
    const here = all.findIndex((line) => line === document.activeElement)
    const steps: Record<string, number> = {
      ArrowUp: here < 0 ? all.length - 1 : here - 1,
      ArrowDown: here < 0 ? all.length - 1 : here + 1,
      Home: 0,
      End: all.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus()
  }
  if (entries.length === 0) return <p class="quiet log-none">{say('log.none')}</p>
  return (
    <ol class="plain log" ref={list} tabIndex={0} aria-label={say('log.title')} onKeyDown={walk}>
      {shown.length < entries.length && (
        <li class="earlier">
          <button type="button" class="text-button" onClick={() => setAll(true)}>
            {say('log.earlier')}
          </button>
        </li>
      )}
      {shown.map((entry, index) => (
        <Entry
          key={`${entry.line.moment}.${index}`}
          entry={entry}
          tableText={tableText}
          now={at !== null && from + index === here}
          go={go}
          point={point}
          byOrder={entry.actor === viewer && ordered?.has(entry.line.moment) === true}
        />
      ))}
    </ol>
  )
}

const SPOKEN = new WeakMap<TableText['event'], WeakMap<Line['event'], string>>()

/** Each sentence is made once, however often the log grows. */
function keptSpeech({ event: speak }: TableText): (event: Line['event']) => string {
  const kept = SPOKEN.get(speak) ?? new WeakMap<Line['event'], string>()
  SPOKEN.set(speak, kept)
  return (event) => {
    const sentence = kept.get(event) ?? speak(event)
    kept.set(event, sentence)
    return sentence
  }
}

interface EntryProps {
  readonly entry: LogEntry
  readonly tableText: TableText
  readonly now: boolean
  readonly go: (moment: number) => void
  readonly point: Props['point']
  readonly byOrder: boolean
}

const NO_LINES: readonly Line[] = []

function Entry({ entry, tableText, now, go, point, byOrder }: EntryProps) {
  const { line, lines, weight, actor, together, times, changes, fresh } = entry
  const face = actor === null ? undefined : tableText.faces[actor]
  const look = [`log-${weight}`, now && 'now', fresh && 'fresh', weight === 'line' && face && `livery-${face.livery}`]
  return (
    <li class={look.filter(Boolean).join(' ')}>
      {weight === 'line' && (
        <span class="pennant">{changes && face && <ShieldIcon livery={face.livery} size={16} />}</span>
      )}
      <button
        type="button"
        tabIndex={-1}
        onClick={() => go(line.moment)}
        onPointerEnter={() => point?.(lines)}
        onPointerLeave={() => point?.(NO_LINES)}
        onFocus={() => point?.(lines)}
        onBlur={() => point?.(NO_LINES)}
        title={say('log.go')}
        aria-current={now ? 'true' : undefined}
      >
        <Signed text={together ? tableText.phrase(together) : tableText.event(line.event)} />
        {times > 1 && <span class="times figures"> {say('log.times', { n: times })}</span>}
        {byOrder && <small class="by-order"> {tell('by-order')}</small>}
      </button>
    </li>
  )
}

/** On a phone: what happened last, in one line. */
export function News({ lines, tableText, game }: Pick<Props, 'lines' | 'tableText' | 'game'>) {
  const line = useMemo(() => lines.findLast(({ event }) => weightOf(game, event) !== 'quiet'), [game, lines])
  if (!line) return null
  const face = tableText.faces[actorOf(game, line.event) ?? -1]
  return (
    <p>
      {face && <ShieldIcon livery={face.livery} size={16} />}
      <span>
        <Signed text={tableText.event(line.event)} />
      </span>
    </p>
  )
}
