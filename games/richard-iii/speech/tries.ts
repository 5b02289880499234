/** What a hand may try with a block, an area or a card, by what is asked. And the rule behind every refusal. */
import type { Try } from '../../../engine/game.ts'
import type { BlockId } from '../rules/ids.ts'
import { AREAS } from '../rules/ids.ts'
import { areaId, areaNo, NEIGHBOURS } from '../rules/map.ts'
import { shortName } from '../rules/notation.ts'
import type { View } from '../types/index.ts'

export function tries(view: View): readonly Try[] {
  const { seat } = view
  if (seat === null || view.phase === 'over') return []
  return [...askedFor(view, seat), ...cards(view, seat), ...marches(view)]
}

/** Always the first thing a hand would do with a block on the map. */
function marches(view: View): readonly Try[] {
  return view.blocks.flatMap(({ block, at }) => {
    // Where he would be raised is asked once he is in hand.
    if (at === 'pool') return [{ place: `block ${block}`, text: `+${shortName(block)}@${AREAS[0]}` }]
    const texts = (NEIGHBOURS[areaNo(at)] ?? []).map(({ area }) => `${shortName(block)}:${at}>${areaId(area)}`)
    return texts.flatMap((text) => [at, `block ${block}`].map((place) => ({ place, text })))
  })
}

function cards(view: View, seat: number): readonly Try[] {
  const hand = view.houses[seat]?.cards.hand ?? []
  return [...new Set(hand)].map((card) => ({ place: `card ${card}`, text: `card:${card}` }))
}

const own = (view: View, deed: string): readonly Try[] =>
  view.blocks.map(({ block }) => ({ place: `block ${block}`, text: `${deed}:${shortName(block)}` }))

function askedFor(view: View, seat: number): readonly Try[] {
  switch (view.phase) {
    case 'choose-battle':
      return AREAS.map((area) => ({ place: area, text: `battle@${area}` }))
    case 'main-attack': {
      const asking = view.action?.asking
      return asking ? AREAS.map((area) => ({ place: area, text: `main@${asking}<${area}` })) : []
    }
    case 'treason-roll':
      return fighters(view, 1 - seat).map((block) => ({ place: `block ${block}`, text: `treason!${shortName(block)}` }))
    case 'battle-turn':
      return inBattle(view, seat)
    case 'assign-hits':
      return own(view, 'hit')
    case 'regroup':
      return regroups(view)
    case 'minor-entry': {
      const { entry } = view
      return entry ? AREAS.map((area) => ({ place: area, text: `enter:${shortName(entry.block)}@${area}` })) : []
    }
    case 'supply-loss':
      return own(view, 'starve')
    case 'exile-surplus':
      return own(view, 'dismiss')
    case 'pretender-home':
    case 'king-home':
      return homes(view)
    default:
      return []
  }
}

function fighters({ battle }: View, side: number): readonly BlockId[] {
  return (battle?.front ?? []).flatMap(({ block, seat }) => (seat === side ? [block] : []))
}

/** A block is meant to fire, an area to be retreated to, an enemy to be charged, or tempted. */
function inBattle(view: View, seat: number): readonly Try[] {
  const { battle } = view
  if (!battle) return []
  const acting = battle.next.filter((block) => fighters(view, seat).includes(block))
  const [first] = acting
  if (first === undefined) return own(view, 'fire')
  const name = shortName(first)
  return [
    ...own(view, 'fire'),
    ...fighters(view, 1 - seat).flatMap((block) => [
      { place: `block ${block}`, text: `charge:${name}!${shortName(block)}` },
      { place: `block ${block}`, text: `treachery:${name}!${shortName(block)}` },
    ]),
    ...AREAS.filter((area) => area !== battle.area).map((area) => ({ place: area, text: `retreat:${name}>${area}` })),
  ]
}

