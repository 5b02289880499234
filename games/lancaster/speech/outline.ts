/** The board in words: counties, France, parliament, castles and courts, each as a table. */
import type { Phrase } from '../../../engine/game.ts'
import type { Named, Outline, OutlineTable } from '../../../engine/outline.ts'
import { figuresOf } from '../rules/figures.ts'
import type { View } from '../types/index.ts'
import { strengthPhrase, strengths, votesTaken } from './describe.ts'
import { countyName, lawTitle, slotName, spaceName, whoName } from './names.ts'
import { lawText, rewardText } from './texts.ts'

const word = (id: string): Phrase => ({ say: `outline.${id}` })
const list = (items: readonly Phrase[]): Phrase => ({ say: 'tell.list', items })
const NOBODY: Phrase = { say: 'outline.nobody' }

export function outline(view: View): Outline {
  return [
    counties(view),
    conflicts(view),
    laws(view),
    players(view),
    ...(view.seat === null ? [] : [castle(view, view.seat)]),
    favours(view),
  ]
}

function counties(view: View): OutlineTable {
  const figures = figuresOf(view.figures)
  return {
    kind: 'table',
    id: 'counties',
    title: { say: 'word.counties' },
    columns: [word('county'), word('least'), word('reward'), word('holder'), word('noblemen')],
    rows: view.counties.map((county, i) => ({
      place: `county ${i}`,
      cells: [
        countyName(county.id),
        String(county.minStrength),
        list(rewardText(figures.counties[i]?.reward ?? [])),
        county.holder ? { say: 'outline.held', who: whoName(county.holder), total: county.holder.total } : NOBODY,
        String(county.tiles),
      ],
    })),
  }
}

function conflicts(view: View): OutlineTable {
  return {
    kind: 'table',
    id: 'conflicts',
    title: { say: 'word.conflicts' },
    columns: [word('slot'), word('french'), word('english'), word('points'), word('knights')],
    rows: view.conflicts.map((conflict, slot) => ({
      place: `conflict ${slot}`,
      cells: conflict
        ? [
            slotName(slot),
            String(conflict.frenchStrength),
            String(conflict.total),
            conflict.points.join(', '),
            conflict.spaces.length === 0
              ? NOBODY
              : list(
                  conflict.spaces.map((space) => ({ say: 'outline.held', who: whoName(space), total: space.total })),
                ),
          ]
        : [slotName(slot), ...['', '', '', ''].map((): Named => ({ say: 'outline.none' }))],
    })),
  }
}

function laws(view: View): OutlineTable {
  const figures = figuresOf(view.figures)
  const row = (id: string, state: string): OutlineTable['rows'][number] => {
    const law = figures.laws.find((known) => known.id === id)
    return { place: `law ${id}`, cells: [lawTitle(id), word(state), law ? lawText(law) : { say: 'outline.none' }] }
  }
  return {
    kind: 'table',
    id: 'laws',
    title: { say: 'word.parliament' },
    columns: [word('law'), word('state'), word('text')],
    rows: [
      ...view.laws.current.map((id) => row(id, 'in-force')),
      ...votesTaken(view).flatMap(({ law, passed }) =>
        view.laws.current.includes(law) ? [] : [row(law, passed ? 'passed' : 'rejected')],
      ),
      ...view.laws.proposed.flatMap((id) => (id === null ? [] : [row(id, 'proposed')])),
    ],
  }
}

function players(view: View): OutlineTable {
  const shown = (n: number | null): Named => (n === null ? { say: 'word.hidden' } : String(n))
  return {
    kind: 'table',
    id: 'players',
    seats: true,
    title: word('players'),
    columns: [
      word('player'),
      { say: 'word.points' },
      { say: 'word.gold' },
      { say: 'word.squires' },
      { say: 'word.votes' },
      { say: 'word.court' },
      { say: 'word.castle' },
      word('noblemen'),
    ],
    rows: view.players.map((player, seat) => ({
      place: `seat ${seat}`,
      cells: [
        { say: 'who', who: { seat } },
        String(player.points),
        shown(player.gold),
        shown(player.squires),
        String(player.votes),
        list(strengths(player.court)),
        list(knightsOf(player.castle)),
        String(player.noblemen.filter(Boolean).length),
      ],
    })),
  }
}

/** The knights that stand in a castle. */
function knightsOf(castle: readonly number[]): readonly Phrase[] {
  const standing = castle.filter((strength) => strength > 0)
  return standing.length === 0 ? [{ say: 'outline.none' }] : standing.map(strengthPhrase)
}

function castle(view: View, seat: number): OutlineTable {
  const figures = figuresOf(view.figures)
  const player = view.players[seat]
  const ally = view.allies[seat]
  const knight = (strength: number | undefined): Named => (strength ? strengthPhrase(strength) : { say: 'word.empty' })
  return {
    kind: 'table',
    id: 'castle',
    title: { say: 'word.castle' },
    columns: [word('room'), word('reward'), word('knight'), { say: 'word.extension' }],
    rows: [
      ...figures.castle.map((space, i) => ({
        place: `castle ${i}`,
        cells: [
          spaceName(space.id),
          list(rewardText(space.reward)),
          knight(player?.castle[i]),
          word(player?.extensions[i] ? 'yes' : 'no'),
        ],
      })),
      ...(ally
        ? figures.ally.castle.map((space, i) => ({
            place: `ally castle ${i}`,
            cells: [spaceName(space.id), list(rewardText(space.reward)), knight(ally.castle[i]), word('no')],
          }))
        : []),
    ],
  }
}

function favours(view: View): OutlineTable {
  const { favours } = figuresOf(view.figures)
  return {
    kind: 'table',
    id: 'favours',
    title: { say: 'word.favours' },
    columns: [word('reward'), word('state')],
    rows: favours.map((favour, i) => ({
      place: `favour ${i}`,
      cells: [list(rewardText(favour.reward)), word(view.favours[i] ? 'open' : 'taken')],
    })),
  }
}
