/**
 * Lessons: a position, a task, and what to say to each kind of try.
 *
 * A lesson is data of a game (`games/<id>/lessons/`) and is played with its real rules: a try is judged by what it leads to,
 * on a copy, before it is made at the table. Nothing here speaks: texts are found by ids in the lessons' own catalogues.
 */
import { quick, shuffleWith } from './dice.ts'
import type { AnyGame, Dice, Game, Options, Phrase, Seat } from './game.ts'
import { copyJson } from './json.ts'

/** What the learner has just tried: from where, with what, and where it would lead. */
export interface Try<State, Move, Event> {
  readonly seat: Seat
  readonly before: State
  readonly after: State
  readonly moves: readonly Move[]
  readonly events: readonly Event[]
}

type Test<State, Move, Event> = (attempt: Try<State, Move, Event>) => boolean

/** One act in notation: its steps with spaces between them. */
export type ActText = string

/** A kind of mistake that has its own answer: `<lesson>.<goal>.wrong.<id>`. */
export interface Wrong<State, Move, Event> {
  readonly id: string
  readonly when: Test<State, Move, Event>
  /** Acts that make this mistake with the last of them. */
  readonly example: readonly ActText[]
}

/** One task: `<lesson>.<goal>.task`, and `.praise` when it is done. */
export interface Goal<State, Move, Event> {
  readonly id: string
  /** The rule it teaches, for the link. */
  readonly rule: string
  readonly met: Test<State, Move, Event>
  /** A step that is neither right nor wrong yet: it is made, and the task goes on. */
  readonly onTheWay?: Test<State, Move, Event>
  readonly wrong: readonly Wrong<State, Move, Event>[]
  readonly solution: readonly ActText[]
}

/** What the coach of a whole game says when it first fits: `<lesson>.coach.<id>`. */
export interface Remark<State> {
  readonly id: string
  readonly when: (state: State, seat: Seat) => boolean
}

/** `<lesson>.title`, and `<lesson>.means` for play when all is done. */
export interface Lesson<State, Move, Event> {
  readonly id: string
  readonly seats: number
  /** The learner's. */
  readonly seat: Seat
  readonly options?: Options
  /** A fresh state at every call. */
  readonly position: () => State
  /** What the dice show, counted from 1, draw by draw; beyond them chance goes on as it always does in this lesson. */
  readonly dice?: readonly number[]
  /** By seat, the acts of the others in their order; whoever has none left does what an absent player would. */
  readonly answers?: { readonly [seat: Seat]: readonly ActText[] }
  readonly goals: readonly Goal<State, Move, Event>[]
  /** A whole game to its end, with bots of this level and a coach. It has no tasks: `<lesson>.won` and `<lesson>.lost` end it. */
  readonly game?: { readonly level: string; readonly coach: readonly Remark<State>[] }
  /** What goes into the holes of its texts: figures come from the game's data, never from a text. */
  readonly holes?: Omit<Phrase, 'say'>
}

export type AnyLesson = Lesson<unknown, unknown, { readonly type: string }>
export type AnyGoal = AnyLesson['goals'][number]

/** A game's lessons as the house passes them along: what they say of its states only they read. */
export function course<State, Move, Event extends { readonly type: string }, View>(
  _game: Game<State, Move, Event, View>,
  lessons: readonly Lesson<State, Move, Event>[],
): readonly AnyLesson[] {
  return lessons as readonly unknown[] as readonly AnyLesson[]
}

export function stepsOf(act: ActText): readonly string[] {
  return act.split(' ')
}

/** The dice of a lesson: every draw depends on its number alone, so that a lesson played again is the same. */
function faceAt(lesson: AnyLesson, draw: number, n: number): number {
  const face = lesson.dice?.[draw]
  return face === undefined ? quick(draw + 1).int(n) : (face - 1) % n
}

function lessonDice(lesson: AnyLesson, counter: { readonly drawn: number }, count: (n: number) => void): Dice {
  const int = (n: number): number => {
    const draw = counter.drawn
    count(n)
    return faceAt(lesson, draw, n)
  }
  return {
    int,
    shuffle: (list) => shuffleWith(int, list),
    get drawn() {
      return counter.drawn
    },
  }
}

/** The game's own rules, begun at the lesson's position and thrown with its dice. */
export function lessonGame(game: AnyGame, lesson: AnyLesson): AnyGame {
  return {
    ...game,
    setup: () => lesson.position(),
    apply: (state, seat, move, dice, tell) =>
      game.apply(
        state,
        seat,
        move,
        lessonDice(lesson, dice, (n) => void dice.int(n)),
        tell,
      ),
  }
}

export type Verdict =
  | { readonly kind: 'met' | 'on-the-way' }
  /** `null`: of no named kind. */
  | { readonly kind: 'wrong'; readonly wrong: string | null }
  /** Not a move at all: the rules answer. */
  | { readonly kind: 'refused' }

export interface Standpoint {
  readonly state: unknown
  readonly drawn: number
}

/** What an act of the learner's is worth for this task, seen from where the table stands. */
export function judge(
  game: AnyGame,
  lesson: AnyLesson,
  goal: AnyGoal,
  from: Standpoint,
  steps: readonly string[],
): Verdict {
  const { seat } = lesson
  const copy = (state: unknown): unknown => (game.copy ? game.copy(state) : copyJson(state))
  const before = copy(from.state)
  const after = copy(from.state)
  const counter = { drawn: from.drawn }
  const dice = lessonDice(lesson, counter, () => void counter.drawn++)
  const moves: unknown[] = []
  const events: { readonly type: string }[] = []
  for (const step of steps) {
    const move = game.awaiting(after).includes(seat)
      ? game.legal(after, seat).find((choice) => game.write(choice) === step)
      : undefined
    if (move === undefined) return { kind: 'refused' }
    game.apply(after, seat, move, dice, (event) => events.push(event))
    moves.push(move)
  }
  const attempt = { seat, before, after, moves, events }
  if (goal.met(attempt)) return { kind: 'met' }
  const wrong = goal.wrong.find(({ when }) => when(attempt))
  if (wrong) return { kind: 'wrong', wrong: wrong.id }
  return goal.onTheWay?.(attempt) ? { kind: 'on-the-way' } : { kind: 'wrong', wrong: null }
}

/** What a seat that is not the learner's does next, having made so many steps; `null` where a bot thinks for itself. */
export function scripted(
  game: AnyGame,
  lesson: AnyLesson,
  state: unknown,
  seat: Seat,
  made: number,
): readonly string[] | null {
  if (lesson.game) return null
  return [lesson.answers?.[seat]?.flatMap(stepsOf)[made] ?? game.write(game.idle(state, seat))]
}

/** The ids of all the texts of a lesson. */
export function textsOf(lesson: AnyLesson): readonly string[] {
  const { id, goals } = lesson
  return [
    `${id}.title`,
    ...goals.flatMap((goal) => [
      ...['task', 'praise'].map((part) => `${id}.${goal.id}.${part}`),
      ...goal.wrong.map((wrong) => `${id}.${goal.id}.wrong.${wrong.id}`),
    ]),
    ...(lesson.game ? ['won', 'lost'].map((part) => `${id}.${part}`) : []),
    ...(lesson.game?.coach ?? []).map((remark) => `${id}.coach.${remark.id}`),
    `${id}.means`,
  ]
}
