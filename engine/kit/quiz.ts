/**
 * An examination of whoever plays by ear. A game's `tests/quiz.ts` asks what its table shows, with the answers taken from the
 * view's own fields and written in plain English, not by the speech they judge. Whoever is examined gets the question and the
 * choices, may ask the table in words, and must find the one choice among what it hears.
 */
export const QUIZ_KINDS = ['owner', 'strength', 'score', 'turn', 'asked'] as const
export type QuizKind = (typeof QUIZ_KINDS)[number]

export interface Question {
  readonly kind: QuizKind
  /** What can be typed at the table to learn it. */
  readonly type: string
  /** One of these is heard then, and only one. */
  readonly choices: readonly string[]
}

export interface Examined extends Question {
  readonly right: string
}

/** Everything that can be asked about a view. `names` are those of the seats, as everybody calls them. */
export type Quiz<View> = (view: View, names: readonly string[]) => readonly Examined[]

/** A number among its neighbours. */
export function counted(
  kind: QuizKind,
  type: string,
  right: number,
  worded: (n: number) => string,
  range: readonly number[] = [right - 2, right - 1, right, right + 1, right + 2],
): Examined {
  const choices = [...new Set([...range.filter((n) => n >= 0), right])].map(worded)
  return { kind, type, choices, right: worded(right) }
}

/** What of the choices was heard; `null` if none, or more than one: whoever is not sure does not know. */
export function answered({ choices }: Question, heard: string): string | null {
  const [only, another] = choices.filter((choice) => heard.includes(choice))
  return only !== undefined && another === undefined ? only : null
}
