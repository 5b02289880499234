/** What a choice outside the action phase would bring: a battle's odds, shots, strength left, where a block would stand, cards kept. */
import { type Foresight, plain, quick, type Seat, warn } from '../../../engine/index.ts'
import type { AreaId, BlockId } from '../rules/ids.ts'
import { areaId, areaNo, NEIGHBOURS } from '../rules/map.ts'
import { blocksAt } from '../rules/places.ts'
import type { Move, State, View } from '../types/index.ts'
import { guess } from '../view/guess.ts'
import { area, block, card } from './names.ts'

/** Faces of a die. */
const FACES = 6

export function atWar(view: View, seat: Seat, move: Move): readonly Foresight[] {
  switch (move.type) {
    case 'card':
      return kept(view, seat, move.card)
    case 'fire':
    case 'charge':
      return shots(view, move.block)
    case 'hit':
      return strengthLeft(view, move.block, view.battle?.hits ?? 1)
    case 'starve':
      return strengthLeft(view, move.block, 1)
    case 'retreat':
    case 'regroup':
      return [standing(guess(view, quick(0)), seat, move.to, 1)]
    default:
      return []
  }
}

/** The blocks that would stand there together, and those of the enemy in the areas around: everybody can count both. */
export function standing(state: State, seat: Seat, to: AreaId, coming = 0): Foresight {
  const n = blocksAt(state, seat, areaNo(to)).length + coming
  const near = (NEIGHBOURS[areaNo(to)] ?? []).reduce(
    (sum, next) => sum + blocksAt(state, 1 - seat, next.area).length,
    0,
  )
  return plain({ say: 'foresee.stands', area: area(areaId(areaNo(to))), n, near })
}

/** R3-8.7: a die for each point of strength hits up to the firepower. */
function shots(view: View, id: BlockId): readonly Foresight[] {
  const fighter = view.battle?.front.find((each) => each.block === id)
  if (!fighter) return []
  const { strength, firepower } = fighter
  const hits = Math.round((strength * firepower * 10) / FACES) / 10
  return [plain({ say: 'foresee.shots', dice: strength, firepower, hits })]
}

function strengthLeft(view: View, id: BlockId, lost: number): readonly Foresight[] {
  const own = view.battle?.front.find((each) => each.block === id) ?? view.blocks.find((each) => each.block === id)
  if (!own) return []
  const n = own.strength - lost
  return [
    n > 0 ? plain({ say: 'foresee.left', block: block(id), n }) : warn({ say: 'foresee.falls', block: block(id) }),
  ]
}

/** The cards that stay for the turns to come. */
function kept(view: View, seat: Seat, played: string): readonly Foresight[] {
  const all = view.houses[seat]?.cards.hand ?? []
  // Some cards are there several times.
  const hand = all.toSpliced(
    all.findIndex((each) => each === played),
    1,
  )
  return hand.length > 0 ? [plain({ say: 'foresee.keeps', cards: hand.map(card) })] : []
}
