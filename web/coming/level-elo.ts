/** How strong each level is at a game, in words, where it was measured: a file for each game. */
import { eloOf, type Ladder } from '../../bots/ladder.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { tell, useWords } from './words.ts'

const files = import.meta.glob<Ladder>('../../games/*/bot/ladder.json', { import: 'default' })

/** For each level "Elo about 1450"; nothing where nobody knows. */
export function useElo(game: string, seats: number): (level: string) => string {
  const spoken = useWords()
  const ladder = useLoaded(async () => (await files[`../../games/${game}/bot/ladder.json`]?.()) ?? null, [game])
  return (level) => {
    const elo = ladder.state === 'here' ? eloOf(ladder.value, seats, level) : null
    // A strength is written without marks between its digits.
    return spoken && elo !== null ? tell('level.elo', { elo: String(elo) }) : ''
  }
}
