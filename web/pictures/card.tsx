/** A picture for a link: the board on the left, on the right what it is and who sits there. */
import type { SeatFace } from '../../art/board.ts'
import { Shield } from '../../art/drawings.ts'

/** What chats and social sites show a link as. */
export const CARD = { width: 1200, height: 630 } as const
const EDGE = 24
const MOST = 720
const LEFT = 44

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** As large as there is room, whatever the shape of the board. */
export function boardPlace(shape: number): Place {
  const room = CARD.height - 2 * EDGE
  const width = Math.round(Math.min(MOST, room * shape))
  const height = Math.round(width / shape)
  return { x: EDGE, y: Math.round((CARD.height - height) / 2), width, height }
}

interface CardProps {
  readonly board: Place
  readonly title: string
  readonly lines: readonly string[]
  readonly faces: readonly SeatFace[]
}

export function Card({ board, title, lines, faces }: CardProps) {
  const x = board.x + board.width + LEFT
  const room = CARD.width - x - LEFT
  const heading = wrapped(title, room / 27, 3)
  const told = lines.flatMap((line) => wrapped(line, room / 14.5, 3))
  const seats = EDGE + 84 + heading.length * 58 + told.length * 38
  const step = Math.min(62, (CARD.height - seats - EDGE) / Math.max(1, faces.length))
  return (
    <svg class="still-card" viewBox={`0 0 ${CARD.width} ${CARD.height}`} xmlns="http://www.w3.org/2000/svg">
      <rect width={CARD.width} height={CARD.height} fill="var(--ground)" />
      <rect
        x="8"
        y="8"
        width={CARD.width - 16}
        height={CARD.height - 16}
        fill="none"
        stroke="var(--gold)"
        stroke-width="2"
      />
      {heading.map((line, i) => (
        <text key={line} x={x} y={EDGE + 62 + i * 58} font-family="var(--serif)" font-size="54" fill="var(--ink)">
          {line}
        </text>
      ))}
      {told.map((line, i) => (
        <text
          key={line}
          x={x}
          y={EDGE + 66 + heading.length * 58 + i * 38}
          font-family="var(--serif)"
          font-style="italic"
          font-size="30"
          fill="var(--quiet)"
        >
          {line}
        </text>
      ))}
      {faces.map(({ name, livery }, seat) => (
        <g key={seat} transform={`translate(${x} ${seats + seat * step})`}>
          <Shield livery={livery} x={20} y={step / 2} size={Math.min(46, step - 6)} />
          <text x="58" y={step / 2 + 11} font-family="var(--serif)" font-size="32" fill="var(--ink)">
            {cut(name, (room - 58) / 14.5)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Lines of at most so many letters; of more lines than there is room for the last is cut. */
export function wrapped(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const kept = lines.slice(0, most - 1)
  const rest = lines.slice(most - 1).join(' ')
  return [...kept, ...(rest === '' ? [] : [rest])].map((line) => cut(line, letters))
}

function cut(text: string, letters: number): string {
  const signs = Array.from(text)
  return signs.length <= letters ? text : `${signs.slice(0, Math.max(1, Math.floor(letters) - 1)).join('')}…`
}
