/** The board in words: every place has its sentences, and they say what the view says and no more. */
import { quick } from '../dice.ts'
import type { AnyGame, Dice, Phrase, Seat } from '../game.ts'
import { canonical, copyJson } from '../json.ts'
import { described, type Named, type Outline, type OutlineBranch, spotsIn } from '../outline.ts'
import type { Catalogue } from '../words.ts'
import { demand, parting } from './fault.ts'
import { checkPhrase } from './speech.ts'
import { called, viewers } from './viewers.ts'

interface Given {
  readonly words?: Catalogue
  readonly placeOf?: (move: never, view: never) => string | null
  readonly hidden?: (state: never, seat: Seat | null, dice: Dice) => unknown
}

/** One viewer at a step, all of them in turn: an outline has a hundred places. */
export function checkOutline(
  game: AnyGame,
  state: unknown,
  seats: number,
  { words, placeOf, hidden }: Given,
  step: number,
  where: string,
): void {
  const { speech } = game
  if (!speech.outline || !speech.describe) return
  const outlineOf = (seen: unknown): Outline => speech.outline?.(seen) ?? []
  const describe = (seen: unknown, place: string): readonly Phrase[] => speech.describe?.(seen, place) ?? []
  const all = viewers(seats)
  const viewer = all[step % all.length] ?? null
  const view = game.view(state, viewer)
  const before = canonical(view)
  const outline = outlineOf(view)
  const seen = `${where}: the board in words for ${called(viewer)}`
  checkShape(outline, seen)
  checkSeats(outline, seats, seen)
  const places = spotsIn(outline).map(({ place }) => place)
  if (viewer !== null && placeOf)
    for (const move of game.legal(state, viewer)) {
      const place = placeOf(move as never, view as never)
      if (place !== null) places.push(place)
    }
  for (const place of new Set(places)) {
    const sentences = describe(view, place)
    demand(sentences.length > 0, seen, () => `the place "${place}" has no description`)
    if (words) for (const sentence of sentences) checkPhrase(sentence, `the place "${place}"`, words, seen)
  }
  demand(described(game, view, 'no such place').length === 0, seen, () => 'a place that does not exist is described')
  if (words) for (const name of namesIn(outline)) if (typeof name !== 'string') checkPhrase(name, 'a name', words, seen)
  demand(canonical(view) === before, seen, () => 'telling the board changed the view')
  // A world the viewer cannot tell from this one is told in the same words, whether the game guessed it or its tests varied it.
  const told = canonical([outline, places.map((place) => describe(view, place))])
  const dice = quick(step + 1)
  const varied = hidden && dice.int(2) === 0
  const world = varied ? hidden(copyJson(state) as never, viewer, dice) : game.guess(view, dice)
  const twin = game.view(world, viewer)
  const again = canonical([outlineOf(twin), places.map((place) => describe(twin, place))])
  demand(told === again, seen, () => `it tells more than the view: ${parting(told, again)}`)
}

function checkShape(outline: Outline, where: string): void {
  demand(outline.length > 0, where, () => 'there is nothing in it')
  const ids = outline.map(({ id }) => id)
  demand(new Set(ids).size === ids.length, where, () => `two parts have one id: ${ids.join(' ')}`)
  const places = new Set(spotsIn(outline).map(({ place }) => place))
  for (const part of outline) {
    if (part.kind === 'table')
      for (const { cells } of part.rows)
        demand(
          cells.length === part.columns.length,
          where,
          () => `a row of "${part.id}" has ${cells.length} cells under ${part.columns.length} columns`,
        )
    else if (part.kind === 'grid') {
      for (const { cells } of part.rows)
        demand(cells.length === part.columns.length, where, () => `the rows of "${part.id}" are not of one length`)
      for (const place of [...part.jumps.flatMap((jump) => jump.places), ...part.groups.flat()])
        demand(places.has(place), where, () => `"${place}" is jumped to and is not there`)
    } else
      for (const { place, next } of branchesIn(part.branches))
        for (const other of next ?? [])
          demand(places.has(other), where, () => `"${place}" has the neighbour "${other}", which is not there`)
  }
}

/** "hands" is asked in every game, so every game has a table of what each seat holds. */
function checkSeats(outline: Outline, seats: number, where: string): void {
  const tables = outline.filter((part) => part.kind === 'table' && part.seats)
  demand(tables.length > 0, where, () => 'no table of what each seat holds')
  for (const part of tables)
    if (part.kind === 'table')
      demand(part.rows.length === seats, where, () => `"${part.id}" has ${part.rows.length} rows for ${seats} seats`)
}

function branchesIn(branches: readonly OutlineBranch[]): readonly OutlineBranch[] {
  return branches.flatMap((branch) => [branch, ...branchesIn(branch.inside ?? [])])
}

function namesIn(outline: Outline): readonly Named[] {
  return [
    ...spotsIn(outline).flatMap(({ name, brief }) => (brief === undefined ? [name] : [name, brief])),
    ...outline.flatMap((part): readonly Named[] => {
      if (part.kind === 'tree') return [part.title]
      if (part.kind === 'table') return [part.title, ...part.columns, ...part.rows.flatMap(({ cells }) => cells)]
      return [part.title, ...part.columns, ...part.rows.map(({ name }) => name), ...part.jumps.map(({ name }) => name)]
    }),
  ]
}
