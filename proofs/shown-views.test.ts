/** What viewers are told of a step, made once for all where it is the same: patched onto what each saw, it is what each sees. */
import { expect, test } from 'vitest'
import { Match, patched, printOf, printText, quick, type Patch, type Viewer } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import { ShownViews } from '../server/rules/shown-views.ts'
import { setupOf } from './games.ts'

const STEPS = 120

test.each(catalogue.map((entry) => [entry.about.id, entry] as const))(
  '%s: every viewer’s view grows from patches, whoever comes, goes, or takes back',
  async (_, entry) => {
    const game = await entry.load()
    for (const seats of entry.about.seatCounts) {
      const match = new Match(game, setupOf(entry, seats, 11))
      const chance = quick(seats)
      const views = new ShownViews()
      const seen = new Map<Viewer, unknown>()
      const everybody: readonly Viewer[] = [null, ...Array.from({ length: seats }, (_seat, seat) => seat)]
      for (let step = 0; step < STEPS && match.awaiting().length > 0; step++) {
        // Some look, some do not: who was away is shown the whole again.
        const viewers = everybody.filter(() => chance.int(4) > 0)
        views.look(match, viewers)
        for (const viewer of viewers) seen.set(viewer, match.view(viewer))
        const awaited = match.awaiting()
        const seat = awaited[chance.int(awaited.length)] ?? 0
        const moves = match.legal(seat)
        if (match.undoable(seat) !== null && chance.int(8) === 0) match.undo(seat)
        else match.act(seat, game.write(moves[chance.int(moves.length)]))
        const told = new Set<Viewer>()
        views.changes(match, viewers, (viewer, { number, print, patch }) => {
          told.add(viewer)
          seen.set(viewer, patched(seen.get(viewer), JSON.parse(patch) as Patch | null))
          expect(number).toBe(match.version(viewer))
          expect(print).toBe(printText(printOf(match.view(viewer))))
          expect(views.seenBy(viewer)).toEqual(match.view(viewer))
        })
        for (const viewer of viewers) expect(seen.get(viewer)).toEqual(match.view(viewer))
        expect(told.size > 0 || viewers.every((viewer) => viewer !== seat)).toBe(true)
      }
    }
  },
)
