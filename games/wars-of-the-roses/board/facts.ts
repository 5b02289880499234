/** The cards of facts: what there is to know of a piece and of a region. */
import { type Fact, lazily } from '../../../art/index.ts'
import type { Phrase } from '../../../engine/game.ts'
import { asset as assetName, house, money, place, region as regionName, vp } from '../speech/names.ts'
import type { AssetView, RegionView } from '../types/index.ts'
import type { BoardContext } from './context.tsx'
import { fatesOf } from './fates.ts'

function card(board: BoardContext, title: Phrase, lines: () => readonly Phrase[], tale: readonly Phrase[] = []): Fact {
  return lazily(() => ({ title: board.say(title), lines: lines().map(board.say), tale: tale.map(board.say) }))
}

export function assetFact(board: BoardContext, asset: AssetView): Fact {
  const told = (): readonly Phrase[] => {
    const lines: Phrase[] = [
      {
        say: 'board.kind',
        kind: { say: `type.${asset.type}` },
        place: place(asset.zone ?? asset.region ?? asset.home),
      },
      asset.owner === null
        ? { say: 'board.nobodys', where: { say: `place.${asset.card}` } }
        : { say: 'board.owner', seat: { seat: asset.owner } },
    ]
    const worth: Phrase[] = [{ say: 'points', n: asset.controlPoints }]
    if (asset.income > 0) worth.push({ say: 'board.income', money: money(asset.income) })
    if (asset.garrison > 0) worth.push({ say: 'board.garrison', n: asset.garrison })
    lines.push({ say: 'board.list', items: worth })
    if (asset.white > 0) lines.push({ say: 'board.cubes', white: money(asset.white), black: money(asset.black) })
    if (asset.pair) {
      const { tradeVp, churchVp } = board.view.prices
      const bonus = asset.type === 'port' || asset.type === 'ship' ? tradeVp : churchVp
      lines.push({ say: 'board.pair', asset: assetName(asset.pair), vp: vp(bonus) })
    }
    return lines
  }
  return card(board, assetName(asset.id), told, fatesOf(asset.id))
}

export function regionFact(board: BoardContext, region: RegionView): Fact {
  return card(board, regionName(region.id), () => {
    const lines: Phrase[] = [
      { say: 'board.votes', n: region.votes },
      { say: 'board.prizes', first: vp(region.first), second: vp(region.second) },
      ...region.ranking.map((seat) => ({
        say: 'board.has',
        seat: { seat },
        points: { say: 'points', n: region.points[seat] ?? 0 },
      })),
    ]
    const leader = region.houses?.leader
    if (leader) lines.push({ say: 'board.votes-for', house: house(leader) })
    return lines
  })
}
