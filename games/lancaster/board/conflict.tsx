/** A war in France: the French banner with its strength, three places for knights, the spoils. */
import { Shield, toldOf } from '../../../art/index.ts'
import { describe } from '../speech/describe.ts'
import { slotName } from '../speech/names.ts'
import { SLOTS } from '../types/index.ts'
import { liveryOf, Spot, useBoard } from './context.tsx'
import { Fighter } from './effects.tsx'

const WIDTH = 258
const HEIGHT = 114
const GAUGE = 66
const FLEUR =
  'M0 -34 C-6 -26 -10 -18 -7 -8 C-12 -18 -26 -18 -26 -6 C-26 4 -16 8 -10 6 C-12 2 -10 -2 -6 0 C-4 4 -5 8 -6 11 H-14 V16 H-5 C-6 24 -10 26 -14 28 C-8 32 -3 30 0 26 C3 30 8 32 14 28 C10 26 6 24 5 16 H14 V11 H6 C5 8 4 4 6 0 C10 -2 12 2 10 6 C16 8 26 4 26 -6 C26 -18 12 -18 7 -8 C10 -18 6 -26 0 -34 Z'

function France(props: { readonly strength: number }) {
  return (
    <g>
      <path d="M-28 -50 H28 V18 C28 34 12 42 0 48 C-12 42 -28 34 -28 18 Z" class="la-france" />
      <path d={FLEUR} transform="translate(0 -20) scale(0.66)" fill="var(--seed)" />
      <text y="34" text-anchor="middle" font-size="34" font-weight="600" class="figure la-on-france">
        {props.strength}
      </text>
    </g>
  )
}

export function Conflict(props: { readonly slot: number; readonly x: number; readonly y: number }) {
  const board = useBoard()
  const { slot } = props
  const { say } = board
  const conflict = board.view.conflicts[slot]
  const name = say(slotName(slot))
  if (!conflict)
    return (
      <g transform={`translate(${props.x} ${props.y})`} pointer-events="none">
        <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="8" class="la-peace" />
        <text y="6" text-anchor="middle" font-size="17" font-style="italic" class="quiet">
          {say({ say: 'board.peace' })}
        </text>
      </g>
    )
  const share = Math.min(1, conflict.total / conflict.frenchStrength)
  return (
    <Spot
      place={`conflict ${slot}`}
      label={`${name}: ${say({ say: 'board.against', n: conflict.total, french: conflict.frenchStrength })}`}
      transform={`translate(${props.x} ${props.y})`}
      class={`la-conflict ${SLOTS[slot] ?? ''}`}
      fact={toldOf(say, () => describe(board.view, `conflict ${slot}`))}
    >
      <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="8" class="la-field" />
      <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="8" class="glow" />
      <g transform="translate(-96 1)">
        <g data-figure={`french ${slot}`}>
          <France strength={conflict.frenchStrength} />
        </g>
      </g>
      {[0, 1, 2].map((i) => {
        const space = conflict.spaces[i]
        return (
          <g key={i} transform={`translate(${-32 + i * 62} -13)`}>
            <path d="M-27 36 V-10 C-27 -28 -14 -36 0 -40 C14 -36 27 -28 27 -10 V36 Z" class="la-tent" />
            {space && (
              <g class={`livery-${liveryOf(board, space)} appears`}>
                {space.knights.map((strength, k) => (
                  <Fighter
                    key={k}
                    strength={strength}
                    x={(k - (space.knights.length - 1) / 2) * 13}
                    y={2 + k * 2}
                    size={46}
                  />
                ))}
                <Shield livery={liveryOf(board, space)} x={19} y={28} size={20} />
                {space.knights.length > 1 && (
                  <text x="-20" y="34" font-size="13" font-weight="600" class="figure">
                    {space.total}
                  </text>
                )}
              </g>
            )}
          </g>
        )
      })}
      <g transform="translate(-58 44)">
        <rect width={GAUGE} height="7" y="-3" rx="3.5" class="la-gauge" />
        <rect width={GAUGE * share} height="7" y="-3" rx="3.5" class={share >= 1 ? 'la-won' : 'la-filled'} />
        <text x={GAUGE + 6} y="6" font-size="16.5" class="figure" data-figure={`english ${slot}`}>
          {conflict.total}/{conflict.frenchStrength}
        </text>
      </g>
      {conflict.points.map((points, i) => (
        <g key={i} transform={`translate(${66 + i * 25} 43)`}>
          <circle r={12 - i} class="la-spoil" />
          <text
            y="5"
            text-anchor="middle"
            font-size={15 - i}
            font-weight="600"
            class="figure on-bone"
            data-figure={`spoils ${slot} ${i}`}
          >
            {points}
          </text>
        </g>
      ))}
    </Spot>
  )
}
