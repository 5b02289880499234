/** The figures to know, for a crib: every sentence of the rules that has one, taken from the text as it is written. */
import { figuresIn } from '../../engine/rules-text.ts'
import type { RulesText } from '../game-assets.ts'
import { parse } from './markdown.ts'
import { placesOf, plain } from './places.ts'

export interface Fact {
  readonly id: string
  readonly text: string
}

/** Rules alone: rulings and worked examples (`WR-A03`, `WR-T11`) say them again. */
const RULE = /^[A-Z][A-Z0-9]*-\d/

export function factsOf({ written, data }: RulesText): readonly Fact[] {
  // What stands in a table is read in its table.
  const told = parse(written).filter(({ type }) => type !== 'table')
  return placesOf(told)
    .filter(({ id }) => RULE.test(id))
    .flatMap(({ id, text }) => {
      const said = sentences(plain(text.replace(/^\*\*\S+\s*/, ''))).filter((sentence) => sentence.includes('{{'))
      return said.length > 0 ? [{ id, text: figuresIn(said.join(' '), data) }] : []
    })
}

function sentences(text: string): readonly string[] {
  return text.split(/(?<=[.?]) (?=[\p{Lu}{(])/u)
}
