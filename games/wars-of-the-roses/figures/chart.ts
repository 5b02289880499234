/** What stands on the charts: money and troops, the draft, regions, kinds of assets, honours. */
import type { Figure, Phrase } from '../../../engine/index.ts'
import type { Data } from '../rules/figures.ts'
import { ASSET_TYPES, REGIONS, type RegionId, RUNNING_AWARDS } from '../rules/ids.ts'
import { award, region } from '../speech/names.ts'
import { choice, fixed, flag, member, number, ordered, perTurn, pounds } from './make.ts'

const label = (id: string): Phrase => ({ say: `label.${id}` })
const regionName = (id: string): Phrase => region(id as RegionId)
const typeName = (id: string): Phrase => ({ say: `type.${id}` })

export function moneyFigures({
  turns,
  startingMoney,
  mercenaryCards,
  troops,
  bribery,
  frenchAid,
  draft,
}: Data): Figure[] {
  const money = { group: 'money' }
  const men = { group: 'troops' }
  const cards = { group: 'draft' }
  return [
    // Lists have a number for each turn of the printed game.
    number(money, 'turns', label('turns'), turns, 5, 1),
    pounds(money, 'startingMoney', label('starting-money'), startingMoney),
    pounds(money, 'frenchAid.maximum', label('aid-maximum'), frenchAid.maximum),
    ...[1, 2, 3, 4, 5].map((turn) =>
      member(money, 'frenchAid.turns', String(turn), { say: 'label.aid-turn', n: turn }, frenchAid.turns),
    ),
    pounds(money, 'bribery.whitePrice', label('white-price'), bribery.whitePrice),
    pounds(money, 'bribery.blackPrice', label('black-price'), bribery.blackPrice),
    number(money, 'bribery.whiteCubes', label('white-cubes'), bribery.whiteCubes),
    number(money, 'bribery.blackCubes', label('black-cubes'), bribery.blackCubes),
    pounds(men, 'troops.cost', label('troop-cost'), troops.cost),
    number(men, 'troops.counters', label('troop-counters'), troops.counters),
    number(men, 'troops.mercenaryCounters', label('mercenary-counters'), troops.mercenaryCounters),
    ...perTurn(
      men,
      'troops.mercenariesPerCard',
      'label.turn',
      troops.mercenariesPerCard,
      label('mercenaries-per-card'),
    ),
    fixed(cards, 'mercenaryCards', label('mercenary-cards'), mercenaryCards),
    ...Object.entries(draft).flatMap(([players, { display, picks }]) => [
      ...perTurn(cards, `draft.${players}.display`, 'label.turn', display, {
        say: 'label.display',
        n: Number(players),
      }),
      ...perTurn(cards, `draft.${players}.picks`, 'label.turn', picks, { say: 'label.picks', n: Number(players) }),
    ]),
  ]
}

export function regionFigures({ regions, parliamentOrder }: Data): Figure[] {
  return [
    ...REGIONS.flatMap((id) => {
      const where = { group: 'regions', about: region(id) }
      const { votes, first, second } = regions[id]
      return [
        number(where, `regions.${id}.votes`, label('votes'), votes),
        number(where, `regions.${id}.first`, label('first'), first),
        number(where, `regions.${id}.second`, label('second'), second),
      ]
    }),
    ...ordered(
      { group: 'regions', about: label('parliament-order') },
      'parliamentOrder',
      parliamentOrder,
      REGIONS,
      regionName,
    ),
  ]
}

export function typeFigures({ types, chartOrder }: Data): Figure[] {
  const kinds: Readonly<Record<string, { controlPoints?: number; garrison?: number; givesPresence: boolean }>> = types
  return [
    ...ASSET_TYPES.flatMap((id) => {
      const where = { group: 'types', about: typeName(id) }
      const { controlPoints, garrison, givesPresence } = kinds[id] ?? { givesPresence: false }
      return [
        ...(controlPoints === undefined
          ? []
          : [number(where, `types.${id}.controlPoints`, label('control-points'), controlPoints)]),
        ...(garrison === undefined ? [] : [number(where, `types.${id}.garrison`, label('garrison'), garrison)]),
        flag(where, `types.${id}.givesPresence`, label('presence'), givesPresence),
      ]
    }),
    ...ordered({ group: 'types', about: label('chart-order') }, 'chartOrder', chartOrder, ASSET_TYPES, typeName),
  ]
}

export function honourFigures({ awards, captainOfCalais: calais, bonuses, king }: Data): Figure[] {
  const honours = { group: 'honours' }
  const captain = { ...honours, about: award('captain-of-calais') }
  const counts: Readonly<Record<string, string>> = awards.counts
  return [
    number(honours, 'king.victoryPoints', label('king-points'), king.victoryPoints),
    number(honours, 'awards.victoryPoints', label('award-points'), awards.victoryPoints),
    number(honours, 'awards.minimum', label('award-minimum'), awards.minimum),
    ...RUNNING_AWARDS.map((id) =>
      choice(
        { ...honours, about: award(id) },
        `awards.counts.${id}`,
        label('counts'),
        counts[id] ?? '',
        ASSET_TYPES,
        typeName,
      ),
    ),
    number(captain, 'captainOfCalais.controlPoints', label('control-points'), calais.controlPoints),
    number(captain, 'captainOfCalais.victoryPoints', label('victory-points'), calais.victoryPoints),
    flag(captain, 'captainOfCalais.givesPresence', label('presence'), calais.givesPresence),
    ...REGIONS.map((id) =>
      member(
        captain,
        'captainOfCalais.bidRegions',
        id,
        { say: 'label.bid-region', region: region(id) },
        calais.bidRegions,
      ),
    ),
    pounds(honours, 'bonuses.trade', label('trade'), bonuses.trade),
    pounds(honours, 'bonuses.church', label('church'), bonuses.church),
  ]
}
