/** Mail by itself: what may be written to, what a letter says, what its links are good for, and what the post office answers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMailAddress, readMailAddress } from '../mail/address.ts'
import { htmlOf, type Letter, textOf } from '../mail/frame.ts'
import { type Links, readLinks } from '../mail/links.ts'
import { Bounced, Deferred, type Mail, makeMailer } from '../mail/mailer.ts'
import { readMail } from '../mail/settings.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import { PostOffice } from './post-office.ts'
import { closeAll, place } from './test-server.ts'

const NOW = 1_790_000_000_000
const DAY = 86_400_000
let office: PostOffice
let storage: Storage
let links: Links

beforeAll(async () => {
  office = await PostOffice.open()
  storage = await openStorage({ dataDir: (await place('sqlite')).dataDir ?? '', databaseUrl: undefined })
  links = await readLinks(storage.db, NOW)
})
afterAll(async () => {
  await storage.close()
  await closeAll()
  await office.close()
})

test('one plain address is taken: its owner’s spelling before the @ is kept, what is after it is the same however it is written', () => {
  expect(readMailAddress(' Anne.Neville+Roses@Mail.EXAMPLE ')).toBe('Anne.Neville+Roses@mail.example')
  const wrong = ['', 'anne', 'anne@', '@mail.example', 'anne@mail', 'an ne@mail.example', 'anne..n@mail.example']
  const several = [
    'a@mail.example,b@mail.example',
    'Anne <anne@mail.example>',
    'anne@mail.example\r\nbcc: b@mail.example',
  ]
  const long = [`${'a'.repeat(65)}@mail.example`, `anne@${'mail.'.repeat(60)}example`, 'anne@-mail.example']
  for (const given of [...wrong, ...several, ...long]) {
    expect([given, isMailAddress(given)]).toEqual([given, false])
    expect(() => readMailAddress(given), given).toThrow('no mail address')
  }
})

const from = 'Rose & Crown <roses@house.example>'
const mail = (to: string): Mail => ({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', id: 'letter-1' })

test('an address that does not exist, one that is not served just now, and a post office that is closed are told apart', async () => {
  office.answers.set('nobody@mail.example', 550).set('full@mail.example', 452)
  const mailer = makeMailer({ url: office.url, from })
  await mailer.check()
  await expect(mailer.send(mail('nobody@mail.example'))).rejects.toBeInstanceOf(Bounced)
  await expect(mailer.send(mail('full@mail.example'))).rejects.toBeInstanceOf(Deferred)
  await mailer.send(mail('anne@mail.example'))
  const [letter] = office.to('anne@mail.example')
  expect([letter?.from.text, letter?.messageId, letter?.headers.get('auto-submitted')]).toEqual([
    '"Rose & Crown" <roses@house.example>',
    '<letter-1@house.example>',
    'auto-generated',
  ])
  const closed = await PostOffice.open()
  await closed.close()
  const nowhere = makeMailer({ url: closed.url, from })
  await expect(nowhere.check()).rejects.toThrow('ECONNREFUSED')
  const failed: unknown = await nowhere.send(mail('anne@mail.example')).catch((error: unknown) => error)
  expect([failed instanceof Error, failed instanceof Bounced || failed instanceof Deferred]).toEqual([true, false])
})

test('whatever people are called, it is read as words in every part of a letter, and nothing that was to be said is left out', () => {
  let named = 0
  const name = () => `<i>"Anne" & 'Ned' ${++named}</i>`
  const url = (path: string) => `https://roses.example/${path}?a=1&b="2"`
  const letter: Letter = {
    lang: 'en',
    heading: name(),
    colon: (what) => `${what}:`,
    paragraphs: [name(), name()],
    lists: [
      {
        heading: name(),
        lines: [
          { text: name(), url: url('first'), more: name() },
          { text: name(), more: name() },
        ],
      },
      { lines: [{ text: name(), url: url('second') }] },
    ],
    button: { text: name(), url: url('button') },
    picture: { cid: 'table', alt: name() },
    foot: [{ text: name() }, { text: name(), url: url('foot') }],
  }
  const html = htmlOf(letter)
  expect(html).not.toMatch(/<i>|'Ned'|"Anne"|&(?!amp;|lt;|gt;|quot;|#39;)/)
  const shown = (text: string) =>
    Object.entries({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }).reduce(
      (read, [written, sign]) => read.replaceAll(written, sign),
      text,
    )
  for (let n = 1; n <= named; n++) expect(shown(html)).toContain(`<i>"Anne" & 'Ned' ${n}</i>`)
  for (const path of ['first', 'second', 'button', 'foot']) expect(shown(html)).toContain(`href="${url(path)}"`)
  // A letter without HTML says the same, but for the picture.
  const text = textOf(letter)
  for (let n = 1; n <= named; n++)
    expect([n, text.includes(`'Ned' ${n}</i>`)]).toEqual([n, letter.picture?.alt.includes(`'Ned' ${n}<`) !== true])
  for (const path of ['first', 'second', 'button', 'foot']) expect(text).toContain(url(path))
})

test('a link in a mail is good for what it was made for, for whom, and until when, and for nothing else', async () => {
  const opening = links.signed('table', 'rose-1', NOW + DAY)
  expect(links.read('table', opening, NOW + DAY)).toBe('rose-1')
  const forever = links.signed('unsubscribe', 'rose-1')
  expect(links.read('unsubscribe', forever, NOW + 5000 * DAY)).toBe('rose-1')
  // Another node of the house reads them as well.
  expect((await readLinks(storage.db, NOW)).read('table', opening, NOW)).toBe('rose-1')
  const [subject = '', until = '', seal = ''] = opening.split('.')
  const bad: readonly (readonly [Parameters<Links['read']>[0], string, number])[] = [
    ['table', opening, NOW + DAY + 1000],
    ['unsubscribe', opening, NOW],
    ['table', forever, NOW],
    ['table', `rose-2.${until}.${seal}`, NOW],
    ['table', `${subject}.0.${seal}`, NOW],
    ['table', `${subject}.zzzzzzz.${seal}`, NOW],
    ['table', `${subject}.${until}.`, NOW],
    ['table', `${subject}.${until}`, NOW],
    ['table', '', NOW],
  ]
  for (const [purpose, token, at] of bad)
    expect(() => links.read(purpose, token, at), `${purpose} ${token}`).toThrow('too old, or never was')
})

test('where mails come from is an address, with a name before it or without; half a setting is named', () => {
  const url = 'smtp://roses:secret@mail.example:587'
  expect(readMail({})).toBe(null)
  for (const sender of [from, 'roses@house.example'])
    expect(readMail({ SMTP_URL: ` ${url} `, MAIL_FROM: sender })).toEqual({ url, from: sender })
  const wrong = [
    { MAIL_FROM: from },
    { SMTP_URL: url },
    { SMTP_URL: url, MAIL_FROM: 'Rose & Crown' },
    { SMTP_URL: url, MAIL_FROM: 'Rose <roses@house.example> & Crown' },
    { SMTP_URL: url, MAIL_FROM: `Rose\r\nbcc: all@mail.example <roses@house.example>` },
    { SMTP_URL: 'https://roses:secret@mail.example', MAIL_FROM: from },
    { SMTP_URL: 'mail.example:25', MAIL_FROM: from },
  ]
  for (const env of wrong) {
    expect(() => readMail(env), JSON.stringify(env)).toThrow(/SMTP_URL|MAIL_FROM/)
    // A password has no business on a screen.
    expect(() => readMail(env)).not.toThrow('secret')
  }
})
