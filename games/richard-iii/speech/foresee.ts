/** What actions would bring: a battle's odds, where a block would stand, hunger, a Muster that nobody can answer, points that are left. */
import { type Foresight, good, plain, quick, type Seat, warn } from '../../../engine/index.ts'
import { copy } from '../rules/copy.ts'
import { forecast } from '../rules/forecast.ts'
import type { AreaId } from '../rules/ids.ts'
import { apply, legal } from '../rules/index.ts'
import { areaId, areaNo, SUPPLY_LIMIT } from '../rules/map.ts'
import { write } from '../rules/notation.ts'
import { num } from '../rules/numbers.ts'
import { contested } from '../rules/places.ts'
import { fedBlocks } from '../rules/supply.ts'
import type { Move, State, View } from '../types/index.ts'
import { guess } from '../view/guess.ts'
import { atWar, standing } from './foresee-war.ts'
import { area } from './names.ts'

/** So many guesses of what stands behind the enemy's blocks. */
const WORLDS = 20
const FEWER_WORLDS = 6
/** Below this an attack is as good as lost, above it as good as won. */
const SLIM = 0.05
const FAIR = 0.5

export function foresee(view: View, moves: readonly Move[]): readonly Foresight[] {
  const { seat } = view
  if (seat === null) return []
  const [first] = moves
  if (first === undefined && view.battle) return ongoing(view, seat, view.battle)
  if (!view.awaiting.includes(seat)) return []
  if (view.phase !== 'action') return first && isLegal(view, seat, first) ? elsewhere(view, seat, first) : []
  if (first === undefined) return hungry(view, seat)
  if (first.type === 'end') return ending(view, seat)
  const steps = playable(view, seat, moves)
  if (!steps) return []
  const after = played(guess(view, quick(0)), seat, steps)
  if (first.type === 'muster') return mustered(after, seat, first.area)
  const target = targetOf(steps.at(-1))
  if (target === null) return []
  const to = areaNo(target)
  const lines = [contested(after, to) ? battle(view, seat, steps, to) : standing(after, seat, target)]
  const hunger = hungerAt(after, seat, to)
  if (hunger) lines.push(hunger)
  if (after.points === 0 && (view.action?.points ?? 0) > 0)
    lines.push(plain({ say: 'foresee.points', n: after.points }))
  return lines
}

function isLegal(view: View, seat: Seat, move: Move): boolean {
  return legal(guess(view, quick(0)), seat).some((choice) => write(choice) === write(move))
}

function elsewhere(view: View, seat: Seat, move: Move): readonly Foresight[] {
  return move.type === 'battle' ? [battle(view, seat, [], areaNo(move.area))] : atWar(view, seat, move)
}

function targetOf(move: Move | undefined): AreaId | null {
  if (move?.type === 'march') return move.route.at(-1) ?? null
  if (move?.type === 'sail') return move.to
  return move?.type === 'recruit' ? move.area : null
}

/** The steps, if each is legal after the ones before; what the enemy hides makes no difference to that. */
function playable(view: View, seat: Seat, moves: readonly Move[]): readonly Move[] | null {
  const state = guess(view, quick(0))
  for (const move of moves) {
    const text = write(move)
    if (targetOf(move) === null && move.type !== 'muster') return null
    if (!legal(state, seat).some((choice) => write(choice) === text)) return null
    apply(state, seat, move, quick(0), null)
  }
  return moves
}

function played(state: State, seat: Seat, moves: readonly Move[]): State {
  for (const move of moves) apply(state, seat, move, quick(0), null)
  return state
}

function battle(view: View, seat: Seat, moves: readonly Move[], to: number): Foresight {
  const worlds = Array.from({ length: WORLDS }, (_, i) => played(guess(view, quick(i)), seat, moves))
  const { wins, ...facts } = expected(worlds, seat, to)
  if (wins < SLIM) return warn({ say: 'foresee.battle.lost', ...facts })
  return (wins < FAIR ? warn : good)({ say: 'foresee.battle', ...facts })
}

/** A battle from where it stands, for either side, whoever acts: the blocks in front are known, reserves are guessed. */
function ongoing(view: View, seat: Seat, { area }: NonNullable<View['battle']>): readonly Foresight[] {
  if (view.phase !== 'battle-turn' && view.phase !== 'assign-hits') return []
  const worlds = Array.from({ length: FEWER_WORLDS }, (_, i) => guess(view, quick(i)))
  const { wins, ...facts } = expected(worlds, seat, areaNo(area))
  return [(wins < FAIR ? warn : good)({ say: 'foresee.battle.now', ...facts })]
}

function expected(worlds: readonly State[], seat: Seat, to: number) {
  const { wins, losses, kills } = forecast(worlds, seat, to)
  const percent = Math.round(wins * 100)
  return { wins, area: area(areaId(to)), percent, losses: rounded(losses), kills: rounded(kills) }
}

function rounded(n: number): number {
  return Math.round(n * 2) / 2
}

/** R3-11.2: what an area does not feed loses strength at the end of the turn. */
function hungerAt(state: State, seat: Seat, at: number): Foresight | null {
  if (contested(state, at)) return null
  const blocks = fedBlocks(state, seat, at).length
  const fed = num(SUPPLY_LIMIT, at)
  if (blocks <= fed) return null
  return warn({ say: 'foresee.hunger', area: area(areaId(at)), blocks, fed, n: blocks - fed })
}

/** The areas that would go hungry as things stand. */
function hungry(view: View, seat: Seat): Foresight[] {
  return view.areas.flatMap(({ id, holder, counted, limit, surplus }) =>
    holder === seat && counted !== null && (surplus ?? 0) > 0
      ? [warn({ say: 'foresee.hunger', area: area(id), blocks: counted, fed: limit, n: surplus ?? 0 })]
      : [],
  )
}

function ending(view: View, seat: Seat): readonly Foresight[] {
  const n = view.action?.points ?? 0
  return [...(n > 0 ? [plain({ say: 'foresee.unspent', n })] : []), ...hungry(view, seat)]
}

/** R3-7.3: whoever could march to the named area. */
function mustered(state: State, seat: Seat, to: AreaId): readonly Foresight[] {
  const comers = new Set(
    legal(copy(state), seat).flatMap((move) => (move.type === 'march' && move.route.at(-1) === to ? [move.block] : [])),
  )
  if (comers.size === 0) return [warn({ say: 'foresee.muster.none', area: area(to) })]
  return [plain({ say: 'foresee.muster', area: area(to), n: comers.size })]
}
