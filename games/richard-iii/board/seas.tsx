/** The names of the seas, written along their coasts. */
import { useDesk } from './context.tsx'

const COURSES = [
  ['irish-sea', 'M206 690 C236 610 214 560 250 480 C280 420 300 390 330 330'],
  ['north-sea', 'M752 400 C790 448 850 500 992 536'],
  ['english-channel', 'M392 1148 C480 1096 560 1064 720 1036'],
] as const

export function Seas() {
  const { say } = useDesk()
  return (
    <g pointer-events="none">
      {COURSES.map(([zone, course]) => (
        <g key={zone}>
          <path id={`r3-${zone}`} d={course} fill="none" />
          <text class="r3-sea-name" font-size="24" text-anchor="middle">
            <textPath href={`#r3-${zone}`} startOffset="50%">
              {say({ say: `zone.${zone}` })}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  )
}
