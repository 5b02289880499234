/** The law cards. */
import type { Figure } from '../../../engine/figures.ts'
import { lawTitle } from '../speech/names.ts'
import type { Figures } from '../types/index.ts'
import { costs, fixed, label, number, rewards, type Where } from './make.ts'

export function lawFigures({ laws, lawsPerRow, voteTile }: Figures): Figure[] {
  const group = 'laws'
  return [
    fixed({ group }, 'lawsPerRow', label('laws-per-row'), lawsPerRow),
    fixed({ group }, 'voteTile', label('vote-tile'), voteTile),
    ...laws.flatMap((law) => {
      const where: Where = { group, about: lawTitle(law.id) }
      const path = `laws.${law.id}`
      return [
        ...(law.kind === 'exchange' ? costs(where, `${path}.cost`, law.cost) : []),
        ...(law.kind === 'per-set' ? [number(where, `${path}.setSize`, label('set-size'), law.setSize, 9, 1)] : []),
        ...rewards(where, `${path}.effect`, law.effect),
      ]
    }),
  ]
}
