/**
 * The title and tagline of every game in one small module for each language, and in another what lists of tables say of them, so that
 * the lobby need not load the games' whole catalogues.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const TITLES = 'virtual:titles/'
const LISTS = 'virtual:lists/'
const GAMES = join(import.meta.dirname, '../../games')
/** Where a game stands, what its sides are called, which scenario is played. */
const LISTED = /^(stage$|seat\.|phase\.|option\.scenario)/

type Words = Record<string, unknown>

function listed(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([id]) => LISTED.test(id)))
}

export function titles(): Plugin {
  return {
    name: 'titles',
    resolveId: (id) => (id.startsWith(TITLES) || id.startsWith(LISTS) ? `\0${id}` : null),
    load(id) {
      const name = [TITLES, LISTS].find((each) => id.startsWith(`\0${each}`))
      if (name === undefined) return null
      const locale = id.slice(name.length + 1)
      const found: Record<string, Words> = {}
      for (const file of globSync(`*/words/${locale}.json`, { cwd: GAMES })) {
        const path = join(GAMES, file)
        this.addWatchFile(path)
        const words = JSON.parse(readFileSync(path, 'utf8')) as Words
        const title = { name: words['name'], tagline: words['tagline'] }
        found[file.split(/[/\\]/)[0] ?? ''] = name === TITLES ? title : listed(words)
      }
      return `export default ${JSON.stringify(found)}`
    },
  }
}
