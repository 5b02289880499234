/** What a hand may try with a piece or a card, by the phase. And the rule behind every refusal. */
import type { Try } from '../../../engine/game.ts'
import { CARDS, REGIONS } from '../rules/ids.ts'
import type { AssetView, View } from '../types/index.ts'

export function tries(view: View): readonly Try[] {
  if (view.seat === null) return []
  switch (view.phase) {
    case 'draft':
      return [...CARDS.map((card) => ({ place: card, text: `take:${card}` })), ...planned(view)]
    case 'aid':
    case 'planning':
      return planned(view)
    case 'over':
      return []
  }
}

/** On the map a hand means to plan; before the time of plans it hears when that comes. */
function planned(view: View): readonly Try[] {
  const all = [
    ...view.assets.flatMap((asset) => orders(asset, view)),
    ...REGIONS.map((region) => ({ place: `calais ${region}`, text: `calais:${region}+1` })),
  ]
  return view.phase === 'draft' ? all.filter(({ place }) => !(CARDS as readonly string[]).includes(place)) : all
}

function orders(asset: AssetView, { seat }: View): readonly Try[] {
  const { id: place, type, owner } = asset
  const meant = type === 'noble' || type === 'bishop' || type === 'ship' ? [owner === seat ? 'W+' : 'B+'] : ['T+', 'M+']
  return meant.map((sign) => ({ place, text: `${sign}${place}` }))
}

export const refusals = {
  over: 'WR-13.1',
  'no-draft': 'WR-4.1',
  'not-on-display': 'WR-5.2',
  'not-your-pick': 'WR-5.4',
  'aid-not-yours': 'WR-6.3',
  'no-aid': 'WR-6.3',
  'no-planning': 'WR-7.1',
  ready: 'WR-7.1',
  'nothing-there': 'WR-7.2',
  'no-troops': 'WR-7.4',
  'no-mercenaries': 'WR-7.4',
  unowned: 'WR-8.6',
  'no-presence': 'WR-8.8',
  'one-cube': 'WR-7.4',
  'not-yours': 'WR-8.6',
  own: 'WR-8.6',
  'no-white': 'WR-7.4',
  'no-black': 'WR-7.4',
  stays: 'WR-7.2',
  'too-far': 'WR-8.6',
  moved: 'WR-7.2',
  'not-calais': 'WR-8.2',
  'one-bid': 'WR-7.2',
  'bid-too-high': 'WR-7.4',
  'bid-too-low': 'WR-7.4',
}
