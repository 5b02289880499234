import type { About } from '../../engine/game.ts'

export const about: About = {
  id: 'lancaster',
  version: 2,
  changes: [{ id: 'ally-castle-left', version: 2, rules: ['LA-8.3', 'LA-12.12'] }],
  seatCounts: [2, 3, 4, 5],
  usualSeats: 4,
  options: [{ id: 'figures', kind: 'figures', default: null }],
  rulePrefix: 'LA',
  designer: 'Matthias Cramer',
  publisher: 'Queen Games',
  year: 2011,
  minutes: [60, 120],
  tempers: ['bold', 'miser'],
}
