/// <reference lib="dom" />
/**
 * A player who sees nothing: it knows what the accessibility tree and the live regions tell, plays by typing, and is examined
 * at twenty moments by somebody who has the record: scores, whose decision it is, what is asked, what lies at a place.
 */
import { type Match, MatchSession, type Phrase, quick, render, spotsIn } from '../engine/index.ts'
import { findGame } from '../games/index.ts'
import { catalogue, expect, momentOf, myTurn, type Page, test } from './page-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const QUIZZES = 20
const only = process.env['GAME']
const most = Number(process.env['TURNS'] ?? 2000)

/** The table as the record in this browser has it: for the examiner, never for the player. */
async function truth(page: Page, game: string): Promise<Match> {
  const kept = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('roses.table.'))
    return name === undefined ? null : localStorage.getItem(name)
  })
  const { setup, entries } = JSON.parse(kept ?? '{}') as Pick<MatchSession, 'setup'> & { entries: never[] }
  const rules = await findGame(game)?.load()
  if (!rules) throw new Error(`no such game: ${game}`)
  return new MatchSession(rules, setup, entries).match
}

async function ask(page: Page, text: string): Promise<readonly string[]> {
  const command = page.getByRole('textbox', { name: 'Command' })
  await command.fill(text)
  await command.press('Enter')
  await expect(command).toHaveValue('')
  return page.locator('.command-answer p').allTextContents()
}

async function examine(page: Page, game: string, dice: ReturnType<typeof quick>): Promise<void> {
  const match = await truth(page, game)
  const view = match.view(0)
  const { speech } = match.game
  const words = ((await import(`../games/${game}/words/en.json`, { with: { type: 'json' } })) as { default: never })
    .default
  const faces = await page.locator('.seat-name').allTextContents()
  const say = (phrase: Phrase): string =>
    render(phrase, { locale: 'en', catalogues: [words], seatName: (seat) => faces[seat] ?? '' })
  const scores = await ask(page, 'score')
  speech.standing(view).forEach(({ score }, seat) => expect(scores[seat]).toContain(`${faces[seat]}: ${score};`))
  expect((await ask(page, 'why'))[0]).toBe(say(speech.prompt(view, 0).ask))
  const spots = spotsIn(speech.outline?.(view) ?? [])
  const spot = spots[dice.int(spots.length)]
  if (!spot) return
  const name = typeof spot.name === 'string' ? spot.name : say(spot.name)
  const alike = spots.filter((each) => (typeof each.name === 'string' ? each.name : say(each.name)) === name)
  if (alike.length > 1) return
  expect((await ask(page, `where is ${name}`)).join(' ')).toBe(
    (speech.describe?.(view, spot.place) ?? []).map(say).join(' '),
  )
}

for (const { about } of catalogue.filter((entry) => only === undefined || entry.about.id === only))
  for (const seats of about.seatCounts)
    test(`${about.id} with ${seats} seats, by ear alone`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('roses.ways', '{"words":true,"sounds":false,"short":true}'))
      await page.goto(`/new/${about.id}?with=bots`)
      const choice = page.getByLabel('Players', { exact: true })
      if (await choice.count()) await choice.selectOption(String(seats))
      await page.getByRole('button', { name: 'Start' }).click()
      const dice = quick(seats)
      let quizzes = 0
      let turn = 0
      for (; turn < most && (await myTurn(page, 120_000)); turn++) {
        if (quizzes < QUIZZES && dice.int(4) === 0) {
          await examine(page, about.id, dice)
          quizzes += 1
        }
        const [, ...told] = await ask(page, 'moves')
        const wanted = told[dice.int(told.length)] ?? ''
        const before = await momentOf(page)
        const command = page.getByRole('textbox', { name: 'Command' })
        await command.fill(wanted)
        await command.press('Enter')
        const again = page.getByRole('button', { name: 'Play it' })
        if (await again.isVisible()) await again.press('Enter')
        await expect.poll(() => momentOf(page)).toBeGreaterThan(before)
      }
      console.log(`${about.id} ${seats}: ${turn} decisions, ${quizzes} quizzes`)
    })
