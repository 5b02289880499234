import { expect, test } from 'vitest'
import { quick } from '../../../../engine/dice.ts'
import { defaultOptions } from '../../../../engine/options.ts'
import { type Label, labelsOf } from '../../board/names.ts'
import { siteOf, standings } from '../../board/spots.ts'
import { game } from '../../index.ts'
import { type NobleId, REGIONS, type RegionId } from '../../rules/ids.ts'
import board from '../../board/words/en.json' with { type: 'json' }
import words from '../../words/en.json' with { type: 'json' }

const fresh = game.view(game.setup(4, defaultOptions(game.about), quick(1)), null).assets
const WORDS: { readonly [id: string]: unknown } = { ...words, ...board }
const nameOf = (id: string): string => String(WORDS[`board.short.${id}`] ?? WORDS[`asset.${id}`])

/** The map with six nobles in a region, from the nth guest on, and everything else owned. */
function crowded(region: RegionId, first: number): readonly Label[] {
  const nobles = fresh.filter(({ type }) => type === 'noble')
  const guests = nobles.filter(({ home }) => home !== region)
  const here = [
    ...nobles.filter(({ home }) => home === region),
    ...guests.slice(first),
    ...guests.slice(0, first),
  ].slice(0, 6)
  const assets = fresh.flatMap((asset) => {
    if (asset.type !== 'noble') return [asset]
    return here.includes(asset) ? [{ ...asset, region }] : []
  })
  const spots = standings(assets)
  return labelsOf(
    assets
      .filter(({ type }) => type !== 'bishop' && type !== 'ship')
      .map(({ id, type }) => ({
        id,
        text: nameOf(id),
        at: spots.get(id as NobleId) ?? siteOf(id),
        owned: true,
        roams: type === 'noble',
      })),
  )
}

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
