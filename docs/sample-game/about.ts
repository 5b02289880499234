import type { About } from '../../engine/game.ts'

export const about: About = {
  id: 'sample-game',
  version: 1,
  seatCounts: [3, 4, 5, 6],
  usualSeats: 4,
  options: [{ id: 'length', kind: 'choice', values: ['whole', 'short'], default: 'whole' }],
  rulePrefix: 'SG',
  designer: 'Rose & Crown',
  publisher: 'Rose & Crown',
  year: 2026,
  minutes: [5, 10],
}
