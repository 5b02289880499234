/**
 * What a board shows and says, as text that a person can read: every name, state, word, number and sign of a drawing, the cards of facts,
 * what comes of pressing, and what is left of it when the table goes on. Written down once for each kind of decision (`golden/board.txt`)
 * and compared ever after, so that nothing on a board changes by accident; whether a figure is true is the part of `figures.ts`.
 *
 * Forms and places are not written out: of each kind of part there is a number (`drawing of token: 3f2a91c0`) that changes with them.
 *
 * After a deliberate change `npx vitest run games -u` writes it anew, and the diff goes into the review.
 */
import { act as settled } from 'preact/test-utils'
import type { AnyGame, Options, Phrase, Seat } from '../../engine/game.ts'
import { type Catalogue, render as inWords } from '../../engine/words.ts'
import type { Board } from '../board.ts'
import { type Marked, markOf } from '../marks.tsx'
import { type Decision, decisionsOf, endOf, fullestOf, type Sampling } from './decisions.ts'
import { layGround } from './document.ts'
import { Easel, type Pointer } from './easel.tsx'
import { facesOf } from './faces.ts'
import { formsOf } from './forms.ts'
import { linesOf, outlines } from './said.tsx'
import { pressableOf, shortly, Use } from './used.ts'

export interface Showing<Move> {
  readonly game: AnyGame
  readonly board: unknown
  readonly sampling: Sampling<Move>
  /** English, the game's own first. */
  readonly words: readonly Catalogue[]
  /** Options of the table that is shown when its game is over. */
  readonly over?: Options
  /** Puts away what the board keeps from one table to the next. */
  readonly forget?: () => void
}

/** What a reader of a failed comparison should know. */
export const ON_PURPOSE =
  'The board shows or does something else than is written down. If that is meant, `npx vitest run games -u` writes it anew: read the diff.'

/** The card of every part that has one and looks as none before. */
function cardsOf(easel: Easel, met: Set<string>): readonly string[] {
  const cards: string[] = []
  for (const part of easel.parts().filter((each) => each.is('spot'))) {
    const look = `${part.getAttribute('class')} ${part.getAttribute('aria-label')} ${part.textContent}`
    if (met.has(look)) continue
    met.add(look)
    void settled(() => void part.hears('pointermove', { pointerType: 'mouse', movementX: 1, movementY: 0 }))
    const card = easel.parts().find((each) => each.is('fact-card'))
    if (card) cards.push(card.childNodes.map((child) => child.textContent).join(' | '))
    void settled(() => void part.hears('pointerleave', { pointerType: 'mouse' }, false))
  }
  return cards
}

/** So many lines of what is left are written out. */
const WRITTEN = 6

