/** What is asked now, and of whom. */
import { leader, who } from '../rules/houses.ts'
import { nth } from '../rules/list.ts'
import type { Ask, Figures, State, Task } from '../types/index.ts'

export function askOf(state: State, figures: Figures): Ask | null {
  const task = state.todo[0]
  if (task) return askFor(state, figures, task)
  switch (state.phase) {
    case 'ally':
      return { what: 'ally', seat: state.turn }
    case 'extension':
      return { what: 'extension' }
    case 'placement':
      return { what: 'place', seat: state.turn }
    case 'parliament':
      return { what: 'vote', law: nth(figures.laws, state.proposed[state.step] ?? 0).id, position: state.step }
    case 'castles':
      return { what: 'castle', seat: state.turn }
    default:
      return null
  }
}

function askFor(state: State, figures: Figures, task: Task): Ask | null {
  const decider = who(state, task.house)
  const seat = leader(state, task.house)
  switch (task.do) {
    case 'favour':
    case 'nobleman':
      return { what: task.do, ...decider }
    case 'upgrade':
      return { what: 'upgrade', ...decider, deployed: task.deployed, from: task.from, to: task.to }
    case 'extension':
      return { what: 'extend', seat }
    case 'exchange':
      return { what: 'exchange', seat, law: nth(figures.laws, task.law).id }
    case 'county':
      return { what: 'county', ...decider, county: task.county }
    case 'name':
      return { what: 'name', seat, county: task.county }
    case 'journey':
      return { what: 'journey', ...decider, county: task.county, strength: nth(state.counties, task.county).strength }
    case 'ransom':
      return { what: 'ransom', seat, slot: task.slot }
    default:
      return null
  }
}
