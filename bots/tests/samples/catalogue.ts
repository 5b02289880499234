/** The sample games as a catalogue, for the threads of a league. */
import { bidsGame, bidsKnowledge } from './bids.ts'
import { blottoGame, blottoKnowledge } from './blotto.ts'
import { nimGame, nimKnowledge } from './nim.ts'

const samples = [
  [nimGame, nimKnowledge],
  [bidsGame, bidsKnowledge],
  [blottoGame, blottoKnowledge],
] as const

export const catalogue = samples.map(([game, knowledge]) => ({
  about: game.about,
  load: () => Promise.resolve(game),
  knowledge: () => Promise.resolve(knowledge),
}))
