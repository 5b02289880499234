/**
 * Moves as text, short enough to read aloud:
 * `2A+1` strength 2 to county A with one squire · `1@gold` to the castle · `3>UL` to the upper left
 * conflict · a leading `a` is an ally's knight · `2^court` upgrades a strength-2 knight at court.
 */
import { type Move, SLOTS } from '../types/index.ts'
import { PRINTED } from './figures.ts'
import { nth } from './list.ts'

export const LETTERS: readonly string[] = PRINTED.counties.map((county) => county.letter)
export const SPACES: readonly string[] = PRINTED.castle.map((space) => space.id.replace(/^castle-/, ''))
export const ALLY_SPACES: readonly string[] = PRINTED.ally.castle.map((space) => space.id.replace(/^ally-castle-/, ''))
export const FAVOURS: readonly string[] = PRINTED.favours.map((favour) => favour.id.replace(/^favour-/, ''))

const knight = (move: { readonly ally: boolean; readonly strength: number }): string =>
  `${move.ally ? 'a' : ''}${move.strength}`

export function write(move: Move): string {
  switch (move.type) {
    case 'ally':
      return `ally:${move.colour}`
    case 'extend':
      return `tile:${nth(SPACES, move.space)}`
    case 'county':
      return `${knight(move)}${nth(LETTERS, move.county)}${move.squires > 0 ? `+${move.squires}` : ''}`
    case 'castle':
      return `${knight(move)}@${nth(move.ally ? ALLY_SPACES : SPACES, move.space)}`
    case 'conflict':
      return `${knight(move)}>${nth(SLOTS, move.slot)}`
    case 'pass':
    case 'decline':
    case 'done':
      return move.type
    case 'favour':
      return `favour:${nth(FAVOURS, move.favour)}`
    case 'nobleman':
      return `nobleman:${nth(LETTERS, move.county)}`
    case 'upgrade':
      return `${knight(move)}^${place(move)}`
    case 'vote':
      return `${move.yes ? 'yes' : 'no'}${move.votes > 0 ? `+${move.votes}` : ''}`
    case 'exchange':
      return `x${move.times}`
    case 'take':
      return `take:${move.what}`
    case 'name':
      return `start:${move.seat + 1}`
    case 'journey':
      return `sail:${nth(SLOTS, move.slot)}`
    case 'resolve':
      return `${move.what}@${nth(move.what === 'ally' ? ALLY_SPACES : SPACES, move.space)}`
    case 'free':
      return `free:${move.strength}`
  }
}

function place(move: Extract<Move, { type: 'upgrade' }>): string {
  switch (move.where) {
    case 'court':
      return 'court'
    case 'county':
      return nth(LETTERS, move.index)
    case 'castle':
      return nth(move.ally ? ALLY_SPACES : SPACES, move.index)
    case 'conflict':
      return nth(SLOTS, move.index)
  }
}
