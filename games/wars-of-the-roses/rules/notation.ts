/**
 * The notation: `take:castle-windsor`, `aid`, `no-aid`; in planning `T+town-lincoln` (a troop more),
 * `M-port-berwick` (a mercenary less), `W+noble-percy`, `B+bishop-york`, `C-noble-percy` (cube back),
 * `noble-percy>northern-england`, `noble-percy>stay`, `calais:midlands+5`, `calais:midlands` (bid
 * carried over), `done`.
 */
import type { Move } from '../types/index.ts'
import { ALL_MOVES } from './moves.ts'

function spell(move: Move): string {
  switch (move.type) {
    case 'draft':
      return `take:${move.card}`
    case 'aid':
      return move.use ? 'aid' : 'no-aid'
    case 'troops':
      return (move.by > 0 ? 'T+' : 'T-') + move.at
    case 'mercenaries':
      return (move.by > 0 ? 'M+' : 'M-') + move.at
    case 'cube':
      return (move.cube === null ? 'C-' : move.cube === 'white' ? 'W+' : 'B+') + move.on
    case 'go':
      return `${move.who}>${move.to ?? 'stay'}`
    case 'calais':
      return `calais:${move.region}${move.by > 0 ? '+' : ''}${move.by === 0 ? '' : move.by}`
    case 'done':
      return 'done'
  }
}

const texts = new Map(ALL_MOVES.map((move) => [move, spell(move)]))
const byText = new Map(ALL_MOVES.map((move) => [spell(move), move]))

/** Shared moves are spelt once; a replay looks through thousands of them. */
export function write(move: Move): string {
  return texts.get(move) ?? spell(move)
}

/** The move a text stands for, legal now or not. */
export function read(text: string): Move | undefined {
  return byText.get(text)
}
