/** What is asked of whom, and the rule behind the question. */
import { type Phrase, type Prompt, quick, type Seat } from '../../../engine/index.ts'
import { legal } from '../rules/index.ts'
import type { Phase, View } from '../types/index.ts'
import { guess } from '../view/guess.ts'
import { area, block, who } from './names.ts'

/** The rule behind each question. */
const RULE: { readonly [phase in Phase]: string } = {
  mulligan: 'R3-5.2',
  'mulligan-answer': 'R3-5.2',
  'choose-card': 'R3-5.3',
  action: 'R3-6.1',
  'main-attack': 'R3-6.12',
  'choose-battle': 'R3-8.1',
  'treason-roll': 'R3-9.8',
  'battle-turn': 'R3-8.6',
  'assign-hits': 'R3-8.9',
  regroup: 'R3-8.21',
  'minor-entry': 'R3-10.5',
  execute: 'R3-13.5',
  'supply-loss': 'R3-11.2',
  'pretender-home': 'R3-12.5',
  'king-home': 'R3-12.7',
  'exile-surplus': 'R3-12.10',
  over: 'R3-14.2',
}

const EVENT_RULE: { readonly [card: string]: string } = {
  'force-march': 'R3-7.1',
  surprise: 'R3-7.2',
  muster: 'R3-7.3',
  piracy: 'R3-7.4',
  treason: 'R3-7.5',
  plague: 'R3-7.6',
}

export function prompt(view: View, seat: Seat | null): Prompt {
  const { phase, awaiting, outcome } = view
  if (outcome) {
    const winner = outcome.places.indexOf(1)
    const rule = outcome.reason === 'throne' ? 'R3-14.2' : 'R3-14.1'
    return { ask: { say: 'prompt.over', who: who(winner), why: { say: `end.${outcome.reason}` } }, rule }
  }
  if (seat === null || !awaiting.includes(seat)) {
    const [first, second] = awaiting
    const ask: Phrase =
      second === undefined
        ? { say: 'prompt.wait', who: who(first ?? 0), what: { say: `phase.${phase}` } }
        : { say: 'prompt.wait-both', what: { say: `phase.${phase}` } }
    return { ask, rule: RULE[phase] }
  }
  return { ask: ask(view, seat), rule: ruleOf(view) }
}

function ruleOf(view: View): string {
  const played = view.action?.card
  return (view.phase === 'action' && played && EVENT_RULE[played]) || RULE[view.phase]
}

function ask(view: View, seat: Seat): Phrase {
  const { phase, action, battle, entry } = view
  if (phase === 'mulligan' && legal(guess(view, quick(0)), seat).length === 1) return { say: 'prompt.mulligan.keep' }
  if (phase === 'action' && action) {
    if (action.card === 'muster')
      return action.muster
        ? { say: 'prompt.action.mustering', area: area(action.muster) }
        : { say: 'prompt.action.muster' }
    if (action.points === 0 && action.card !== 'plague')
      return { say: mayMarchOn(view) ? 'prompt.action.on' : 'prompt.action.over' }
    const kind = action.card in EVENT_RULE ? `prompt.action.${action.card}` : 'prompt.action'
    return { say: kind, n: action.points }
  }
  if (phase === 'main-attack' && action?.asking) return { say: 'prompt.main-attack', area: area(action.asking) }
  if (phase === 'battle-turn' && battle) {
    const leaving = battle.round === battle.rounds && battle.attacker === seat
    return {
      say: leaving ? 'prompt.battle-turn.leave' : 'prompt.battle-turn',
      area: area(battle.area),
      round: battle.round,
      blocks: battle.next.map(block),
    }
  }
  if (phase === 'treason-roll' && battle) return { say: 'prompt.treason-roll', area: area(battle.area) }
  if (phase === 'assign-hits' && battle) return { say: 'prompt.assign-hits', n: battle.hits }
  if (phase === 'regroup' && view.regroup) return { say: 'prompt.regroup', area: area(view.regroup.area) }
  if (phase === 'minor-entry' && entry) return { say: 'prompt.minor-entry', block: block(entry.block) }
  if (phase === 'execute' && view.doomed[0]) return { say: 'prompt.execute', block: block(view.doomed[0]) }
  if (phase === 'supply-loss' || phase === 'exile-surplus') return askSurplus(view, seat)
  if (phase === 'pretender-home' || phase === 'king-home')
    return view.pending.length > 0 ? { say: `prompt.${phase}`, n: view.pending.length } : { say: 'prompt.home-done' }
  return { say: `prompt.${phase}` }
}

/** Whether blocks of an area that has had its point still wait there (R3-6.2). */
function mayMarchOn({ action, blocks }: View): boolean {
  return blocks.some(({ at, moved, pinned }) => !moved && !pinned && at !== 'pool' && action?.activated.includes(at))
}

function askSurplus(view: View, seat: Seat): Phrase {
  const at = new Map(view.blocks.map((own) => [own.block, own.at]))
  for (const { area: id, n } of view.surplus[seat] ?? []) {
    const left = n - view.named.filter((named) => at.get(named) === id).length
    if (left > 0) return { say: `prompt.${view.phase}`, area: area(id), n: left }
  }
  return { say: 'prompt.home-done' }
}
