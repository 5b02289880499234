import type { Battle, State } from '../types/index.ts'

/** A copy for search: lists of numbers are copied whole. */
export function copy(state: State): State {
  const { here, hands, spent, crossed, entered, surplus, named, regroup } = state
  return {
    ...state,
    at: state.at.slice(),
    strength: state.strength.slice(),
    down: state.down.slice(),
    moved: state.moved.slice(),
    via: state.via.slice(),
    here: [here[0].slice(), here[1].slice()],
    hands: [hands[0].slice(), hands[1].slice()],
    spent: [spent[0].slice(), spent[1].slice()],
    chosen: [...state.chosen],
    answers: [...state.answers],
    redeals: [...state.redeals],
    activated: state.activated.slice(),
    crossed: [crossed[0].slice(), crossed[1].slice()],
    entered: [entered[0].slice(), entered[1].slice()],
    attacker: state.attacker.slice(),
    main: state.main.slice(),
    battle: state.battle && copyBattle(state.battle),
    roll: state.roll.slice(),
    regroup: regroup && { area: regroup.area, crossed: regroup.crossed.slice() },
    due: [...state.due],
    dueLater: [...state.dueLater],
    doomed: state.doomed.slice(),
    surplus: [surplus[0].map((item) => ({ ...item })), surplus[1].map((item) => ({ ...item }))],
    named: [named[0].slice(), named[1].slice()],
    plan: state.plan.map((item) => ({ ...item })),
    pending: state.pending.slice(),
  }
}

function copyBattle(battle: Battle): Battle {
  const { front, reserve, retreats } = battle
  return {
    ...battle,
    front: [front[0].slice(), front[1].slice()],
    reserve: [reserve[0].slice(), reserve[1].slice()],
    acted: battle.acted.slice(),
    defected: battle.defected.slice(),
    retreats: [retreats[0].slice(), retreats[1].slice()],
  }
}
