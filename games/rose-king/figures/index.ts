/** Every figure of the game: all are printed on its components or in its rules, and every table plays by them. */
import type { Figure } from '../../../engine/figures.ts'
import type { Phrase } from '../../../engine/game.ts'
import data from '../data.json' with { type: 'json' }

function printed(group: string, path: string, value: unknown, about?: Phrase, label = path): Figure {
  return { group, ...(about ? { about } : {}), path, label: { say: `label.${label}` }, value, confidence: 'printed' }
}

export function figures(): readonly Figure[] {
  const { board, crown, stones, directions, distances, modes } = data
  return [
    printed('garden', 'columns', board.columns.length),
    printed('garden', 'rows', board.rows.length),
    printed('garden', 'crown', crown.start),
    printed('garden', 'stones', stones.total),
    printed('cards', 'directions', directions.length),
    printed('cards', 'distances', distances.length),
    printed('cards', 'cards', directions.length * distances.length),
    ...modes.flatMap(({ id, players, initialHand, handLimit, heroesPerPlayer }) => {
      const about: Phrase = { say: 'about.players', n: players }
      return [
        printed('hands', `modes.${id}.initialHand`, initialHand, about, 'initial-hand'),
        printed('hands', `modes.${id}.handLimit`, handLimit, about, 'hand-limit'),
        printed('hands', `modes.${id}.heroesPerPlayer`, heroesPerPlayer, about, 'heroes'),
      ]
    }),
  ]
}
