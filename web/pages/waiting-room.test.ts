/** The room before a game: what is agreed, who sits where, who may do what, and the evening it is proposed for. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import type { Evening, EveningDate, TableInfo } from '../../protocol/index.ts'
import { catalogue } from '../../games/index.ts'
import { Wire } from '../table/tests/wire.ts'
import { browser, clipboard } from '../tests/document.ts'
import { type Answers, done, no } from '../tests/house.ts'
import { tableInfo, tableSeat } from '../tests/tables.ts'
import { leave, OPENED, visit } from '../tests/visit.tsx'

const NOW = Date.UTC(2026, 4, 10, 12)

beforeEach(() => {
  browser.local.clear()
  browser.session.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

const anna = tableSeat({ kind: 'person', name: 'Anna', present: true })
const bertram = tableSeat({ kind: 'person', name: 'Bertram', present: true })
const bot = tableSeat({ kind: 'bot', level: 'earl' })
const free = tableSeat()
const host = { host: true, you: 0, invite: 'secret-word' }

async function enter(
  info: Partial<TableInfo>,
  answers: Answers = {},
  me: object | null = {},
  path = '/t/green-dragon',
) {
  const page = await visit(path, { getTable: tableInfo(info), listChat: { lines: [] }, ...answers }, { me })
  await page.reads(/A table of|invites you/)
  return page
}

/** The offers that begin with that, and for whom. */
const offers = (page: Awaited<ReturnType<typeof enter>>, start: string) =>
  page.buttons().filter((name) => name.startsWith(start)).length

test('who may do what with a seat', async () => {
  const seats = [anna, bertram, bot, free]
  const stranger = await enter({ seats }, {}, null)
  expect([offers(stranger, 'Sit here'), offers(stranger, 'Show out'), offers(stranger, 'Free the seat')]).toEqual([
    1, 0, 0,
  ])
  expect(stranger.fields()).not.toContain('Seat a bot')
  expect(stranger.fields().join()).toContain('Your name at the table')
  expect(stranger.buttons()).not.toContain('Leave the table')
  const guest = await enter({ seats, you: 1 })
  expect([offers(guest, 'Sit here'), offers(guest, 'Show out'), offers(guest, 'Free the seat')]).toEqual([0, 0, 0])
  expect(guest.buttons()).toContain('Leave the table')
  const page = await enter({ seats, ...host })
  expect(page.buttons().filter((name) => name.startsWith('Show out'))).toEqual(['Show out: Bertram'])
  expect([offers(page, 'Sit here'), offers(page, 'Free the seat')]).toEqual([0, 1])
  expect(page.fields()).toContain('Seat a bot')
  const [first, second, third, fourth] = page.all('li').filter((text) => /you|Bertram|Earl|Free/.test(text))
  expect([first, second, third, fourth].map((each) => /(you|Bertram|Earl|Free)\b/.exec(each ?? '')?.[1])).toEqual([
    'you',
    'Bertram',
    'Earl',
    'Free',
  ])
})

test('the host seats a bot, frees its seat, shows somebody out, begins when everybody is there', async () => {
  const seats = [anna, bertram, bot, free]
  const page = await enter(
    { seats, ...host },
    {
      seatBot: no('seat-taken'),
      openSeat: tableInfo({ seats: [anna, bertram, bot, bot], ...host, revision: 2 }),
      startGame: no('busy'),
    },
  )
  expect(page.buttons()).not.toContain('Start')
  const levels = await page.choices('Seat a bot')
  expect(levels[1]).toMatch(/^Page/)
  await page.choose('Seat a bot', levels[1] ?? '')
  expect(page.house.asked('seatBot')).toMatchObject([
    { params: { id: 'green-dragon' }, body: { seat: 3, level: 'page' } },
  ])
  expect(page.all('alert')).toEqual(['Somebody else just took that seat.'])
  expect(levels).toContain('Miserly Earl')
  expect(levels).not.toContain('Miserly Page')
  await page.choose('Seat a bot', 'Miserly Earl')
  expect(page.house.sent('seatBot')).toEqual({ seat: 3, level: 'earl.miser' })
  await page.press('Free the seat')
  expect(page.house.sent('openSeat')).toEqual({ seat: 2 })
  expect(page.all('alert')).toEqual([])
  expect(page.text()).toContain('Everybody is here.')
  await page.press('Show out: Bertram')
  expect(page.house.sent('openSeat')).toEqual({ seat: 1 })
  await page.press('Start')
  expect(page.house.asked('startGame')).toHaveLength(1)
  const guest = await enter({ seats: [anna, bertram], you: 1 })
  expect(guest.buttons()).not.toContain('Start')
})

