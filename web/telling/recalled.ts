/** A finished game as everybody saw it: what the end page counts, compares and reveals. */
import type { AnyGame, Phrase, Seat } from '../../engine/game.ts'
import { isTableEvent } from '../../engine/since.ts'
import { type Moment, settled, type Tally, tallyTotals } from '../../engine/telling.ts'
import { sameJson } from '../../engine/json.ts'
import type { Frame, Table } from '../table/table.ts'

export interface Recalled {
  /** The spectator's past, or the reader's own where no other is to be had. */
  readonly frames: readonly Frame[]
  /** By seat its own past; empty where it is not to be had. */
  readonly own: readonly (readonly Frame[])[]
}

export async function recall(table: Table): Promise<Recalled> {
  const { localReplay, serverReplay, isBadRecord } = await import('../replay/source.ts')
  const source = await (table.kind === 'local' ? localReplay(table.id) : serverReplay(table.id))
  if (!source || isBadRecord(source) || source.viewers.length <= table.seats)
    return { frames: await table.frames(), own: [] }
  const [frames = [], ...own] = await Promise.all(source.viewers.map((viewer) => source.frames(viewer)))
  return { frames, own }
}

/** Points by source and round, if they are the very points of the outcome. */
export function tallyOf(game: AnyGame, frames: readonly Frame[], scores: readonly number[]): Tally | null {
  const past = settled(frames).map(({ view, events }) => ({
    view,
    events: events.filter((event) => !isTableEvent(event)),
  }))
  const tally = past.length > 0 ? (game.speech.tally?.(past) ?? null) : null
  return tally && tallyTotals(tally, scores.length).join() === scores.join() ? tally : null
}

export interface NamedMoment extends Moment {
  /** Which frame it is. */
  readonly index: number
}

/** Every moment that has a name, in order. */
export function momentsOf(game: AnyGame, frames: readonly Frame[]): readonly NamedMoment[] {
  return frames.flatMap(({ events, view }, index) =>
    events.flatMap((event) => {
      const moment = isTableEvent(event) ? null : (game.speech.moment?.(event, view) ?? null)
      return moment ? [{ ...moment, index }] : []
    }),
  )
}

/** The heaviest of them, as many as there is room for, in their order. */
export function heaviest(moments: readonly NamedMoment[], most: number): readonly NamedMoment[] {
  return moments
    .toSorted((a, b) => b.weight - a.weight || b.index - a.index)
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index)
}

/** For each frame the score of each seat, as that seat itself knew it. */
export function scoresOf(game: AnyGame, { frames, own }: Recalled): readonly (readonly number[])[] {
  return frames.map(({ view }, index) =>
    game.speech.standing(view).map(({ score }, seat) => {
      const known = own[seat]?.[index]
      return known ? (game.speech.standing(known.view)[seat]?.score ?? score) : score
    }),
  )
}

/** By seat: what only it knew of itself until the end opened it, as it stands then. */
export function hiddenOf(game: AnyGame, { frames, own }: Recalled): readonly (readonly Phrase[])[] {
  // The end itself may open everything: what was hidden is seen at the last moment before it.
  const before = frames.length - 2
  const open = frames[before]
  if (!open) return []
  const known = game.speech.standing(open.view)
  return own.map((past, seat) => {
    const factsAt = (index: number): readonly Phrase[] => {
      const there = past[index]
      return there ? (game.speech.standing(there.view)[seat]?.facts ?? []) : []
    }
    const hidden = factsAt(before).filter((fact) => !known[seat]?.facts.some((other) => sameJson(other, fact)))
    // The last step itself may still pay something out: a fact told once is told as it came to be.
    const last = factsAt(before + 1)
    return hidden.map((fact) => {
      const same = last.filter((other) => other.say === fact.say)
      const alone = hidden.filter((other) => other.say === fact.say).length === 1
      return (alone && same.length === 1 && same[0]) || fact
    })
  })
}

export interface LuckOfSeat {
  readonly seat: Seat
  readonly got: number
  readonly due: number
}

/** By seat: what chance gave, and what it gives on average; empty where a game has no such measure. */
export function luckOf(game: AnyGame, frames: readonly Frame[]): readonly LuckOfSeat[] {
  const sums = new Map<Seat, LuckOfSeat>()
  for (const event of frames.flatMap(({ events }) => events)) {
    const luck = isTableEvent(event) ? null : (game.speech.luck?.(event) ?? null)
    if (!luck) continue
    const { got, due } = sums.get(luck.seat) ?? { got: 0, due: 0 }
    sums.set(luck.seat, { seat: luck.seat, got: got + luck.got, due: due + luck.due })
  }
  return [...sums.values()].sort((a, b) => a.seat - b.seat)
}

/** The table with everything face up, where a game hides something. */
export function openView(game: AnyGame, { frames, own }: Recalled, index: number): unknown {
  const views = [frames, ...own].map((past) => past[index]?.view)
  return own.length > 0 && !views.includes(undefined) ? (game.open?.(views) ?? null) : null
}
