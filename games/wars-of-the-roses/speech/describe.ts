/** A place of the board in whole sentences. */
import type { Phrase } from '../../../engine/index.ts'
import { CARDS } from '../rules/ids.ts'
import type { AssetView, RegionView, View } from '../types/index.ts'
import {
  asset as assetName,
  award,
  card as cardName,
  house,
  money,
  place as placeName,
  region as regionName,
  vp,
} from './names.ts'
import { prompt } from './prompt.ts'

export function describe(view: View, place: string): readonly Phrase[] {
  const [kind, id] = place.split(' ')
  if (kind === 'calais' && id !== undefined) {
    const region = view.regions.find((each) => each.id === id)
    return region ? bid(view, region) : []
  }
  if (kind === 'player' && id !== undefined) return player(view, Number(id))
  if (place === 'aid' || place === 'done') return [prompt(view, view.seat).ask]
  const region = view.regions.find((each) => each.id === place)
  if (region) return regionTold(view, region)
  const asset = view.assets.find((each) => each.id === place)
  if (asset) return assetTold(view, asset)
  const card = CARDS.find((each) => each === place)
  return card ? [{ say: 'tell.mercenaries', card: cardName(card), n: view.mercenariesPerCard }] : []
}

function regionTold(view: View, region: RegionView): readonly Phrase[] {
  const sentences: Phrase[] = [
    {
      say: 'tell.region',
      region: regionName(region.id),
      n: region.votes,
      first: vp(region.first),
      second: vp(region.second),
    },
  ]
  for (const seat of region.ranking)
    sentences.push({ say: 'tell.has', seat: { seat }, points: { say: 'points', n: region.points[seat] ?? 0 } })
  if (region.ranking.length === 0) sentences.push({ say: 'tell.nobody' })
  if (region.houses?.leader) sentences.push({ say: 'tell.votes-for', house: house(region.houses.leader) })
  if (region.rose) sentences.push({ say: 'tell.rose', house: house(region.rose) })
  if (view.plan) sentences.push({ say: view.plan.presence.includes(region.id) ? 'tell.footing' : 'tell.no-footing' })
  return sentences
}

function assetTold(view: View, asset: AssetView): readonly Phrase[] {
  const sentences: Phrase[] = [
    {
      say: 'tell.asset',
      asset: assetName(asset.id),
      kind: { say: `type.${asset.type}` },
      place: placeName(asset.zone ?? asset.region ?? asset.home),
      points: { say: 'points', n: asset.controlPoints },
    },
    asset.owner === null
      ? { say: 'tell.unowned', where: { say: `place.${asset.card}` } }
      : { say: 'tell.owner', seat: { seat: asset.owner } },
  ]
  if (asset.income > 0) sentences.push({ say: 'tell.income', money: money(asset.income) })
  if (asset.garrison > 0) sentences.push({ say: 'tell.garrison', n: asset.garrison })
  if (asset.white > 0) sentences.push({ say: 'tell.cubes', white: money(asset.white), black: money(asset.black) })
  if (asset.pair) {
    const { tradeVp, churchVp } = view.prices
    const bonus = asset.type === 'port' || asset.type === 'ship' ? tradeVp : churchVp
    sentences.push({ say: 'tell.pair', asset: assetName(asset.pair), vp: vp(bonus) })
  }
  return [...sentences, ...planned(view, asset)]
}

/** What the reader's own plan has there. */
function planned(view: View, { id }: AssetView): readonly Phrase[] {
  const { plan } = view
  if (!plan) return []
  const sentences: Phrase[] = []
  const troops = plan.troops.find(({ at }) => at === id)?.n ?? 0
  const mercenaries = plan.mercenaries.find(({ at }) => at === id)?.n ?? 0
  if (troops > 0) sentences.push({ say: 'tell.plan', what: { say: 'troops', n: troops } })
  if (mercenaries > 0) sentences.push({ say: 'tell.plan', what: { say: 'mercenaries', n: mercenaries } })
  if (plan.white.some((on) => on === id)) sentences.push({ say: 'tell.plan.white' })
  if (plan.black.some((on) => on === id)) sentences.push({ say: 'tell.plan.black' })
  const going = plan.moves.find(({ who }) => who === id)
  if (going) sentences.push({ say: 'tell.plan.goes', to: placeName(going.to) })
  return sentences
}

function bid(view: View, region: RegionView): readonly Phrase[] {
  const amount = view.plan?.calais?.region === region.id ? view.plan.calais.amount : 0
  return [{ say: 'tell.calais', region: regionName(region.id), money: money(amount) }]
}

function player(view: View, seat: number): readonly Phrase[] {
  const player = view.players[seat]
  if (!player) return []
  const sentences: Phrase[] = [
    { say: 'tell.player', seat: { seat }, vp: vp(player.vp), money: money(player.money), income: money(player.income) },
    { say: 'tell.forecast', vp: vp(player.forecast) },
  ]
  if (player.house) sentences.push({ say: 'tell.house', house: house(player.house) })
  if (player.mercenaries > 0)
    sentences.push({ say: 'tell.sentence', what: { say: 'mercenaries', n: player.mercenaries } })
  if (player.frenchAid) sentences.push({ say: 'tell.sentence', what: { say: 'fact.aid' } })
  if (player.awards.length > 0) sentences.push({ say: 'tell.titles', awards: player.awards.map(award) })
  if (player.trade + player.church > 0)
    sentences.push({ say: 'tell.pairs', trade: player.trade, church: player.church })
  return sentences
}
