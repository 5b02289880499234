/** Events as lines of the log. */
import type { Phrase } from '../../../engine/index.ts'
import { area, block, card, place, route, who, zone } from './names.ts'
import type { Event, Going, Shown } from '../types/index.ts'

function strengths(blocks: readonly Shown[]): Phrase[] {
  return blocks.map((shown) => ({ say: 'block-strength', block: block(shown.block), n: shown.strength }))
}

function ways(going: readonly Going[]): Phrase[] {
  return going.map(({ from, to, n }) => ({ say: 'going', n, from: area(from), to: place(to) }))
}

function dice(thrown: readonly number[]): string {
  return thrown.join(' ')
}

export function event(event: Event): Phrase {
  switch (event.type) {
    case 'own':
      return { say: 'event.own', blocks: event.blocks.map(block), n: event.blocks.length }
    case 'answered':
    case 'hand-kept':
    case 'chose':
    case 'actions-over':
    case 'held':
    case 'regroup-over':
    case 'losses-named':
      return { say: `event.${event.type}`, who: who(event.seat) }
    case 'hands-stand':
    case 'limits':
      return { say: `event.${event.type}` }
    case 'hand-shown':
      return { say: 'event.hand-shown', who: who(event.seat), cards: event.cards.map(card), n: event.points }
    case 'redealt':
      return event.seats.length > 1
        ? { say: 'event.redealt.both' }
        : { say: 'event.redealt', who: who(event.seats[0] ?? 0) }
    case 'cards': {
      const [red = '2', white = '2'] = event.cards
      return {
        say: `event.cards.${event.why}`,
        n: event.turn,
        lancaster: who(0),
        york: who(1),
        red: card(red),
        white: card(white),
        who: who(event.first),
      }
    }
    case 'battle': {
      const n = (event.reserves[0] ?? 0) + (event.reserves[1] ?? 0)
      return {
        say: n === 0 ? 'event.battle.open' : 'event.battle',
        area: area(event.area),
        who: who(event.attacker),
        blocks: strengths(event.front),
        n,
      }
    }
    case 'round':
      return { say: 'event.round', n: event.round }
    case 'supply':
      return { say: 'event.supply', n: event.turn }
    case 'campaign':
      return { say: 'event.campaign', n: event.campaign }
    case 'count':
      return {
        say: event.usurped ? 'event.count.usurped' : 'event.count',
        lancaster: who(0),
        york: who(1),
        red: event.counts[0] ?? 0,
        white: event.counts[1] ?? 0,
      }
    case 'over':
      return { say: 'event.over', who: who(event.winner), why: { say: `end.${event.reason}` } }
    case 'marched':
    case 'sailed':
    case 'recruited':
    case 'mustered':
    case 'plague':
    case 'no-use':
    case 'main':
    case 'regrouped':
      return moving(event)
    case 'surplus':
    case 'entered':
    case 'entry-waits':
    case 'spared':
    case 'starved':
    case 'disbanded':
    case 'went-home':
    case 'exiles-dismissed':
      return housekeeping(event)
    default:
      return fighting(event)
  }
}

type Moving = Extract<
  Event,
  { type: 'marched' | 'sailed' | 'recruited' | 'mustered' | 'plague' | 'no-use' | 'main' | 'regrouped' }
>

function moving(event: Moving): Phrase {
  const seat = who(event.seat)
  switch (event.type) {
    case 'marched':
      return {
        say: event.attack ? 'event.marched.attack' : 'event.marched',
        who: seat,
        block: { say: `back.${event.colour}` },
        route: route(event.route),
      }
    case 'sailed': {
      const where = { who: seat, n: event.n, from: area(event.from), to: area(event.to) }
      return event.zone === null
        ? { say: 'event.sailed', ...where }
        : { say: 'event.sailed.attack', ...where, zone: zone(event.zone) }
    }
    case 'recruited':
      return { say: 'event.recruited', who: seat, block: { say: `back.${event.colour}` }, area: area(event.area) }
    case 'mustered':
    case 'plague':
      return { say: `event.${event.type}`, who: seat, area: area(event.area) }
    case 'no-use':
      return { say: 'event.no-use', who: seat, card: card(event.card) }
    case 'main': {
      const from: Phrase = event.from === 'sea' ? { say: 'place.sea' } : area(event.from)
      return { say: 'event.main', who: seat, area: area(event.area), from }
    }
    case 'regrouped':
      return {
        say: 'event.regrouped',
        who: seat,
        block: { say: `back.${event.colour}` },
        from: area(event.from),
        to: area(event.to),
      }
  }
}

