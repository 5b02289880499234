/** How the houses stand: throne, heirs, heads, men and cards. */
import type { Phrase, Standing } from '../../../engine/index.ts'
import type { View } from '../types/index.ts'

export function standing(view: View): Standing[] {
  return view.houses.map((house, seat) => {
    const { least, most } = house.count
    const facts: Phrase[] = [
      { say: seat === view.throne ? 'fact.throne' : 'fact.pretender' },
      {
        say: 'fact.heirs',
        n: house.heirs.filter((heir) => heir.state !== 'dead' && heir.state !== 'serves-enemy').length,
      },
      least === most ? { say: 'fact.count', n: most } : { say: 'fact.count-range', least, n: most },
      { say: 'fact.pool', n: house.pool.red + house.pool.white + house.pool.black },
      { say: 'fact.cards', n: house.cards.n },
    ]
    if (house.minorsDue > 0) facts.push({ say: 'fact.minors-due', n: house.minorsDue })
    if (house.treason) facts.push({ say: 'fact.treason' })
    // The count is the score.
    const silent = ['fact.count', 'fact.count-range']
    return least === most ? { score: most, facts, silent } : { score: least, most, facts, silent }
  })
}
