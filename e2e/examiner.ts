/// <reference lib="dom" />
/** Whoever examines a player by ear: has the record of the table and the game's own questions, and tells the player neither. */
import type { Page } from '@playwright/test'
import { type Match, MatchSession, type Phrase, quick, render } from '../engine/index.ts'
import { type Examined, QUIZ_KINDS, type Quiz, type QuizKind } from '../engine/kit/quiz.ts'
import { findGame } from '../games/index.ts'
import type { Ears } from './ears.ts'

/** The table as this browser keeps it. */
export async function keptTable(page: Page, game: string): Promise<Match> {
  const kept = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('roses.table.'))
    return name === undefined ? null : localStorage.getItem(name)
  })
  const { setup, entries } = JSON.parse(kept ?? '{}') as Pick<MatchSession, 'setup'> & { entries: never[] }
  const rules = await findGame(game)?.load()
  if (!rules) throw new Error(`no such game: ${game}`)
  return new MatchSession(rules, setup, entries).match
}

/** How a phrase of the game reads in English, seats by the names of their sides. */
export async function sayingOf(match: Match, game: string): Promise<(phrase: Phrase) => string> {
  const words = ((await import(`../games/${game}/words/en.json`, { with: { type: 'json' } })) as { default: never })
    .default
  const say = (phrase: Phrase, seatName: (seat: number) => string = () => ''): string =>
    render(phrase, { locale: 'en', catalogues: [words], seatName })
  const { seats } = match.setup
  return (phrase) => say(phrase, (seat) => say(match.game.speech.seat(seat, seats).name))
}

export class Examiner {
  private readonly page: Page
  private readonly game: string
  private readonly dice: ReturnType<typeof quick>
  asked = 0
  right = 0
  readonly wrong: string[] = []
  readonly kinds = new Map<QuizKind, number>()

  constructor(page: Page, game: string, seed: number) {
    this.page = page
    this.game = game
    this.dice = quick(seed)
  }

  /** Asks one question, of each kind in turn; a moment that passed while it was answered does not count. */
  async examine(ears: Ears, seat = 0): Promise<void> {
    const match = await keptTable(this.page, this.game)
    const kind = QUIZ_KINDS[this.asked % QUIZ_KINDS.length]
    const all = await this.questions(match, seat)
    const fitting = all.filter((each) => each.kind === kind)
    const question = (fitting.length > 0 ? fitting : all)[this.dice.int((fitting.length > 0 ? fitting : all).length)]
    if (!question) return
    const { right, ...asked } = question
    const answer = await ears.answer(asked)
    if ((await keptTable(this.page, this.game)).entries.length !== match.entries.length) return
    this.asked += 1
    this.kinds.set(question.kind, (this.kinds.get(question.kind) ?? 0) + 1)
    if (answer === right) this.right += 1
    else this.wrong.push(`${asked.type}: "${answer ?? ears.said.at(-1)}", not "${right}"`)
  }

  private async questions(match: Match, seat: number): Promise<readonly Examined[]> {
    const { quiz } = (await import(`../games/${this.game}/tests/quiz.ts`)) as { quiz: Quiz<unknown> }
    const say = await sayingOf(match, this.game)
    const { seats } = match.setup
    const names = Array.from({ length: seats }, (_, each) => say(match.game.speech.seat(each, seats).name))
    const awaited = match.awaiting()
    const others = awaited.filter((each) => each !== seat)
    const turns = ['It is your decision.', 'others decide', 'Waiting for', 'The game is over']
    const turn = awaited.length === 0 ? 3 : awaited.includes(seat) ? (others.length > 0 ? 1 : 0) : 2
    return [
      ...quiz(match.view(seat), names),
      { kind: 'turn', type: 'whose turn', choices: turns, right: turns[turn] ?? '' },
    ]
  }
}