type Housekeeping = Extract<
  Event,
  {
    type: 'surplus' | 'entered' | 'entry-waits' | 'spared' | 'starved' | 'disbanded' | 'went-home' | 'exiles-dismissed'
  }
>

function housekeeping(event: Housekeeping): Phrase {
  const seat = who(event.seat)
  switch (event.type) {
    case 'surplus':
    case 'starved':
    case 'exiles-dismissed':
      return { say: `event.${event.type}`, who: seat, area: area(event.area), n: event.n }
    case 'entered':
      return { say: 'event.entered', who: seat, block: block(event.block), area: area(event.area) }
    case 'entry-waits':
    case 'spared':
      return { say: `event.${event.type}`, who: seat, block: block(event.block) }
    case 'disbanded':
    case 'went-home':
      return event.going.length === 0
        ? { say: `event.${event.type}.none`, who: seat }
        : { say: `event.${event.type}`, who: seat, ways: ways(event.going) }
  }
}

type Fighting = Exclude<
  Event,
  | Moving
  | Housekeeping
  | {
      type:
        | 'own'
        | 'answered'
        | 'hand-kept'
        | 'chose'
        | 'actions-over'
        | 'held'
        | 'regroup-over'
        | 'losses-named'
        | 'hands-stand'
        | 'limits'
        | 'hand-shown'
        | 'redealt'
        | 'cards'
        | 'battle'
        | 'round'
        | 'supply'
        | 'campaign'
        | 'count'
        | 'over'
    }
>

function fighting(event: Fighting): Phrase {
  switch (event.type) {
    case 'freed':
    case 'king':
    case 'pretender':
    case 'passed':
      return { say: `event.${event.type}`, block: block(event.block) }
    case 'king-stands':
      return { say: 'event.king-stands', block: block(event.block), area: area(event.area) }
    case 'reserves':
      return {
        say: event.deployed ? 'event.reserves.deployed' : 'event.reserves',
        who: who(event.seat),
        blocks: strengths(event.blocks),
      }
    case 'treachery': {
      const roll = { target: block(event.target), dice: dice(event.dice) }
      const result = event.success ? 'success' : 'failure'
      return event.block === null
        ? { say: `event.treason.${result}`, who: who(event.seat), ...roll }
        : { say: `event.treachery.${result}`, block: block(event.block), ...roll }
    }
    case 'defected':
      return { say: 'event.defected', who: who(event.seat), block: block(event.to) }
    case 'fired':
      return {
        say: 'event.fired',
        block: block(event.block),
        dice: dice(event.dice),
        power: event.firepower,
        n: event.hits,
      }
    case 'charged':
    case 'shot-back':
      return {
        say: `event.${event.type}`,
        block: block(event.block),
        target: block(event.target),
        dice: dice(event.dice),
        power: event.firepower,
        n: event.hits,
      }
    case 'hit':
      return { say: 'event.hit', block: block(event.block), n: event.hits, left: event.left }
    case 'hits-lost':
      return { say: 'event.hits-lost', n: event.n }
    case 'retreated':
      return { say: 'event.retreated', block: block(event.block), to: area(event.to) }
    case 'roles-swapped':
      return { say: 'event.roles-swapped', who: who(event.attacker) }
    case 'battle-over':
      return { say: 'event.battle-over', who: who(event.winner), area: area(event.area) }
    case 'eliminated':
      return {
        say: `event.eliminated.${event.fate}`,
        block: block(event.block),
        cause: { say: `cause.${event.cause}` },
      }
  }
}
