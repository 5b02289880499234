/** What a query is answered: sentences in the reader's language, from the reader's own view. */
import type { AnyGame, Phrase, Seat } from '../game.ts'
import { described, type Named, type Outline, type OutlineTable, spotsIn } from '../outline.ts'
import type { Command, Known } from './grammar.ts'
import { readPart, readRow, wordOf } from './read-part.ts'
import { wordsOf } from './spelling.ts'

/** Words of the answers themselves, in the catalogue of this folder. */
export type Tell = (id: string, holes?: Omit<Phrase, 'say'>) => string

/** The table as the reader has it. */
export interface Asking {
  readonly game: AnyGame
  readonly view: unknown
  readonly viewer: Seat | null
  readonly say: (phrase: Phrase) => string
  readonly seatName: (seat: Seat) => string
  readonly tell: Tell
  readonly offers: Known['offers']
  /** Whom the table waits for. */
  readonly awaiting: readonly Seat[]
  /** Who has won, and by what, once it is over. */
  readonly end?: readonly string[]
  /** What a move would bring, in sentences. */
  readonly foresee: (text: string) => readonly string[]
  /** What happened in the latest update, and since the reader's own latest deed. */
  readonly last: readonly string[]
  readonly since: readonly string[]
  /** The clocks in words; empty where nobody's time runs. */
  readonly clock: readonly string[]
  /** The moves read out last, and how many of them; by their numbers they can be meant, where numbers mean nothing else. */
  readonly list?: { readonly texts: readonly string[]; readonly read: number }
  readonly numbered?: boolean
}

/** So many moves are read out at once. */
const MOST = 12
/** With more than these one first hears of whom or what there are some. */
const MANY = 2 * MOST

export function outlineOf({ game, view }: Pick<Asking, 'game' | 'view'>): Outline {
  return game.speech.outline?.(view) ?? []
}

/** Everything that can be named at this table now. */
export function knownOf(asking: Pick<Asking, 'game' | 'view' | 'say' | 'offers' | 'list' | 'numbered'>): Known {
  const outline = outlineOf(asking)
  const named = (name: Named): string => wordOf(name, asking.say)
  // Whoever types a move means the move.
  const labels = new Set(asking.offers.map(({ label }) => label))
  const rows = rowsIn(outline).filter(({ name }) => !labels.has(named(name)))
  return {
    offers: asking.offers,
    parts: outline.map(({ id, title }) => ({ id, name: named(title) })),
    spots: [...spotsIn(outline), ...leapsIn(outline), ...rows].map(({ place, name }) => ({
      place,
      name: named(name),
    })),
    listed: asking.numbered ? listedIn(asking) : [],
  }
}

/** What stands at one place and has a name of its own: the crown. */
function leapsIn(outline: Outline): readonly { readonly place: string; readonly name: Named }[] {
  const jumps = outline.flatMap((part) => (part.kind === 'grid' ? part.jumps : []))
  return jumps.flatMap(({ name, places: [place, another] }) =>
    place !== undefined && another === undefined ? [{ place, name }] : [],
  )
}

interface Row {
  readonly place: string
  readonly name: Named
  readonly part: OutlineTable
  readonly cells: readonly Named[]
}

/** Rows of tables that are no place of the board, and have a name to ask for all the same: a title, a pile. */
function rowsIn(outline: Outline): readonly Row[] {
  return outline.flatMap((part) =>
    part.kind === 'table'
      ? part.rows.flatMap(({ place, cells }, at) =>
          place === null ? [{ place: `row ${at} of ${part.id}`, name: cells[0] ?? '', part, cells }] : [],
        )
      : [],
  )
}

/** The moves read out last, as long as they are those that can be made. */
function listedIn({ list, offers }: Pick<Asking, 'list' | 'offers'>): readonly string[] {
  const texts = list?.texts ?? []
  return texts.every((text) => offers.some((offer) => offer.text === text)) ? texts : []
}

