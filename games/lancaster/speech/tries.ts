/** What a hand may try at the places of the board, by what is asked. And the rule behind every refusal. */
import type { Try } from '../../../engine/game.ts'
import { FAVOURS, LETTERS, SPACES } from '../rules/notation.ts'
import { SLOTS, type View } from '../types/index.ts'

export function tries(view: View): readonly Try[] {
  const { ask, seat } = view
  if (!ask || seat === null) return []
  const meant = asked(view, seat)
  // Whatever is asked: a hand that touches any other part of the board means to place a knight there.
  const others = placements(view, seat).filter(({ place }) => !meant.some((each) => each.place === place))
  return ask.what === 'place' ? meant : [...meant, ...others.filter(({ text }) => !text.startsWith('favour'))]
}

function asked(view: View, seat: number): readonly Try[] {
  switch (view.ask?.what) {
    case 'place':
      return placements(view, seat)
    case 'favour':
      return FAVOURS.map((favour, i) => ({ place: `favour ${i}`, text: `favour:${favour}` }))
    case 'nobleman':
      return LETTERS.map((letter, i) => ({ place: `county ${i}`, text: `nobleman:${letter}` }))
    case 'extension':
    case 'extend':
      return SPACES.map((space, i) => ({ place: `castle ${i}`, text: `tile:${space}` }))
    case 'castle':
      return SPACES.flatMap((space, i) =>
        ['knight', 'tile'].map((what) => ({ place: `castle ${i}`, text: `${what}@${space}` })),
      )
    case 'journey':
      return SLOTS.map((slot, i) => ({ place: `conflict ${i}`, text: `sail:${slot}` }))
    default:
      return []
  }
}

/** The strongest knight first, with every squire: where not even he may go, nobody may. */
function placements(view: View, seat: number): readonly Try[] {
  const own = view.players[seat]
  const ally = view.allies[seat]
  const squires = own?.squires ?? 0
  const knights = [...strengths(own?.court ?? [], ''), ...strengths(ally?.court ?? [], 'a')]
  const best = knights.length > 0 ? knights : ['1']
  const favours = FAVOURS.map((favour, i) => ({ place: `favour ${i}`, text: `favour:${favour}` }))
  return [
    ...best.flatMap((knight) => [
      ...LETTERS.map((letter, i) => ({
        place: `county ${i}`,
        text: `${knight}${letter}${squires > 0 && !knight.startsWith('a') ? `+${squires}` : ''}`,
      })),
      ...SPACES.map((space, i) => ({ place: `castle ${i}`, text: `${knight}@${space}` })),
      ...SLOTS.map((slot, i) => ({ place: `conflict ${i}`, text: `${knight}>${slot}` })),
    ]),
    ...favours,
  ].filter(({ place, text }) => !(place.startsWith('castle') && text.startsWith('a')))
}

function strengths(court: readonly number[], prefix: string): readonly string[] {
  return court.flatMap((n, i) => (n > 0 ? [`${prefix}${i + 1}`] : [])).toReversed()
}

export const refusals = {
  over: 'LA-11.1',
  'not-your-turn': 'LA-4.1',
  'vote-fixed': 'LA-14.4',
  'vote-now': 'LA-5.2',
  'votes-short': 'LA-5.2',
  'place-now': 'LA-4.1',
  'must-place': 'LA-4.1',
  'no-ally': 'LA-12.1',
  'no-knight': 'LA-4.1',
  'no-space': 'LA-4.11',
  covered: 'LA-4.12',
  'space-taken': 'LA-4.11',
  'conflict-full': 'LA-4.15',
  'no-conflict': 'LA-4.15',
  minimum: 'LA-4.5',
  'own-county': 'LA-4.9',
  'ally-squires': 'LA-12.1',
  'not-stronger': 'LA-4.8',
  'squires-short': 'LA-4.6',
  'favour-now': 'LA-4.19',
  'favour-taken': 'LA-4.19',
  'no-nobleman': 'LA-13.6',
  'no-both': 'LA-7.3',
  'no-upgrade': 'LA-13.4',
  'stock-short': 'LA-13.2',
  'no-ransom': 'LA-9.6',
  'free-left': 'LA-8.3',
  'cannot-resolve': 'LA-8.2',
  'first-ally': 'LA-12.1',
  'first-extension': 'LA-13.5',
  'first-parliament': 'LA-5.2',
  'first-castles': 'LA-8.2',
  'first-favour': 'LA-4.19',
  'first-nobleman': 'LA-13.6',
  'first-upgrade': 'LA-13.4',
  'first-exchange': 'LA-6.3',
  'first-county': 'LA-7.2',
  'first-name': 'LA-7.5',
  'first-journey': 'LA-13.7',
  'first-ransom': 'LA-9.6',
}
