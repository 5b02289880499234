/** The board in words: the realm region by region, and parliament, purses, the display and the reader's plan as tables. */
import type { Phrase } from '../../../engine/index.ts'
import type { Named, Outline, OutlineBranch, OutlineTable, OutlineTree } from '../../../engine/outline.ts'
import { realmFor } from '../rules/figures.ts'
import { REGIONS } from '../rules/ids.ts'
import type { AssetView, RegionView, View } from '../types/index.ts'
import { asset, award, card, house, money, orderPhrase, region, seatPhrase, vp } from './names.ts'

const word = (id: string): Phrase => ({ say: `outline.${id}` })
const NOBODY: Phrase = { say: 'outline.nobody' }

export function outline(view: View): Outline {
  return [realm(view), regions(view), players(view), ...awards(view), ...display(view), ...plan(view)]
}

function realm(view: View): OutlineTree {
  const { landReach } = realmFor(view.figures)
  return {
    kind: 'tree',
    id: 'realm',
    title: word('realm'),
    branches: view.regions.map((each, number): OutlineBranch => ({
      place: each.id,
      name: region(each.id),
      brief: leader(each),
      inside: view.assets.filter((piece) => (piece.region ?? piece.home) === each.id).map(piece),
      next: (landReach[number] ?? []).flatMap((near) => (near === number ? [] : [REGIONS[near] as string])),
    })),
  }
}

function piece(of: AssetView): OutlineBranch {
  const kind: Phrase = { say: `type.${of.type}` }
  const points: Phrase = { say: 'points', n: of.controlPoints }
  return {
    place: of.id,
    name: asset(of.id),
    // Most are nobody's at first: that is not said of each.
    brief:
      of.owner === null
        ? { say: 'outline.piece.free', kind, points }
        : { say: 'outline.piece', kind, owner: seatPhrase(of.owner), points },
  }
}

function leader({ ranking, points }: RegionView): Phrase {
  const [first] = ranking
  if (first === undefined) return NOBODY
  return { say: 'rank.unplaced', seat: { seat: first }, points: { say: 'points', n: points[first] ?? 0 } }
}

function regions(view: View): OutlineTable {
  return {
    kind: 'table',
    id: 'parliament',
    title: word('parliament'),
    columns: [
      word('region'),
      word('votes'),
      word('prizes'),
      ...view.players.map((_, seat) => seatPhrase(seat)),
      word('rose'),
    ],
    rows: view.regions.map((each) => ({
      place: each.id,
      cells: [
        region(each.id),
        String(each.votes),
        { say: 'outline.pair', first: vp(each.first), second: vp(each.second) },
        ...view.players.map((_, seat): Named => String(each.points[seat] ?? 0)),
        each.houses?.leader ? house(each.houses.leader) : NOBODY,
      ],
    })),
  }
}

function players(view: View): OutlineTable {
  return {
    kind: 'table',
    id: 'players',
    seats: true,
    title: word('players'),
    columns: [
      word('player'),
      word('house'),
      word('vp'),
      word('money'),
      word('income'),
      word('mercenaries'),
      word('turn-order'),
    ],
    rows: view.players.map((player, seat) => ({
      place: `player ${seat}`,
      cells: [
        seatPhrase(seat),
        player.house ? house(player.house) : NOBODY,
        String(player.vp),
        money(player.money),
        money(player.income),
        String(player.mercenaries),
        String(view.order.indexOf(seat) + 1),
      ],
    })),
  }
}

function awards(view: View): readonly OutlineTable[] {
  return [
    {
      kind: 'table',
      id: 'titles',
      title: word('titles'),
      columns: [word('title'), word('held'), word('vp'), word('counts')],
      rows: view.awards.map((each) => ({
        place: null,
        cells: [
          award(each.id),
          each.holder === null ? NOBODY : seatPhrase(each.holder),
          String(each.vp),
          { say: 'outline.each', counts: each.points.map((n, seat) => ({ say: 'outline.count', seat: { seat }, n })) },
        ],
      })),
    },
  ]
}

function display(view: View): readonly OutlineTable[] {
  if (!view.draft) return []
  return [
    {
      kind: 'table',
      id: 'display',
      title: word('display'),
      columns: [word('card'), word('kind'), word('points')],
      rows: view.draft.display.map((id) => {
        const drawn = view.assets.find((each) => each.id === id)
        return {
          place: id,
          cells: drawn
            ? [card(id), { say: `type.${drawn.type}` }, String(drawn.controlPoints)]
            : [card(id), { say: 'mercenaries', n: view.mercenariesPerCard }, '0'],
        }
      }),
    },
  ]
}

function plan(view: View): readonly OutlineTable[] {
  if (!view.plan) return []
  return [
    {
      kind: 'table',
      id: 'plan',
      title: word('plan'),
      columns: [word('order'), word('price'), word('fault')],
      rows: view.plan.lines.map((line) => ({
        place: null,
        cells: [
          orderPhrase(line.order),
          money(line.price),
          line.fault === null ? word('stands') : { say: `fault.${line.fault}` },
        ],
      })),
    },
  ]
}
