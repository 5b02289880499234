/** A board as it stands at a table, drawn for one decision, in the hand of a test. */
import { h, render, type VNode } from 'preact'
import { act as settled } from 'preact/test-utils'
import type { Phrase } from '../../engine/game.ts'
import type { Board, SeatFace } from '../board.ts'
import { type Marked, MarksContext, NOTHING_MARKED } from '../marks.tsx'
import { type BoardPage, PageContext } from '../slot.tsx'
import type { Decision } from './decisions.ts'
import { layGround, Part } from './document.ts'
import { partsDrawn } from './redrawn.ts'

/** What the board is used with; `keys` are those of whoever has no pointer at all. */
export type Pointer = 'mouse' | 'touch' | 'keys'

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

/** How it is drawn where a test has more to say of it. */
export interface Manner {
  readonly say?: (phrase: Phrase) => string
  /** Whether what was told is handed to the board, as at a table. */
  readonly told?: boolean
  readonly hint?: string | null
  /** What others did, as the page has it drawn on the map. */
  readonly marked?: (decision: Decision) => Marked
  /** Stands by itself, as in the gallery or under a rule: no table hears of it, and no page gives it room elsewhere. */
  readonly alone?: boolean
}

/** Whether Tab comes to it and keys press it. */
export function hasKeys(part: Part): boolean {
  return (
    part.localName === 'button' || (part.getAttribute('role') === 'button' && part.getAttribute('tabindex') === '0')
  )
}

/** Whether a key is taken: one that presses it, held down as nothing comes of it then, or any other. */
export function takes(part: Part, key: string): boolean {
  return part.key(key, { repeat: true })
}

/** A button is clicked by its keys; whatever else can be pressed takes them itself, once, however long they are held. */
function strike(part: Part, key: string): void {
  if (part.localName === 'button') part.hears('click')
  else {
    part.key(key)
    if (part.isConnected) part.key(key, { repeat: true })
  }
}

export class Easel {
  private readonly board: Board<unknown, unknown>
  private readonly manner: Manner
  private decision: Decision
  private readonly pointer: Pointer
  private readonly faces: readonly SeatFace[]
  private readonly places = [corner(), corner(), corner(), corner()] as const
  private page: BoardPage
  private sent: (readonly string[])[] = []
  private pointed: string | null = null
  /** What the table was told last. */
  private heard: string | null = null
  /** Where the pointer or the focus is. */
  private over: Part | null = null
  private presses = 0
  /** Moves that the table still heard of when nobody was there any more. */
  readonly stuck: string[] = []
  private hint: string | null = null

  constructor(
    board: Board<unknown, unknown>,
    decision: Decision,
    pointer: Pointer,
    faces: readonly SeatFace[],
    manner: Manner = {},
  ) {
    this.board = board
    this.manner = manner
    this.hint = manner.hint ?? null
    this.decision = decision
    this.pointer = pointer
    this.faces = faces
    this.page = this.pageOf(false)
    this.draw()
  }

  private readonly act = (texts: readonly string[]): void => void this.sent.push(texts)

  private readonly point = (text: string | null): void => {
    this.heard = text
    this.pointed = text ?? this.pointed
  }

  /** A finger plays on a phone. */
  private pageOf(raised: boolean): BoardPage {
    const [, choices, status, signs] = this.places
    const raise = (on: boolean): void => {
      this.page = this.pageOf(on)
      this.draw()
    }
    const slots = { choices, status, signs } as unknown as BoardPage['slots']
    return { narrow: this.pointer === 'touch', slots, raised, raise }
  }

  private draw(): void {
    const [root] = this.places
    const { view, seat, offers, ahead, last, told } = this.decision
    const drawn = h(this.board, {
      view,
      seat,
      moves: offers,
      ahead,
      say: this.manner.say ?? plainly,
      seats: this.faces,
      hint: this.hint,
      last: this.manner.told ? last : NOTHING,
      ...(this.manner.told && { told }),
      calm: true,
      act: this.act,
      ...(!this.manner.alone && { point: this.point }),
    })
    const marked = this.manner.marked?.(this.decision) ?? NOTHING_MARKED
    const table = (
      <PageContext.Provider value={this.manner.alone ? null : this.page}>
        <MarksContext.Provider value={marked}>{drawn}</MarksContext.Provider>
        {this.manner.told && this.list()}
      </PageContext.Provider>
    )
    void settled(() => render(table, root as unknown as Element))
  }

  /** What a board gives to a list of moves: a sign beside each, and which are to be chosen twice. */
  private list(): VNode | null {
    const { Sign, grave } = this.board
    const { view, offers } = this.decision
    if (!Sign) return null
    return (
      <ul class="listed">
        {offers.map(({ move, text, label }) => (
          <li key={text} class={grave?.(move, view) ? 'grave' : ''}>
            <Sign move={move} view={view} />
            {label}
          </li>
        ))}
      </ul>
    )
  }

  /** The table goes on. */
  next(decision: Decision): void {
    this.decision = decision
    this.draw()
  }

  /** The table points that move out, or none any more. */
  hints(text: string | null): void {
    this.hint = text
    this.draw()
  }

  /** How many parts are drawn when the table points that move out, and how many the whole board has. */
  pointOut(text: string): { readonly anew: number; readonly all: number } {
    this.hint = text
    const anew = partsDrawn(() => this.draw())
    void settled(() => render(null, this.places[0] as unknown as Element))
    const all = partsDrawn(() => this.draw())
    return { anew, all }
  }

  /** The board, and what it puts into the places of the page. */
  roots(): readonly Part[] {
    return this.places
  }

  /** Everything drawn, in order. */
  parts(): readonly Part[] {
    return this.places.flatMap((place) => place.inside())
  }

  /** Whatever a click does something to, or a key. Zooming is not among it: it changes nothing but the size. */
  pressable(): readonly Part[] {
    return this.parts().filter(
      (part) =>
        part.listensTo('click') &&
        !part.hasAttribute('disabled') &&
        (this.pointer !== 'keys' || hasKeys(part)) &&
        !part.around().some((each) => each.is('map-tools')),
    )
  }

  /** As fingers and mice press, or Enter and Space in turn. */
  press(part: Part): Pressed {
    this.leave(part)
    this.sent = []
    this.pointed = null
    this.presses++
    let pointed: string | null = null
    void settled(() => {
      if (this.pointer === 'keys') part.focus()
      if (this.pointer === 'mouse') part.touch('pointerenter', 'mouse', false)
      pointed = this.pointed
      if (this.pointer === 'keys') strike(part, this.presses % 2 === 0 ? 'Enter' : ' ')
      else for (const type of ['pointerdown', 'pointerup', 'click']) part.touch(type, this.pointer)
    })
    return { sent: this.sent, pointed }
  }

  /** The pointer goes on to another part, and the table hears of it. */
  private leave(to: Part): void {
    const { over } = this
    this.over = to
    if (!over || over === to || this.pointer === 'touch' || !over.isConnected) return
    void settled(() => {
      if (this.pointer === 'mouse') over.touch('pointerleave', 'mouse', false)
      else body.focus()
    })
    if (this.heard !== null) this.stuck.push(this.heard)
    this.heard = null
  }

  /** Pressed where the focus is, or else the pointer. */
  escape(part: Part | undefined): void {
    const { activeElement } = document as unknown as { readonly activeElement: Part }
    const at = activeElement === body ? part : activeElement
    void settled(() => void at?.key('Escape'))
  }

  clear(): void {
    void settled(() => render(null, this.places[0] as unknown as Element))
    for (const place of this.places) place.remove()
  }
}