test('whoever sits down by the link takes their name along, and a seat of their choice', async () => {
  const seats = [anna, free, free]
  const page = await enter(
    { seats },
    { enterTable: done, renameMe: done, joinTable: tableInfo({ seats: [anna, free, bertram], you: 2, revision: 2 }) },
    { guest: true, name: 'Guest 7' },
    '/t/green-dragon?invite=secret-word',
  )
  expect(page.house.sent('enterTable')).toEqual({ invite: 'secret-word' })
  await page.type('Your name at the table', ' Bertram ')
  page.house.says({
    getMe: { me: { id: 'anna', name: 'Bertram', guest: true, preferences: {}, needed: 0, host: false } },
  })
  await page.press(
    page
      .buttons()
      .filter((name) => name.startsWith('Sit here'))
      .at(-1) ?? '',
  )
  expect(page.house.sent('renameMe')).toEqual({ name: 'Bertram' })
  expect(page.house.sent('joinTable')).toMatchObject({ seat: 2, invite: 'secret-word' })
  expect(page.links()['Bertram']).toBe('/me')
  const named = await enter({ seats }, { joinTable: no('seat-taken'), renameMe: done })
  expect(named.fields().join()).not.toContain('Your name at the table')
  await named.press(/^Sit here/)
  expect(named.house.asked('renameMe')).toEqual([])
  expect(named.house.sent('joinTable')).not.toHaveProperty('invite')
})

test('the link is shown to those who have one until the table is full, is copied, and replaced by the host', async () => {
  const page = await enter({ ...host }, { renewInvite: tableInfo({ ...host, invite: 'other', revision: 2 }) })
  const link = 'https://roses.test/t/green-dragon?invite=secret-word'
  expect((await page.field(/^Send this link/)).value).toBe(link)
  await page.press('Copy the link')
  expect(clipboard.text).toBe(link)
  expect(page.buttons()).toContain('Copied')
  await page.press('Replace the link')
  expect((await page.field(/^Send this link/)).value).toContain('invite=other')
  expect(page.buttons()).toContain('Copy the link')
  expect(page.all('status')).toContain('The old link no longer works.')
  const guest = await enter({ you: 1, seats: [anna, bertram, free], invite: 'secret-word' })
  expect(guest.fields().join()).toContain('Send this link')
  expect(guest.buttons()).not.toContain('Replace the link')
  const full = await enter({ ...host, seats: [anna, bertram] })
  expect(full.fields().join()).not.toContain('Send this link')
})

test.each<[Partial<TableInfo>, RegExp, RegExp]>([
  [
    {},
    /Anna invites you to .*For 2 players\. .*No clock\. Only people with the link get in\. Nobody is replaced for being away\./,
    /Played by version/,
  ],
  [{ you: 1, seats: [anna, bertram] }, /A table of/, /invites/],
  [{ madeBy: null }, /A table of/, /invites/],
  [{ public: true }, /Anybody may join or watch\./, /Only people/],
  [{ sides: 'random' }, /Who plays which side is drawn when the game starts/, /^$/],
  [{ version: 999 }, /The rules of this table are missing/, /Sit here/],
  [
    { clock: { kind: 'days', days: 1, overdue: 'bot', extra: [1, 2] } },
    /By correspondence: 1 day for each decision, more time for 1 seat\. Time runs.*a bot plays for you.* has 2 times the time\..*at most the clock decides\. Meanwhile a bot sits in \(Knight\)/,
    /1 times/,
  ],
  [
    { seats: [anna, free, free], absence: { kind: 'vote', after: 4320 }, substitute: null },
    /for 3 days may be replaced .* Meanwhile the seat is open/,
    /Nobody is replaced/,
  ],
  [
    { seats: [anna, free, bot], absence: { kind: 'vote', after: 4320 } },
    /Nobody is replaced for being away\./,
    /may be replaced/,
  ],
])('what is agreed is read before anybody sits down: %j', async (info, says, not) => {
  const page = await visit('/t/green-dragon', { getTable: tableInfo(info), listChat: { lines: [] } })
  await page.reads(says)
  expect(page.text()).not.toMatch(not)
})