/** Sentences as they are heard one after the other: a label without a full stop runs into the next. */
export function stopped(sentences: readonly string[]): readonly string[] {
  return sentences.map((sentence) => (/[.?…:]$/.test(sentence) ? sentence : `${sentence}.`))
}

/** Only what asks is answered here; a move named by words is told, and the caller plays it when it is meant. */
export function answerOf(command: Command, asking: Asking): readonly string[] {
  const { tell, offers } = asking
  switch (command.kind) {
    case 'move':
      return [labelOf(offers, command.text), ...asking.foresee(command.text)]
    case 'moves':
      if (offers.length === 0) return turnOf(asking)
      return command.texts.length === 0 ? [tell('answer.no-move')] : firstOf(command.texts, asking)
    case 'part': {
      const part = outlineOf(asking).find(({ id }) => id === command.id)
      return part ? readPart(part, asking) : [tell('answer.nothing')]
    }
    case 'place':
      return aboutPlace(command, asking)
    case 'query':
      return answerQuery(command.query, asking)
    case 'nothing':
      return [tell('answer.nothing')]
  }
}

/** So many kinds of moves are told at once; with more of them there is nothing to be gained by it. */
const KINDS = 24

/**
 * Hundreds of moves are told by whom or what they begin with, and how many each: "Henry VI 61, Exeter 12". The name of a place or
 * piece counts as a whole, and of what there is only one the whole of it is told.
 */
