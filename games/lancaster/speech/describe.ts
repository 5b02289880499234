/** A place of the board in whole sentences. */
import type { Phrase, Seat } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import type { SpaceFigures, View } from '../types/index.ts'
import { countyName, lawTitle, slotName, spaceName, whoName } from './names.ts'
import { prompt } from './prompt.ts'
import { allyRewardText, costText, lawText, rewardText } from './texts.ts'

export function describe(view: View, place: string): readonly Phrase[] {
  const words = place.split(' ')
  const n = Number(words.at(-1))
  const kind = words.slice(0, -1).join(' ')
  const { seat } = view
  switch (kind) {
    case 'county':
      return county(view, n)
    case 'conflict':
      return conflict(view, n)
    case 'favour':
      return favour(view, n)
    case 'seat':
      return player(view, n)
    case 'law':
      return law(view, words.at(-1) ?? '')
    case 'castle':
      return seat === null ? [] : space(view, n, seat, false)
    case 'ally castle':
      return seat === null ? [] : space(view, n, seat, true)
    case 'court':
      return seat === null ? [] : knights(n, view.players[seat])
    case 'ally court':
      return seat === null ? [] : knights(n, view.allies[seat])
  }
  return place === 'ballot' || place === 'deed' ? [prompt(view, seat).ask] : []
}

function county(view: View, index: number): readonly Phrase[] {
  const county = view.counties[index]
  const figures = figuresOf(view.figures).counties[index]
  if (!county || !figures) return []
  const { holder } = county
  const sentences: Phrase[] = [
    {
      say: 'tell.county',
      county: countyName(county.id),
      least: county.minStrength,
      reward: holder?.ally ? allyRewardText(figures.reward) : rewardText(figures.reward),
    },
    { say: 'tell.sentence', what: { say: 'word.noblemenLeft', n: county.tiles } },
    holder
      ? {
          say: 'tell.holder',
          who: whoName(holder),
          strength: holder.strength,
          squires: { say: 'goods.squires', n: holder.squires },
          total: holder.total,
        }
      : { say: 'tell.free' },
  ]
  if (figures.namesStartPlayer) sentences.push({ say: 'tell.names-start' })
  return sentences
}

function conflict(view: View, slot: number): readonly Phrase[] {
  const conflict = view.conflicts[slot]
  if (conflict === undefined) return []
  const where = slotName(slot)
  if (conflict === null) return [{ say: 'tell.peace', slot: where }]
  const [first = 0, second = 0, third = 0] = conflict.points
  const sentences: Phrase[] = [
    { say: 'tell.conflict', slot: where, french: conflict.frenchStrength, english: conflict.total },
    { say: 'tell.spoils', first, second, third },
  ]
  for (const space of conflict.spaces)
    sentences.push({
      say: 'tell.knights-there',
      who: whoName(space),
      knights: space.knights.map(strengthPhrase),
      total: space.total,
    })
  return sentences
}

function favour(view: View, index: number): readonly Phrase[] {
  const figures = figuresOf(view.figures).favours[index]
  if (!figures) return []
  const reward = rewardText(figures.reward)
  return [{ say: view.favours[index] ? 'tell.favour' : 'tell.favour.taken', reward }]
}

function player(view: View, seat: number): readonly Phrase[] {
  const player = view.players[seat]
  if (!player) return []
  const { gold, squires } = player
  const noblemen = player.noblemen.filter(Boolean).length
  const figures = figuresOf(view.figures)
  const ally = view.allies[seat]
  const of = view.counties.filter((_, i) => player.noblemen[i]).map(({ id }) => countyName(id))
  const rooms = figures.castle.filter((_, i) => player.extensions[i]).map(({ id }) => spaceName(id))
  return [
    {
      say: 'tell.player',
      who: { seat },
      points: { say: 'goods.points', n: player.points },
      votes: { say: 'goods.votes', n: player.votes },
      noblemen: { say: 'fact.noblemen', n: noblemen },
    },
    gold === null || squires === null
      ? { say: 'tell.screened' }
      : { say: 'tell.goods', gold: { say: 'goods.gold', n: gold }, squires: { say: 'goods.squires', n: squires } },
    { say: 'tell.court', knights: strengths(player.court) },
    ...inRooms('tell.in-castle', player.castle, figures.castle),
    ...(rooms.length > 0 ? [{ say: 'tell.extensions', rooms }] : []),
    ...(of.length > 0 ? [{ say: 'tell.noblemen', counties: of.map((county) => ({ say: 'who', who: county })) }] : []),
    ...(ally
      ? [
          { say: 'tell.ally.court', knights: strengths(ally.court) },
          ...inRooms('tell.ally.in-castle', ally.castle, figures.ally.castle),
        ]
      : []),
  ]
}