/** What is there no more, and what is there instead. */
function remains(title: string, before: readonly string[], after: readonly string[]): readonly string[] {
  const differs = [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
  return [`${title}: ${differs.length} lines are left of it`, ...differs.slice(0, WRITTEN)]
}

/** Boards are looked at on a phone and on a desk in turn, and on the desk used by mouse and by keys. */
const HANDS: readonly Pointer[] = ['mouse', 'touch', 'keys', 'touch']

type Begun = Pick<Showing<never>, 'game' | 'board' | 'words' | 'forget'>

class Showroom {
  private readonly showing: Omit<Begun, 'board'> & { readonly board: Board<unknown, unknown> }
  private readonly signs = outlines()
  private readonly known = new Set<string>()
  private readonly met = new Set<string>()
  private readonly use = new Use()

  constructor(showing: Begun) {
    this.showing = { ...showing, board: showing.board as Board<unknown, unknown> }
  }

  /** What is new on this board, what comes of using it, and what is left of that at the next decision. */
  picture(title: string, decision: Decision, pointer: Pointer, next?: Decision, alone = false): readonly string[] {
    const hint = alone ? null : (decision.offers.at(-1)?.text ?? null)
    const easel = this.easel(decision, pointer, hint, alone)
    const [before, names] = [this.said(easel), pressableOf(easel)]
    const lines = [...before, ...formsOf(easel.roots()), ...cardsOf(easel, this.met).map((card) => `card: ${card}`)]
    const fresh = this.keep(lines)
    const use = alone ? new Use() : this.use
    const used = use.press(easel, () => {
      const now = this.read(easel)
      return { lines: now.length, fresh: this.keep(now) }
    })
    const left = next ? this.leftAt(easel, next, pointer, hint) : []
    easel.clear()
    const escaped = this.escaped(() => this.easel(decision, pointer, hint, alone), before, names)
    return [`## ${title}: ${lines.length} lines, of which are new`, ...fresh, ...used, ...escaped, ...left, '']
  }

  private easel(decision: Decision, pointer: Pointer, hint: string | null, alone = false): Easel {
    const faces = facesOf(this.showing.game, decision.seats)
    const say = this.sayer(decision)
    this.showing.forget?.()
    const manner = { say, told: !alone, hint, marked: this.marked, alone }
    return new Easel(this.showing.board, this.inWords(decision), pointer, faces, manner)
  }

  /** All marks of what was told; lit is what the latest of them is about. */
  private readonly marked = ({ seats, told }: Decision): Marked => {
    const liveries = facesOf(this.showing.game, seats).map(({ livery }) => livery)
    const traces = (this.showing.game.speech.trace?.(told) ?? []).flat()
    return { marks: traces.map((trace) => markOf(trace, liveries)), lit: traces.at(-1)?.at ?? [] }
  }

  private sayer({ seats }: Decision): (phrase: Phrase) => string {
    const faces = facesOf(this.showing.game, seats)
    const seatName = (seat: Seat): string => faces[seat]?.name ?? ''
    return (phrase) => inWords(phrase, { locale: 'en', catalogues: this.showing.words, seatName })
  }

  /** With offers called as at a table. */
  private inWords(decision: Decision): Decision {
    const { speech } = this.showing.game
    const say = this.sayer(decision)
    const offers = decision.offers.map((offer) => ({ ...offer, label: say(speech.move(offer.move, decision.view)) }))
    return { ...decision, offers }
  }

  private said(easel: Easel): readonly string[] {
    return easel.roots().flatMap((root) => linesOf(root, this.signs))
  }

  private read(easel: Easel): readonly string[] {
    return [...this.said(easel), ...formsOf(easel.roots())]
  }

  private keep(lines: readonly string[]): readonly string[] {
    const fresh = lines.filter((line) => !this.known.has(line.trim()))
    for (const line of lines) this.known.add(line.trim())
    return fresh
  }

  /** What Escape leaves of whatever a press has opened. */
  private escaped(begin: () => Easel, before: readonly string[], names: readonly string[]): readonly string[] {
    return this.use.toClose(names).flatMap((at) => {
      const easel = begin()
      const part = easel.pressable()[at]
      if (part) easel.press(part)
      easel.escape(part)
      const after = this.said(easel)
      easel.clear()
      return remains(`> ${shortly(names[at]?.trim() ?? '')}, then Escape`, before, after)
    })
  }

  /** How the used board differs from one that begins with the next decision. */
  private leftAt(easel: Easel, next: Decision, pointer: Pointer, hint: string | null): readonly string[] {
    easel.next(this.inWords(next))
    const anew = this.easel(next, pointer, hint)
    const [kept, begun] = [this.said(easel), this.said(anew)]
    anew.clear()
    const differs = [
      ...begun.filter((line) => !kept.includes(line)).map((line) => `- ${line}`),
      ...kept.filter((line) => !begun.includes(line)).map((line) => `+ ${line}`),
    ]
    return [
      `>> then ${next.name}, ${next.kind}: ${differs.length === 0 ? 'nothing' : 'this'} is left of it`,
      ...differs,
    ]
  }
}

/** So many decisions of a kind are met, one of them to go on to. */
const NEXT = 8

/** Whoever sits to the left of whoever decides. */
const next = ({ seat, seats }: Decision): Seat => ((seat ?? 0) + 1) % seats

/** Every kind of decision once, and the fullest of each number of seats; of those after the first only what no board before has shown. */
export function shown<Move>({ sampling, over, ...showing }: Showing<Move>): string {
  layGround()
  const { game } = showing
  const room = new Showroom(showing)
  const met = decisionsOf(game, { ...sampling, each: NEXT })
  const kinds = Map.groupBy(met, ({ kind }) => kind)
  const fullest = fullestOf(game, sampling)
  const decisions = [...[...kinds.values()].flatMap(([first]) => first ?? []), ...fullest]
  const most = decisions.reduce((best, each) => (each.seats > best.seats ? each : best))
  const then = ({ kind, seats, name }: Decision): Decision | undefined => {
    const others = met.filter((each) => each.seats === seats && each.name !== name)
    return others.find((each) => each.kind === kind) ?? others[0]
  }
  return [
    ...decisions.flatMap((decision, i) =>
      room.picture(`${decision.name}, ${decision.kind}`, decision, HANDS[i % HANDS.length] ?? 'mouse', then(decision)),
    ),
    ...[most, ...fullest]
      .map((decision) => decision.seenBy(next(decision)))
      .flatMap((decision) =>
        room.picture(`${decision.name}, ${decision.kind}, seen by seat ${decision.seat}`, decision, 'mouse'),
      ),
    ...room.picture(`${most.name}, looked on`, most.seenBy(null), 'mouse'),
    ...room.picture(`${most.name}, alone`, most, 'mouse', undefined, true),
    ...game.about.seatCounts.flatMap((seats) => {
      const end = endOf(game, seats, over)
      return [
        ...room.picture(`${end.name}, the end`, end, 'mouse'),
        ...room.picture(`${end.name}, the end, looked on`, end.seenBy(null), 'touch'),
      ]
    }),
  ].join('\n')
}
