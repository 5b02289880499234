/// <reference lib="dom" />
/** What leaves no choice, and everybody can see it, is no decision: the table plays it, and says so. */
import { readFileSync } from 'node:fs'
import { forcedStep } from '../engine/forced.ts'
import { Match, refusedBy, toldTo } from '../engine/index.ts'
import { type Catalogue, render } from '../engine/words.ts'
import { catalogue, expect, momentOf, OFTEN, test } from './page-test.ts'
import { keep, played, type Saved } from './saved.ts'

type Entry = (typeof catalogue)[number]

/** What the step that nobody decides tells its seat, as the log has it. */
async function toldOf(entry: Entry, { setup, entries }: Saved): Promise<string> {
  const game = await entry.load()
  const match = new Match(game, setup)
  for (const each of entries) match.apply(each)
  const step = forcedStep(match)
  if (step === null) throw new Error('there is a choice')
  const result = match.act(step.seat, step.move)
  if (refusedBy(result)) throw new Error('the only step was refused')
  const path = new URL(`../games/${entry.about.id}/words/en.json`, import.meta.url)
  const words = JSON.parse(readFileSync(path, 'utf8')) as Catalogue
  const house = (seat: number): string =>
    render(game.speech.seat(seat, setup.seats).name, { locale: 'en', catalogues: [words], seatName: String })
  const seatName = (seat: number): string => (seat === 0 ? `${house(0)} (Anna)` : house(seat))
  const told = toldTo(result.told, 0).find((event) => game.speech.weight?.(event) !== 'quiet')
  return told ? render(game.speech.event(told), { locale: 'en', catalogues: [words], seatName }) : ''
}

const noChoice = (match: Match): boolean => forcedStep(match)?.seat === 0

test('most games have a moment without a choice', async () => {
  const without = await Promise.all(catalogue.map(async (entry) => (await played(entry, noChoice)).scores.length === 0))
  expect(without.filter(Boolean).length).toBeGreaterThan(catalogue.length / 2)
})

for (const entry of catalogue)
  test(`what leaves no choice at ${entry.about.id} is played by the table, and the log tells it`, async ({
    page,
    context,
  }) => {
    const saved = await played(entry, noChoice)
    // A small game may always leave one.
    test.skip(saved.scores.length > 0, 'there is a choice everywhere')
    await keep(context, saved)
    await page.addInitScript(() => localStorage.setItem('roses.rail', '{}'))
    await page.goto(`/local/${saved.id}`)
    // Nobody touches anything.
    await expect.poll(() => momentOf(page), OFTEN).toBeGreaterThan(saved.entries.length)
    await expect(page.locator('.log')).toContainText(await toldOf(entry, saved))
  })
