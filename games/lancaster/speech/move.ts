/** Moves as entries of a list. */
import type { Phrase } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { isFree } from '../rules/goods.ts'
import { nth } from '../rules/list.ts'
import type { Figures, Move, View } from '../types/index.ts'
import { countyName, slotName, spaceName } from './names.ts'
import { allyRewardText, costText, favourText, rewardText } from './texts.ts'

export function move(choice: Move, view: View): Phrase {
  const byAlly = 'ally' in choice && choice.ally
  const phrase = ownMove(choice, view)
  return byAlly ? { say: 'move.forAlly', move: phrase } : phrase
}

function ownMove(choice: Move, view: View): Phrase {
  const figures = figuresOf(view.figures)
  const forAlly = view.ask !== null && 'ally' in view.ask && view.ask.ally
  const countyAt = (index: number): Phrase | string => countyName(nth(figures.counties, index).id)
  switch (choice.type) {
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

function upgradeMove(choice: Extract<Move, { type: 'upgrade' }>, figures: Figures): Phrase {
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