function kindsOf(texts: readonly string[], asking: Asking): readonly string[] {
  const names = knownOf(asking)
    .spots.map(({ name }) => name)
    .toSorted((one, other) => other.length - one.length)
  const beginning = (label: string): string =>
    names.find((name) => name !== '' && label.startsWith(name) && !/^[\p{L}\p{N}]/u.test(label.slice(name.length))) ??
    /^[\p{L}\p{N}’'-]+/u.exec(label)?.[0] ??
    label
  const kinds = new Map<string, string[]>()
  for (const text of texts) {
    const label = labelOf(asking.offers, text)
    const kind = beginning(label)
    kinds.set(kind, [...(kinds.get(kind) ?? []), label])
  }
  if (kinds.size < 2 || kinds.size > KINDS) return []
  return [...kinds].map(([kind, [only, ...more]]) =>
    more.length === 0 ? (only ?? kind) : `${kind} ${more.length + 1}`,
  )
}

/** Whether so many moves are told by their kinds first. */
function manyOf(texts: readonly string[], asking: Asking): readonly string[] {
  return texts.length > MANY ? kindsOf(texts, asking) : []
}

/** Some of them at a time, each with the number it can be chosen by. */
function readMoves(texts: readonly string[], from: number, { tell, offers, numbered }: Asking): readonly string[] {
  const now = texts.slice(from, from + MOST).map((text, at) => {
    const move = labelOf(offers, text)
    return numbered ? tell('answer.choice', { n: from + at + 1, move }) : move
  })
  const left = texts.length - from - now.length
  return [
    ...(from === 0 ? [tell('answer.moves', { n: texts.length })] : []),
    ...now,
    ...(left > 0 ? [tell('answer.more-moves', { n: left })] : []),
  ]
}

/** The first that is said of some moves: the kinds of very many, else some of them. */
function firstOf(texts: readonly string[], asking: Asking): readonly string[] {
  const kinds = manyOf(texts, asking)
  if (kinds.length === 0) return readMoves(texts, 0, asking)
  const { tell } = asking
  return [tell('answer.moves', { n: texts.length }), ...kinds, tell('answer.kinds')]
}

/** What is read out after a command, for whoever asks for more of it or means one by its number. */
export function listAfter(command: Command, asking: Asking): Asking['list'] {
  const { list } = asking
  if (command.kind === 'moves')
    return { texts: command.texts, read: manyOf(command.texts, asking).length > 0 ? 0 : MOST }
  return command.kind === 'query' && command.query === 'more' && list ? { ...list, read: list.read + MOST } : list
}

function labelOf(offers: Known['offers'], text: string): string {
  return offers.find((offer) => offer.text === text)?.label ?? text
}

/** A place and whatever else has its name: two blocks called Warwick are both told. */
function aboutPlace({ place, about }: Extract<Command, { kind: 'place' }>, asking: Asking): readonly string[] {
  const { spots } = knownOf(asking)
  const name = spots.find((spot) => spot.place === place)?.name
  const places = [place, ...spots.flatMap((spot) => (spot.name === name && spot.place !== place ? [spot.place] : []))]
  const rows = rowsIn(outlineOf(asking))
  const sentences = places.flatMap((each) => {
    const row = rows.find((known) => known.place === each)
    return row ? [readRow(row.part, row.cells, asking)] : described(asking.game, asking.view, each).map(asking.say)
  })
  const fitting = sentences.filter((sentence) => {
    const words = wordsOf(sentence)
    return about.every((word) => words.some((other) => other.startsWith(word)))
  })
  const told = fitting.length > 0 ? fitting : sentences
  return told.length > 0 ? told : [asking.tell('answer.nothing')]
}

function answerQuery(query: Extract<Command, { kind: 'query' }>['query'], asking: Asking): readonly string[] {
  const { game, view, viewer, say, tell } = asking
  const or = (list: readonly string[], none: string): readonly string[] => (list.length > 0 ? list : [tell(none)])
  switch (query) {
    case 'board':
      return or(
        outlineOf(asking).map(({ title }) => wordOf(title, say)),
        'answer.nothing',
      )
    case 'score':
      return game.speech.standing(view).map(({ score, most, facts }, seat) =>
        tell('answer.score', {
          who: asking.seatName(seat),
          // Part of it may be hidden: then from what to what it can be.
          score: most === undefined ? score : tell('answer.between', { least: score, most }),
          facts: facts.map(say).join(', '),
        }),
      )
    case 'hands':
      return or(
        outlineOf(asking).flatMap((part) => (part.kind === 'table' && part.seats ? readPart(part, asking) : [])),
        'answer.nothing',
      )
    case 'turn': {
      const stage = asking.awaiting.length > 0 ? game.speech.stage?.(view) : undefined
      return [...turnOf(asking), ...(stage ? stopped([say(stage)]) : [])]
    }
    case 'last':
      return or(asking.last, 'answer.no-news')
    case 'since':
      return or(asking.since, 'answer.no-news')
    case 'clock':
      return or(asking.clock, 'answer.no-clock')
    case 'asked': {
      if (asking.awaiting.length === 0) return turnOf(asking)
      const { ask, rule } = game.speech.prompt(view, viewer)
      return [say(ask), tell('answer.rule', { rule })]
    }
    case 'odds':
      return or(
        (game.speech.foresee?.(view, []) ?? []).map(({ text }) => say(text)),
        'answer.no-odds',
      )
    case 'help':
      return [tell('answer.help')]
    case 'more': {
      const texts = listedIn(asking)
      const read = asking.list?.read ?? 0
      if (texts.length <= read) return [tell('answer.no-more')]
      // After the kinds of moves their number is known.
      return readMoves(texts, read, asking).slice(read === 0 ? 1 : 0)
    }
    case 'repeat':
      return []
  }
}

function turnOf({ awaiting, viewer, seatName, tell, end = [] }: Asking): readonly string[] {
  if (awaiting.length === 0) return [tell('answer.over'), ...end]
  const others = awaiting
    .filter((seat) => seat !== viewer)
    .map((seat) => ({ say: 'answer.name', name: seatName(seat) }))
  if (viewer === null || !awaiting.includes(viewer)) return [tell('answer.turn', { who: others })]
  return [others.length === 0 ? tell('answer.turn.you') : tell('answer.turn.with', { who: others })]
}
