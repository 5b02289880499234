/** Worked examples are true: their positions could be played, and the rules say of them what the captions say. */
import { type AnyExample, captionOf, offeredIn } from '../example.ts'
import type { AnyGame } from '../game.ts'
import { described } from '../outline.ts'
import { type Catalogue, render } from '../words.ts'
import { Fault } from './fault.ts'
import { checkPosition } from './positions.ts'

export function checkExample(game: AnyGame, example: AnyExample): void {
  const what = `example ${example.id}`
  const demand = (holds: boolean, fault: string): void => {
    if (!holds) throw new Fault('examples', `${what}: ${fault}`)
  }
  checkPosition(game, example, what)
  const { seat, legal = [], refused = {}, places } = example
  const state = example.position()
  const offered = game.awaiting(state).includes(seat)
    ? game.legal(state, seat).map((move) => game.write(move))
    : ([] as readonly string[])
  for (const text of [...legal, ...offeredIn(example)])
    demand(offered.includes(text), `${text} is not among ${offered.slice(0, 60).join(' ') || 'no moves'}`)
  for (const [text, reason] of Object.entries(refused)) {
    demand(!offered.includes(text), `${text} is legal`)
    const why = game.whyNot?.(state, seat, text) ?? 'not-legal'
    demand(why === reason, `${text} is refused because of ${why}`)
  }
  const view = game.view(state, seat)
  demand(places.length > 0, 'nothing of it is told in words')
  for (const place of places) demand(described(game, view, place).length > 0, `there is no place ${place}`)
}

/** Every caption there, none that nobody shows, no hole left open, and no figure typed into a text. */
export function checkCaptions(examples: readonly AnyExample[], words: Catalogue, gameWords: Catalogue): void {
  const demand = (holds: boolean, fault: string): void => {
    if (!holds) throw new Fault('examples', fault)
  }
  const ids = new Set(examples.map(({ id }) => id))
  demand(ids.size === examples.length, 'two examples have one id')
  for (const id of Object.keys(words)) demand(ids.has(id), `the caption ${id} belongs to no example`)
  for (const example of examples) {
    const { id } = example
    demand(Object.hasOwn(words, id), `no caption ${id}`)
    const text = render(captionOf(example), { locale: 'en', catalogues: [words, gameWords], seatName: () => '' })
    demand(!/[{}]|undefined|NaN/.test(text), `${id} has an open hole: ${text}`)
    demand(!/\d/.test(JSON.stringify(words[id])), `${id} has a figure typed into it`)
  }
}
