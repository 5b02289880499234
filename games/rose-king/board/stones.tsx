/** The beds that are empty, and the stones, each with what its territory is worth. */
import { Choice, RoseStone } from '../../../art/index.ts'
import type { territoriesOf } from '../rules/scoring.ts'
import { SPACE_NAMES } from '../rules/spaces.ts'
import { useBoard } from './context.tsx'
import { middle } from './geometry.ts'

export function Stones(props: { readonly territories: ReturnType<typeof territoriesOf> }) {
  const { view, turns, say } = useBoard()
  return (
    <>
      {view.board.map((stone, space) => {
        const [x, y] = middle(space, turns)
        const place = `space ${space}`
        if (stone === 0)
          return (
            <Choice key={place} label={SPACE_NAMES[space] ?? ''} place={place} transform={`translate(${x} ${y})`}>
              <rect x="-33" y="-33" width="66" height="66" fill="transparent" />
            </Choice>
          )
        const house = stone === 1 ? 'lancaster' : 'york'
        const crown = space === view.crown ? 'crown-' : ''
        const name = say({ say: `space.${crown}${stone === 1 ? 'red' : 'white'}`, space: SPACE_NAMES[space] ?? '' })
        const own = props.territories[stone === 1 ? 0 : 1].find((territory) => territory.spaces.includes(space))
        const lines = own ? [say({ say: 'fact.stones', n: own.size }), say({ say: 'fact.points', n: own.value })] : []
        return (
          <Choice
            key={`${space} ${stone}`}
            label={name}
            place={place}
            fact={{ title: name, lines }}
            transform={`translate(${x} ${y})`}
          >
            <g class="appears">
              <RoseStone house={house} size={64} />
            </g>
          </Choice>
        )
      })}
    </>
  )
}
