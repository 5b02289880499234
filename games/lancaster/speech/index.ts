/** How Lancaster speaks: prompts, moves and standings. Events are in telling.ts. */
import type { Livery, Phrase, Prompt, Seat, Speech, Standing } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { isFree } from '../rules/goods.ts'
import { countTrue, nth } from '../rules/list.ts'
import { tellEvent } from './event.ts'
import type { Ask, Event, Figures, Move, View } from '../types/index.ts'
import { sketch } from './sketch.ts'
import {
  allyRewardText,
  costText,
  countyName,
  favourText,
  lawText,
  lawTitle,
  rewardText,
  slotName,
  spaceName,
} from './names.ts'

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

function prompt(view: View, seat: Seat | null): Prompt {
  const { ask } = view
  if (!ask) return { ask: { say: 'prompt.over' }, rule: 'LA-11.6' }
  const ally = 'ally' in ask && ask.ally
  const rule = (ally ? ALLY_RULES[ask.what] : undefined) ?? RULES[ask.what]
  if (seat !== null && view.awaiting.includes(seat)) return { ask: asked(view, ask, ally), rule }
  const names = view.awaiting.map((other): Phrase => ({ say: 'who', who: { seat: other } }))
  return { ask: { say: 'prompt.wait', who: names, what: { say: `prompt.what.${ask.what}` } }, rule }
}

function asked(view: View, ask: Ask, ally: boolean): Phrase {
  const figures = figuresOf(view.figures)
  const say = `prompt.${ask.what}${ally ? '.ally' : ''}`
  switch (ask.what) {
    case 'place':
      return { say: view.seats === 2 ? 'prompt.place.two' : 'prompt.place' }
    case 'vote':
      return { say, n: ask.position + 1, law: lawTitle(ask.law), text: lawTextOf(figures, ask.law) }
    case 'exchange':
      return { say, law: lawTitle(ask.law), text: lawTextOf(figures, ask.law) }
    case 'upgrade':
      if (ask.from > 0) return { say: 'prompt.upgrade.swap', from: ask.from, to: ask.to }
      return { say: ask.deployed ? 'prompt.upgrade.deployed' : say }
    case 'county':
    case 'journey':
    case 'name':
      return { say, county: countyName(nth(view.counties, ask.county).id) }
    case 'ransom':
      return { say, slot: slotName(ask.slot) }
    default:
      return { say }
  }
}

function lawTextOf(figures: Figures, id: string): Phrase {
  const law = figures.laws.find((known) => known.id === id)
  return law ? lawText(law) : lawTitle(id)
}

function move(choice: Move, view: View): Phrase {
  const byAlly = 'ally' in choice && choice.ally
  const phrase = ownMove(choice, view)
  return byAlly ? { say: 'move.forAlly', move: phrase } : phrase
}

function ownMove(choice: Move, view: View): Phrase {
  const figures = figuresOf(view.figures)
  const forAlly = view.ask !== null && 'ally' in view.ask && view.ask.ally
  const countyAt = (index: number): Phrase | string => countyName(nth(figures.counties, index).id)
  switch (choice.do) {
    case 'ally':
      return { say: 'move.ally', colour: { say: `colour.${choice.colour}` } }
    case 'extend': {
      const { id, cost, reward } = nth(figures.castle, choice.space)
      const say = isFree(cost) ? 'move.extend' : 'move.extend.pay'
      return { say, space: spaceName(id), cost: costText(cost), reward: rewardText(reward) }
    }
    case 'county': {
      const { strength, squires } = choice
      const say = squires > 0 ? 'move.county.squires' : 'move.county'
      return { say, n: squires, strength, county: countyAt(choice.county) }
    }
    case 'castle': {
      const space = nth(choice.ally ? figures.ally.castle : figures.castle, choice.space)
      return { say: 'move.castle', strength: choice.strength, space: spaceName(space.id) }
    }
    case 'conflict':
      return { say: 'move.conflict', strength: choice.strength, ...conflictAt(view, choice.slot) }
    case 'pass':
      return { say: 'move.pass' }
    case 'favour':
      return favourText('move.favour', forAlly, nth(figures.favours, choice.favour).reward)
    case 'nobleman':
      return { say: forAlly ? 'move.nobleman.remove' : 'move.nobleman', county: countyAt(choice.county) }
    case 'upgrade':
      return upgradeMove(choice, figures)
    case 'decline':
      return { say: 'move.decline' }
    case 'vote': {
      const say = `move.vote.${choice.yes ? 'yes' : 'no'}${choice.votes > 0 ? '.with' : ''}`
      return { say, n: choice.votes }
    }
    case 'exchange':
      return exchangeMove(choice.times, view, figures)
    case 'take':
      return takeMove(choice.what, view, figures)
    case 'name':
      return { say: 'move.name', who: { seat: choice.seat } }
    case 'journey':
      return { say: 'move.journey', ...conflictAt(view, choice.slot) }
    case 'resolve': {
      const { id, cost, reward } = nth(choice.what === 'ally' ? figures.ally.castle : figures.castle, choice.space)
      const say = `move.resolve.${choice.what}${isFree(cost) ? '' : '.pay'}`
      return { say, space: spaceName(id), cost: costText(cost), reward: rewardText(reward) }
    }
    case 'free':
      return { say: 'move.free', strength: choice.strength, n: choice.strength * figures.ransomPerStrength }
    case 'done':
      return { say: view.ask?.what === 'ransom' ? 'move.done.ransom' : 'move.done' }
  }
}