test('options that are not the usual ones are said, with the scenario in any case', async () => {
  for (const { about } of catalogue) {
    const spec = about.options.find(({ kind, each }) => kind === 'choice' && !each)
    if (spec?.kind !== 'choice') continue
    const seats = Array.from({ length: about.usualSeats ?? about.seatCounts[0] ?? 2 }, () => free)
    const game = { game: about.id, version: about.version, seats }
    const agreed = async (options: TableInfo['options']): Promise<string> =>
      /For \d+ players?\.(.*?)(No clock|Among)/.exec((await enter({ ...game, options })).text())?.[1]?.trim() ?? ''
    const other = await agreed({ [spec.id]: spec.values.find((value) => value !== spec.default) })
    expect(other).not.toBe(await agreed({}))
    expect(other).toMatch(/: .+\.$/)
  }
})

test('the dice wait for somebody who is named, and whose part is elsewhere may begin without it', async () => {
  const seats = [anna, bertram]
  const dice = (ways: readonly ('sealed' | 'opened')[]) => ({
    commitment: '0'.repeat(64),
    key: null,
    entropy: [null, null],
    seats: ways.map((way) => ({ commitment: 'a'.repeat(64), way })),
    opening: { round: 'b'.repeat(64), until: Date.UTC(2026, 4, 11, 12) },
  })
  const page = await enter({ seats, you: 0, dice: dice(['opened', 'sealed']) })
  await page.reads(/Opening the seals: waiting for Bertram\. At the latest on 11 May 2026/)
  expect(page.buttons()).not.toContain('Leave the table')
  const all = await enter({ seats, you: 0, dice: dice(['opened', 'opened']) })
  await all.reads('Opening the seals…')
  const sealed = await enter(
    { seats, you: 0, dice: dice(['sealed', 'sealed']) },
    { commitDice: no('opening'), openDice: no('opening') },
  )
  expect(sealed.buttons()).toContain('Leave the table')
})

test('somebody is asked in by name to the first free seat; a seat that is kept is declined or freed', async () => {
  const kept = tableSeat({ reserved: true, name: 'Cicely' })
  const seats = [anna, kept, free]
  const page = await enter({ ...host, seats }, { askIn: no('no-such-person'), openSeat: no('busy') })
  await page.reads('Kept for Cicely')
  await page.type(/^Somebody with an account/, ' Dickon ')
  await page.press('Ask in')
  expect(page.house.sent('askIn')).toEqual({ seat: 2, name: 'Dickon' })
  expect(page.all('status').join()).toContain('Nobody here has that name.')
  for (const [refused, text] of [
    ['already-seated', 'They have a seat at this table already.'],
    ['too-many', 'That is enough asking for today.'],
    ['busy', 'That did not work. Look at the seats and try again.'],
  ] as const) {
    page.house.says({ askIn: no(refused) })
    await page.press('Ask in')
    expect(page.all('status').join()).toContain(text)
  }
  expect((await page.field(/^Somebody with an account/)).value).toBe(' Dickon ')
  page.house.says({
    askIn: tableInfo({ ...host, seats: [anna, kept, tableSeat({ reserved: true, name: 'Dickon' })], revision: 2 }),
  })
  await page.press('Ask in')
  expect(page.all('status').join()).toContain('Asked. The seat is kept, and they are called.')
  await page.reads('Kept for Dickon')
  await page.press('Free the seat again: Cicely')
  expect(page.house.sent('openSeat')).toEqual({ seat: 1 })
  const asked = await enter({ seats }, { decline: no('busy') }, { name: 'Cicely' })
  await asked.press('Not this time: Cicely')
  expect(asked.house.asked('decline')).toHaveLength(1)
  const other = await enter({ seats }, {}, { name: 'Edmund' })
  expect(other.buttons().join()).not.toMatch(/Not this time|Free the seat again/)
  const guest = await enter({ ...host, seats }, {}, { guest: true })
  expect(guest.buttons()).not.toContain('Ask in')
})

