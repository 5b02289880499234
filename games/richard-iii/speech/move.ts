/** Moves as the reader chooses them. */
import type { Phrase } from '../../../engine/index.ts'
import type { Move, View } from '../types/index.ts'
import { area, block, card, place, route, zone } from './names.ts'

export function move(move: Move, view: View): Phrase {
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
