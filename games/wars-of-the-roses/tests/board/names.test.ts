import { expect, test } from 'vitest'
import type { Label } from '../../board/names.ts'
import { REGIONS } from '../../rules/ids.ts'
import { crowded } from './crowded.ts'

/** Eight wide for a letter and twelve high, as the browser draws them. */
function collide(a: Label, b: Label): boolean {
  const [wide, tall] = [(a.text.length + b.text.length) * 4, 12]
  const middle = ({ x, text, anchor }: Label) => x + (anchor === 'start' ? 4 : anchor === 'end' ? -4 : 0) * text.length
  return Math.abs(middle(a) - middle(b)) < wide && Math.abs(a.y - b.y) < tall
}

test.each(REGIONS)('of six nobles in %s no name runs into another, whoever they are', (region) => {
  for (let first = 0; first < 8; first++) {
    const labels = crowded(region, first)
    expect(labels.filter(({ id }) => id.startsWith('noble-'))).toHaveLength(6)
    const pairs = labels.flatMap((a, i) =>
      labels.slice(i + 1).flatMap((b) => (collide(a, b) ? [`${a.text}, ${b.text}`] : [])),
    )
    expect(pairs, `from guest ${first}`).toEqual([])
  }
})

test('places keep their names where the map prints them, whoever stands beside them', () => {
  const printed = crowded('midlands', 0).filter(({ id }) => !id.startsWith('noble-'))
  const elsewhere = crowded('wales', 3).filter(({ id }) => !id.startsWith('noble-'))
  expect(printed.length).toBeGreaterThan(10)
  expect(printed).toEqual(elsewhere)
})
