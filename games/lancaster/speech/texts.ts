/** Texts of rewards, costs and laws as phrases, made from the figures in force. */
import type { Phrase } from '../../../engine/game.ts'
import { type Cost, type Effect, GOODS, type LawFigures } from '../types/index.ts'

function effectText(effect: Effect): Phrase {
  switch (effect.op) {
    case 'gain':
      return { say: `goods.${effect.good}`, n: effect.amount }
    case 'recruit':
      return { say: 'effect.recruit', n: effect.count, strength: effect.strength }
    case 'upgrade':
      if (effect.from !== undefined && effect.to !== undefined)
        return { say: 'effect.swap', from: effect.from, to: effect.to }
      return { say: `effect.upgrade.${effect.scope}` }
    case 'extension':
    case 'nobleman':
    case 'journey':
      return { say: `effect.${effect.op}` }
  }
}

/** "2 squires and 2 gold"; `times` over. What is not counted is named once for each time. */
export function rewardText(reward: readonly Effect[], times = 1): readonly Phrase[] {
  if (reward.length === 0) return [{ say: 'effect.nothing' }]
  return reward.flatMap((effect) => {
    if (effect.op === 'gain') return [effectText({ ...effect, amount: effect.amount * times })]
    if (effect.op === 'recruit') return [effectText({ ...effect, count: effect.count * times })]
    if (effect.op === 'extension' && times > 1) return [{ say: 'effect.extensions', n: times }]
    return Array.from({ length: times }, () => effectText(effect))
  })
}

/** What is left of a reward for an ally, as text: goods, points and tiles are lost (LA-12.8, LA-12.10). */
export function allyRewardText(reward: readonly Effect[]): readonly Phrase[] {
  const works = reward.filter((effect) => !isLostOnAlly(effect))
  if (works.length === 0) return rewardText([])
  return works.map((effect) => (effect.op === 'nobleman' ? { say: 'effect.nobleman.ally' } : effectText(effect)))
}

export function isLostOnAlly({ op }: Effect): boolean {
  return op === 'gain' || op === 'extension'
}

/** A favour tile; of one that is lost on an ally all is named, because turning it keeps it from the others. */
export function favourText(say: string, ally: boolean, reward: readonly Effect[]): Phrase {
  if (!ally) return { say, reward: rewardText(reward) }
  if (reward.every(isLostOnAlly)) return { say: `${say}.lost`, reward: rewardText(reward) }
  return { say, reward: allyRewardText(reward) }
}

/** "1 squire and 1 gold"; `times` over. */
export function costText(cost: Cost, times = 1): readonly Phrase[] {
  const parts = GOODS.flatMap((good) => {
    const n = (cost[good] ?? 0) * times
    return n > 0 ? [{ say: `goods.${good}`, n }] : []
  })
  return parts.length === 0 ? [{ say: 'effect.nothing' }] : parts
}

/** The text of a law card. */
export function lawText(law: LawFigures): Phrase {
  const gets = rewardText(law.effect)
  switch (law.kind) {
    case 'majority':
      return { say: `law.most.${law.compare}`, gets }
    case 'per-set':
      return {
        say: 'law.for',
        set: { say: `law.set.${law.count}`, n: law.setSize, strength: law.strength ?? 0 },
        gets,
      }
    case 'condition':
      return { say: 'law.for', set: { say: `law.when.${law.id}` }, gets }
    case 'exchange':
      return { say: 'law.exchange', cost: costText(law.cost), gets }
  }
}
