/** What the signs of a board mean: a fold under it, drawn with the signs themselves. */
import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import { Icon } from './place.tsx'
import { useSay } from './say.ts'
import { InSlot, PageContext } from './slot.tsx'

export interface Sign {
  /** The id of its words. */
  readonly say: string
  /** Drawn in a field of 100 × 100 around the origin. */
  readonly drawing: ComponentChildren
}

/** At a table they stand beside the rules, elsewhere under the board. */
export function Legend(props: { readonly signs: () => readonly Sign[] }) {
  const say = useSay()
  const page = useContext(PageContext)
  const list = () => (
    <ul>
      {props.signs().map((sign) => (
        <li key={sign.say}>
          <Icon size={32}>{sign.drawing}</Icon>
          {say({ say: sign.say })}
        </li>
      ))}
    </ul>
  )
  if (page) return <InSlot slot="signs">{page.slots.signs && <div class="legend">{list()}</div>}</InSlot>
  return (
    <details class="legend">
      <summary>{say({ say: 'art.legend' })}</summary>
      {list()}
    </details>
  )
}
