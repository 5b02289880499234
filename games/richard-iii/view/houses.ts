/** A house as a seat sees it: heirs, pool, the dead, cards, the count of heads. */
import type { Seat } from '../../../engine/index.ts'
import { BLOCK_COUNT, blockId, COUNTS, FIRST, HEIRS, REBEL, SIDE } from '../rules/blocks.ts'
import { cardIds, pointsOf } from '../rules/cards.ts'
import { LANCASTER } from '../rules/figures.ts'
import { type BlockId, type CardId, CARDS } from '../rules/ids.ts'
import { AREA_COUNT, EXILE_OF, MAN, MIDDLESEX } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { ASIDE, blocksOf, DEAD, friendly, MINOR, ownerOf, POOL } from '../rules/places.ts'
import { countOf } from '../rules/political.ts'
import type { CardsView, HeirView, HouseView, State } from '../types/index.ts'

export function houseView(state: State, viewer: Seat | null, house: Seat): HouseView {
  return {
    heirs: (HEIRS[house] ?? []).map((heir) => heirView(state, heir)),
    pool: poolView(state, house),
    poolDown: downInPool(state, house),
    dead: copiesAt(state, house, DEAD),
    aside: copiesAt(state, house, ASIDE),
    minorsDue: minorsDue(state, house),
    cards: cardsView(state, viewer, house),
    count: viewer === house ? exact(countOf(state, house)) : countRange(state, house),
    treason: state.treason === house,
  }
}

/** One for each dead heir, as long as there are minors. */
function minorsDue(state: State, house: Seat): number {
  const minors = (HEIRS[house] ?? []).filter((heir) => state.at[heir] === MINOR).length
  return Math.min(minors, num(state.due, house) + num(state.dueLater, house))
}

function exact(n: number): HouseView['count'] {
  return { least: n, most: n }
}

function copiesAt(state: State, house: Seat, place: number): BlockId[] {
  const found: BlockId[] = []
  const { at } = state
  for (let block = 0; block < at.length; block++)
    if (at[block] === place && SIDE[block] === house) found.push(blockId(block))
  return found
}

function downInPool(state: State, house: Seat): BlockId[] {
  const found: BlockId[] = []
  for (const block of blocksOf(state, house))
    if (state.at[block] === POOL && state.down[block] === 1) found.push(blockId(block))
  return found
}

function heirView(state: State, heir: number): HeirView {
  const at = num(state.at, heir)
  return {
    block: blockId(heir),
    state:
      at === DEAD
        ? 'dead'
        : at === ASIDE
          ? 'serves-enemy'
          : at === MINOR
            ? 'minor'
            : heir === state.prisoner
              ? 'prisoner'
              : 'in-play',
    title: heir === state.king ? 'king' : heir === state.pretender ? 'pretender' : null,
  }
}

function poolView(state: State, house: Seat): HouseView['pool'] {
  let n = 0
  for (const block of blocksOf(state, house))
    if (block !== REBEL && state.at[block] === POOL && state.down[block] === 0) n++
  const rebels = state.at[REBEL] === POOL && state.down[REBEL] === 0 && ownerOf(state, REBEL) === house
  return { red: house === 0 ? n : 0, white: house === 1 ? n : 0, black: rebels ? 1 : 0 }
}

/**
 * The count of heads from public facts alone: every block of the house in England and Wales might
 * count, or be one of the levies and mercenaries whose whereabouts nobody else knows.
 */
function countRange(state: State, house: Seat): HouseView['count'] {
  let blocks = 0
  for (let area = 0; area < AREA_COUNT; area++)
    if (area !== MAN && EXILE_OF[area] === -1) blocks += num(state.here[house] as number[], area)
  const rebel = num(state.at, REBEL)
  if (ownerOf(state, REBEL) === house && rebel < AREA_COUNT && rebel !== MAN) blocks--
  const sure = (friendly(state, house, MIDDLESEX) ? 1 : 0) + (state.prisoner >= 0 && house === LANCASTER ? 1 : 0)
  if (isDisbanded(state)) return exact(blocks + sure)
  let others = 0
  for (let block = num(FIRST, house); block < BLOCK_COUNT && SIDE[block] === house; block++)
    if (COUNTS[block] === 0 && state.down[block] === 0 && num(state.at, block) <= POOL) others++
  return { least: Math.max(0, blocks - others) + sure, most: blocks + sure }
}

/** From the political turn's start to the next deal only heads that count are on the map (R3-12.2). */
export function isDisbanded(state: State): boolean {
  const { phase } = state
  if (phase === 'over') return state.reason === 'throne'
  return phase === 'pretender-home' || phase === 'king-home' || phase === 'exile-surplus'
}

function cardsView(state: State, viewer: Seat | null, seat: Seat): CardsView {
  const own = viewer === seat
  const hand = state.hands[seat] as number[]
  const choosing = state.phase === 'choose-card'
  const redealing = state.phase === 'mulligan' || state.phase === 'mulligan-answer'
  // R3-5.2: a hand is shown to demand the redeal.
  const seen = own || (state.phase === 'mulligan-answer' && state.answers[seat] === 1)
  const chosen = num(state.chosen, seat)
  const answer = redealing && own ? num(state.answers, seat) : -1
  return {
    n: hand.length,
    hand: seen ? cardIds(hand) : null,
    points: seen ? pointsOf(hand) : null,
    ready: choosing ? chosen >= 0 : redealing && num(state.answers, seat) >= 0,
    card: chosen >= 0 && (own || !choosing) ? (CARDS[chosen] as CardId) : null,
    answer: answer < 0 ? null : answer === 1 ? 'request' : 'decline',
    spent: cardIds(state.spent[seat] as number[]),
    redeals: num(state.redeals, seat),
  }
}