const date = (more: Partial<EveningDate> = {}): EveningDate => ({
  at: Date.UTC(2026, 4, 20, 18),
  zone: 'UTC',
  state: 'planned',
  ...more,
})
const evening = (more: Partial<Evening> = {}): Evening => ({
  ...date(),
  table: 'green-dragon',
  game: 'any',
  by: 'Anna',
  host: false,
  yours: null,
  answers: [],
  seats: 2,
  ...more,
})

test('before an evening nobody sits down; who comes is said by name, in order, and whether the seats suffice', async () => {
  const answers: Evening['answers'] = [
    { name: 'Cicely', answer: 'no' },
    { name: 'Bertram', answer: 'yes' },
    { name: 'Dickon', answer: 'yes' },
    { name: 'Edmund', answer: null },
  ]
  const page = await enter({ evening: date() }, { getEvening: evening({ answers, seats: 1 }), answerEvening: done })
  await page.reads(/Wednesday,? 20 May/)
  expect(page.buttons().join()).not.toContain('Sit here')
  expect(page.text()).toMatch(/They come Bertram, Dickon Not this time Cicely No answer yet Edmund There is one seat/)
  expect(page.text()).toContain('Say whether you come.')
  page.house.says({ getEvening: evening({ answers, seats: 2, yours: 'maybe' }) })
  await page.press('Perhaps')
  expect(page.house.sent('answerEvening')).toEqual({ answer: 'maybe' })
  await page.reads('Noted. You can change your mind')
  expect(page.text()).not.toMatch(/There is one seat|There are \d seats/)
  expect((await page.find('button', 'Perhaps')).getAttribute('aria-pressed')).toBe('true')
  expect((await page.find('button', 'I come')).getAttribute('aria-pressed')).toBe('false')
  page.house.says({ answerEvening: no('busy') })
  await page.press('I come')
  expect(page.all('status').join()).toContain('That did not work.')
  expect(page.links()['Put it into my calendar']).toContain('/tables/green-dragon/evening.ics')
  expect(page.buttons()).not.toContain('Call it off')
  const opened = await enter({ evening: date({ state: 'open' }) }, { getEvening: evening({ state: 'open' }) })
  await opened.reads('The table is open. Take your seat.')
  expect(offers(opened, 'Sit here')).toBe(1)
})

test('an evening in another zone is told by both clocks; one of one’s own zone by one', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const own = await enter({ evening: date({ zone: here }) }, { getEvening: evening({ zone: here }) })
  await own.reads('Until then nobody sits down.')
  expect(own.text()).not.toContain('where it was proposed')
  const zone = here === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo'
  const far = await enter({ evening: date({ zone }) }, { getEvening: evening({ zone }) })
  await far.reads(`in ${zone}, where it was proposed`)
})

