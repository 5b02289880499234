/** The ground every board stands on: its styles, words, motion, its card of facts, and the keeping of the focus. */
import type { ComponentChildren } from 'preact'
import { useContext, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { walk } from './arrows.ts'
import type { Fact } from './board.ts'
import './board.css'
import { FactContext, type FactCard } from './fact.tsx'
import { ForesightContext, ForesightLines } from './foresight.tsx'
import { useKeptFocus } from './focus.ts'
import { useFrameState } from './frame-state.ts'
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
  const [shown, setShown] = useFrameState<Shown | null>(null)
  useKeptFocus(root)

  const card = useMemo<FactCard>(() => {
    let over: Element | null = null
    return {
      // Measured before anything is drawn for the pointer's sake: then there is nothing to lay out.
      show(fact, part) {
        const ground = root.current?.getBoundingClientRect()
        if (!ground) return
        const spot = part.getBoundingClientRect()
        const middle = spot.left + spot.width / 2 - ground.left
        const below = spot.top < 140
        over = part
        setShown({
          fact,
          over,
          left: Math.max(REACH, Math.min(ground.width - REACH, middle)),
          top: (below ? spot.bottom : spot.top) - ground.top,
          below,
        })
      },
      hide(part) {
        if (over !== part) return
        over = null
        setShown(null)
      },
    }
  }, [])

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
        {shown && <Card {...shown} />}
      </div>
    </FactContext.Provider>
  )
}

/** One card for the whole board: from place to place it moves and says something else. */
function Card({ fact, over, left, top, below }: Shown) {
  const id = useId()
  const foresight = useContext(ForesightContext)
  useLayoutEffect(() => {
    over.setAttribute('aria-describedby', id)
    return () => over.removeAttribute('aria-describedby')
  }, [over])
  return (
    <div
      id={id}
      role="tooltip"
      class={below ? 'fact-card below' : 'fact-card'}
      style={{ left: `${left}px`, top: `${top}px` }}
    >
      <strong>{fact.title}</strong>
      {fact.lines.map((line, i) => (
        <span key={i}>
          <Signed text={line} />
        </span>
      ))}
      <ForesightLines lines={foresight} />
      {fact.tale?.map((line, i) => (
        <small key={i}>{line}</small>
      ))}
    </div>
  )
}
