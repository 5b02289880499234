import type { View } from '../types/index.ts'

/** The map as lines of ids and numbers: who stands where (the enemy as counts), the hand, the battle. */
export function sketch(view: View): string {
  const areas = view.areas
    .filter(({ red, white, black, faceDown }) => red + white + black + faceDown.length > 0)
    .map(({ id, red, white, black }) => {
      const own = view.blocks.filter((block) => block.at === id).map(({ block, strength }) => `${block} ${strength}`)
      const counts = [`red ${red}`, `white ${white}`, ...(black > 0 ? [`black ${black}`] : [])].join(', ')
      return `${id.padEnd(16)} ${counts}${own.length > 0 ? `: ${own.join(', ')}` : ''}`
    })
  const houses = view.houses.map(({ cards, count, pool }, seat) => {
    const hand = cards.hand ? ` [${cards.hand.join(' ')}]` : ''
    return `${seat === view.throne ? '♛' : ' '} ${seat === 0 ? 'red  ' : 'white'} ${cards.n} cards${hand}, count ${count.least}–${count.most}, pool ${pool.red + pool.white + pool.black}`
  })
  const battle = view.battle
    ? [
        `battle ${view.battle.area}, round ${view.battle.round}/${view.battle.rounds}, reserves ${view.battle.reserves.map(({ n }) => n).join(':')}`,
        ...view.battle.front.map(
          ({ block, strength, letter, firepower, acted }) =>
            `    ${block} ${letter}${firepower} × ${strength}${acted ? ' (acted)' : ''}`,
        ),
      ]
    : []
  return [
    `campaign ${view.campaign}/${view.campaigns}, turn ${view.turn}/${view.turns}, ${view.phase}`,
    ...areas,
    ...houses,
    ...battle,
  ].join('\n')
}
