/** Why a text is not a legal move now: ids with words as `refused.<id>`. */
import type { Move, Plan, State } from '../types/index.ts'
import { picker } from './draft.ts'
import { realmOf } from './figures.ts'
import { assetNumber, FIRST_PERSONALITY, FIRST_SHIP, NO_CUBE, regionNumber } from './ids.ts'
import { read } from './notation.ts'
import { inHand } from './planning.ts'

export function whyNot(state: State, seat: number, text: string): string {
  const move = read(text)
  if (!move) return 'unknown'
  if (state.phase === 'over') return 'over'
  switch (move.type) {
    case 'draft':
      if (state.phase !== 'draft') return 'no-draft'
      return picker(state, state.picks) === seat ? 'not-on-display' : 'not-your-pick'
    case 'aid':
      return state.phase === 'aid' ? 'aid-not-yours' : 'no-aid'
    case 'troops':
    case 'mercenaries':
    case 'cube':
    case 'go':
    case 'calais':
    case 'done': {
      const plan = state.plans[seat]
      if (state.phase !== 'planning' || !plan) return 'no-planning'
      return state.ready[seat] ? 'ready' : whyNotPlanned(state, seat, plan, move)
    }
  }
}

function whyNotPlanned(state: State, seat: number, plan: Plan, move: Move): string {
  const left = inHand(realmOf(state), state, seat, plan)
  const owner = (id: string): number => state.owner[assetNumber(id)] ?? -1
  switch (move.type) {
    case 'troops':
    case 'mercenaries':
      if (move.by < 0) return 'nothing-there'
      if (left[move.type] <= 0) return `no-${move.type}`
      return owner(move.at) < 0 ? 'unowned' : 'no-presence'
    case 'cube': {
      const laid = plan.cubes[assetNumber(move.on) - FIRST_PERSONALITY] !== NO_CUBE
      if (move.cube === null) return 'nothing-there'
      if (laid) return 'one-cube'
      if (owner(move.on) < 0) return 'unowned'
      if (move.cube === 'white' && owner(move.on) !== seat) return 'not-yours'
      if (move.cube === 'black' && owner(move.on) === seat) return 'own'
      return `no-${move.cube}`
    }
    case 'go':
      if (owner(move.who) !== seat) return 'not-yours'
      if (move.to === null) return 'stays'
      return plan.moves[assetNumber(move.who) - FIRST_SHIP] === -1 ? 'too-far' : 'moved'
    case 'calais': {
      const region = regionNumber(move.region)
      if (!realmOf(state).bidRegions.includes(region)) return 'not-calais'
      if (plan.bid > 0 && plan.calais !== region) return 'one-bid'
      return move.by > 0 ? 'bid-too-high' : 'bid-too-low'
    }
    case 'draft':
    case 'aid':
    case 'done':
      return 'unknown'
  }
}
