/** Which drawers a table has, and which of them is open. */
import { useRef, useState } from 'preact/hooks'
import { ways } from '../spoken/ways.ts'
import type { DrawerId } from './drawers.tsx'
import { rail, setRail } from './rail-store.ts'
import { NARROW } from './shell.tsx'
import type { Table } from './table.ts'

export interface Drawers {
  readonly open: DrawerId | null
  readonly show: (id: DrawerId | null) => void
  readonly close: () => void
  readonly toggle: (id: DrawerId) => void
}

const DRAWER_ORDER: readonly DrawerId[] = ['mine', 'log', 'words', 'moves', 'talk', 'notes', 'rules']

export function drawersOf(table: Table, ended: boolean): readonly DrawerId[] {
  const { viewer, outcome } = table.scene.value
  return DRAWER_ORDER.filter((id) => {
    if (id === 'talk') return table.talk !== null
    if (id === 'words') return table.game.speech.outline !== undefined
    if (id === 'moves') return outcome === null
    // The page of the end has no place for one's own things.
    if (id === 'mine') return !ended
    return id !== 'notes' || (table.notes !== null && viewer !== null)
  })
}

/** Which drawer is open. Only the list of moves is remembered: whoever plays from it wants it next time. */
export function useDrawer(over: boolean): Drawers {
  const [wanted, setOpen] = useState<DrawerId | null>(() =>
    rail.peek().moves ? 'moves' : ways.peek().words ? 'words' : null,
  )
  const open = over && wanted === 'moves' ? null : wanted
  /** What led to a drawer otherwise than by its key: a link to a rule, a line about orders. */
  const led = useRef<Element | null>(null)
  const show = (id: DrawerId | null): void => {
    led.current = id === 'rules' || id === 'orders' ? document.activeElement : null
    setOpen(id)
  }
  const close = (): void => {
    if (open === 'moves') setRail({ moves: false })
    if (open !== null) backFrom(open, led.current)
    setOpen(null)
  }
  const toggle = (id: DrawerId): void => {
    if (id === 'mine' && !matchMedia(NARROW).matches) {
      setRail({ own: !rail.peek().own })
      return
    }
    if (open === id) {
      close()
      return
    }
    if (id === 'moves') setRail({ moves: true })
    led.current = null
    setOpen(id)
  }
  return { open, show, close, toggle }
}

/** The focus goes back to where it came from, or to the key of the drawer. */
function backFrom(open: DrawerId, led: Element | null): void {
  const from = led instanceof HTMLElement && led !== document.body && led.isConnected ? led : null
  const to = from ?? document.querySelector<HTMLElement>(`.key-${open}`)
  to?.focus({ preventScroll: true })
}
