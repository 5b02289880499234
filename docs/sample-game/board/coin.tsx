/** A coin with its figure, around the origin. */
import { Coin } from '../../../art/index.ts'

export function BidCoin(props: { readonly coin: number }) {
  return (
    <>
      <Coin />
      <circle r="27" fill="var(--bone)" stroke="var(--seed-deep)" stroke-width="2" />
      <text class="figure on-bone" y="14" text-anchor="middle" font-size="42" font-weight="700">
        {props.coin}
      </text>
    </>
  )
}
