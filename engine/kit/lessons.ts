/**
 * Lessons are played through the real contract: every task can be done as its solution says, every named mistake gets its
 * own answer, the positions are such as the game knows, and each text is there.
 */
import type { AnyGame } from '../game.ts'
import { type ActText, type AnyLesson, judge, lessonGame, scripted, stepsOf, textsOf } from '../lesson.ts'
import { Match, refusedBy } from '../match.ts'
import { defaultOptions } from '../options.ts'
import { quick } from '../dice.ts'
import { type Catalogue, render } from '../words.ts'
import { Fault } from './fault.ts'
import { checkPosition } from './positions.ts'

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Fault('lessons', what)
}

/** So many acts of others in a row are no answer any more. */
const LIMIT = 2000

export function checkLesson(plain: AnyGame, lesson: AnyLesson): void {
  const at = `lesson ${lesson.id}`
  const game = lessonGame(plain, lesson)
  checkPosition(game, lesson, at)
  demand(game.outcome(lesson.position()) === null, `${at}: it is over before it begins`)
  if (lesson.game) {
    demand(ends(game, lesson), `${at}: it does not come to an end`)
    return
  }
  demand(lesson.goals.length > 0, `${at}: has neither a task nor a game`)
  let match = begin(game, lesson)
  for (const goal of lesson.goals) {
    const here = `${at}, ${goal.id}`
    for (const wrong of goal.wrong) {
      const last = tried(again(game, match), lesson, goal.id, wrong.example)
      demand(last === `wrong ${wrong.id}`, `${here}: the example of ${wrong.id} is judged as ${last}`)
    }
    const next = again(game, match)
    const last = tried(next, lesson, goal.id, goal.solution)
    demand(last === 'met', `${here}: the solution is judged as ${last}`)
    match = next
  }
}

/** A whole game ends, however it is played. */
function ends(game: AnyGame, lesson: AnyLesson): boolean {
  const dice = quick(2)
  const state = lesson.position()
  for (let steps = 0; steps < LIMIT; steps++) {
    const [seat] = game.awaiting(state)
    if (seat === undefined) return game.outcome(state) !== null
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[dice.int(moves.length)], dice, null)
    game.assert?.(state)
  }
  return false
}

/** Every text there, none that nobody says, and no hole left open. */
export function checkTexts(lessons: readonly AnyLesson[], words: Catalogue, gameWords: Catalogue): void {
  const wanted = new Set(lessons.flatMap(textsOf))
  for (const id of wanted) demand(Object.hasOwn(words, id), `no text ${id}`)
  for (const id of Object.keys(words)) demand(wanted.has(id), `the text ${id} belongs to no lesson`)
  for (const lesson of lessons)
    for (const id of textsOf(lesson)) {
      const text = render(
        { ...lesson.holes, say: id },
        { locale: 'en', catalogues: [words, gameWords], seatName: () => '' },
      )
      demand(!/[{}]|undefined|NaN/.test(text), `${id} has an open hole: ${text}`)
      demand(!/\d/.test(JSON.stringify(words[id])), `${id} has a figure typed into it`)
    }
}

function begin(game: AnyGame, lesson: AnyLesson): Match {
  const { seats, options } = lesson
  const { id, version } = game.about
  const setup = { game: id, version, seats, options: options ?? defaultOptions(game.about, seats) }
  const match = new Match(game, { ...setup, dice: { make: 'quick', seed: 1 } })
  answer(match, lesson)
  return match
}

function again(game: AnyGame, match: Match): Match {
  return new Match(game, match.setup, undefined, match.entries)
}

/** Plays the acts, judging each; how the last one was judged. */
function tried(match: Match, lesson: AnyLesson, goalId: string, acts: readonly ActText[]): string {
  const goal = lesson.goals.find(({ id }) => id === goalId)
  if (!goal) return 'nothing'
  let last = 'nothing'
  for (const [index, act] of acts.entries()) {
    const verdict = judge(match.game, lesson, goal, match, stepsOf(act))
    last = verdict.kind === 'wrong' ? `wrong ${verdict.wrong}` : verdict.kind
    if (last === 'refused')
      return `refused ${act} (${match
        .legal(lesson.seat)
        .map((move) => match.game.write(move))
        .slice(0, 60)
        .join(' ')})`
    const goes = verdict.kind === (index < acts.length - 1 ? 'on-the-way' : 'met')
    if (!goes) return index < acts.length - 1 ? `${last} already at ${act}` : last
    for (const step of stepsOf(act))
      demand(!refusedBy(match.act(lesson.seat, step)), `${act} was judged and not played`)
    answer(match, lesson)
  }
  return last
}

/** The others do what the lesson says, or what an absent player would, until the learner is asked. */
function answer(match: Match, lesson: AnyLesson): void {
  for (let acts = 0; acts < LIMIT; acts++) {
    const seat = match.awaiting().find((awaited) => awaited !== lesson.seat)
    if (seat === undefined) return
    const made = match.entries.filter((entry) => entry.kind === 'move' && entry.seat === seat).length
    for (const step of scripted(match.game, lesson, match.state, seat, made) ?? []) {
      const played = match.act(seat, step)
      demand(!refusedBy(played), `lesson ${lesson.id}: seat ${seat} cannot answer ${step}`)
    }
  }
}
