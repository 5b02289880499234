/**
 * Every legal move as a list: for the keyboard, for a screen reader, and for whoever prefers words.
 * One stop for the Tab key; arrows walk, typing narrows the list down.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { MoveSign, Offer } from '../../art/board.ts'
import type { AnyGame } from '../../engine/game.ts'
import { say } from '../words/index.ts'
import { AmountField } from './amount-field.tsx'
import { gathered } from './amounts.ts'
import { MoveButton, MoveWords } from './move-button.tsx'

const MANY = 12

interface Props {
  readonly game: AnyGame
  readonly offers: readonly Offer<unknown>[]
  readonly pointed: string | null
  readonly point: (text: string | null) => void
  readonly act: (text: string) => void
  readonly view: unknown
  readonly Sign: MoveSign<unknown, unknown> | undefined
}

export function Moves({ game, offers: all, pointed, point, act, view, Sign }: Props) {
  const { ranges, single: offers } = useMemo(() => gathered(game, all), [game, all])
  const [filter, setFilter] = useState('')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const wanted = filter.trim().toLocaleLowerCase()
  const shown = wanted ? offers.filter((offer) => offer.label.toLocaleLowerCase().includes(wanted)) : offers
  const current = Math.min(at, shown.length - 1)
  useEffect(() => {
    setAt(0)
    setFilter('')
  }, [offers])

  const focus = (index: number): void => {
    setAt(index)
    list.current?.querySelectorAll<HTMLButtonElement>('button')[index]?.focus()
  }
  const walk = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: shown.length - 1,
      PageDown: current + 10,
      PageUp: current - 10,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    focus(Math.max(0, Math.min(shown.length - 1, to)))
  }

  /** From the heading, where focus waits after a step, an arrow leads into the list. */
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || shown.length === 0) return
    event.preventDefault()
    focus(0)
  }

  return (
    <section class="moves" aria-labelledby="moves-title" id="moves" tabIndex={-1}>
      <h2 id="moves-title" tabIndex={-1} onKeyDown={enter}>
        {say('moves.title')} <span class="quiet figures">{all.length > 0 && all.length}</span>
      </h2>
      {ranges.map((amounts) => (
        <AmountField key={amounts[0]?.offer.text} amounts={amounts} pointed={pointed} point={point} act={act} />
      ))}
      {offers.length > MANY && (
        <input
          type="search"
          value={filter}
          placeholder={say('moves.filter')}
          aria-label={say('moves.filter')}
          onInput={(event) => {
            setFilter(event.currentTarget.value)
            setAt(0)
          }}
        />
      )}
      {all.length === 0 && <p class="quiet">{say('moves.none')}</p>}
      {/* Firefox stops at whatever scrolls: at a folded list, which then unfolds, scrolls no more and loses the focus. */}
      <ul class="plain" ref={list} tabIndex={-1} onKeyDown={walk}>
        {shown.map((offer, index) => (
          <li key={offer.text}>
            <MoveButton
              text={offer.text}
              class={offer.text === pointed ? 'move pointed' : 'move'}
              tabIndex={index === current ? 0 : -1}
              act={act}
              point={point}
              focused={() => setAt(index)}
            >
              <MoveWords offer={offer} view={view} Sign={Sign} />
            </MoveButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
