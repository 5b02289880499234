/** What the signs of a board mean: a fold under it, drawn with the signs themselves. */
import type { ComponentChildren } from 'preact'
import type { Phrase } from '../engine/game.ts'
import { Icon } from './place.tsx'

export interface Sign {
  readonly text: string
  /** Drawn in a field of 100 × 100 around the origin. */
  readonly drawing: ComponentChildren
}

export function Legend(props: { readonly say: (phrase: Phrase) => string; readonly signs: readonly Sign[] }) {
  return (
    <details class="legend">
      <summary>{props.say({ say: 'art.legend' })}</summary>
      <ul>
        {props.signs.map((sign) => (
          <li key={sign.text}>
            <Icon size={32}>{sign.drawing}</Icon>
            {sign.text}
          </li>
        ))}
      </ul>
    </details>
  )
}