test('the host proposes an evening, moves it, opens the table early or calls it off; others are told that it is off', async () => {
  const bare = await enter({ ...host }, { proposeEvening: no('bad-evening') })
  await bare.unfold('Propose an evening instead')
  const at = new Date(new Date(NOW + 86_400_000).setHours(20, 0, 0, 0)).getTime()
  await bare.press('Propose it')
  expect(bare.house.sent('proposeEvening')).toEqual({ at, zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  expect(bare.all('alert')).toEqual(['Choose a date from now on, within half a year.'])
  for (const [refused, text] of [
    ['too-many', 'That is enough changing for today. Try again tomorrow.'],
    ['busy', 'That did not work. Load the page again and try once more.'],
  ] as const) {
    bare.house.says({ proposeEvening: no(refused) })
    await bare.press('Propose it')
    expect(bare.all('alert')).toEqual([text])
  }
  bare.house.says({ proposeEvening: done })
  await bare.press('Propose it')
  expect(bare.all('alert')).toEqual([])
  const page = await enter(
    { ...host, evening: date() },
    {
      getEvening: evening({ host: true }),
      openEvening: done,
      callOffEvening: done,
      proposeEvening: done,
      askToEvening: no('no-such-person'),
    },
  )
  await page.reads('Until then nobody sits down.')
  expect(page.buttons()).not.toContain('I come')
  await page.unfold('Another date, or none')
  expect(page.text()).toContain('Everybody who is asked is told, and answers again.')
  await page.type('Which evening, by your clock', '2026-05-21T19:30')
  await page.press('Move it there')
  expect(page.house.sent('proposeEvening')).toMatchObject({ at: new Date('2026-05-21T19:30').getTime() })
  await page.press('Open the table now')
  await page.press('Call it off')
  expect([page.house.asked('openEvening'), page.house.asked('callOffEvening')].map((each) => each.length)).toEqual([
    1, 1,
  ])
  await page.type(/^Somebody with an account/, 'Dickon')
  const before = page.house.asked('getEvening').length
  await page.press('Ask')
  expect(page.all('status').join()).toContain('Nobody here has that name.')
  expect(page.house.asked('getEvening')).toHaveLength(before)
  page.house.says({ askToEvening: done })
  await page.press('Ask')
  expect(page.house.sent('askToEvening')).toEqual({ name: 'Dickon' })
  expect(page.all('status').join()).toContain('Asked. They are called')
  expect(page.house.asked('getEvening').length).toBeGreaterThan(before)
  const off = await enter({ evening: date({ state: 'off' }) })
  await off.reads('The evening was called off. The table still waits.')
  expect(offers(off, 'Sit here')).toBe(1)
  const again = await enter({ ...host, evening: date({ state: 'off' }) })
  await again.reads('Propose another evening')
  const listed = await enter({ ...host, public: true })
  expect(listed.text()).not.toContain('Propose an evening')
})

test('somebody at the table is reported or blocked, with what they said or for their seat', async () => {
  const line = { n: 4, seat: 1, name: 'Bertram', text: 'rude words', at: 0 }
  const page = await enter(
    { seats: [anna, bertram, free], you: 0 },
    { listChat: { lines: [line] }, readChat: done, reportPerson: no('too-many'), blockPerson: done },
  )
  Wire.latest.connect()
  await page.reads('rude words')
  await page.press('Report or block Bertram')
  await vi.waitFor(() => expect(page.all('dialog').join()).toContain('What is wrong'), PATIENCE_MS)
  const form = page.at(/^Tell the host about/, OPENED)
  expect(await form.chosen('What is wrong')).toBe('Insults or threats')
  await form.choose('What is wrong', 'Spam')
  await form.type('What the host should know', 'again')
  await form.press('Report')
  expect(page.house.sent('reportPerson')).toEqual({ table: 'green-dragon', line: 4, reason: 'spam', note: 'again' })
  expect(form.text()).toContain('You have reported a lot today.')
  page.house.says({ reportPerson: done })
  browser.document.activeElement = browser.body
  await form.press('Report')
  expect(form.text()).toContain('The host will read it. Thank you.')
  expect(form.buttons()).toEqual(['Close'])
  // What was pressed is gone: the keyboard is at what is left.
  await vi.waitFor(() => expect(browser.document.activeElement.textContent).toBe('Close'), PATIENCE_MS)
  expect(page.house.asked('blockPerson')).toEqual([])
  await form.press('Close')
  await page.press('Report or block Bertram')
  await form.tick(/^Also block/)
  await form.press('Report')
  expect(page.house.sent('blockPerson')).toEqual({ table: 'green-dragon', line: 4 })
  await form.press('Close')
  await page.press('Report or block Bertram')
  await form.press('Only block')
  expect(form.text()).toContain('You will hear nothing more from Bertram.')
})

test('an evening is proposed by the clock of whoever proposes it, wherever they live', async () => {
  const before = process.env['TZ']
  process.env['TZ'] = 'America/New_York'
  try {
    const page = await enter({ ...host }, { proposeEvening: no('busy') })
    await page.unfold('Propose an evening instead')
    // At noon in Greenwich it is morning there: tomorrow at eight in the evening is midnight in Greenwich.
    expect((await page.field('Which evening, by your clock')).value).toBe('2026-05-11T20:00')
    expect((await page.field('Which evening, by your clock')).getAttribute('min')).toBe('2026-05-10T08:00')
    await page.press('Propose it')
    expect(page.house.sent('proposeEvening')).toEqual({ at: Date.UTC(2026, 4, 12, 0), zone: 'America/New_York' })
    await page.type('Which evening, by your clock', '2026-05-21T19:30')
    await page.press('Propose it')
    expect(page.house.sent('proposeEvening')).toMatchObject({ at: Date.UTC(2026, 4, 21, 23, 30) })
    const asked = await enter({ evening: date({ zone: 'Europe/Prague' }) }, { getEvening: evening() })
    await asked.reads(/Wednesday,? 20 May at 14:00/)
    await asked.reads(/Wednesday,? 20 May at 20:00 in Europe\/Prague, where it was proposed/)
  } finally {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  }
})

test('who has more time is named by the side they sit on, before sides are drawn by the seat', async () => {
  const clock = { kind: 'days', days: 1, overdue: 'bot', extra: [1, 1.5, 3] } as const
  const seats = [anna, bertram, free]
  const page = await enter({ seats, clock: { ...clock, extra: [...clock.extra] } })
  const [, second = '', third = ''] = page.all('strong')
  expect(second).not.toBe(third)
  expect(page.text()).toContain(`${second} has 1.5 times the time. ${third} has 3 times the time.`)
  const drawing = await enter({ seats, sides: 'random', clock: { ...clock, extra: [...clock.extra] } })
  expect(drawing.text()).toContain('Seat 2 has 1.5 times the time. Seat 3 has 3 times the time.')
})

test('a name that is kept with an account is not changed by sitting down, whatever was typed before', async () => {
  const guest = { guest: true, name: 'Guest 7' }
  const seats = [anna, free]
  for (const [typed, me, renamed] of [
    ['Bertram', guest, 1],
    ['  ', guest, 0],
    [' Guest 7 ', guest, 0],
  ] as const) {
    const page = await enter({ seats }, { joinTable: no('seat-taken'), renameMe: done }, me)
    await page.type('Your name at the table', typed)
    await page.press(/^Sit here/)
    expect([typed, page.house.asked('renameMe').length]).toEqual([typed, renamed])
  }
  // Signed in meanwhile, in another tab.
  const page = await enter({ seats }, { joinTable: no('seat-taken'), renameMe: done }, guest)
  await page.type('Your name at the table', 'Bertram')
  const { me } = await import('../people/me.ts')
  const { somebody } = await import('../tests/visit.tsx')
  me.value = somebody({ name: 'Cicely' })
  await page.settled()
  await page.press(/^Sit here/)
  expect(page.house.asked('joinTable')).toHaveLength(1)
  expect(page.house.asked('renameMe')).toEqual([])
})

test('a stranger is made somebody first, then has their name, and then the seat; so it is with an answer to an evening', async () => {
  const order: string[] = []
  const guest = { id: 'g', name: 'Guest 7', guest: true, preferences: {}, needed: 0, host: false }
  const told =
    <T>(what: string, answer: T) =>
    () => (order.push(what), answer)
  const answers: Answers = {
    createGuest: told('guest', guest),
    renameMe: told('name', done),
    joinTable: told('seat', tableInfo({ seats: [anna, bertram], you: 1, revision: 2 })),
    answerEvening: told('answer', done),
    getEvening: evening(),
  }
  const page = await enter({ seats: [anna, free] }, answers, null)
  await page.type('Your name at the table', 'Bertram')
  await page.press(/^Sit here/)
  expect(order).toEqual(['guest', 'name', 'seat'])
  expect(page.house.sent('createGuest')).toEqual({ language: 'en' })
  order.length = 0
  const asked = await enter({ seats: [anna, free], evening: date() }, answers, null)
  await asked.reads('Say whether you come.')
  await asked.type('Your name at the table', 'Bertram')
  await asked.press('I come')
  expect(order).toEqual(['guest', 'name', 'answer'])
})

test('a guest who proposes an evening asks nobody by name; somebody with an account does', async () => {
  for (const [guest, asks] of [
    [true, false],
    [false, true],
  ] as const) {
    const page = await enter({ ...host, evening: date() }, { getEvening: evening({ host: true }) }, { guest })
    await page.reads('Until then nobody sits down.')
    expect([guest, page.buttons().includes('Ask')]).toEqual([guest, asks])
  }
})

test('whoever opens a table while the house starts anew sees it as soon as the house answers', async () => {
  let there = false
  const page = await visit('/t/away', {
    getTable: () => {
      if (!there) throw new TypeError('no network')
      return no('no-such-table')
    },
  })
  await page.reads('The house does not answer')
  there = true
  await page.reads('No such table')
  leave()
})
