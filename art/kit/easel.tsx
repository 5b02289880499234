/** A board as it stands at a table, drawn for one decision, in the hand of a test. */
import { h, render } from 'preact'
import { act as settled } from 'preact/test-utils'
import type { Phrase } from '../../engine/game.ts'
import type { Board, SeatFace } from '../board.ts'
import { type BoardPage, PageContext } from '../slot.tsx'
import type { Decision } from './decisions.ts'
import { layGround, Part } from './document.ts'

export type Pointer = 'mouse' | 'touch'

/** What came of a press: what was sent, and which move the pointer was said to be on. */
export interface Pressed {
  readonly sent: readonly (readonly string[])[]
  readonly pointed: string | null
}

/** Words as their ids with whatever they say: no two sentences are alike, and their numbers can be read. */
export function plainly(phrase: Phrase): string {
  const { say, ...rest } = phrase
  const given = Object.entries(rest).map(([name, value]) => `${name}=${spoken(value)}`)
  return given.length > 0 ? `${say}(${given.join(' ')})` : say
}

function spoken(value: unknown): string {
  if (Array.isArray(value)) return value.map(spoken).join('+')
  return typeof value === 'object' && value !== null && 'say' in value ? plainly(value as Phrase) : String(value)
}

const body = layGround()
const NOTHING: readonly never[] = []

function corner(): Part {
  return body.appendChild(new Part('http://www.w3.org/1999/xhtml', 'div')) as Part
}

export class Easel {
  private readonly board: Board<unknown, unknown>
  private readonly decision: Decision
  private readonly pointer: Pointer
  private readonly faces: readonly SeatFace[]
  private readonly places = [corner(), corner(), corner(), corner()] as const
  private raised = false
  private sent: (readonly string[])[] = []
  private pointed: string | null = null

  constructor(board: Board<unknown, unknown>, decision: Decision, pointer: Pointer, faces: readonly SeatFace[]) {
    this.board = board
    this.decision = decision
    this.pointer = pointer
    this.faces = faces
    this.draw()
  }

  private draw(): void {
    const [root, choices, status, signs] = this.places
    const { view, seat, offers, ahead } = this.decision
    // A finger plays on a phone.
    const page = {
      narrow: this.pointer === 'touch',
      slots: { choices, status, signs },
      raised: this.raised,
      raise: (on: boolean) => {
        this.raised = on
        this.draw()
      },
    } as unknown as BoardPage
    const drawn = h(this.board, {
      view,
      seat,
      moves: offers,
      ahead,
      say: plainly,
      seats: this.faces,
      hint: null,
      last: NOTHING,
      calm: true,
      act: (texts) => void this.sent.push(texts),
      point: (text) => void (this.pointed = text ?? this.pointed),
    })
    void settled(() =>
      render(<PageContext.Provider value={page}>{drawn}</PageContext.Provider>, root as unknown as Element),
    )
  }

  /** Everything drawn, in order. */
  parts(): readonly Part[] {
    return this.places.flatMap((place) => place.inside())
  }

  /** Whatever a click does something to. Zooming is not among it: it changes nothing but the size. */
  pressable(): readonly Part[] {
    return this.parts().filter(
      (part) =>
        part.listensTo('click') &&
        !part.hasAttribute('disabled') &&
        !part.around().some((each) => each.is('map-tools')),
    )
  }

  /** As fingers and mice press. */
  press(part: Part): Pressed {
    this.sent = []
    this.pointed = null
    let pointed: string | null = null
    void settled(() => {
      if (this.pointer === 'mouse') part.touch('pointerenter', 'mouse', false)
      pointed = this.pointed
      for (const type of ['pointerdown', 'pointerup', 'click']) part.touch(type, this.pointer)
    })
    return { sent: this.sent, pointed }
  }

  clear(): void {
    void settled(() => render(null, this.places[0] as unknown as Element))
    for (const place of this.places) place.remove()
  }
}
