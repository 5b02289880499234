/** The sea zones: destinations of ships, with their names on the water. */
import { Choice, Lettering } from '../../../art/index.ts'
import { SEA_ZONES, type SeaZoneId } from '../rules/ids.ts'
import { place } from '../speech/names.ts'
import { useBoard, useIsHinted } from './context.tsx'
import { SEA } from './geometry.ts'
import { waysOf } from './places.ts'

export function Seas() {
  return (
    <>
      {SEA_ZONES.map((id) => (
        <Zone key={id} id={id} />
      ))}
    </>
  )
}

function Zone(props: { readonly id: SeaZoneId }) {
  const board = useBoard()
  const { id } = props
  const way = board.asked ? waysOf(board.at(board.asked)).get(id) : undefined
  const hinted = useIsHinted('text', way?.text)
  if (!way) return null
  return (
    <Choice
      label={way.label}
      choose={() => board.act([way.text])}
      hinted={hinted}
      fact={{ title: board.say(place(id)), lines: [] }}
      class="wr-zone"
    >
      <path d={SEA[id]} class="water" />
      <path d={SEA[id]} class="glow" />
    </Choice>
  )
}

/** Names run where ships sail, along the coasts. */
const COURSES: { readonly [id in SeaZoneId]: readonly [course: string, length: number] } = {
  'sea-northern-marches-west': ['M176 404 C230 376 300 386 396 396', 205],
  'sea-northern-england-west': ['M84 512 C180 462 260 512 380 506', 260],
  'sea-wales': ['M24 620 C90 600 150 620 220 658', 190],
  'sea-west-country': ['M210 1214 C320 1200 440 1226 600 1180', 330],
  'sea-south-east-england': ['M640 1054 C720 1040 800 1060 900 1008', 250],
  'sea-midlands': ['M946 560 C980 620 984 690 966 770', 190],
  'sea-northern-england-east': ['M740 424 C800 404 880 426 990 410', 230],
  'sea-northern-marches-east': ['M596 62 C680 34 760 56 900 50', 270],
}

export function SeaNames() {
  const { say } = useBoard()
  return (
    <>
      {SEA_ZONES.map((id) => {
        const [course, length] = COURSES[id]
        const name = say(place(id))
        return (
          <Lettering
            key={id}
            id={`wr-${id}`}
            course={course}
            text={name}
            size={Math.min(19, length / (name.length * 0.5))}
            class="wr-sea-name"
          />
        )
      })}
    </>
  )
}
