/** How the game speaks: views, moves and events as phrases for the catalogues in `words/`. */
import type { Livery, Phrase, Prompt, Seat, Speech, Standing } from '../../engine/game.ts'
import { legal } from './actions.ts'
import { CARDS } from './cards.ts'
import { HOUSES, houseOf, modeFor } from './houses.ts'
import { SPACE_NAMES, targetOf } from './spaces.ts'
import type { Card, Event, Move, Result, Space, View } from './types.ts'
import { sketch } from './sketch.ts'
import { stateSeen } from './view.ts'

export function cardPhrase(card: Card): Phrase {
  const { direction, distance } = CARDS[card] ?? { direction: '', distance: 0 }
  return { say: 'card', direction: { say: `direction.${direction}` }, distance }
}

function spaceName(space: Space): string {
  return SPACE_NAMES[space] ?? ''
}

function resultPhrase(result: Result, [red, white]: readonly [number, number]): Phrase {
  if (result.house === null) return { say: 'result.draw', red, white }
  const house: Phrase = { say: `house.${HOUSES[result.house]?.id}` }
  return { say: `result.${result.by}`, house, red, white }
}

function prompt(view: View, seat: Seat | null): Prompt {
  if (view.status !== 'running') {
    const result = resultPhrase(view.leader, [view.scores[0].total, view.scores[1].total])
    return {
      ask: { say: 'prompt.over', reason: { say: `end.${view.status}` }, result },
      rule: view.status === 'deadlock' ? 'RK-5.1' : 'RK-5.2',
    }
  }
  if (seat !== view.turn) return { ask: { say: 'prompt.wait', who: { seat: view.turn } }, rule: 'RK-3.1' }
  const moves = legal(stateSeen(view), seat)
  const plays = moves.filter((move) => move.type === 'play')
  if (moves.some((move) => move.type === 'pass')) return { ask: { say: 'prompt.pass' }, rule: 'RK-4.5' }
  if (plays.length === 0) return { ask: { say: 'prompt.draw' }, rule: 'RK-4.3' }
  if (moves.length > plays.length) return { ask: { say: 'prompt.play-or-draw' }, rule: 'RK-4.1' }
  if (plays.every((move) => move.hero)) return { ask: { say: 'prompt.hero' }, rule: 'RK-3.2' }
  return { ask: { say: 'prompt.play' }, rule: 'RK-4.2' }
}

function move(move: Move, view: View): Phrase {
  switch (move.type) {
    case 'play': {
      const space = spaceName(targetOf(view.crown, move.card))
      return { say: move.hero ? 'move.hero' : 'move.play', card: cardPhrase(move.card), space }
    }
    case 'draw':
      return { say: 'move.draw' }
    case 'pass':
      return { say: 'move.pass' }
  }
}

function event(event: Event): Phrase {
  switch (event.type) {
    case 'placed':
    case 'turned': {
      const { type, seat, card, space } = event
      return { say: `event.${type}`, who: { seat }, card: cardPhrase(card), space: spaceName(space) }
    }
    case 'drew':
      return { say: 'event.drew', who: { seat: event.seat }, card: cardPhrase(event.card) }
    case 'reshuffled':
      return { say: 'event.reshuffled', n: event.cards }
    case 'passed':
      return { say: 'event.passed', who: { seat: event.seat } }
    case 'ended':
      return {
        say: 'event.ended',
        reason: { say: `end.${event.reason}` },
        result: resultPhrase(event.result, event.totals),
      }
  }
}

function standing(view: View): readonly Standing[] {
  return view.hands.map((hand, seat) => {
    const score = view.scores[houseOf(seat)]
    return {
      score: score.total,
      facts: [
        { say: 'fact.cards', n: hand.length },
        { say: 'fact.heroes', n: view.heroes[seat] ?? 0 },
        { say: 'fact.stones', n: score.stones },
        { say: 'fact.territories', n: score.territories },
        { say: 'fact.largest', n: score.largest },
      ],
    }
  })
}

function seat(seat: Seat, seats: number): { readonly name: Phrase; readonly livery: Livery } {
  return {
    name: { say: `seat.${modeFor(seats).seats[seat]?.id}` },
    livery: houseOf(seat) === 0 ? 'lancaster' : 'york',
  }
}

export const speech: Speech<View, Move, Event> = { prompt, move, event, standing, sketch, seat }
