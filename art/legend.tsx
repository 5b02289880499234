/** What the signs of a board mean: a fold under it, drawn with the signs themselves. */
import type { ComponentChildren } from 'preact'
import { Icon } from './place.tsx'
import { useSay } from './say.ts'

export interface Sign {
  /** The id of its words. */
  readonly say: string
  /** Drawn in a field of 100 × 100 around the origin. */
  readonly drawing: ComponentChildren
}

export function Legend(props: { readonly signs: () => readonly Sign[] }) {
  const say = useSay()
  return (
    <details class="legend">
      <summary>{say({ say: 'art.legend' })}</summary>
      <ul>
        {props.signs().map((sign) => (
          <li key={sign.say}>
            <Icon size={32}>{sign.drawing}</Icon>
            {say({ say: sign.say })}
          </li>
        ))}
      </ul>
    </details>
  )
}
