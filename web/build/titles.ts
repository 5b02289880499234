/**
 * The title and tagline of every game in one small module for each language, so that the lobby need
 * not load the games' whole catalogues.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:titles/'
const GAMES = join(import.meta.dirname, '../../games')

export function titles(): Plugin {
  return {
    name: 'titles',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const locale = id.slice(NAME.length + 1)
      const found: Record<string, { name: unknown; tagline: unknown }> = {}
      for (const file of globSync(`*/words/${locale}.json`, { cwd: GAMES })) {
        const path = join(GAMES, file)
        this.addWatchFile(path)
        const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
        found[file.split(/[/\\]/)[0] ?? ''] = { name: words['name'], tagline: words['tagline'] }
      }
      return `export default ${JSON.stringify(found)}`
    },
  }
}
