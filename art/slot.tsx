/**
 * What a page gives a board besides its room: places elsewhere that the board fills, and whether all of it
 * stands in one column. A board that stands alone (in the gallery, in "how to play") has none of it.
 */
import { type ComponentChildren, createContext, createPortal } from 'preact'
import { useContext } from 'preact/hooks'

/** What is asked, where the game stands, what the signs mean. */
export type Slot = 'choices' | 'status' | 'signs'

export interface BoardPage {
  /** One column: a phone or an upright tablet. */
  readonly narrow: boolean
  readonly slots: { readonly [slot in Slot]: Element | null }
  /** Whether the reader's own things are raised over the map of a phone. */
  readonly raised: boolean
  readonly raise: (on: boolean) => void
}

export const PageContext = createContext<BoardPage | null>(null)

export function InSlot(props: { readonly slot: Slot; readonly children: ComponentChildren }) {
  const page = useContext(PageContext)
  if (!page) return props.slot === 'choices' ? <>{props.children}</> : null
  const place = page.slots[props.slot]
  return place && createPortal(<div class="board in-slot">{props.children}</div>, place)
}
