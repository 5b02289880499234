/** How each seat stands: its score and the facts beside it. */
import type { Phrase, Standing } from '../../../engine/index.ts'
import type { PlayerView, View } from '../types/index.ts'
import { award, house, money, vp } from './names.ts'

export function standing(view: View): readonly Standing[] {
  return view.players.map((player) => ({ score: player.vp, facts: facts(view, player), silent: ['fact.ready'] }))
}

function facts(view: View, player: PlayerView): readonly Phrase[] {
  const list: Phrase[] = []
  if (player.house) list.push({ say: 'fact.house', house: house(player.house) })
  list.push({ say: 'fact.money', money: money(player.money), income: money(player.income) })
  if (player.mercenaries > 0) list.push({ say: 'fact.mercenaries', n: player.mercenaries })
  if (player.awards.length > 0) list.push({ say: 'fact.awards', awards: player.awards.map(award) })
  if (view.phase !== 'over') list.push({ say: 'fact.forecast', vp: vp(player.forecast) })
  if (player.frenchAid) list.push({ say: 'fact.aid' })
  if (view.phase === 'planning' && player.ready) list.push({ say: 'fact.ready' })
  return list
}
