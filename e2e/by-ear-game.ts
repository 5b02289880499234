/** One game by ear: sits down by keyboard, plays what it is told it can play, is examined on the way, counts the Tab stops. */
import type { Page } from '@playwright/test'
import type { Dice } from '../engine/index.ts'
import { Ears } from './ears.ts'
import { Examiner } from './examiner.ts'
import { type Round, tabRound } from './tab-stops.ts'

interface Given {
  readonly game: string
  readonly seats: number
  readonly option?: string | undefined
  readonly dice: Dice
  /** So many questions at least, at random moments. */
  readonly quizzes: number
  /** No more decisions than these; a whole game unless told. */
  readonly most?: number
}

interface Played {
  readonly moves: number
  readonly asked: number
  readonly right: number
  readonly wrong: readonly string[]
  readonly over: boolean
  /** The round of the Tab key from the question, by the rule that asks. */
  readonly rounds: ReadonlyMap<string, Round>
}

/** How often it is examined after the first decisions: one in so many. */
const SELDOM = 4
/** So many decisions running at one question of the rules; then it says that it has done, where it was told that it can. */
const BUSY = 3
/** Nobody listens to more moves than these. */
const MANY = 60
/** So often running what is typed may come too late. */
const MISHEARD = 3
const CLOSES = /\b(my plan stands|done with|no more|end (your|the)|send everybody|pass|keep)\b/i

export async function playByEar(page: Page, given: Given): Promise<Played> {
  const { game, seats, dice, quizzes, most = Infinity } = given
  await page.addInitScript(() => {
    localStorage.setItem('roses.ways', '{"words":true,"sounds":false,"detail":"full","short":false}')
    localStorage.setItem('roses.level', 'page')
  })
  const ears = await Ears.on(page)
  await sitDown(page, given)
  const examiner = new Examiner(page, game, seats)
  const rounds = new Map<string, Round>()
  let moves = 0
  let over = false
  let asking = ''
  let running = 0
  let misheard = 0
  for (; moves < most;) {
    if (moves > 0 && moves % 25 === 0)
      console.log(`${game} ${seats}: ${moves} decisions, ${examiner.right} of ${examiner.asked}`)
    over = !(await ears.decides())
    if (over) break
    // Each question of the rules once: the Tab key goes round.
    const why = (await page.locator('.prompt-why').textContent()) ?? ''
    const rule = /Rule ([A-Z0-9]+-[\w.]+?)(?=[A-Z]|$)/.exec(why)?.[1] ?? why
    if (!rounds.has(rule)) {
      rounds.set(rule, await tabRound(page))
      ears.left()
    }
    running = rule === asking ? running + 1 : 0
    asking = rule
    const more = examiner.asked < quizzes
    if (more && (dice.int(SELDOM) === 0 || most < Infinity)) await examiner.examine(ears)
    await ears.ask('moves')
    let lines = await ears.lines(/^\d+ moves?\.$/)
    // Very many are told by their kinds first.
    if (lines.length > 1 && !lines.some((line) => /^\d+: /.test(line))) {
      await ears.ask('more')
      lines = await ears.lines(/^\d+: /)
    }
    const labels = lines.flatMap((line) => /^\d+: (.*)$/.exec(line)?.[1] ?? [])
    // The table was quicker, with a step that nobody has to decide.
    if (labels.length === 0) continue
    // What closes a long plan may stand where only more is read out.
    const done = running >= BUSY || (most === Infinity && dice.int(BUSY) === 0)
    if (done)
      for (let last = lines; labels.length < MANY && last.some((line) => /^And \d+ more/.test(line));) {
        await ears.ask('more')
        last = await ears.lines(/^\d+: /)
        labels.push(...last.flatMap((line) => /^\d+: (.*)$/.exec(line)?.[1] ?? []))
      }
    const close = done ? labels.find((label) => CLOSES.test(label)) : undefined
    const label = close ?? (await chosen(ears, labels, dice))
    const typed = dice.int(2) === 0 ? label : String(labels.indexOf(label) + 1)
    if (!(await ears.play(typed))) {
      // The table may have gone on meanwhile; but whoever is never understood would play for ever.
      if (++misheard > MISHEARD) throw new Error(`"${typed}" was read out as a move and is not known as one`)
      continue
    }
    misheard = 0
    moves += 1
    // A moment at which others may be deciding.
    if (more && dice.int(SELDOM * 2) === 0) await examiner.examine(ears)
  }
  while (examiner.asked < quizzes) await examiner.examine(ears)
  return {
    moves,
    asked: examiner.asked,
    right: examiner.right,
    wrong: examiner.wrong,
    over,
    rounds,
  }
}

/** Of two moves it was told, the one that is said to bring more. */
async function chosen(ears: Ears, labels: readonly string[], dice: Dice): Promise<string> {
  const first = labels[dice.int(labels.length)] ?? ''
  const second = labels[dice.int(labels.length)] ?? ''
  if (first === second || dice.int(SELDOM) > 0) return first
  const [one, other] = [await ears.ask(first), await ears.ask(second)]
  return gain(other) > gain(one) ? second : first
}

/** What is told as gained, in whatever the game counts. */
function gain(told: string): number {
  return [...told.matchAll(/\+(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0)
}

async function sitDown(page: Page, { game, seats, option }: Given): Promise<void> {
  await page.goto(`/new/${game}?with=bots`)
  const players = page.getByLabel('Players', { exact: true })
  if ((await players.count()) > 0) await players.selectOption(String(seats))
  const [, value] = option?.split(':') ?? []
  if (value !== undefined) await page.locator(`select:has(option[value="${value}"])`).selectOption(value)
  await page.getByRole('button', { name: 'Start' }).click()
}
