/** A place of the board in whole sentences. */
import type { Phrase, Seat } from '../../../engine/game.ts'
import { territoriesOf } from '../rules/scoring.ts'
import { NEIGHBOURS, SPACE_COUNT, targetOf } from '../rules/spaces.ts'
import type { Space, Territory, View } from '../types.ts'
import { cardPhrase, spaceName } from './names.ts'

export function describe(view: View, place: string): readonly Phrase[] {
  const [kind, number] = place.split(' ')
  const n = Number(number)
  if (place === 'deck')
    return [
      {
        say: 'tell.deck',
        deck: { say: 'fact.deck', n: view.deckCount },
        discard: { say: 'fact.discard', n: view.discard.length },
        stones: { say: 'fact.stones-left', n: view.stonesLeft },
      },
      ...(view.deck.length > 0 ? [{ say: 'tell.deck.cards', cards: view.deck.map(cardPhrase) }] : []),
    ]
  if (place === 'discard')
    return [
      view.discard.length > 0
        ? { say: 'tell.discard', cards: view.discard.map(cardPhrase) }
        : { say: 'tell.discard.none' },
    ]
  if (kind === 'hand' && view.hands[n]) return hand(view, n)
  return kind === 'space' && number !== undefined && n >= 0 && n < SPACE_COUNT ? space(view, n) : []
}

function hand(view: View, seat: Seat): readonly Phrase[] {
  const cards = view.hands[seat] ?? []
  const heroes: Phrase = { say: 'fact.heroes', n: view.heroes[seat] ?? 0 }
  if (cards.length === 0) return [{ say: 'tell.hand.none', who: { seat }, heroes }]
  return [{ say: 'tell.hand', who: { seat }, cards: cards.map(cardPhrase), heroes }]
}

function space(view: View, at: Space): readonly Phrase[] {
  const sentences: Phrase[] = [{ say: 'tell.sentence', what: stonePhrase(view, at) }]
  const territory = territoryOf(view, at)
  if (territory)
    sentences.push({
      say: 'tell.territory',
      n: territory.size,
      points: { say: 'fact.points', n: territory.value },
      spaces: territory.spaces.map(named),
    })
  const beside = (NEIGHBOURS[at] ?? []).filter((near) => view.board[near] !== 0)
  if (beside.length > 0) sentences.push({ say: 'tell.beside', spaces: beside.map((near) => stonePhrase(view, near)) })
  for (const [seat, cards] of view.hands.entries()) {
    const card = cards.find((each) => targetOf(view.crown, each) === at)
    if (card !== undefined) sentences.push({ say: 'tell.reach', who: { seat }, card: cardPhrase(card) })
  }
  return sentences
}

/** "e5, the crown on a red stone". */
export function stonePhrase(view: View, at: Space): Phrase {
  const stone = ['empty', 'red', 'white'][view.board[at] ?? 0]
  return { say: `space.${at === view.crown ? 'crown-' : ''}${stone}`, space: spaceName(at) }
}

export function territoryOf(view: View, at: Space): Territory | undefined {
  return territoriesOf(view.board, view.options.scoring)
    .flat()
    .find(({ spaces }) => spaces.includes(at))
}

function named(space: Space): Phrase {
  return { say: 'tell.space', space: spaceName(space) }
}
