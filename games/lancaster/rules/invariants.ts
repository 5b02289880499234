/** What must hold in every state. */
import { GOODS, type State } from '../types/index.ts'
import { figuresOf } from './figures.ts'
import { awaiting, legal } from './index.ts'
import { deployed } from './knights.ts'
import { nth, sum } from './list.ts'

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Lancaster: ${what}`)
}

export function assert(state: State): void {
  knightsConserved(state)
  goodsConserved(state)
  cardsConserved(state)
  boardInOrder(state)
  for (const seat of awaiting(state)) must(legal(state, seat).length > 0, `seat ${seat} is awaited without a choice`)
}

function knightsConserved(state: State): void {
  const { knights } = figuresOf(state.figures)
  const houses = state.seats === 2 ? 4 : state.seats
  must(state.court.length === houses && state.reserve.length === houses, 'a house is missing')
  state.court.forEach((court, house) => {
    const reserve = nth(state.reserve, house)
    const out = deployed(state, house)
    knights.forEach((count, i) => {
      const [atCourt, inReserve] = [nth(court, i), nth(reserve, i)]
      must(atCourt >= 0 && inReserve >= 0, `house ${house} has fewer than no knights of strength ${i + 1}`)
      must(atCourt + inReserve + nth(out, i) === count, `house ${house} lost or found a knight of strength ${i + 1}`)
    })
  })
}

function goodsConserved(state: State): void {
  const { supply } = figuresOf(state.figures)
  for (const good of GOODS) {
    const standing = good === 'squires' ? sum(state.counties.map((county) => county.squires)) : 0
    const total = sum(state[good]) + state.supply[good] + standing
    must(total === supply[good], `${good} add up to ${total}, not ${supply[good]}`)
    must(!supply.limited || state.supply[good] >= 0, `the supply of ${good} is overdrawn`)
    must(
      state[good].every((stock) => stock >= 0),
      `somebody has fewer than no ${good}`,
    )
  }
}

function cardsConserved(state: State): void {
  const figures = figuresOf(state.figures)
  const laws = [...state.lawDeck, ...state.current, ...state.proposed.filter((law) => law !== null)]
  must(new Set(laws).size === laws.length, 'a law card is twice in the game')
  must(state.current.length === figures.lawsPerRow, 'the current laws are not three')
  const cards = [...state.conflictDeck, ...state.conflicts.flatMap((conflict) => (conflict ? [conflict.card] : []))]
  must(new Set(cards).size === cards.length, 'a conflict card is twice in the game')
  must(
    cards.every((card) => nth(figures.conflicts, card).usedWith.includes(state.seats)),
    'a conflict card of another player count is in the game',
  )
  const tiles = figures.noblemenPerCounty[state.seats] ?? 0
  state.counties.forEach((county, i) => {
    const owned = state.noblemen.filter((kinds) => kinds[i]).length
    must(county.tiles >= 0 && county.tiles + owned <= tiles, `noblemen of county ${i} do not add up`)
    // Only allies remove tiles from the game.
    if (state.seats > 2) must(county.tiles + owned === tiles, `a nobleman of county ${i} is lost`)
  })
}

function boardInOrder(state: State): void {
  const figures = figuresOf(state.figures)
  must(state.round >= 1 && state.round <= figures.rounds, `round ${state.round}`)
  state.counties.forEach((county, i) => {
    if (county.house < 0)
      must(county.squires === 0 && county.strength === 0, `county ${i} has squires without a knight`)
    else must(county.strength >= nth(figures.counties, i).minStrength, `county ${i} is held below its minimum`)
    must(county.house < state.seats || county.squires === 0, `an ally has squires in county ${i}`)
  })
  for (const conflict of state.conflicts) {
    const houses = conflict?.spaces.map((space) => space.house) ?? []
    must(houses.length <= figures.spacesPerConflict, 'a conflict has more than three spaces')
    must(new Set(houses).size === houses.length, 'a house has two spaces of one conflict')
    must(conflict?.spaces.every((space) => space.knights.length > 0) ?? true, 'a space without knights is taken')
  }
}
