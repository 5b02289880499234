import { type About, TEMPERS } from '../../engine/game.ts'

export const about: About = {
  id: 'wars-of-the-roses',
  version: 2,
  changes: [{ id: 'house-counters', version: 2, rules: ['WR-11.3', 'WR-3.5'] }],
  seatCounts: [2, 3, 4],
  usualSeats: 4,
  options: [{ id: 'figures', kind: 'figures', default: null }],
  rulePrefix: 'WR',
  designer: 'Peter Hawes',
  publisher: 'Z-Man Games',
  year: 2009,
  minutes: [120, 180],
  // WR-15.2: tactics may not be discussed in private.
  talk: { rule: 'WR-15.2' },
  tempers: TEMPERS,
}
