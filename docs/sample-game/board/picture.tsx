/** The picture in the lobby: a county and three coins. It loads neither rules nor data, the lobby must stay light. */
import { CardFrame, Castle, Coin, Hill, Laurel, Tree } from '../../../art/drawings.ts'

const COINS = [
  [330, 128, -8],
  [392, 196, 12],
  [318, 232, 4],
] as const

export function Picture(props: { readonly class?: string }) {
  return (
    <svg viewBox="0 0 480 320" class={props.class} aria-hidden="true" focusable="false">
      <rect width="480" height="320" fill="var(--land-far)" />
      <path d="M0 214 C80 176 150 200 236 186 C320 172 396 196 480 168 V320 H0 Z" fill="var(--land)" />
      <path
        d="M0 214 C80 176 150 200 236 186 C320 172 396 196 480 168"
        fill="none"
        stroke="var(--land-line)"
        stroke-width="2"
      />
      <Hill x={430} y={150} size={64} />
      <Tree x={60} y={262} size={54} />
      <Tree x={260} y={284} size={46} />
      <g transform="translate(168 160) rotate(-5)">
        <CardFrame width={170} height={232}>
          <Laurel y={-58} size={84} points={6} />
          <Castle y={42} size={112} />
        </CardFrame>
      </g>
      {COINS.map(([x, y, turn]) => (
        <Coin key={x} x={x} y={y} turn={turn} size={78} />
      ))}
    </svg>
  )
}
