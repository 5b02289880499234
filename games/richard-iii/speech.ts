/** How the game speaks: prompts, moves, facts; events are in `speech-events.ts`. */
import type { Livery, Phrase, Prompt, Seat, Speech, Standing } from '../../engine/index.ts'
import { event } from './speech-events.ts'
import { sketch } from './sketch.ts'
import { area, block, card, place, route, who, zone } from './speech-names.ts'
import type { Event, Move, Phase, View } from './types.ts'

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

function prompt(view: View, seat: Seat | null): Prompt {
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
  if (phase === 'action' && action) {
    if (action.card === 'muster')
      return action.muster
        ? { say: 'prompt.action.mustering', area: area(action.muster) }
        : { say: 'prompt.action.muster' }
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

function askSurplus(view: View, seat: Seat): Phrase {
  const at = new Map(view.blocks.map((own) => [own.block, own.at]))
  for (const { area: id, n } of view.surplus[seat] ?? []) {
    const left = n - view.named.filter((named) => at.get(named) === id).length
    if (left > 0) return { say: `prompt.${view.phase}`, area: area(id), n: left }
  }
  return { say: 'prompt.home-done' }
}

function move(move: Move, view: View): Phrase {
  switch (move.type) {
    case 'decline':
    case 'request':
    case 'keep':
    case 'give-back':
    case 'hold':
      return { say: `move.${move.type}` }
    case 'end':
      return { say: `move.end.${endOf(view)}` }
    case 'card':
      return { say: 'move.card', card: card(move.card) }
    case 'march':
      return { say: 'move.march', block: block(move.block), route: route(move.route) }
    case 'sail': {
      const blocks = move.blocks.map(block)
      const ways = { from: area(move.from), to: area(move.to) }
      return move.zone === null
        ? { say: 'move.sail', blocks, ...ways }
        : { say: 'move.sail.attack', blocks, ...ways, zone: zone(move.zone) }
    }
    case 'recruit':
      return { say: 'move.recruit', block: block(move.block), area: area(move.area) }
    case 'muster':
    case 'plague':
    case 'battle':
      return { say: `move.${move.type}`, area: area(move.area) }
    case 'main':
      return { say: 'move.main', area: area(move.area), from: area(move.from) }
    case 'treason':
      return { say: 'move.treason', target: block(move.target), odds: odds(view, null, move.target) }
    case 'fire':
      return { say: 'move.fire', block: block(move.block), power: powerOf(view, move.block) }
    case 'pass':
    case 'hit':
    case 'execute':
    case 'spare':
    case 'starve':
    case 'dismiss':
      return { say: `move.${move.type}`, block: block(move.block) }
    case 'charge':
      return { say: 'move.charge', block: block(move.block), target: block(move.target) }
    case 'treachery':
      return {
        say: 'move.treachery',
        block: block(move.block),
        target: block(move.target),
        odds: odds(view, move.block, move.target),
      }
    case 'retreat':
    case 'regroup':
      return { say: `move.${move.type}`, block: block(move.block), to: area(move.to) }
    case 'enter':
      return { say: 'move.enter', block: block(move.block), area: area(move.area) }
    case 'home':
      return homeMove(move, view)
  }
}

function homeMove(move: Extract<Move, { type: 'home' }>, view: View): Phrase {
  const from = view.blocks.find((own) => own.block === move.block)?.at
  const say = from === move.to ? 'move.home.stay' : move.to === 'pool' ? 'move.home.pool' : 'move.home'
  return { say, block: block(move.block), to: place(move.to) }
}

function endOf(view: View): string {
  if (view.phase === 'regroup') return 'regroup'
  if (view.phase === 'action') return view.action?.card === 'plague' ? 'plague' : 'action'
  return 'home'
}

function odds(view: View, by: string | null, target: string): Phrase {
  const roll = view.battle?.treachery.find((entry) => entry.block === by && entry.target === target)
  return { say: 'odds', n: roll?.oneIn ?? 2 }
}

/** Such as `B3`. */
function powerOf(view: View, id: string): string {
  const fighter = view.battle?.front.find((shown) => shown.block === id)
  return fighter ? `${fighter.letter}${fighter.firepower}` : ''
}

function standing(view: View): Standing[] {
  return view.houses.map((house, seat) => {
    const { least, most } = house.count
    const facts: Phrase[] = [
      { say: seat === view.throne ? 'fact.throne' : 'fact.pretender' },
      {
        say: 'fact.heirs',
        n: house.heirs.filter((heir) => heir.state !== 'dead' && heir.state !== 'serves-enemy').length,
      },
      least === most ? { say: 'fact.count', n: most } : { say: 'fact.count-range', least, n: most },
      { say: 'fact.pool', n: house.pool.red + house.pool.white + house.pool.black },
      { say: 'fact.cards', n: house.cards.n },
    ]
    if (house.minorsDue > 0) facts.push({ say: 'fact.minors-due', n: house.minorsDue })
    if (house.treason) facts.push({ say: 'fact.treason' })
    return { score: most, facts }
  })
}

export const speech: Speech<View, Move, Event> = {
  prompt,
  move,
  event,
  standing,
  sketch,
  seat(seat) {
    const house: Livery = seat === 0 ? 'lancaster' : 'york'
    return { name: { say: `seat.${house}` }, livery: house }
  },
}
