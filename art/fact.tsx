/**
 * The card of facts. Hover, keyboard focus and long-press show the same one: a part calls `useFact`
 * and spreads what it gets over its element; the `Stage` around the board draws the card. A finger
 * that rests on what cannot be taken asks why as well.
 */
import { createContext } from 'preact'
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks'
import type { Phrase } from '../engine/game.ts'
import type { Fact } from './board.ts'
import type { Say } from './say.ts'

export interface FactCard {
  show(fact: Fact, over: Element): void
  hide(over: Element): void
}

export const FactContext = createContext<FactCard>({ show() {}, hide() {} })

/** How long a finger rests before the card comes. */
const LONG_PRESS = 450

export interface FactHandlers {
  onPointerMove(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onPointerDown(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onPointerCancel(event: PointerEvent): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
  onClickCapture(event: Event): void
}

/** Handlers that show `fact` while the element has the pointer, the focus or a resting finger; `held` hears of the finger too. */
export function useFact(fact: Fact | undefined, held?: () => void): FactHandlers {
  const card = useContext(FactContext)
  const latest = useRef(fact)
  latest.current = fact
  const onHeld = useRef(held)
  onHeld.current = held
  const shownOver = useRef<Element | null>(null)
  const press = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; long: boolean }>({
    timer: undefined,
    long: false,
  })

  // The card of a part that disappears goes with it.
  useEffect(
    () => () => {
      clearTimeout(press.current.timer)
      if (shownOver.current) card.hide(shownOver.current)
    },
    [card],
  )

  // A card that is being read keeps up with the table.
  useEffect(() => {
    const over = shownOver.current
    if (!over) return
    if (fact) card.show(fact, over)
    else card.hide(over)
  }, [card, fact])

  return useMemo(() => {
    const show = (event: Event) => {
      const over = event.currentTarget as Element
      if (!latest.current) return
      shownOver.current = over
      card.show(latest.current, over)
    }
    const hide = (event: Event) => {
      shownOver.current = null
      card.hide(event.currentTarget as Element)
    }
    const lift = () => clearTimeout(press.current.timer)
    return {
      // A drawing that moves under a resting mouse asks for nothing: only a mouse that moves does.
      onPointerMove: (event) => {
        const resting = event.movementX === 0 && event.movementY === 0
        if (event.pointerType === 'mouse' && !resting && shownOver.current === null) show(event)
      },
      onPointerLeave: (event) => {
        lift()
        hide(event)
      },
      onPointerDown: (event) => {
        press.current.long = false
        if (event.pointerType === 'mouse' || !(latest.current ?? onHeld.current)) return
        const over = event.currentTarget as Element
        press.current.timer = setTimeout(() => {
          press.current.long = true
          onHeld.current?.()
          if (!latest.current) return
          shownOver.current = over
          card.show(latest.current, over)
        }, LONG_PRESS)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      // Only the keyboard's focus: a click focuses too, and the card would stay in the way.
      onFocus: (event) => (event.currentTarget as Element).matches(':focus-visible') && show(event),
      onBlur: hide,
      // The finger that asked for facts did not mean to play.
      onClickCapture: (event) => {
        if (!press.current.long) return
        press.current.long = false
        event.stopPropagation()
        event.preventDefault()
      },
    }
  }, [card])
}

/** A card that is written only when somebody looks at it: there are a hundred on a board. */
export function lazily(make: () => Fact): Fact {
  let made: Fact | undefined
  const fact = () => (made ??= make())
  return {
    get title() {
      return fact().title
    },
    get lines() {
      return fact().lines
    },
    get tale() {
      return fact().tale ?? []
    },
  }
}

/** The card of a place is what its game tells of it (`speech/describe.ts`): one text for the eye, the ear and the mail. */
export function toldOf(say: Say, tell: () => readonly Phrase[], tale: readonly Phrase[] = []): Fact {
  return lazily(() => {
    const [title = '', ...lines] = tell().map(say)
    return { title, lines, tale: tale.map(say) }
  })
}
