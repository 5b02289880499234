/** The choices of a seat as a terminal shows them: numbered lines, and one line for all moves that differ in a number. */
import { type AnyGame, offeredBy, type Reader, render } from '../engine/index.ts'

export interface Menu {
  readonly lines: readonly string[]
  /** The notation an answer stands for: that of a numbered line, else the answer itself. */
  textOf(answer: string): string
}

export function menuOf(game: AnyGame, moves: readonly unknown[], view: unknown, reader: Reader): Menu {
  const { ranges, single } = offeredBy(game, moves)
  const say = (move: unknown): string => render(game.speech.move(move, view), reader)
  const row = (number: string, text: string, words: string): string =>
    `  ${number.padStart(3)}  ${text.padEnd(10)} ${words}`
  const spans = ranges.map(({ stem, choices }) => {
    const [first, last] = [choices[0], choices.at(-1)]
    return row('', `${stem}${first?.value}..${last?.value}`, `${say(first?.move)} … ${say(last?.move)}`)
  })
  return {
    lines: [...spans, ...single.map((move, i) => row(String(i + 1), game.write(move), say(move)))],
    textOf(answer) {
      const move = single[Number(answer) - 1]
      return move === undefined ? answer : game.write(move)
    },
  }
}
