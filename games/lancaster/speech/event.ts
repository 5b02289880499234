/** Events as lines of the log, in the present tense: "Alice sends a knight of strength 2 to Stafford." */
import type { Phrase } from '../../../engine/game.ts'
import { PRINTED } from '../rules/figures.ts'
import { nth } from '../rules/list.ts'
import type { Event } from '../types/index.ts'
import { countyName, lawTitle, slotName, spaceName, whoName } from './names.ts'
import { favourText } from './texts.ts'

export function event(event: Event): Phrase {
  const say = `event.${event.type}`
  switch (event.type) {
    case 'ally':
      return { say, who: whoName(event), colour: { say: `colour.${event.colour}` } }
    case 'extensions':
      return { say, list: event.spaces.map((space, seat) => extensionOf(seat, space)) }
    case 'placed':
    case 'expelled': {
      const { strength, squires } = event
      const county = countyName(event.county)
      return { say: squires > 0 ? `${say}.squires` : say, who: whoName(event), strength, county, n: squires }
    }
    case 'castled':
      return { say, who: whoName(event), strength: event.strength, space: spaceName(event.space) }
    case 'joined': {
      const { strength, frenchStrength, journey } = event
      const slot = slotName(event.slot)
      return { say: journey ? `${say}.journey` : say, who: whoName(event), strength, slot, french: frenchStrength }
    }
    case 'favour':
      return { ...favourText(say, event.ally, event.reward), who: whoName(event) }
    case 'gained':
    case 'paid':
      return { say, who: whoName(event), goods: { say: `goods.${event.good}`, n: event.n } }
    case 'recruited':
      return { say, who: whoName(event), strength: event.strength }
    case 'upgraded':
      return { say, who: whoName(event), from: event.from, to: event.to }
    case 'declined':
      return { say: `${say}.${event.what}`, who: whoName(event) }
    case 'extended':
      return { say, who: whoName(event), space: spaceName(event.space) }
    case 'nobleman':
    case 'removed':
      return { say, who: whoName(event), county: countyName(event.county) }
    case 'counted':
      return countedLine(event)
    case 'unused':
      return { say, n: event.n }
    case 'law':
      return { say, law: lawTitle(event.law) }
    case 'most':
      if (event.seats.length === 0) return { say: `${say}.nobody.${event.good}` }
      return { say: `${say}.${event.good}`, list: event.seats.map((seat) => ({ say: 'who', who: { seat } })) }
    case 'exchanged':
      return { say: event.n > 0 ? say : `${say}.none`, who: whoName(event), n: event.n }
    case 'took':
      return { say: `${say}.${event.what}`, who: whoName(event), county: countyName(event.county) }
    case 'resolved':
      return { say: `${say}.${event.what}`, who: whoName(event), space: spaceName(event.space) }
    case 'roundTable':
      return { say, who: whoName(event), n: event.n }
    case 'battle':
      return battleLine(event)
    case 'freed':
      return { say, who: whoName(event), strength: event.strength }
    case 'captured':
      return { say, who: whoName(event), n: event.n }
    case 'round':
      return { say, round: event.round, laws: event.laws.map(lawTitle) }
    case 'stocks':
      return {
        say,
        list: event.gold.map((gold, seat) => ({
          say: 'event.stocks.one',
          who: { seat },
          gold: { say: 'goods.gold', n: gold },
          squires: { say: 'goods.squires', n: nth(event.squires, seat) },
        })),
      }
    case 'scored':
      return {
        say: `${say}.${event.what}`,
        list: event.points.map((n, seat) => ({ say: 'event.points', who: { seat }, n })),
      }
    case 'chosen':
    case 'passed':
    case 'decided':
    case 'start':
    case 'skipped':
      return { say, who: whoName(event) }
  }
}

function extensionOf(seat: number, space: number): Phrase {
  return { say: 'event.extensions.one', who: { seat }, space: spaceName(nth(PRINTED.castle, space).id) }
}

function countedLine(event: Extract<Event, { type: 'counted' }>): Phrase {
  return {
    say: event.passed ? 'event.counted.passed' : 'event.counted.rejected',
    law: lawTitle(event.law),
    yes: event.yes,
    no: event.no,
    list: event.ballots.map(({ yes, votes }, seat) => ({
      say: `event.ballot.${yes ? 'yes' : 'no'}`,
      who: { seat },
      n: votes,
    })),
  }
}

function battleLine(event: Extract<Event, { type: 'battle' }>): Phrase {
  const { england, slot, frenchStrength, ranks } = event
  const result = england ? 'england' : 'france'
  const line = { slot: slotName(slot), sum: event.sum, french: frenchStrength }
  if (ranks.length === 0) return { say: `event.battle.${result}.empty`, ...line }
  return {
    say: `event.battle.${result}`,
    ...line,
    list: ranks.map((rank) => ({ say: 'event.points', who: whoName(rank), n: rank.ally ? 0 : rank.points })),
  }
}
