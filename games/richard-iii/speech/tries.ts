/** What a hand may try in the action phase: to march a block across a border. And the rule behind every refusal. */
import type { Try } from '../../../engine/game.ts'
import { areaId, areaNo, NEIGHBOURS } from '../rules/map.ts'
import { shortName } from '../rules/notation.ts'
import type { View } from '../types/index.ts'

export function tries(view: View): readonly Try[] {
  if (view.phase !== 'action' || view.seat === null) return []
  return view.blocks.flatMap(({ block, at }) => {
    if (at === 'pool') return []
    const texts = (NEIGHBOURS[areaNo(at)] ?? []).map(({ area }) => `${shortName(block)}:${at}>${areaId(area)}`)
    return texts.flatMap((text) => [at, `block ${block}`].map((place) => ({ place, text })))
  })
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
  'not-there': 'R3-6.24',
}
