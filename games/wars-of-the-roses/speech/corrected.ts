/** What things are called at a table that has corrected their names. */
import type { Options } from '../../../engine/index.ts'

const NAME = /^assets\.([\w-]+)\.name$/

export function names({ figures }: Options): { readonly [id: string]: string } {
  if (typeof figures !== 'object' || figures === null || Array.isArray(figures)) return {}
  return Object.fromEntries(
    Object.entries(figures).flatMap(([path, name]: [string, unknown]) => {
      const asset = NAME.exec(path)?.[1]
      return asset && typeof name === 'string' ? [[`asset.${asset}`, name]] : []
    }),
  )
}
