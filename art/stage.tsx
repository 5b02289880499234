/** The ground every board stands on: its styles, words, motion, its card of facts, and the keeping of the focus. */
import type { ComponentChildren } from 'preact'
import { useContext, useId, useMemo, useRef, useState } from 'preact/hooks'
import { walk } from './arrows.ts'
import type { Fact } from './board.ts'
import './board.css'
import { FactContext, type FactCard } from './fact.tsx'
import { ForesightContext, ForesightLines } from './foresight.tsx'
import { useKeptFocus } from './focus.ts'
import { type Say, SayContext } from './say.ts'
import { Signed } from './signed.tsx'

interface Shown {
  readonly fact: Fact
  readonly over: Element
  readonly left: number
  readonly top: number
  readonly below: boolean
}

/** Half the widest card plus a margin: the card never leaves the board sideways. */
const REACH = 148

export function Stage(props: {
  readonly class?: string
  readonly calm: boolean
  readonly say: Say
  readonly children: ComponentChildren
}) {
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const cardId = useId()
  const foresight = useContext(ForesightContext)
  useKeptFocus(root)

  const card = useMemo<FactCard>(
    () => ({
      show(fact, over) {
        const ground = root.current?.getBoundingClientRect()
        if (!ground) return
        const spot = over.getBoundingClientRect()
        const middle = spot.left + spot.width / 2 - ground.left
        const below = spot.top < 140
        setShown({
          fact,
          over,
          left: Math.max(REACH, Math.min(ground.width - REACH, middle)),
          top: (below ? spot.bottom : spot.top) - ground.top,
          below,
        })
        over.setAttribute('aria-describedby', cardId)
      },
      hide(over) {
        over.removeAttribute('aria-describedby')
        setShown((now) => (now?.over === over ? null : now))
      },
    }),
    [cardId],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    // Escape puts the card away without moving the focus (WCAG 1.4.13).
    if (event.key === 'Escape') setShown(null)
    else if (walk(event)) event.preventDefault()
  }

  return (
    <FactContext.Provider value={card}>
      <div
        ref={root}
        class={`board ${props.class ?? ''} ${props.calm ? 'calm' : ''}`}
        role="group"
        aria-label={props.say({ say: 'name' })}
        onKeyDown={onKeyDown}
      >
        <SayContext.Provider value={props.say}>{props.children}</SayContext.Provider>
        {shown && (
          <div
            id={cardId}
            role="tooltip"
            class={shown.below ? 'fact-card below' : 'fact-card'}
            style={{ left: `${shown.left}px`, top: `${shown.top}px` }}
          >
            <strong>{shown.fact.title}</strong>
            {shown.fact.lines.map((line) => (
              <span key={line}>
                <Signed text={line} />
              </span>
            ))}
            <ForesightLines lines={foresight} />
            {shown.fact.tale?.map((line) => (
              <small key={line}>{line}</small>
            ))}
          </div>
        )}
      </div>
    </FactContext.Provider>
  )
}
