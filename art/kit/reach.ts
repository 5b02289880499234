/** Presses whatever can be pressed until every offer was sent, and looks what else can be. */
import type { Board, SeatFace } from '../board.ts'
import type { Decision } from './decisions.ts'
import type { Part } from './document.ts'
import { Easel, hasKeys, type Pointer, type Pressed, takes } from './easel.tsx'

/** Presses on one decision before the search gives up. */
const ENOUGH = 1500
/**
 * Presses in a row that send nothing new, those among them that only lead back to a picture, before an offer counts as out of reach: of a
 * few offers all are sent within half as many. Where there are more, as in the long form alone, ways are long and nothing is given up.
 */
const PATIENCE = 150
const FEW = 30

/** What can be pressed, as it looks, and how one came there: the numbers of what was pressed, from the first picture on. */
interface Picture {
  readonly way: readonly number[]
  readonly marks: readonly string[]
  /** What was pressed in it. */
  readonly done: Set<number>
}

export interface Reached {
  readonly faults: readonly string[]
  readonly presses: number
  /** Whether an offer was left that no way leads to. */
  readonly lost: boolean
}

/** `seen` is called with every picture that is met, once. */
export function reach(
  board: Board<unknown, unknown>,
  decision: Decision,
  pointer: Pointer,
  faces: readonly SeatFace[],
  seen: (parts: readonly Part[]) => void,
): Reached {
  return new Search(board, decision, pointer, faces, seen).run()
}

function marksOf(easel: Easel): readonly string[] {
  return easel
    .pressable()
    .map(
      (part) =>
        `${part.getAttribute('class')}|${part.getAttribute('aria-label')}|${part.getAttribute('aria-pressed')}|${part.textContent}`,
    )
}

/** Why whoever has keys alone, or hears the page, would not find it. A short cut for the pointer says that it is no stop of Tab. */
function barred(part: Part): readonly string[] {
  const name = part.getAttribute('aria-label') ?? part.textContent
  const own = part.localName !== 'button' && hasKeys(part)
  return [
    ...(own && !(takes(part, 'Enter') && takes(part, ' ')) ? [`leaves Enter or Space to the page: ${name}`] : []),
    ...(own && takes(part, 'a') ? [`takes any key: ${name}`] : []),
    ...(name.trim() === '' ? [`has no name: ${part.getAttribute('class')}`] : []),
    ...(hasKeys(part) || part.getAttribute('tabindex') === '-1' ? [] : [`no key comes to it: ${name}`]),
  ]
}

class Search {
  private readonly board: Board<unknown, unknown>
  private readonly decision: Decision
  private readonly pointer: Pointer
  private readonly faces: readonly SeatFace[]
  private readonly seen: (parts: readonly Part[]) => void
  private readonly left: Set<string>
  private readonly legal: ReadonlySet<string>
  private readonly faults = new Set<string>()
  private readonly pictures = new Map<string, Picture>()
  /** What was pressed in any picture, by its look. */
  private readonly pressed = new Set<string>()
  private presses = 0
  /** Presses since something new was sent. */
  private inVain = 0

  constructor(
    board: Board<unknown, unknown>,
    decision: Decision,
    pointer: Pointer,
    faces: readonly SeatFace[],
    seen: (parts: readonly Part[]) => void,
  ) {
    this.seen = seen
    this.board = board
    this.decision = decision
    this.pointer = pointer
    this.faces = faces
    this.legal = new Set(decision.offers.map(({ text }) => text))
    this.left = new Set(this.legal)
  }

  /** Goes on from wherever a press leads; only where nothing new is left it begins again, elsewhere. */
  run(): Reached {
    let easel = this.mount([])
    let here = this.look(easel, [])
    while (this.presses < ENOUGH && !this.hasGivenUp()) {
      const at = this.fresh(here)[0]
      if (at !== undefined) {
        here = this.press(easel, here, at)
        continue
      }
      if (this.left.size === 0) break
      const next = this.next()
      if (!next) break
      if (next !== here) {
        easel.clear()
        easel = this.mount(next.way)
        here = this.look(easel, next.way)
      }
      const [first] = [...this.fresh(here), ...[...here.marks.keys()].filter((each) => !here.done.has(each))]
      if (first === undefined) break
      here = this.press(easel, here, first)
    }
    easel.clear()
    for (const text of this.left) this.faults.add(`cannot be reached: ${text}`)
    return { faults: [...this.faults], presses: this.presses, lost: this.left.size > 0 }
  }

  private hasGivenUp(): boolean {
    return this.left.size > 0 && this.legal.size <= FEW && this.inVain >= PATIENCE
  }

  /** What looks as nothing that was ever pressed. */
  private fresh({ marks, done }: Picture): readonly number[] {
    return marks.flatMap((mark, at) => (this.pressed.has(mark) || done.has(at) ? [] : [at]))
  }

  /** The picture with something new in it that is nearest, or else one in which not all was pressed. */
  private next(): Picture | undefined {
    const open = [...this.pictures.values()].filter(({ marks, done }) => done.size < marks.length)
    const near = open.toSorted((a, b) => a.way.length - b.way.length)
    return near.find((picture) => this.fresh(picture).length > 0) ?? near[0]
  }

  private mount(way: readonly number[]): Easel {
    const easel = new Easel(this.board, this.decision, this.pointer, this.faces)
    for (const at of way) {
      const part = easel.pressable()[at]
      if (!part) continue
      this.inVain++
      easel.press(part)
    }
    return easel
  }

  private look(easel: Easel, way: readonly number[]): Picture {
    const marks = marksOf(easel)
    const look = marks.join('\n')
    const known = this.pictures.get(look)
    if (known) return known
    const met: Picture = { way, marks, done: new Set() }
    this.pictures.set(look, met)
    for (const part of easel.pressable()) for (const fault of barred(part)) this.faults.add(fault)
    this.seen(easel.parts())
    return met
  }

  private press(easel: Easel, here: Picture, at: number): Picture {
    const part = easel.pressable()[at]
    here.done.add(at)
    this.pressed.add(here.marks[at] ?? '')
    if (!part) return here
    this.presses++
    this.inVain++
    this.judge(part, easel.press(part))
    for (const text of easel.stuck.splice(0)) this.faults.add(`the table hears of ${text} when the pointer has left it`)
    return this.look(easel, [...here.way, at])
  }

  private judge(part: Part, { sent, pointed }: Pressed): void {
    const name = part.getAttribute('aria-label') ?? part.textContent
    if (sent.length > 1) this.faults.add(`one press sends twice: ${name}`)
    for (const texts of sent) {
      const [first, ...more] = texts
      if (first === undefined) this.faults.add(`an act without a step: ${name}`)
      else if (!this.legal.has(first)) this.faults.add(`not legal: ${first} by ${name}`)
      else if (more.length === 0 && this.left.delete(first)) this.inVain = 0
      more.forEach((text, i) => {
        if (!this.decision.ahead(texts.slice(0, i + 1)).some((offer) => offer.text === text))
          this.faults.add(`not legal after ${texts.slice(0, i + 1).join(', ')}: ${text}`)
      })
      // What is shown as the move under the pointer is what is sent, and what has a move for a name sends it.
      if (pointed !== null && pointed !== first) this.faults.add(`points at ${pointed} and sends ${first}`)
      if (this.legal.has(name) && texts.join() !== name) this.faults.add(`is called ${name} and sends ${texts.join()}`)
    }
  }
}