function conflictAt(view: View, slot: number): { slot: Phrase; french: number } {
  return { slot: slotName(slot), french: view.conflicts[slot]?.frenchStrength ?? 0 }
}

function upgradeMove(choice: Extract<Move, { do: 'upgrade' }>, figures: Figures): Phrase {
  const { ally, where, index, strength, to } = choice
  const phrase = { say: `move.upgrade.${where}`, from: strength, to }
  switch (where) {
    case 'court':
      return phrase
    case 'county':
      return { ...phrase, county: countyName(nth(figures.counties, index).id) }
    case 'castle':
      return { ...phrase, space: spaceName(nth(ally ? figures.ally.castle : figures.castle, index).id) }
    case 'conflict':
      return { ...phrase, slot: slotName(index) }
  }
}

function exchangeMove(times: number, view: View, figures: Figures): Phrase {
  const { ask } = view
  const law = ask?.what === 'exchange' ? figures.laws.find((known) => known.id === ask.law) : undefined
  if (times === 0 || law?.kind !== 'exchange') return { say: 'move.exchange.none' }
  return { say: 'move.exchange', cost: costText(law.cost, times), gets: rewardText(law.effect, times) }
}

function takeMove(what: 'nobleman' | 'reward' | 'both', view: View, figures: Figures): Phrase {
  const { ask } = view
  if (ask?.what !== 'county') return { say: 'move.decline' }
  const county = nth(figures.counties, ask.county)
  const name = countyName(county.id)
  if (what === 'nobleman') return { say: ask.ally ? 'move.nobleman.remove' : 'move.nobleman', county: name }
  if (what === 'reward')
    return { say: 'move.take.reward', reward: ask.ally ? allyRewardText(county.reward) : rewardText(county.reward) }
  return {
    say: 'move.take.both',
    county: name,
    cost: costText(figures.bothCost),
    reward: rewardText(county.reward),
  }
}

function standing(view: View): readonly Standing[] {
  return view.players.map((player, seat) => {
    const facts: Phrase[] = [
      { say: 'goods.votes', n: player.votes },
      { say: 'fact.strength', n: player.strength },
      { say: 'fact.extensions', n: countTrue(player.extensions) },
      { say: 'fact.noblemen', n: countTrue(player.noblemen) },
    ]
    if (player.squires !== null) facts.unshift({ say: 'goods.squires', n: player.squires })
    if (player.gold !== null) facts.unshift({ say: 'goods.gold', n: player.gold })
    if (view.start === seat) facts.push({ say: 'fact.start' })
    return { score: player.points, facts }
  })
}

const COLOURS: readonly { readonly name: string; readonly livery: Livery }[] = [
  { name: 'blue', livery: 'azure' },
  { name: 'green', livery: 'vert' },
  { name: 'red', livery: 'gules' },
  { name: 'yellow', livery: 'or' },
  { name: 'purple', livery: 'purpure' },
]

/** With two players blue and red: green and yellow are the allies'. */
function seatName(seat: Seat, seats: number): { name: Phrase; livery: Livery } {
  const { name, livery } = nth(COLOURS, seats === 2 ? seat * 2 : seat)
  return { name: { say: `seat.${name}` }, livery }
}

export const speech: Speech<View, Move, Event> = { prompt, move, event: tellEvent, standing, sketch, seat: seatName }
