/**
 * What a listener is told: every question that can be typed is answered with the same bytes in a world the listener cannot tell
 * from this one, and what the game's own quiz asks is found among the answers.
 */
import { type Asking, answerOf, knownOf, outlineOf } from '../command/answer.ts'
import { completions, type Known, QUERIES, readCommand, vocabularyOf } from '../command/grammar.ts'
import commands from '../command/words/en.json' with { type: 'json' }
import { quick } from '../dice.ts'
import type { AnyGame, Dice, Phrase, Seat } from '../game.ts'
import { copyJson } from '../json.ts'
import { spotsIn } from '../outline.ts'
import { type Catalogue, render } from '../words.ts'
import { demand, parting } from './fault.ts'
import { answered, type Quiz } from './quiz.ts'
import { called, type Viewer, viewers } from './viewers.ts'

const VOCABULARY = vocabularyOf(commands)
/** So many places are asked about, and so many questions of the quiz, at one step. */
const PLACES = 6
const QUIZZES = 8
const OFFERS = 2
const LETTERS = ['m', 'k']

interface Given {
  readonly words?: Catalogue
  readonly hidden?: (state: never, seat: Seat | null, dice: Dice) => unknown
  readonly quiz?: Quiz<never>
}

/** One viewer at a step, all of them in turn. */
export function checkByEar(
  game: AnyGame,
  state: unknown,
  seats: number,
  { words, hidden, quiz }: Given,
  step: number,
  where: string,
): void {
  if (!words || !game.speech.outline) return
  const all = viewers(seats)
  const viewer = all[step % all.length] ?? null
  const heard = `${where}: what ${called(viewer)} hears`
  const asking = askingOf(game, state, viewer, seats, words)
  const said = everything(asking, quick(step))
  if (hidden) {
    const varied = hidden(copyJson(state) as never, viewer, quick(step + 1))
    const other = everything(askingOf(game, varied, viewer, seats, words), quick(step))
    demand(said === other, heard, () => `changes with what it cannot know: ${parting(said, other)}`)
  }
  const names = Array.from({ length: seats }, (_, seat) => asking.seatName(seat))
  const known = knownOf(asking)
  const questions = [...(quiz?.(asking.view as never, names) ?? [])]
  quick(step + 2).shuffle(questions)
  for (const question of questions.slice(0, QUIZZES)) {
    const told = ask(question.type, asking, known)
    demand(question.choices.includes(question.right), heard, () => `"${question.type}" has no right answer to choose`)
    demand(
      answered(question, told) === question.right,
      heard,
      () => `"${question.type}" is answered "${told}", where ${question.kind} is "${question.right}"`,
    )
  }
}

/** All that can be asked for by a word, and some of the places, one after the other. */
function everything(asking: Asking, dice: Dice): string {
  const keywords = QUERIES.map((query) => VOCABULARY.queries[query][0]?.join(' ') ?? '')
  const parts = outlineOf(asking).map(({ title }) => (typeof title === 'string' ? title : asking.say(title)))
  const places = [...spotsIn(outlineOf(asking))]
  dice.shuffle(places)
  const named = places.slice(0, PLACES).flatMap(({ name }) => {
    const word = typeof name === 'string' ? name : asking.say(name)
    return [`where is ${word}`, `moves from ${word}`]
  })
  const offers = [...asking.offers]
  dice.shuffle(offers)
  const labels = offers.slice(0, OFFERS).map(({ label }) => label)
  const texts = asking.offers.map(({ text }) => text)
  const listed = { ...asking, numbered: true, list: { texts, read: 0 } }
  const known = knownOf(listed)
  return [
    ...[...keywords, ...parts, ...named, ...labels, '1', '2'].map((text) => `${text}: ${ask(text, listed, known)}`),
    // What is counted while a hand types tells as much as what is read out.
    ...LETTERS.map((letter) => `${letter}: ${completions(letter, known, VOCABULARY).join(', ')}`),
  ].join('\n')
}

function ask(text: string, asking: Asking, known: Known): string {
  return answerOf(readCommand(text, known, VOCABULARY), asking).join(' ')
}

function askingOf(game: AnyGame, state: unknown, viewer: Viewer, seats: number, words: Catalogue): Asking {
  const view = game.view(state, viewer)
  const reader = (catalogues: readonly Catalogue[]) => ({ locale: 'en' as const, catalogues, seatName })
  const say = (phrase: Phrase): string => render(phrase, reader([words]))
  function seatName(seat: Seat): string {
    return say(game.speech.seat(seat, seats).name)
  }
  const moves = viewer === null ? [] : game.legal(state, viewer)
  return {
    game,
    view,
    viewer,
    say,
    seatName,
    tell: (id, holes = {}) => render({ ...holes, say: id }, reader([commands])),
    offers: moves.map((move) => ({ text: game.write(move), label: say(game.speech.move(move, view)) })),
    awaiting: game.awaiting(state),
    foresee: (text) => {
      const move = moves.find((each) => game.write(each) === text)
      return (game.speech.foresee?.(view, [move]) ?? []).map((line) => say(line.text))
    },
    last: [],
    since: [],
    clock: [],
  }
}
