/** The page of a table with what a chat shows of a link to it: Open Graph, and what one site asks for besides. */
import type { Locale } from '../../engine/index.ts'
import type { Told } from './link.ts'

export interface Tagged extends Told {
  readonly url: string
  /** `null` where the house draws none. */
  readonly picture: string | null
  readonly locale: Locale
}

const REGIONS: Readonly<Record<Locale, string>> = { en: 'en_GB', fr: 'fr_FR', it: 'it_IT', cs: 'cs_CZ', de: 'de_DE' }
const SIZE = { width: '1200', height: '630' } as const

export function tagged(page: string, { title, sentence, url, picture, locale }: Tagged): string {
  const tags: readonly (readonly [name: 'property' | 'name', what: string, content: string])[] = [
    ['name', 'robots', 'noindex'],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Rose & Crown'],
    ['property', 'og:locale', REGIONS[locale]],
    ['property', 'og:url', url],
    ['property', 'og:title', title],
    ['property', 'og:description', sentence],
    ['name', 'twitter:card', picture === null ? 'summary' : 'summary_large_image'],
    ...(picture === null
      ? []
      : ([
          ['property', 'og:image', picture],
          ['property', 'og:image:type', 'image/png'],
          ['property', 'og:image:width', SIZE.width],
          ['property', 'og:image:height', SIZE.height],
          ['property', 'og:image:alt', `${title}. ${sentence}`],
        ] as const)),
  ]
  const lines = tags.map(([name, what, content]) => `<meta ${name}="${what}" content="${escaped(content)}" />`)
  return page.replace('</head>', () => `${lines.join('\n')}\n</head>`)
}

/** Names are people's own words. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
