/** What everybody starts with, what there is of everything, and what counts at the end. */
import type { Figure } from '../../../engine/figures.ts'
import { type Figures, GOODS } from '../types/index.ts'
import { fixed, flag, label, number, type Where } from './make.ts'

const MOST_POINTS = 99

/** Knights by strength. */
function knights(where: Where, path: string, court: readonly number[], owned: readonly number[]): Figure[] {
  return court.map((n, i) => number(where, `${path}.${i}`, label('strength', i + 1), n, owned[i] ?? 0))
}

export function startFigures(figures: Figures): Figure[] {
  const { rounds, start, supply, ally, noblemenPerCounty, bothCost } = figures
  const group = 'start'
  const court = { group, about: label('court') }
  const allies = { group, about: label('ally-court') }
  return [
    fixed({ group }, 'rounds', label('rounds'), rounds),
    ...(['gold', 'squires', 'votes', 'points'] as const).map((gain) =>
      number({ group, about: label('start') }, `start.${gain}`, { say: `word.${gain}` }, start[gain]),
    ),
    ...knights(court, 'start.court', start.court, figures.knights),
    ...knights(allies, 'ally.court', ally.court, figures.knights),
    ...figures.knights.map((n, i) =>
      fixed({ group, about: label('knights') }, `knights.${i}`, label('strength', i + 1), n),
    ),
    ...GOODS.map((good) =>
      number(
        { group, about: { say: 'word.supply' } },
        `supply.${good}`,
        { say: `word.${good}` },
        supply[good],
        200,
        20,
      ),
    ),
    flag({ group, about: { say: 'word.supply' } }, 'supply.limited', label('limited'), supply.limited),
    ...Object.entries(noblemenPerCounty).map(([seats, n]) =>
      fixed({ group, about: label('noblemen') }, `noblemenPerCounty.${seats}`, label('players', Number(seats)), n),
    ),
    fixed({ group }, 'bothCost.gold', label('both-cost'), bothCost.gold ?? 0),
  ]
}

export function endFigures({ scoring }: Figures): Figure[] {
  const group = 'end'
  return [
    number({ group }, 'scoring.first', label('first'), scoring.first, MOST_POINTS),
    number({ group }, 'scoring.second', label('second'), scoring.second, MOST_POINTS),
    number({ group }, 'scoring.secondWithTwo', label('second-with-two'), scoring.secondWithTwo, MOST_POINTS),
    ...scoring.noblemen.map((points, n) =>
      number(
        { group, about: label('noblemen-points') },
        `scoring.noblemen.${n}`,
        label('noblemen-of', n),
        points,
        MOST_POINTS,
      ),
    ),
  ]
}
