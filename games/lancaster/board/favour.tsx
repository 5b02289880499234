/** One of the king's favours, a medallion afloat in the Channel; taken ones show their back. */
import { Crown, toldOf } from '../../../art/index.ts'
import { describe } from '../speech/describe.ts'
import { rewardText } from '../speech/texts.ts'
import { listed, Spot, useBoard } from './context.tsx'
import { Effects } from './effects.tsx'

export function Favour(props: { readonly index: number; readonly x: number; readonly y: number }) {
  const board = useBoard()
  const reward = board.figures.favours[props.index]?.reward ?? []
  const open = board.view.favours[props.index] ?? false
  const { ask } = board.view
  const ally = ask?.what === 'favour' && ask.ally
  const text = listed(board, rewardText(reward))
  return (
    <Spot
      place={`favour ${props.index}`}
      label={`${board.say({ say: 'word.favours' })}: ${text}${open ? '' : `, ${board.say({ say: 'word.faceDown' })}`}`}
      fact={toldOf(board.say, () => describe(board.view, `favour ${props.index}`))}
      transform={`translate(${props.x} ${props.y})`}
      class={open ? 'la-favour' : 'la-favour taken'}
    >
      <circle r="31" cy="2" fill="var(--shade)" />
      <circle r="30" class="la-medal" />
      <circle r="26" fill="none" stroke="var(--gold)" stroke-width="1" />
      {open ? (
        <Effects reward={reward} ally={ally} class="la-neutral" x={0} y={0} height={32} room={44} />
      ) : (
        <g opacity="0.5">
          <Crown size={30} y={-2} />
        </g>
      )}
      <circle r="32" class="glow" />
    </Spot>
  )
}
