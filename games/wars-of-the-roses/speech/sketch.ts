import type { View } from '../types/index.ts'

/** The board as lines of ids and numbers: regions with their assets and owners (seats count from 1), then the players. */
export function sketch(view: View): string {
  const owner = (seat: number | null): string => (seat === null ? '–' : String(seat + 1))
  const regions = view.regions.flatMap(({ id, votes, first, second, points }) => {
    const here = view.assets.filter((asset) => asset.region === id && (asset.owner !== null || asset.garrison > 0))
    const assets = here.map((asset) => `${asset.id}:${owner(asset.owner)}`)
    return [`${id}  ${votes} votes, ${first}/${second} VP, CP ${points.join(' ')}`, `    ${assets.join('  ')}`]
  })
  const players = view.players.map(({ vp, money, income, mercenaries, house, ready }, seat) => {
    return `${seat + 1} ${house ?? ''}  ${vp} VP  £${money} (+${income})  ${mercenaries} mercenaries  ${ready ? 'ready' : ''}`
  })
  const plan = view.plan
    ? [
        `plan: £${view.plan.cost} of £${view.players[view.seat ?? 0]?.money ?? 0}`,
        ...view.plan.lines.map((line) => `    ${JSON.stringify(line)}`),
      ]
    : []
  return [`turn ${view.turn}/${view.turns} ${view.phase}`, ...regions, ...players, ...plan].join('\n')
}
