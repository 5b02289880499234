/** The fullest map there can be, for tests of where its names stand: one measures them by rule, one in a browser. */
import { quick } from '../../../../engine/dice.ts'
import { defaultOptions } from '../../../../engine/options.ts'
import { type Label, labelsOf } from '../../board/names.ts'
import { siteOf, standings } from '../../board/spots.ts'
import board from '../../board/words/en.json' with { type: 'json' }
import { game } from '../../index.ts'
import type { NobleId, RegionId } from '../../rules/ids.ts'
import words from '../../words/en.json' with { type: 'json' }

const fresh = game.view(game.setup(4, defaultOptions(game.about), quick(1)), null).assets
const WORDS: { readonly [id: string]: unknown } = { ...words, ...board }
const nameOf = (id: string): string => String(WORDS[`board.short.${id}`] ?? WORDS[`asset.${id}`])

/** The map with six nobles in a region, from the nth guest on, and everything else owned. */
export function crowded(region: RegionId, first: number): readonly Label[] {
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
