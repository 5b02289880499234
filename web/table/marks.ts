/** The marks on the board: what others did since the reader's own deed, or what a moment of the past brought. */
import type { SeatFace } from '../../art/board.ts'
import { type Marked, markOf, NOTHING_MARKED } from '../../art/marks.tsx'
import type { AnyGame, Seat } from '../../engine/game.ts'
import { actorOf, weightOf } from '../../engine/log-lines.ts'
import { isTableEvent } from '../../engine/since.ts'
import type { Trace } from '../../engine/telling.ts'
import type { Line } from './table.ts'

/** So far back a battle may have begun whose dice are still drawn. */
const REACH = 240

export interface Traced {
  readonly line: Line
  readonly traces: readonly Trace[]
}

/** The latest lines, each with the marks it leaves. */
export function tracedOf(game: AnyGame, lines: readonly Line[], reach = REACH): readonly Traced[] {
  const told = lines.slice(-reach).filter(({ event }) => !isTableEvent(event))
  const traces = game.speech.trace?.(told.map(({ event }) => event)) ?? []
  return told.map((line, index) => ({ line, traces: traces[index] ?? [] }))
}

/** After the reader's own latest deed; for whoever has none, after the latest heading. */
export function sinceOwnDeed(game: AnyGame, traced: readonly Traced[], viewer: Seat | null): readonly Traced[] {
  const own = traced.findLastIndex(({ line: { event } }) => {
    const weight = weightOf(game, event)
    return viewer === null ? weight === 'heading' : weight !== 'quiet' && actorOf(game, event) === viewer
  })
  return traced.slice(own + 1)
}

interface Asked {
  readonly game: AnyGame
  readonly traced: readonly Traced[]
  readonly faces: readonly SeatFace[]
  readonly viewer: Seat | null
  /** The moment looked at, if it is not the present. */
  readonly at: number | null
  readonly shown: boolean
  readonly pointed: readonly Line[]
}

export function markedOf({ game, traced, faces, viewer, at, shown, pointed }: Asked): Marked {
  const lit = traced.flatMap(({ line, traces }) => (pointed.includes(line) ? traces.flatMap((trace) => trace.at) : []))
  const drawn = at === null ? sinceOwnDeed(game, traced, viewer) : traced.filter(({ line }) => line.moment === at)
  const liveries = faces.map(({ livery }) => livery)
  const marks = shown ? drawn.flatMap(({ traces }) => traces.map((trace) => markOf(trace, liveries))) : []
  return marks.length === 0 && lit.length === 0 ? NOTHING_MARKED : { marks, lit: [...new Set(lit)] }
}
