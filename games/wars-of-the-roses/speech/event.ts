/** An event as a line of the log. */
import type { Phrase } from '../../../engine/index.ts'
import { total } from '../rules/parliament.ts'
import type { Event } from '../types/index.ts'
import { move } from './move.ts'
import { asset, award, card, force, house, money, orderPhrase, place, region, seatPhrase, vp } from './names.ts'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

export function event(event: Event): Phrase {
  switch (event.type) {
    case 'turn':
      return { say: 'event.turn', turn: event.turn, order: event.order.map(seatPhrase) }
    case 'display': {
      const cards = event.cards.map(card)
      return event.extra > 0 ? { say: 'event.display.extra', n: event.extra, cards } : { say: 'event.display', cards }
    }
    case 'drafted':
      return { say: 'event.drafted', seat: { seat: event.seat }, card: asset(event.card) }
    case 'hired':
      return { say: 'event.hired', seat: { seat: event.seat }, n: event.n }
    case 'award':
      return awardPhrase(event)
    case 'boxed':
      return { say: 'event.boxed', cards: event.cards.map(card) }
    case 'income':
      return { say: 'event.income', seat: { seat: event.seat }, money: money(event.amount) }
    case 'aid':
      return event.amount > 0
        ? { say: 'event.aid.used', seat: { seat: event.seat }, money: money(event.amount) }
        : { say: 'event.aid.kept', seat: { seat: event.seat } }
    case 'planning':
    case 'reveal':
      return { say: `event.${event.type}` }
    case 'planned':
      return { say: 'event.planned', seat: { seat: event.seat }, move: move(event.move, null) }
    case 'ready':
      return { say: 'event.ready', seat: { seat: event.seat } }
    case 'bid':
    case 'captain':
    case 'ignored':
    case 'dropped':
    case 'paid':
    case 'moved':
    case 'guarded':
    case 'deployed':
      return deploymentPhrase(event)
    case 'bribe':
      return {
        say: `event.bribe.${event.result}`,
        seat: { seat: event.seat },
        on: asset(event.on),
        owner: { seat: event.owner },
      }
    case 'battle':
      return battlePhrase(event)
    case 'disbanded':
      return { say: 'event.disbanded', n: event.n }
    case 'region':
    case 'king':
    case 'titled':
    case 'trade':
    case 'church':
    case 'scored':
    case 'over':
      return parliamentPhrase(event)
  }
}

function awardPhrase({ award: id, from, to }: Of<'award'>): Phrase {
  const title = award(id)
  if (to === null) return { say: 'event.award.returned', award: title, from: { seat: from ?? 0 } }
  if (from === null) return { say: 'event.award.claimed', award: title, to: { seat: to } }
  return { say: 'event.award.passed', award: title, from: { seat: from }, to: { seat: to } }
}

function deploymentPhrase(
  event: Of<'bid' | 'captain' | 'ignored' | 'dropped' | 'paid' | 'moved' | 'guarded' | 'deployed'>,
): Phrase {
  const seat = { seat: event.seat ?? 0 }
  switch (event.type) {
    case 'bid':
      return { say: 'event.bid', seat, money: money(event.amount), region: region(event.region) }
    case 'captain':
      if (event.region === null) return { say: 'event.captain.none' }
      return { say: 'event.captain', seat, region: region(event.region) }
    case 'ignored':
      return { say: 'event.ignored', seat, order: orderPhrase(event.order), why: { say: `fault.${event.why}` } }
    case 'dropped':
      return { say: 'event.dropped', seat, order: orderPhrase(event.order, event.n) }
    case 'paid':
      return { say: 'event.paid', seat, money: money(event.amount), left: money(event.left) }
    case 'moved':
      return { say: 'event.moved', seat, who: asset(event.who), from: place(event.from), to: place(event.to) }
    case 'guarded':
      return { say: 'event.guarded', seat, on: asset(event.on) }
    case 'deployed':
      return {
        say: event.attack ? 'event.deployed.attack' : 'event.deployed.defend',
        seat,
        at: asset(event.at),
        force: force(event.troops, event.mercenaries),
      }
  }
}

function battlePhrase(event: Of<'battle'>): Phrase {
  const { attackers, defenders, left } = event
  const seat = { seat: event.seat }
  if (event.owner === null) return { say: 'event.battle.entered', seat, at: asset(event.at), left }
  const owner = { seat: event.owner }
  return { say: `event.battle.${event.result}`, seat, owner, at: asset(event.at), attackers, defenders, left }
}

function parliamentPhrase(event: Of<'region' | 'king' | 'titled' | 'trade' | 'church' | 'scored' | 'over'>): Phrase {
  switch (event.type) {
    case 'region':
      return regionPhrase(event)
    case 'king': {
      const { lancaster, york } = event.votes
      const most = Math.max(lancaster, york)
      const least = Math.min(lancaster, york)
      return event.house
        ? { say: 'event.king', house: house(event.house), most, least, vp: vp(event.vp) }
        : { say: 'event.king.none', most, least }
    }
    case 'titled':
      return { say: 'event.titled', seat: { seat: event.seat }, vp: vp(event.vp), award: award(event.award) }
    case 'trade':
      return { say: 'event.trade', seat: { seat: event.seat }, vp: vp(event.vp), port: asset(event.port) }
    case 'church':
      return { say: 'event.church', seat: { seat: event.seat }, vp: vp(event.vp), town: asset(event.town) }
    case 'scored':
      return {
        say: 'event.scored',
        scores: event.ledgers.map((ledger, seat) => ({
          say: 'score',
          seat: { seat },
          gained: total(ledger),
          total: vp(event.vp[seat] ?? 0),
        })),
      }
    case 'over': {
      const winner = event.ranking[0] ?? 0
      return { say: 'event.over', seat: { seat: winner }, vp: vp(event.vp[winner] ?? 0) }
    }
  }
}

function regionPhrase(event: Of<'region'>): Phrase {
  const here = region(event.region)
  if (event.ranking.length === 0) return { say: 'event.region.empty', region: here }
  const ranking = event.ranking.map((seat, placed): Phrase => {
    const points: Phrase = { say: 'points', n: event.points[seat] ?? 0 }
    const scored = event.vp[placed]
    return scored === undefined
      ? { say: 'rank.unplaced', seat: { seat }, points }
      : { say: 'rank', seat: { seat }, points, vp: vp(scored) }
  })
  return event.house
    ? { say: 'event.region.house', region: here, ranking, n: event.votes, house: house(event.house) }
    : { say: 'event.region', region: here, ranking }
}
