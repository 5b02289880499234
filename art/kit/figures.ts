/**
 * Whether what is drawn is what the view says. A board marks its figures: `data-figure="points 2"` on whatever holds the text,
 * `data-count="strength york"` around pips, `data-seat="1"` on the name of a seat. What they should be is written down in the
 * game's test, which asks the board nothing.
 */
import type { SeatFace } from '../board.ts'
import type { Part } from './document.ts'

/** By the name of the figure what is to be read there. */
export type Figures = { readonly [name: string]: number | string }

export interface Drawn {
  readonly faults: readonly string[]
  /** The first words of all marks that were met: "points". */
  readonly kinds: ReadonlySet<string>
}

export function figuresDrawn(parts: readonly Part[], expected: Figures, faces: readonly SeatFace[]): Drawn {
  const faults: string[] = []
  const kinds = new Set<string>()
  const compare = (name: string, drawn: string): void => {
    kinds.add(name.split(' ')[0] ?? '')
    const should = expected[name]
    if (should === undefined) faults.push(`a figure nobody expects: ${name}`)
    else if (drawn !== `${should}`) faults.push(`${name} is drawn as ${drawn}, and is ${should}`)
  }
  for (const part of parts) {
    const figure = part.getAttribute('data-figure')
    if (figure !== null) compare(figure, part.textContent)
    const count = part.getAttribute('data-count')
    if (count !== null) compare(count, `${part.inside().filter((each) => each.is('pip')).length}`)
    const seat = part.getAttribute('data-seat')
    if (seat !== null) faults.push(...seatFaults(part, faces[Number(seat)], seat))
  }
  return { faults, kinds }
}

/** The name is that seat's, and whatever wears a livery nearest to it wears that seat's. */
function seatFaults(part: Part, face: SeatFace | undefined, seat: string): readonly string[] {
  if (!face) return [`there is no seat ${seat}`]
  const faults = part.textContent === face.name ? [] : [`seat ${seat} is called ${part.textContent}, not ${face.name}`]
  for (const near of part.around()) {
    const worn = liveriesOf([near, ...near.inside()])
    if (worn.size === 0) continue
    return worn.size === 1 && worn.has(face.livery)
      ? faults
      : [...faults, `seat ${seat} wears ${[...worn].join(' and ')}, not ${face.livery}`]
  }
  return faults
}

function liveriesOf(parts: readonly Part[]): ReadonlySet<string> {
  const names = parts.flatMap((part) => (part.getAttribute('class') ?? '').split(' '))
  return new Set(names.filter((name) => name.startsWith('livery-')).map((name) => name.slice('livery-'.length)))
}
