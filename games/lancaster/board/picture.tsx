/** Southern England and the Channel for the lobby: knights on the map, ships for France. */
import { Crown, Knight, Nobleman, Shield, Ship, WaterLines, Waves } from '../../../art/drawings.ts'
import './picture.css'
import { COAST, LAND } from './coast.ts'
import { SHIRES } from './geometry.ts'

const HELD = { 3: 'azure', 4: 'or', 5: 'gules', 7: 'vert' } as const
const STRENGTHS = { 3: 2, 4: 4, 5: 1, 7: 3 } as const
const PLACES = [3, 4, 5, 7] as const

export function Picture(props: { readonly class?: string }) {
  return (
    <svg viewBox="448 740 480 320" class={props.class} aria-hidden="true" focusable="false">
      <rect x="400" y="600" width="560" height="480" fill="var(--sea)" />
      <WaterLines coast={COAST} unit={0.8} />
      <path d={LAND} fill="var(--land-far)" />
      <clipPath id="la-picture">
        <path d={LAND} />
      </clipPath>
      <g clip-path="url(#la-picture)">
        {SHIRES.map((shire, i) => (
          <g
            key={shire.path}
            class={`la-county ${i in HELD ? `held livery-${HELD[i as (typeof PLACES)[number]]}` : ''}`}
          >
            <path d={shire.path} class="la-ground" />
          </g>
        ))}
      </g>
      <path d={COAST} fill="none" stroke="var(--land-line)" stroke-width="1.6" />
      {PLACES.map((i) => {
        const shire = SHIRES[i]
        const livery = HELD[i]
        return (
          shire && (
            <g key={i} class={`livery-${livery}`}>
              <Shield livery={livery} x={shire.x + 30} y={shire.y + 16} size={34} />
              <Knight strength={STRENGTHS[i]} x={shire.x - 6} y={shire.y} size={78} />
            </g>
          )
        )
      })}
      <Nobleman x={504} y={936} size={56} letter="G" />
      <Crown x={790} y={926} size={60} />
      <Ship x={648} y={1030} size={52} sail="var(--petal-red)" />
      <Ship x={716} y={1040} size={40} sail="var(--petal-red)" />
      <Ship x={876} y={996} size={46} sail="var(--azure)" />
      <Waves x={800} y={1032} size={34} />
    </svg>
  )
}
