/** One step at the table: who hears of it, and what taking it back would tell. */
import { quick } from '../dice.ts'
import type { AnyGame, Seat } from '../game.ts'
import { canonical } from '../json.ts'
import { type Match, refusedBy } from '../match.ts'
import type { Told } from '../told.ts'
import { demand, parting } from './fault.ts'
import { called, hears, viewers } from './viewers.ts'

/** Acts, takes the step back if that is allowed, and acts again. */
export function checkStep(match: Match, seat: Seat, text: string, where: string): readonly Told[] {
  const before = match.hash()
  const others = viewers(match.setup.seats)
    .filter((viewer) => viewer !== seat)
    .map((viewer) => ({ viewer, view: canonical(match.view(viewer)), undo: undoable(match, viewer) }))
  const outBefore = outOf(match)
  const secret = match.game.together?.(match.state) ?? false
  const result = match.act(seat, text)
  demand(!refusedBy(result), where, () => `seat ${seat} was refused its legal move ${text}`)
  const after = match.hash()
  for (const { viewer, view, undo } of others) {
    if (result.told.some(({ to }) => hears(viewer, to))) continue
    demand(
      canonical(match.view(viewer)) === view,
      where,
      () => `${text} of seat ${seat} changed the view of ${called(viewer)} without telling it`,
    )
    demand(
      !secret || undoable(match, viewer) === undo,
      where,
      () => `${text} of seat ${seat}, of which ${called(viewer)} heard nothing, changes what it may take back`,
    )
  }
  const out = outOf(match)
  const back = outBefore.find((gone) => !out.includes(gone))
  demand(back === undefined, where, () => `${text} of seat ${seat} brings seat ${back} back, which was out`)
  if (match.undoable(seat) !== match.entries.length - 1) return result.told
  const gone = out.find((each) => !outBefore.includes(each))
  demand(gone === undefined, where, () => `${text} puts seat ${gone} out and can be taken back: tell a barrier event`)
  const undone = match.undo(seat, match.entries.length - 1)
  demand(!refusedBy(undone), where, () => `${text} could not be taken back although nothing stood against it`)
  demand(match.hash() === before, where, () => `taking back ${text} gives another state`)
  checkNothingRevealed(match, seat, text, where)
  const redone = match.act(seat, text)
  demand(
    !refusedBy(redone) && match.hash() === after,
    where,
    () => `${text}, taken back and played again, gives another state`,
  )
  return result.told
}

function outOf({ game, state }: Match): readonly Seat[] {
  return game.out?.(state) ?? []
}

function undoable(match: Match, viewer: Seat | null): string {
  return canonical(viewer === null ? null : match.taking(viewer))
}

/** A step that may be taken back must not have shown its player anything hidden. */
function checkNothingRevealed(match: Match, seat: Seat, text: string, where: string): void {
  const { game, state } = match
  const seen = worldAfter(game, game.guess(game.view(state, seat), quick(1)), seat, text)
  for (let seed = 2; seed < 5; seed++) {
    const other = worldAfter(game, game.guess(game.view(state, seat), quick(seed)), seat, text)
    demand(
      other === seen,
      where,
      () => `${text} can be taken back although it reveals something hidden to seat ${seat}: ${parting(seen, other)}`,
    )
  }
}

function worldAfter(game: AnyGame, world: unknown, seat: Seat, text: string): string {
  const move = game.legal(world, seat).find((choice) => game.write(choice) === text)
  if (move === undefined) return 'not legal in a world that looks the same'
  game.apply(world, seat, move, quick(99), null)
  return canonical(game.view(world, seat))
}
