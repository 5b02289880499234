/** Where a figure comes from: the data names what is not printed. */
import { CONFIDENCES, type Confidence } from '../../../engine/index.ts'
import { DATA } from '../rules/figures.ts'

const sources = DATA.confidence as Readonly<Record<string, Confidence>>

/** The keys of the data's list that speak of a figure. */
export function sourcesOf(path: string): readonly string[] {
  const [part, key = '', field] = path.split('.')
  if (part === 'landAdjacency' || part === 'seaAdjacency') {
    const turned = key.split('--').toReversed().join('--')
    return [key, turned].flatMap((pair) => [`${part}.${pair}`, `${part}.not.${pair}`]).concat(part)
  }
  // A town is a bishop's seat or is not; a noble is called by his family and his title.
  if (field === 'cathedralTown') return [path, `assets.${townOf(key)}.cathedral`]
  if (field === 'name') return [path, `assets.${key}.title`]
  return [path, path.replace(/\.\d+$/, '')]
}

function townOf(bishop: string): string {
  return (DATA.assets as Readonly<Record<string, { readonly cathedralTown?: string }>>)[bishop]?.cathedralTown ?? ''
}

/** The weakest of what is known of it. */
export function confidenceOf(path: string): Confidence {
  const known = sourcesOf(path).flatMap((key) => (Object.hasOwn(sources, key) ? (sources[key] ?? []) : []))
  return CONFIDENCES.findLast((confidence) => known.includes(confidence)) ?? 'printed'
}
