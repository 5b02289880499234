/** What programs of others look for at fixed addresses: whom to tell about a hole, and what not to read. */
import { API, type House } from '../../protocol/index.ts'
import type { App } from './typed.ts'

const YEAR = 365 * 86_400_000

/** Pages of one person or one table have no place in a search engine, and a link to a table is a key to it. */
const SHUT = ['/api', '/host', '/me', '/reset', '/t/', '/replay/']
/** They show a link to whoever it was sent to, and keep no list: they may read what the link itself tells. */
const PREVIEWS = [
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
  'Discordbot',
  'TelegramBot',
  'WhatsApp',
]
const ROBOTS = [
  ...PREVIEWS.map((agent) => `User-agent: ${agent}`),
  'Allow: /t/',
  `Allow: ${API}/tables/*/picture`,
  ...SHUT.filter((path) => path !== '/t/').map((path) => `Disallow: ${path}`),
  '',
  'User-agent: *',
  ...SHUT.map((path) => `Disallow: ${path}`),
]

export function wellKnownRoutes(app: App, house: House, now: () => number): void {
  const schema = { hide: true }
  app.get('/robots.txt', { schema }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${ROBOTS.join('\n')}\n`),
  )

  // RFC 9116: without a contact there is nothing to say.
  const contact = house.contact === null ? null : contactUrl(house.contact)
  if (contact === null) return
  app.get('/.well-known/security.txt', { schema }, (request, reply) => {
    // Whole days, so that the file is the same all day.
    const expires = new Date(Math.floor((now() + YEAR / 2) / 86_400_000) * 86_400_000).toISOString()
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, fr, it, cs, de',
      `Canonical: ${request.protocol}://${request.host}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

/** A contact is a URL: a mail address alone becomes one. */
export function contactUrl(contact: string): string | null {
  if (/^(https|mailto|tel):\S+$/.test(contact)) return contact
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : null
}
