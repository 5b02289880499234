/** The cards of the conflicts in France. */
import type { Figure } from '../../../engine/figures.ts'
import type { Figures } from '../types/index.ts'
import { fixed, flag, label, number, type Where } from './make.ts'

export function conflictFigures({ conflicts, newConflicts, spacesPerConflict, ransomPerStrength }: Figures): Figure[] {
  const group = 'conflicts'
  return [
    fixed({ group }, 'newConflicts', label('new-conflicts'), newConflicts),
    fixed({ group }, 'spacesPerConflict', label('conflict-spaces'), spacesPerConflict),
    fixed({ group }, 'ransomPerStrength', label('ransom'), ransomPerStrength),
    ...conflicts.flatMap(({ id, frenchStrength, points, usedWith }, i) => {
      const where: Where = { group, about: { say: 'about.conflict', n: i + 1 } }
      const path = `conflicts.${id}`
      return [
        number(where, `${path}.frenchStrength`, label('french'), frenchStrength, 40, 1),
        ...points.map((value, place) => number(where, `${path}.points.${place}`, label('points', place + 1), value)),
        ...[2, 3, 4, 5].map((seats) =>
          flag(where, `${path}.usedWith.${seats}`, label('used-with', seats), usedWith.includes(seats)),
        ),
      ]
    }),
  ]
}
