import type { Seat } from '../game.ts'
import { type Match, refusedBy } from '../match.ts'
import { demand } from './fault.ts'

const NONSENSE = ['', ' ', '?', '__proto__', 'constructor', '{"a":1}', '\u0000', 'x'.repeat(10_000), '-1', '1e9', '🌹']

/** Whatever is not in `legal` is refused and changes nothing. */
export function checkRefusals(match: Match, awaited: readonly Seat[], stale: string, where: string): void {
  const { game } = match
  const before = match.hash()
  for (let seat = 0; seat < match.setup.seats; seat++) {
    const own = new Set(match.legal(seat).map((move) => game.write(move)))
    const others = awaited
      .filter((other) => other !== seat)
      .flatMap((other) => game.write(game.idle(match.state, other)))
    const mutated = [...own]
      .slice(0, 3)
      .flatMap((text) => [`${text}x`, text.slice(1), ` ${text}`, text.toUpperCase(), text.toLowerCase()])
    for (const text of [...NONSENSE, ...others, ...mutated, stale]) {
      if (own.has(text)) continue
      const result = match.act(seat, text)
      demand(
        refusedBy(result),
        where,
        () => `seat ${seat} was allowed "${text.slice(0, 40)}", which is not in its list`,
      )
    }
  }
  demand(match.hash() === before, where, () => 'a refused move changed the state')
}