/** The knights of a castle with the rooms they stand in; nothing where it is empty. */
function inRooms(say: string, castle: readonly number[], spaces: readonly SpaceFigures[]): readonly Phrase[] {
  const knights = spaces.flatMap(({ id }, i) => {
    const strength = castle[i] ?? 0
    return strength > 0 ? [{ say: 'tell.room', room: spaceName(id), knight: strengthPhrase(strength) }] : []
  })
  return knights.length > 0 ? [{ say, knights }] : []
}

type Vote = View['laws']['results'][number]

/** The votes taken in this parliament: before it, those of the round before are still there. */
export function votesTaken({ laws }: View): readonly Vote[] {
  return laws.results.filter((_, position) => laws.proposed[position] === null)
}

function law(view: View, id: string): readonly Phrase[] {
  const figures = figuresOf(view.figures).laws.find((known) => known.id === id)
  const { current, proposed } = view.laws
  const vote = votesTaken(view).find(({ law }) => law === id)
  if (!figures || (!current.includes(id) && !proposed.includes(id) && !vote)) return []
  const decided = vote?.passed ? 'tell.law.passed' : 'tell.law.rejected'
  const state = current.includes(id) ? 'tell.law.current' : vote ? decided : 'tell.law.proposed'
  return [{ say: state, law: lawTitle(id) }, lawText(figures), ...(vote ? [votes(vote)] : [])]
}

function votes({ yes, no, ballots }: Vote): Phrase {
  const said = ballots.map((ballot, seat) => ({
    say: ballot.yes ? 'event.ballot.yes' : 'event.ballot.no',
    who: { seat },
    n: ballot.votes,
  }))
  return { say: 'tell.law.votes', yes, no, ballots: said }
}

function space(view: View, index: number, seat: Seat, ally: boolean): readonly Phrase[] {
  const figures = figuresOf(view.figures)
  const space: SpaceFigures | undefined = (ally ? figures.ally.castle : figures.castle)[index]
  const knight = (ally ? view.allies[seat] : view.players[seat])?.castle[index]
  if (!space || knight === undefined) return []
  const name = spaceName(space.id)
  const reward = rewardText(space.reward)
  const free = Object.values(space.cost).every((amount) => amount === 0)
  const sentences: Phrase[] = [
    free
      ? { say: 'tell.space', space: name, reward }
      : { say: 'tell.space.pay', space: name, reward, cost: costText(space.cost) },
    knight > 0 ? { say: 'tell.stands', knight: strengthPhrase(knight) } : { say: 'tell.empty' },
  ]
  if (!ally && view.players[seat]?.extensions[index]) sentences.push({ say: 'tell.extended' })
  return sentences
}

function knights(
  strength: number,
  of: { readonly court: readonly number[]; readonly reserve: readonly number[] } | undefined,
): readonly Phrase[] {
  if (!of || !(strength >= 1 && strength <= of.court.length)) return []
  return [
    {
      say: 'tell.strength',
      strength,
      court: of.court[strength - 1] ?? 0,
      reserve: of.reserve[strength - 1] ?? 0,
    },
  ]
}

export const strengthPhrase = (n: number): Phrase => ({ say: 'word.strength', n })

/** Knights counted by strength, as they stand in a sentence. */
export function strengths(counts: readonly number[]): readonly Phrase[] {
  const list = counts.flatMap((count, i) => (count > 0 ? [{ say: 'tell.times', n: count, strength: i + 1 }] : []))
  return list.length === 0 ? [{ say: 'effect.nothing' }] : list
}
