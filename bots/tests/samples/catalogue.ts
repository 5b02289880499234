/** The sample games as a catalogue, for the threads of a league. */
import { bidsGame, bidsKnowledge } from './bids.ts'
import { blottoGame, blottoKnowledge } from './blotto.ts'
import { game as auction } from '../../../docs/sample-game/index.ts'
import { knowledge as auctionKnowledge } from '../../../docs/sample-game/bot/index.ts'
import type { AnyGame, AnyKnowledge } from '../../../engine/index.ts'
import { harvestGame, harvestKnowledge } from './harvest.ts'
import { nimGame, nimKnowledge } from './nim.ts'

const samples = [
  [nimGame, nimKnowledge],
  [bidsGame, bidsKnowledge],
  [blottoGame, blottoKnowledge],
  [harvestGame, harvestKnowledge],
  [auction as unknown as AnyGame, auctionKnowledge as unknown as AnyKnowledge],
] as const

export const catalogue = samples.map(([game, knowledge]) => ({
  about: game.about,
  load: () => Promise.resolve(game),
  knowledge: () => Promise.resolve(knowledge),
}))
