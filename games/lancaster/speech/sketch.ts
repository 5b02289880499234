import type { View } from '../types/index.ts'

/** The board as lines of ids and numbers: counties, conflicts, laws, and what each player has. Seats count from 1, allies have a `+`. */
export function sketch(view: View): string {
  const who = ({ seat, ally }: { readonly seat: number; readonly ally: boolean }): string =>
    `${seat + 1}${ally ? '+' : ''}`
  const counties = view.counties.map(({ letter, id, minStrength, tiles, holder }) => {
    const held = holder ? `${who(holder)}: ${holder.strength}+${holder.squires}=${holder.total}` : '–'
    return `${letter} ${id.padEnd(12)} ≥${minStrength}  ×${tiles}  ${held}`
  })
  const conflicts = view.conflicts.map((conflict, slot) => {
    if (!conflict) return `${slot + 1} –`
    const spaces = conflict.spaces.map((space) => `${who(space)}: ${space.knights.join('+')}`)
    return `${slot + 1} ${conflict.total}/${conflict.frenchStrength}  (${conflict.points.join(' ')})  ${spaces.join('  ')}`
  })
  const players = view.players.map(({ court, castle, extensions, gold, squires, votes, noblemen }, seat) => {
    const spaces = castle.map((knight, i) => (extensions[i] ? '#' : knight || '·')).join('')
    const nobles = noblemen.map((has, i) => (has ? (view.counties[i]?.letter ?? '') : '')).join('')
    return `${seat + 1}  [${court.join(' ')}]  castle ${spaces}  £${gold ?? '?'} ♙${squires ?? '?'} ✓${votes}  ${nobles}`
  })
  const allies = view.allies.map(
    ({ court, castle }, seat) =>
      `${seat + 1}+ [${court.join(' ')}]  castle ${castle.map((knight) => knight || '·').join('')}`,
  )
  const laws = [`= ${view.laws.current.join(' | ')}`, `? ${view.laws.proposed.map((law) => law ?? '–').join(' | ')}`]
  return [`${view.round}/${view.rounds} ${view.phase}`, ...counties, ...conflicts, ...laws, ...players, ...allies].join(
    '\n',
  )
}
