/** The beds that are empty, and the stones, each with what is told of its space: the territory, what lies beside it, who gets there. */
import { Choice, RoseStone, toldOf } from '../../../art/index.ts'
import { describe, stonePhrase } from '../speech/describe.ts'
import { useBoard } from './context.tsx'
import { middle } from './geometry.ts'

export function Stones() {
  const { view, turns, say } = useBoard()
  return (
    <>
      {view.board.map((stone, space) => {
        const [x, y] = middle(space, turns)
        const place = `space ${space}`
        const told = { label: say(stonePhrase(view, space)), fact: toldOf(say, () => describe(view, place)) }
        if (stone === 0)
          return (
            <Choice key={place} {...told} place={place} transform={`translate(${x} ${y})`}>
              <rect x="-33" y="-33" width="66" height="66" fill="transparent" />
            </Choice>
          )
        return (
          <Choice key={`${space} ${stone}`} {...told} place={place} transform={`translate(${x} ${y})`}>
            <g class="appears">
              <RoseStone house={stone === 1 ? 'lancaster' : 'york'} size={64} />
            </g>
          </Choice>
        )
      })}
    </>
  )
}
