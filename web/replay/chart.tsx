/**
 * The score of every seat over time. Lines differ in colour, in dashes and by the letter at their end.
 * Ours by measure: 0.7 KB compressed, drawn as SVG in the theme's colours; uPlot would be 22 KB, on a canvas.
 */
import './replay.css'
import type { SeatFace } from '../../art/board.ts'
import { say } from '../words/index.ts'

const WIDTH = 640
const HEIGHT = 150
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '14 5']

interface Props {
  /** For each frame the score of each seat. */
  readonly scores: readonly (readonly number[])[]
  readonly faces: readonly SeatFace[]
  readonly at: number
  readonly keys: readonly number[]
  /** Where a click on the drawing leads; absent where there is no other moment to show. */
  readonly go?: (index: number) => void
}

export function Chart({ scores, faces, at, keys, go }: Props) {
  const all = scores.flat()
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const x = (index: number): number => (index / Math.max(1, scores.length - 1)) * WIDTH
  const y = (score: number): number => HEIGHT - ((score - low) / (high - low)) * HEIGHT
  const click = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    const part = (event.clientX - box.left) / box.width
    go?.(Math.round(((part * (WIDTH + 40) - 8) / WIDTH) * (scores.length - 1)))
  }
  return (
    <figure class="chart">
      <figcaption class="sr">{say('replay.chart')}</figcaption>
      <svg viewBox={`-8 -10 ${WIDTH + 40} ${HEIGHT + 20}`} onClick={click} aria-hidden="true">
        <path d={`M0 ${y(0)}H${WIDTH}`} stroke="var(--rule)" />
        {keys.map((index) => (
          <path key={index} d={`M${x(index)} 0V${HEIGHT}`} stroke="var(--gold)" stroke-dasharray="1 5" />
        ))}
        {faces.map((face, seat) => (
          <g key={seat} class={`livery-${face.livery}`}>
            <path
              d={scores
                .map(
                  (frame, index) =>
                    `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(frame[seat] ?? 0).toFixed(1)}`,
                )
                .join('')}
              fill="none"
              stroke="var(--livery)"
              stroke-width="2.5"
              stroke-linejoin="round"
              stroke-dasharray={DASHES[seat % DASHES.length]}
            />
            <text x={WIDTH + 8} y={y(scores.at(-1)?.[seat] ?? 0) + 5} class="chart-letter">
              {face.name.slice(0, 1)}
            </text>
          </g>
        ))}
        <path d={`M${x(at)} -6V${HEIGHT + 6}`} stroke="var(--ink)" stroke-width="1.5" />
      </svg>
    </figure>
  )
}
