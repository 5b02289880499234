/**
 * Pictures for people to look at, in `artefacts/` (`npm run pictures`): a game between bots at its start, in its middle and when it is over, at every size that
 * matters, day and night. `SIZES=1280x720,390x844` makes a part of them.
 */
import { chooseSteps, findLevel } from '../bots/index.ts'
import { defaultOptions, Match, type MatchSetup, refusedBy } from '../engine/index.ts'
import type { Entry as Shelved } from '../games/index.ts'
import { catalogue, drawn, expect, picture, test } from './page-test.ts'
import { keep, type Saved } from './saved.ts'

const SIZES = (process.env['SIZES'] ?? '1280x720,1440x900,1920x1080,3840x2160,820x1180,390x844,360x640').split(',')
const LIGHTS = ['light', 'dark'] as const
const SEED = 8

/** A whole game of people who think, at the table most sit down at. */
async function botsGame(shelved: Shelved): Promise<Saved> {
  const [game, lore] = await Promise.all([shelved.load(), shelved.knowledge()])
  const { about } = shelved
  const { id, version } = about
  const seats = about.usualSeats ?? Math.min(...about.seatCounts)
  const setup: MatchSetup = {
    game: id,
    version,
    seats,
    options: defaultOptions(about, seats),
    dice: { make: 'quick', seed: SEED },
  }
  const match = new Match(game, setup)
  const level = findLevel('squire')
  if (!level) throw new Error('no squire plays here')
  for (let made = 0; match.awaiting().length > 0; made++) {
    const [seat = 0] = match.awaiting()
    const { moves } = chooseSteps({ game, knowledge: lore, view: match.view(seat), seat, level, seed: SEED + made })
    for (const move of moves) if (refusedBy(match.act(seat, move))) throw new Error(`${move} was refused`)
  }
  return { id: `${id}-pictured`, setup, entries: match.entries, scores: match.outcome?.scores ?? [] }
}

/** The same game up to a decision of the first seat, as near to that part of it as can be. */
async function upTo(shelved: Shelved, whole: Saved, part: number): Promise<Saved> {
  const match = new Match(await shelved.load(), whole.setup)
  const wanted = Math.floor(whole.entries.length * part)
  for (const [at, entry] of whole.entries.entries()) {
    if (at >= wanted && match.awaiting().includes(0)) break
    if (entry.kind === 'move') match.act(entry.seat, entry.move)
  }
  return { ...whole, entries: match.entries, scores: match.outcome?.scores ?? [] }
}

for (const entry of catalogue)
  test(`${entry.about.id} in pictures`, async ({ browser, baseURL }) => {
    test.setTimeout(900_000)
    const whole = await botsGame(entry)
    const moments = { start: await upTo(entry, whole, 0), middle: await upTo(entry, whole, 0.5), end: whole }
    for (const [when, saved] of Object.entries(moments)) {
      const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce', locale: 'en-GB' })
      await keep(context, saved)
      const page = await context.newPage()
      for (const size of SIZES) {
        const [width = 0, height = 0] = size.split('x').map(Number)
        await page.setViewportSize({ width, height })
        await page.goto(`/local/${saved.id}`)
        await expect(page.locator(when === 'end' ? '#end-title' : '#prompt')).toBeVisible()
        for (const light of LIGHTS) {
          await page.emulateMedia({ colorScheme: light })
          await drawn(page)
          await picture(page, `${entry.about.id}-${size}-${light}-${when}`)
        }
      }
      await context.close()
    }
  })
