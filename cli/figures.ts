/** The figures of a game in the terminal: all of them with where they come from, or those of a file that differ. */
import {
  type AnyGame,
  type Catalogue,
  type Difference,
  differences,
  type Figure,
  type Phrase,
  type Reader,
  render,
  valuePhrase,
} from '../engine/index.ts'
import { gameNamed, readFlags } from './arguments.ts'
import { figuresIn } from './figures-file.ts'

const words = async (path: string): Promise<Catalogue> =>
  ((await import(path, { with: { type: 'json' } })) as { default: Catalogue }).default

async function speaker(game: AnyGame): Promise<(phrase: Phrase) => string> {
  const folder = `../games/${game.about.id}`
  const catalogues = await Promise.all(
    [`${folder}/figures/words/en.json`, `${folder}/words/en.json`, '../engine/figure-words/en.json'].map(words),
  )
  const reader: Reader = { locale: 'en', catalogues, seatName: String }
  return (phrase) => render(phrase, reader)
}

const nameOf = ({ about, label }: Figure): Phrase => (about ? { say: 'figure.of', about, label } : label)

/** What a table with these corrections plays by that the box has not, a line each. */
export async function differenceLines(game: AnyGame, corrected: unknown): Promise<readonly string[]> {
  const all: readonly Difference[] = differences(game, corrected)
  if (all.length === 0) return []
  const say = await speaker(game)
  return all.map(({ figure, printed, here }) =>
    say({
      say: 'difference',
      figure: nameOf(figure),
      printed: valuePhrase(figure, printed),
      here: valuePhrase(figure, here),
    }),
  )
}

export async function figuresCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, { figures: { type: 'string' }, json: { type: 'boolean' } })
  const game = await gameNamed(flags.words[0])
  const file = flags.values['figures']
  if (typeof file === 'string') {
    const corrected = figuresIn(game, file)
    const lines = await differenceLines(game, corrected)
    if (flags.values['json']) process.stdout.write(`${JSON.stringify(corrected, null, 2)}\n`)
    else process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : 'As in the box.\n')
    return
  }
  const all = game.figures?.(null) ?? []
  if (flags.values['json']) {
    const plain = all.map(({ path, value, confidence, field }) => ({ path, value, confidence, field: field?.kind }))
    process.stdout.write(`${JSON.stringify(plain, null, 2)}\n`)
    return
  }
  const say = await speaker(game)
  for (const figure of all)
    process.stdout.write(
      `${figure.path}\n    ${say(nameOf(figure))}: ${say(valuePhrase(figure, figure.value))} (${figure.confidence}${figure.field ? '' : ', fixed'})\n`,
    )
}
