/** What a link to a table tells programs that show it in a chat, and whoever they show it to. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../games/index.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { followLink, linkPicture, tellLink } from '../links/link.ts'
import { tagged } from '../links/tags.ts'
import { Client } from './client.ts'
import { outcomeOf, RowHouse } from './row-house.ts'
import { closeAll, KINDS, place, startServer } from './test-server.ts'

const PAGE = '<!doctype html><html><head><title>Rose &amp; Crown</title></head><body></body></html>'
const webRoot = mkdtempSync(join(tmpdir(), 'roses-web-'))
writeFileSync(join(webRoot, 'index.html'), PAGE)
afterAll(async () => {
  await closeAll()
  rmSync(webRoot, { recursive: true, force: true })
})

async function pageOf(url: string, path: string, language?: string) {
  const response = await fetch(`${url}${path}`, language ? { headers: { 'accept-language': language } } : {})
  const text = await response.text()
  const tag = (name: string): string | undefined => new RegExp(`="${name}" content="([^"]*)"`).exec(text)?.[1]
  return { text, tag, robots: response.headers.get('x-robots-tag') }
}

describe.each(KINDS)('on %s', (kind) => {
  test('a link to a waiting table says who invites and how many seats are free, in the reader’s language', async () => {
    const { url } = await startServer({ ...(await place(kind)), webRoot })
    const host = await Client.guest(url, 'Marg<b>"aret')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { body: made } = await host.post<TableInfo>('/api/tables', { game: 'sample', seats, public: true })
    const page = await pageOf(url, `/t/${made.id}`)
    expect(page.tag('og:title')).toBe('Marg&#60;b&#62;&#34;aret invites you to play sample')
    expect(page.tag('og:description')).toBe('One seat is free.')
    expect(page.tag('og:url')).toBe(`${url}/t/${made.id}`)
    expect(page.robots).toBe('noindex')
    expect((await pageOf(url, `/t/${made.id}`, 'cs-CZ,cs;q=0.9')).tag('og:description')).toBe('Jedno místo je volné.')
    for (const language of ['ja,fr;q=0.5', 'ja-JP, fr-CH;q=0.9, en;q=0.8', 'FR'])
      expect((await pageOf(url, `/t/${made.id}`, language)).tag('og:description')).toBe('Une place est libre.')
    // A bot sits where it sits: nobody is told that its seat is free.
    const withBot = [{ kind: 'me' }, { kind: 'bot', level: 'page' }, { kind: 'open' }]
    const body = { game: 'sample', seats: withBot, public: true }
    const { body: third } = await host.post<TableInfo>('/api/tables', body)
    expect((await pageOf(url, `/t/${third.id}`)).tag('og:description')).toBe('One seat is free.')
    // A signed-in reader's page is the same: nothing of theirs is in it.
    expect((await host.get<string>(`/t/${made.id}`)).body).toBe(page.text)
  })

  test('a private table tells a stranger nothing, its link who waits there, and once it is played the game alone', async () => {
    const { url } = await startServer({ ...(await place(kind)), webRoot })
    const [host, friend] = [await Client.guest(url, 'Margaret'), await Client.guest(url, 'Richard')]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { body: made } = await host.post<TableInfo>('/api/tables', { game: 'sample', seats })
    const nowhere = (await pageOf(url, '/t/nowhere')).text
    expect(nowhere).toBe(PAGE)
    for (const path of [made.id, `${made.id}?invite=wrong-wrong-wrong`, `${made.id}?invite[]=x`, '..%2f..%2fetc'])
      expect((await pageOf(url, `/t/${path}`)).text, path).toBe(nowhere)
    const link = `/t/${made.id}?invite=${made.invite}`
    const invited = await pageOf(url, link)
    expect(invited.tag('og:title')).toContain('Margaret invites you')
    // Whoever presses what a chat shows gets in as by the link itself.
    expect(invited.tag('og:url')).toBe(`${url}${link}`)
    await friend.post(`/api/tables/${made.id}/join`, { invite: made.invite })
    await host.post(`/api/tables/${made.id}/start`, {})
    const played = await pageOf(url, link)
    expect(played.tag('og:description')).toBe('A table among friends. Whoever has the link may come in.')
    expect(played.text).not.toMatch(/Margaret|Richard/)
    // The old link ends with the new one, for programs too.
    await host.post(`/api/tables/${made.id}/invite`, {})
    expect((await pageOf(url, link)).text).toBe(nowhere)
  })
})

test('what is told stands in the head of the page, letter by letter, with a picture where there is one', () => {
  const told = {
    title: '$& of $1 “$$”',
    sentence: 'A < B & "C"',
    url: 'https://roses.example/t/x',
    locale: 'fr' as const,
  }
  const tags = (page: string) =>
    Object.fromEntries(
      [...page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(([, ...pair]) => pair),
    )
  const bare = tagged(PAGE, { ...told, picture: null })
  expect(tags(bare)).toEqual({
    robots: 'noindex',
    'og:type': 'website',
    'og:site_name': 'Rose &#38; Crown',
    'og:locale': 'fr_FR',
    'og:url': 'https://roses.example/t/x',
    'og:title': '$&#38; of $1 “$$”',
    'og:description': 'A &#60; B &#38; &#34;C&#34;',
    'twitter:card': 'summary',
  })
  const [before = '', after = ''] = PAGE.split('</head>')
  expect([bare.startsWith(before), bare.endsWith(`</head>${after}`)]).toEqual([true, true])
  expect(tags(tagged(PAGE, { ...told, picture: 'https://roses.example/p.png' }))).toMatchObject({
    'twitter:card': 'summary_large_image',
    'og:image': 'https://roses.example/p.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': '$&#38; of $1 “$$”. A &#60; B &#38; &#34;C&#34;',
  })
})

test('a picture says what its link tells: who invites to a waiting table, how a public one stands, and of a private one the game alone', async () => {
  const house = await RowHouse.open()
  const { services } = house
  const painted: Record<string, unknown>[] = []
  const { about } = catalogue[0]!
  Object.assign(services, {
    catalogue,
    pool: {
      askPast: (_id: string, _n: number, { seat }: { seat: unknown }) => ({ kind: 'view', view: `of ${String(seat)}` }),
    },
    painter: {
      paint: (wish: Record<string, unknown>) => {
        painted.push(wish)
        return Promise.resolve({ png: new Uint8Array(), hash: '' })
      },
    },
  })
  const row = { game: about.id, version: about.version, setup: '{}' }
  await house.table('waits', ['anna', 'bot', null, null], { ...row, status: 'open' })
  await house.table('full', ['anna', 'bert'], { ...row, status: 'open', listed: 1, host_id: 'cid' })
  await house.table('public', ['anna', 'bert'], { ...row, listed: 1 })
  await house.table('over', ['anna', 'bert'], { ...row, listed: 1, status: 'finished' })
  await house.table('private', ['anna', 'bert'], row)
  const look = { shape: 'card', theme: 'day', locale: 'en' } as const
  const shown = async (id: string, invite?: string) => {
    const link = await followLink(services, id, invite)
    await linkPicture(services, link, look)
    const { lines, view, names, seat } = painted.at(-1) ?? {}
    return {
      told: await tellLink(services, link, 'en'),
      tells: link.tells,
      listed: link.listed,
      lines,
      view,
      names,
      seat,
    }
  }
  const invited = { title: 'Anna invites you to play The Rose King', sentence: '2 seats are free.' }
  expect(await shown('waits', 'invite of waits')).toEqual({
    told: invited,
    tells: 'waiting',
    listed: false,
    lines: [invited.title, invited.sentence],
    view: null,
    names: ['Anna', null, null, null],
    seat: null,
  })
  const full = await shown('full')
  expect([full.told.title, full.told.sentence.includes('free'), full.listed]).toEqual([
    'The Rose King at Rose & Crown',
    false,
    true,
  ])
  const playing = await shown('public')
  expect(playing).toMatchObject({ tells: 'position', view: 'of null', seat: null, names: ['Anna', 'Bert'] })
  expect([playing.lines, playing.told.sentence !== (await shown('over')).told.sentence]).toEqual([
    [playing.told.sentence],
    true,
  ])
  expect(await shown('private', 'invite of private')).toMatchObject({ tells: 'game', view: null, names: [] })
  for (const [id, invite] of [
    ['private', undefined],
    ['private', 'invite of waits'],
    ['nowhere', undefined],
  ] as const)
    expect(await outcomeOf(followLink(services, id, invite))).toBe('no-such-table')
  await house.close()
})
