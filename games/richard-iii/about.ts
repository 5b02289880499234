import type { About } from '../../engine/game.ts'

export const about: About = {
  id: 'richard-iii',
  version: 2,
  changes: [{ id: 'deposed-king', version: 2, rules: ['R3-12.3'] }],
  seatCounts: [2],
  options: [
    {
      id: 'scenario',
      kind: 'choice',
      values: ['campaign-1460', 'kingmaker-1470', 'richard-iii-1483'],
      default: 'campaign-1460',
    },
    // The readings that chapter 18.3 of the rules leaves open; each default is the ruling.
    /** D-01: one redeal for the table in a campaign, or one for each player. */
    { id: 'redeals', kind: 'choice', values: ['one-in-all', 'one-each'], default: 'one-in-all' },
    /** D-06 */
    { id: 'bombards-sail', kind: 'flag', default: true },
    /** D-13: whether the minor who follows an executed heir enters in the next supply phase or at once. */
    { id: 'heir-after-execution', kind: 'choice', values: ['next-phase', 'same-phase'], default: 'next-phase' },
    /** D-14: whether a house whose last living heir serves the enemy has lost. */
    { id: 'heirless-house', kind: 'choice', values: ['loses', 'plays-on'], default: 'loses' },
    /** D-22 */
    { id: 'treason-by-sea', kind: 'flag', default: true },
    /** D-23 */
    { id: 'pirate-port-bonus', kind: 'flag', default: true },
    /** D-35: whether a senior heir who comes back to his house takes the title from a junior. */
    { id: 'returning-heir', kind: 'choice', values: ['title-stays', 'takes-title'], default: 'title-stays' },
    /** R3-6.8: whether blocks crossing a border in opposite directions share its limit. */
    { id: 'border-limits', kind: 'choice', values: ['both-ways', 'each-way'], default: 'both-ways' },
  ],
  rulePrefix: 'R3',
  designer: 'Jerry Taylor, Tom Dalgliesh',
  publisher: 'Columbia Games',
  year: 2009,
  minutes: [120, 180],
  tempers: ['bold', 'miser'],
}
