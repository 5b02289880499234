/** Makes puzzles from games of bots. Work is counted and never timed, so the same order gives the same puzzles. */
import { type AnyGame, type AnyKnowledge, quick } from '../../engine/index.ts'
import { find, inHundredths } from './find.ts'
import { momentsOf, type Moment } from './moments.ts'
import { playedGame } from './play.ts'
import { matchAt, stepsIn } from './replay.ts'
import type { Grade, PlayedGame, Puzzle } from './types.ts'

export interface Order {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge | null
  readonly count: number
  readonly seed: number
  readonly effort: number
  readonly margin: number
  /** The most games that are looked through. */
  readonly games: number
}

export interface Puzzles {
  readonly games: readonly PlayedGame[]
  readonly puzzles: readonly Puzzle[]
}

/** So many moments of a game are looked at, and so many become puzzles: they should not all look alike. */
const LOOKED_AT = 32
const MOST_OF_A_GAME = 4
/** No grade, and no kind of question, has more than this part of them all. */
const MOST_OF_A_GRADE = 0.45
const MOST_OF_A_KIND = 0.4

export class Maker {
  private readonly order: Order
  private readonly games: PlayedGame[] = []
  private readonly puzzles: Puzzle[] = []
  private readonly kinds = new Map<string, number>()
  private readonly grades = new Map<Grade, number>()
  /** How many games were looked through. */
  looked = 0

  constructor(order: Order) {
    this.order = order
  }

  get done(): boolean {
    return this.puzzles.length >= this.order.count || this.looked >= this.order.games
  }

  get made(): Puzzles {
    return { games: this.games, puzzles: this.puzzles }
  }

  /** Looks through the next game. */
  next(): void {
    const { game, knowledge, seed, count } = this.order
    const { seatCounts } = game.about
    const number = this.looked++
    const seats = seatCounts[number % seatCounts.length] ?? 2
    const played = playedGame(game, knowledge, seats, seed * 1_000_003 + number)
    const moments = [...momentsOf(game, played, knowledge)]
    quick(seed * 1_000_003 + number).shuffle(moments)
    const found = this.puzzles.length
    for (const moment of moments.slice(0, LOOKED_AT))
      if (this.puzzles.length < Math.min(count, found + MOST_OF_A_GAME)) this.look(played, moment)
    const kept = this.puzzles.slice(found)
    if (kept.length === 0) return
    // What comes after the last of its puzzles nobody needs.
    const until = Math.max(...kept.map(({ at }) => at))
    this.games.push({ ...played, moves: stepsIn(played.moves).slice(0, until).join(' ') })
  }

  private look(played: PlayedGame, moment: Moment): void {
    const { game, knowledge, effort, margin, count } = this.order
    const { seat, at, planned } = moment
    if (this.asked(moment)) return
    const view = matchAt(game, played, at, seat, planned).view(seat)
    const kind = game.speech.prompt(view, seat).ask.say
    if (number(this.kinds, kind) >= count * MOST_OF_A_KIND) return
    const wanted = (grade: Grade): boolean => number(this.grades, grade) < count * MOST_OF_A_GRADE
    const found = find({ game, knowledge, view, seat }, { effort, margin, wanted })
    if (!found) return
    this.kinds.set(kind, number(this.kinds, kind) + 1)
    this.grades.set(found.grade, number(this.grades, found.grade) + 1)
    const [answer = '', ...same] = found.answers
    this.puzzles.push({
      number: this.puzzles.length + 1,
      game: this.games.length,
      at,
      ...(planned === undefined || planned === '' ? {} : { planned }),
      seat,
      answer,
      ...(same.length > 0 ? { same } : {}),
      grade: found.grade,
      ...inHundredths(found.weighed),
    })
  }

  /** One plan that lacks this order and then that one would show the answer of each in the other. */
  private asked({ at, seat }: Moment): boolean {
    return this.puzzles.some((each) => each.game === this.games.length && each.at === at && each.seat === seat)
  }
}

function number<Key>(counts: ReadonlyMap<Key, number>, key: Key): number {
  return counts.get(key) ?? 0
}
