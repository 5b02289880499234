/** Positions and actions as text (section 11 of the rules). */
import type { Dice } from '../../../engine/game.ts'
import data from '../data.json' with { type: 'json' }
import type { Card, Event, Move, Space, State, Stone } from '../types.ts'
import { addCards, ALL_CARDS, cardNamed, CARDS, cardSet, countCards } from './cards.ts'
import { HOUSES, modeFor, MODES } from './houses.ts'
import { settingsFrom } from './setup.ts'
import { ROWS_FROM_NORTH, SPACE_COUNT, SPACE_NAMES, spaceNamed } from './spaces.ts'

export function write(move: Move): string {
  switch (move.type) {
    case 'play':
      return `${writeCard(move.card)}${move.hero ? 'x' : ''}`
    case 'draw':
      return '+'
    case 'pass':
      return '-'
  }
}

/** A record shows the card that was drawn, so that it replays without any dice: `+SE1`. */
export function annotate(move: Move, events: readonly Event[]): string {
  const drew = events.find((event) => event.type === 'drew')
  return move.type === 'draw' && drew ? writeCard(drew.card) : ''
}

function writeCard(card: Card): string {
  return CARDS[card]?.notation ?? ''
}

/** Cards with dots between them; `-` for none. */
export function writeCards(cards: readonly Card[]): string {
  return cards.length === 0 ? '-' : cards.map(writeCard).join('.')
}

/** `deck: 'set'` leaves the order of the deck out, as anybody but the house must. */
export function writePosition(state: State, deck: 'order' | 'set' = 'order'): string {
  const seat = modeFor(state.hands.length).seats[state.turn]
  const hands = state.hands.map((hand) => writeCards(addCards(hand, [])))
  const cards = deck === 'order' ? state.deck.toReversed() : state.deck.toSorted((a, b) => a - b)
  return [
    writeBoard(state.board),
    SPACE_NAMES[state.crown],
    seat?.notation,
    state.heroes.join(','),
    hands.join('|'),
    `${deck === 'set' ? '~' : ''}${writeCards(cards)}`,
  ].join(' ')
}

export function writeBoard(board: readonly Stone[]): string {
  const row = (spaces: readonly Space[]): string =>
    spaces
      .map((space) => HOUSES[(board[space] ?? 0) - 1]?.letter ?? '.')
      .join('')
      .replace(/\.+/g, (run) => String(run.length))
  return ROWS_FROM_NORTH.map(row).join('/')
}

/**
 * The state of a position, with the usual options unless told. A deck given as a set (`~` or `*`)
 * is shuffled with `dice`, or left in the order of its cards without them. Throws on what is no position.
 */
export function readPosition(text: string, dice: Dice | null = null, options = settingsFrom({})): State {
  const [boardText = '', crownText = '', turnText = '', heroText = '', handText = '', deckText = '', ...rest] =
    text.split(' ')
  const mode = MODES.find((known) => known.seats.some((seat) => seat.notation === turnText))
  const crown = spaceNamed(crownText)
  if (!mode || crown < 0 || rest.length > 0) throw new Error(`not a position: ${text.slice(0, 200)}`)
  const board = readBoard(boardText)
  const hands = handText.split('|').map((hand) => cardSet(readCards(hand)))
  const heroes = heroText.split(',').map(Number)
  if (hands.length !== mode.players || heroes.length !== mode.players || !heroes.every(Number.isInteger))
    throw new Error(`a position of ${mode.players} players needs as many hands and heroes: ${text.slice(0, 200)}`)
  const held = hands.reduce((set, hand) => set | hand, 0)
  const deck = readDeck(deckText, ALL_CARDS & ~held, dice)
  const listed = hands.reduce((sum, hand) => sum + countCards(hand), deck.length)
  if (countCards(held | cardSet(deck)) !== listed) throw new Error(`a card is in two places: ${text.slice(0, 200)}`)
  return {
    board,
    crown,
    turn: mode.seats.findIndex((seat) => seat.notation === turnText),
    hands,
    heroes,
    deck,
    discard: ALL_CARDS & ~held & ~cardSet(deck),
    stonesLeft: data.stones.total - board.filter((stone) => stone !== 0).length,
    status: 'running',
    options,
  }
}

function readBoard(text: string): Stone[] {
  const board: Stone[] = Array.from({ length: SPACE_COUNT }, () => 0)
  const rows = text.split('/').map((row) => row.replace(/\d/g, (run) => '.'.repeat(Number(run))))
  ROWS_FROM_NORTH.forEach((spaces, i) => {
    const row = rows[i] ?? ''
    if (row.length !== spaces.length) throw new Error(`a row of the board must have ${spaces.length} spaces: ${text}`)
    spaces.forEach((space, column) => {
      const house = HOUSES.findIndex(({ letter }) => letter === row[column])
      if (house < 0 && row[column] !== '.') throw new Error(`"${row[column]}" is no stone: ${text}`)
      board[space] = (house + 1) as Stone
    })
  })
  return board
}

export function readCards(text: string): Card[] {
  if (text === '-') return []
  return text.split('.').map((notation) => {
    const card = cardNamed(notation)
    if (card === undefined) throw new Error(`"${notation.slice(0, 20)}" is no card`)
    return card
  })
}

/** A deck is written from the top; the state keeps the top at the end. */
function readDeck(text: string, unheld: number, dice: Dice | null): Card[] {
  const ordered = text !== '*' && !text.startsWith('~')
  if (ordered) return readCards(text).toReversed()
  const deck = text === '*' ? addCards(unheld, []) : readCards(text.slice(1))
  dice?.shuffle(deck)
  return deck
}
