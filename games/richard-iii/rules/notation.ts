/**
 * Moves as text. Blocks go by their names without the house: a seat names its own blocks, or in a
 * battle those of the other side. `>` is a march, `~` a sea move, `@` a place, `!` a target.
 */
import type { BlockId } from './ids.ts'
import type { Event, Move } from '../types/index.ts'

export function shortName(block: BlockId): string {
  return block.replace(/^(lancaster|york)-/, '')
}

export function write(move: Move): string {
  switch (move.type) {
    case 'decline':
    case 'request':
    case 'keep':
    case 'give-back':
    case 'hold':
    case 'end':
      return move.type
    case 'card':
      return `card:${move.card}`
    case 'march':
      return `${shortName(move.block)}:${move.route.join('>')}`
    case 'sail': {
      const zone = move.zone === null ? '' : `(${move.zone})`
      return `${move.blocks.map(shortName).join('+')}:${move.from}~${move.to}${zone}`
    }
    case 'recruit':
      return `+${shortName(move.block)}@${move.area}`
    case 'muster':
    case 'plague':
    case 'battle':
      return `${move.type}@${move.area}`
    case 'main':
      return `main@${move.area}<${move.from}`
    case 'treason':
      return `treason!${shortName(move.target)}`
    case 'fire':
    case 'pass':
    case 'hit':
    case 'execute':
    case 'spare':
    case 'starve':
    case 'dismiss':
      return `${move.type}:${shortName(move.block)}`
    case 'charge':
    case 'treachery':
      return `${move.type}:${shortName(move.block)}!${shortName(move.target)}`
    case 'retreat':
    case 'regroup':
      return `${move.type}:${shortName(move.block)}>${move.to}`
    case 'enter':
      return `enter:${shortName(move.block)}@${move.area}`
    case 'home':
      return `home:${shortName(move.block)}@${move.to}`
  }
}

/** Dice thrown by a move: `fire:warwick` becomes `fire:warwick[136]`. */
export function annotate(_move: Move, events: readonly Event[]): string {
  const throws = events.flatMap((event) => ('dice' in event ? [event.dice.join('')] : []))
  return throws.length > 0 ? `[${throws.join('/')}]` : ''
}
