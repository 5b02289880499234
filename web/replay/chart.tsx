/**
 * The score of every seat over time. Lines differ in colour, in dashes and by the shield at their end.
 * Ours by measure: 0.7 KB compressed, drawn as SVG in the theme's colours; uPlot would be 22 KB, on a canvas.
 */
import './replay.css'
import type { SeatFace } from '../../art/board.ts'
import { Shield } from '../../art/shield.tsx'
import { say } from '../words/index.ts'
import { spread } from './spread.ts'

const HEIGHT = 150
/** The shields at the ends of the lines, and how far apart they stand at least. */
const SHIELD = 22
const APART = 24
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '14 5']

interface Props {
  /** For each frame the score of each seat. */
  readonly scores: readonly (readonly number[])[]
  readonly faces: readonly SeatFace[]
  readonly at: number
  readonly keys: readonly number[]
  /** Where a click on the drawing leads; absent where there is no other moment to show. */
  readonly go?: (index: number) => void
  /** As wide as it is high twice over, for a narrow column. */
  readonly narrow?: boolean
}

export function Chart({ scores, faces, at, keys, go, narrow = false }: Props) {
  const width = narrow ? 300 : 640
  const all = scores.flat()
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const x = (index: number): number => (index / Math.max(1, scores.length - 1)) * width
  const y = (score: number): number => HEIGHT - ((score - low) / (high - low)) * HEIGHT
  const click = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    const part = (event.clientX - box.left) / box.width
    go?.(Math.round(((part * (width + 72) - 8) / width) * (scores.length - 1)))
  }
  const ends = spread((scores.at(-1) ?? []).map(y), APART, HEIGHT)
  return (
    <figure class="chart">
      <figcaption class="sr">{say('replay.chart')}</figcaption>
      <svg viewBox={`-8 -14 ${width + 72} ${HEIGHT + 28}`} onClick={click} aria-hidden="true">
        <path d={`M0 ${y(0)}H${width}`} stroke="var(--rule)" />
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
            <g transform={`translate(${width + 16} ${ends[seat] ?? 0})`}>
              <Shield livery={face.livery} size={SHIELD} />
              <text x="15" y="6" class="chart-score">
                {scores.at(-1)?.[seat]}
              </text>
            </g>
          </g>
        ))}
        <path d={`M${x(at)} -6V${HEIGHT + 6}`} stroke="var(--ink)" stroke-width="1.5" />
      </svg>
    </figure>
  )
}
