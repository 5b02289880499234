/**
 * What every board promises, tried on decisions of seeded games: every offer can be made on the board itself, by mouse, by
 * touch and by keys, and leads to that very move; nothing else can; and the figures, names and liveries drawn are those of the view.
 *
 * It names no game: a game hands in its rules, its board, and its figures as its test knows them.
 */
import type { AnyGame } from '../../engine/game.ts'
import type { Board, SeatFace } from '../board.ts'
import { type Decision, decisionsOf, type Sampling } from './decisions.ts'
import { Easel, type Pointer } from './easel.tsx'
import { facesOf } from './faces.ts'
import { type Figures, figuresDrawn } from './figures.ts'
import { reach } from './reach.ts'

export interface Drawing<View, Move> {
  readonly game: AnyGame
  readonly board: unknown
  readonly sampling: Sampling<Move>
  /** What is to be read on the board, from the view alone. */
  readonly figures: (view: View) => Figures
}

export interface Findings {
  readonly faults: readonly string[]
  readonly decisions: number
  readonly presses: number
}

const MOUSE: Pointer = 'mouse'
const FINGER: Pointer = 'touch'
const KEYS: Pointer = 'keys'

/** `BOARDS=whole npx vitest run touch`: many decisions of every kind, however many the offers, each by mouse, by touch and by keys. */
function lengthened<Move>(sampling: Sampling<Move>): Sampling<Move> {
  const { process: node } = globalThis as { process?: { env: Record<string, string | undefined> } }
  return node?.env['BOARDS'] === 'whole' ? { ...sampling, games: 30, each: 8, most: Infinity, both: true } : sampling
}

/** Where so many decisions have an offer that no way leads to, the rest is not tried: each of them would be searched to the end. */
const LOST = 2
/** Of so many parts one may be drawn anew because a move is pointed at. */
const SHARE = 8

/** Where the pointer is changes a ring here and there: whoever draws the whole board for it is too slow for a phone. */
function pointedAt(
  board: Board<unknown, unknown>,
  decision: Decision,
  pointer: Pointer,
  faces: readonly SeatFace[],
): readonly string[] {
  const { text } = decision.offers.at(-1) ?? {}
  if (text === undefined) return []
  const easel = new Easel(board, decision, pointer, faces)
  const { anew, all } = easel.pointOut(text)
  easel.clear()
  return anew * SHARE > all ? [`pointing at ${text} draws ${anew} of ${all} parts anew`] : []
}

/** Decisions are dealt to a phone and a desk in turn, and those of the desk to its mouse and its keys. */
function pointerFor(i: number): Pointer {
  if (i % 2 === 0) return FINGER
  return i % 4 === 1 ? MOUSE : KEYS
}

export function tryBoard<View, Move>({ game, board, figures, ...drawing }: Drawing<View, Move>): Findings {
  const drawn = board as Board<unknown, unknown>
  const sampling = lengthened(drawing.sampling)
  const faults = new Set<string>()
  const kinds = new Set<string>()
  const wanted = new Set<string>()
  let presses = 0
  let lost = 0
  const decisions = decisionsOf(game, sampling)
  for (const [i, decision] of decisions.entries()) {
    if (lost >= LOST) break
    const faces = facesOf(game, decision.seats)
    const found = (what: readonly string[], pointer: Pointer): void => {
      for (const fault of what) faults.add(`${decision.name}, ${decision.kind}, by ${pointer}: ${fault}`)
    }
    for (const pointer of sampling.both ? [MOUSE, FINGER, KEYS] : [pointerFor(i)]) {
      const expected = figures(decision.view as View)
      for (const name of Object.keys(expected)) wanted.add(name.split(' ')[0] ?? '')
      const tried = reach(drawn, decision, pointer, faces, (parts) => {
        const read = figuresDrawn(parts, expected, faces)
        for (const kind of read.kinds) kinds.add(kind)
        found(read.faults, pointer)
      })
      presses += tried.presses
      lost += tried.lost ? 1 : 0
      found(tried.faults, pointer)
      found(pointedAt(drawn, decision, pointer, faces), pointer)
    }
  }
  for (const kind of wanted) if (lost < LOST && !kinds.has(kind)) faults.add(`never drawn: ${kind}`)
  return { faults: [...faults], decisions: decisions.length, presses }
}
