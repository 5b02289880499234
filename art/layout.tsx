/**
 * How a board stands at a table: the map has the whole height, the reader's own things stand beside it (on a
 * phone they are a sheet at the thumb), and what is asked goes where the page keeps its choices.
 */
import './layout.css'
import type { ComponentChildren } from 'preact'
import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import { Legend, type Sign } from './legend.tsx'
import { useSay } from './say.ts'
import { InSlot, PageContext } from './slot.tsx'

interface LayoutProps {
  readonly map: ComponentChildren
  /** Width of the map over its height. */
  readonly shape: number
  /** The reader's own things; a spectator's are those of the seat looked at. */
  readonly own?: ComponentChildren
  /** The least width the own things need on a desk, in pixels. */
  readonly least?: number
  /** How much of them shows on a phone before they are raised, in pixels. */
  readonly peek?: number
  /** How much of them shows there for the moment, over the foot of the map, which stays where it is: as `peek` unless told. */
  readonly shown?: number
  /** Choices without a place on the map. */
  readonly choices?: ComponentChildren
  /** Where the game stands, in a few words: "Turn 4 of 7". */
  readonly status?: string
  readonly signs?: () => readonly Sign[]
}

export function Layout(props: LayoutProps) {
  const page = useContext(PageContext)
  const say = useSay()
  const { own, shape, least = 300, peek = 132, shown = peek } = props
  // What shows for the moment may take more: it lies over the map's foot and moves nothing.
  // A tablet, wider than 610 pixels, shows the same things larger.
  const rows = (px: number, part: number, rest: number): string =>
    `min(max(${px}px, ${Math.round(px * 16.4) / 100}vw), ${part}dvh, 100dvh - ${rest}px)`
  const style = {
    '--shape': `${shape}`,
    '--own-least': own ? `${least}px` : '0px',
    '--peek': own ? rows(peek, 30, 500) : '0px',
    '--shown': shown > peek ? rows(shown, 38, 430) : rows(peek, 30, 500),
  }
  const root = useRef<HTMLDivElement>(null)
  const layout = own ? 'own' : 'alone'
  // The page is told: a style that looks for it inside the page (`:has`) would look again at every move of the mouse.
  useLayoutEffect(() => {
    const table = root.current?.closest('.table')
    table?.setAttribute('data-layout', layout)
    return () => table?.removeAttribute('data-layout')
  }, [layout])
  return (
    <div ref={root} class={own ? 'board-layout' : 'board-layout alone'} style={style}>
      <div class="board-map">{props.map}</div>
      {own && (
        <section class="own-pane" aria-label={say({ say: 'art.own' })}>
          {page?.narrow && (
            <button
              type="button"
              class="own-handle"
              aria-label={say({ say: 'art.own' })}
              aria-expanded={page.raised}
              onClick={() => page.raise(!page.raised)}
            />
          )}
          <div class="own-things">{own}</div>
        </section>
      )}
      {props.status && <InSlot slot="status">{props.status}</InSlot>}
      {props.choices && <InSlot slot="choices">{props.choices}</InSlot>}
      {props.signs && <Legend signs={props.signs} />}
    </div>
  )
}