function regroups(view: View): readonly Try[] {
  const area = view.regroup?.area
  const there = view.blocks.find(({ at }) => at === area)
  const others = view.blocks.filter(({ at }) => at !== area && at !== 'pool')
  const way = (NEIGHBOURS[areaNo(area ?? '')] ?? [])[0]
  return [
    ...others.map(({ block }) => ({
      place: `block ${block}`,
      text: `regroup:${shortName(block)}>${areaId(way?.area ?? 0)}`,
    })),
    ...(there ? AREAS.map((to) => ({ place: to, text: `regroup:${shortName(there.block)}>${to}` })) : []).filter(
      ({ place }) => place !== area,
    ),
  ]
}

function homes(view: View): readonly Try[] {
  const [next] = view.pending
  const settled = view.blocks.filter(({ block, at }) => at !== 'pool' && !view.pending.includes(block))
  return [
    ...settled.map(({ block, at }) => ({ place: `block ${block}`, text: `home:${shortName(block)}@${at}` })),
    ...(next ? AREAS.map((area) => ({ place: area, text: `home:${shortName(next)}@${area}` })) : []),
  ]
}

export const refusals = {
  'not-your-turn': 'R3-6.1',
  'no-points': 'R3-6.1',
  'card-forbids': 'R3-5.5',
  'has-moved': 'R3-6.6',
  pinned: 'R3-6.14',
  'too-far': 'R3-6.3',
  'no-border': 'R3-6.3',
  'enemy-exile': 'R3-6.7',
  'enemy-border': 'R3-6.15',
  'border-full': 'R3-6.8',
  'too-many-borders': 'R3-6.11',
  'enemy-stops': 'R3-6.4',
  'must-stop': 'R3-6.5',
  'cannot-sail': 'R3-6.19',
  'enemy-coast': 'R3-6.17',
  'no-sea-way': 'R3-6.16',
  'no-recruit': 'R3-6.24',
  'not-there': 'R3-7.3',
  'no-redeal': 'R3-5.2',
  'no-card': 'R3-5.3',
  'card-played': 'R3-5.3',
  'not-entered': 'R3-6.12',
  'no-battle': 'R3-8.1',
  'not-tempted': 'R3-9.2',
  'no-office': 'R3-9.1',
  'has-rolled': 'R3-9.1',
  'not-in-battle': 'R3-8.1',
  'in-reserve': 'R3-8.16',
  'has-acted': 'R3-8.3',
  'not-its-turn': 'R3-8.4',
  'no-charge': 'R3-8.11',
  junior: 'R3-8.11',
  'no-target': 'R3-8.10',
  'must-leave': 'R3-8.15',
  'no-retreat-yet': 'R3-8.12',
  'not-open': 'R3-8.12',
  'enemy-way': 'R3-8.13',
  'pirate-way': 'R3-7.4',
  'not-strongest': 'R3-8.8',
  'not-winner': 'R3-8.21',
  'no-entry': 'R3-10.5',
  fed: 'R3-11.2',
  'fed-at-home': 'R3-11.3',
  named: 'R3-11.2',
  'home-first': 'R3-12.5',
  'home-planned': 'R3-12.5',
  'stays-put': 'R3-12.9',
  'no-home': 'R3-12.5',
  'no-heir-home': 'R3-12.7',
  'first-mulligan': 'R3-5.2',
  'first-mulligan-answer': 'R3-5.2',
  'first-choose-card': 'R3-5.3',
  'first-main-attack': 'R3-6.12',
  'first-choose-battle': 'R3-8.1',
  'first-treason-roll': 'R3-9.8',
  'first-battle-turn': 'R3-8.6',
  'first-assign-hits': 'R3-8.9',
  'first-regroup': 'R3-8.21',
  'first-minor-entry': 'R3-10.5',
  'first-execute': 'R3-13.5',
  'first-supply-loss': 'R3-11.2',
  'first-pretender-home': 'R3-12.5',
  'first-king-home': 'R3-12.7',
  'first-exile-surplus': 'R3-12.10',
}
