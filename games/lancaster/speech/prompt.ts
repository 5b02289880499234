/** What is asked of the reader, or whom the table waits for. */
import { quick } from '../../../engine/dice.ts'
import type { Phrase, Prompt, Seat } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { legal } from '../rules/index.ts'
import { nth } from '../rules/list.ts'
import type { Ask, Figures, View } from '../types/index.ts'
import { guess } from '../view/guess.ts'
import { countyName, lawTitle, slotName } from './names.ts'
import { lawText } from './texts.ts'

const RULES: { readonly [what in Ask['what']]: string } = {
  ally: 'LA-12.1',
  extension: 'LA-2.8',
  place: 'LA-4.1',
  vote: 'LA-5.2',
  castle: 'LA-8.2',
  favour: 'LA-4.19',
  nobleman: 'LA-4.21',
  upgrade: 'LA-13.4',
  extend: 'LA-13.5',
  exchange: 'LA-6.3',
  county: 'LA-7.2',
  name: 'LA-7.5',
  journey: 'LA-13.7',
  ransom: 'LA-9.6',
}

const ALLY_RULES: { readonly [what in Ask['what']]?: string } = {
  favour: 'LA-12.8',
  nobleman: 'LA-12.8',
  county: 'LA-12.10',
}

export function prompt(view: View, seat: Seat | null): Prompt {
  const { ask } = view
  if (!ask) return { ask: { say: 'prompt.over' }, rule: 'LA-11.6' }
  const ally = 'ally' in ask && ask.ally
  const rule = (ally ? ALLY_RULES[ask.what] : undefined) ?? RULES[ask.what]
  if (seat !== null && view.awaiting.includes(seat)) return { ask: asked(view, seat, ask, ally), rule }
  const names = view.awaiting.map((other): Phrase => ({ say: 'who', who: { seat: other } }))
  return { ask: { say: 'prompt.wait', who: names, what: { say: `prompt.what.${ask.what}` } }, rule }
}

/** Asked of everybody, able to pay or not, so that asking shows nothing of what is behind a screen: whoever is not is told so. */
function cannotPay(view: View, seat: Seat): boolean {
  return legal(guess(view, quick(0)), seat).length === 1
}

function asked(view: View, seat: Seat, ask: Ask, ally: boolean): Phrase {
  const figures = figuresOf(view.figures)
  const say = `prompt.${ask.what}${ally ? '.ally' : ''}`
  switch (ask.what) {
    case 'place':
      return { say: view.seats === 2 ? 'prompt.place.two' : 'prompt.place' }
    case 'vote':
      return { say, n: ask.position + 1, law: lawTitle(ask.law), text: lawTextOf(figures, ask.law) }
    case 'exchange':
      return {
        say: cannotPay(view, seat) ? `${say}.none` : say,
        law: lawTitle(ask.law),
        text: lawTextOf(figures, ask.law),
      }
    case 'upgrade':
      if (ask.from > 0) return { say: 'prompt.upgrade.swap', from: ask.from, to: ask.to }
      return { say: ask.deployed ? 'prompt.upgrade.deployed' : say }
    case 'county':
    case 'journey':
    case 'name':
      return { say, county: countyName(nth(view.counties, ask.county).id) }
    case 'ransom':
      return { say: cannotPay(view, seat) ? `${say}.none` : say, slot: slotName(ask.slot) }
    default:
      return { say }
  }
}

function lawTextOf(figures: Figures, id: string): Phrase {
  const law = figures.laws.find((known) => known.id === id)
  return law ? lawText(law) : lawTitle(id)
}
