import type { About } from '../../engine/game.ts'
import data from './data.json' with { type: 'json' }

export const about: About = {
  id: data.id,
  version: 1,
  seatCounts: data.modes.map((mode) => mode.players),
  options: data.options.map(({ id, values, default: usual }) => ({ id, kind: 'choice', values, default: usual })),
  rulePrefix: 'RK',
  designer: data.designer,
  publisher: data.publisher,
  year: data.year,
  minutes: [data.minutes.from, data.minutes.to],
  // RK-7.6: partners may not talk about their play.
  talk: { rule: 'RK-7.6', seats: [4] },
  // A bold one, who sends heroes early, loses too much by it.
  tempers: ['miser', 'schemer'],
}
