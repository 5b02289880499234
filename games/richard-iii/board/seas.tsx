/** The names of the seas, written along their coasts. */
import { Lettering } from '../../../art/index.ts'
import { useBoard } from './context.tsx'

const COURSES = [
  ['irish-sea', 'M206 690 C236 610 214 560 250 480 C280 420 300 390 330 330'],
  ['north-sea', 'M752 400 C790 448 850 500 992 536'],
  ['english-channel', 'M392 1148 C480 1096 560 1064 720 1036'],
] as const

export function Seas() {
  const { say } = useBoard()
  return (
    <>
      {COURSES.map(([zone, course]) => (
        <Lettering
          key={zone}
          id={`r3-${zone}`}
          course={course}
          text={say({ say: `zone.${zone}` })}
          size={24}
          class="r3-sea-name"
        />
      ))}
    </>
  )
}
