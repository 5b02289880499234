/** What a query is answered: sentences in the reader's language, from the reader's own view. */
import type { AnyGame, Phrase, Seat } from '../game.ts'
import { described, type Named, type Outline, type OutlinePart, spotsIn } from '../outline.ts'
import { type Command, type Known, wordsOf } from './grammar.ts'

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
  /** What a move would bring, in sentences. */
  readonly foresee: (text: string) => readonly string[]
  /** What happened in the latest update, and since the reader's own latest deed. */
  readonly last: readonly string[]
  readonly since: readonly string[]
  /** The clocks in words; empty where nobody's time runs. */
  readonly clock: readonly string[]
}

/** So many moves are read out at once. */
const MOST = 12

export function outlineOf({ game, view }: Pick<Asking, 'game' | 'view'>): Outline {
  return game.speech.outline?.(view) ?? []
}

/** Everything that can be named at this table now. */
export function knownOf(asking: Pick<Asking, 'game' | 'view' | 'say' | 'offers'>): Known {
  const outline = outlineOf(asking)
  const named = (name: Named): string => wordOf(name, asking.say)
  return {
    offers: asking.offers,
    parts: outline.map(({ id, title }) => ({ id, name: named(title) })),
    spots: spotsIn(outline).map(({ place, name }) => ({ place, name: named(name) })),
  }
}

export function wordOf(name: Named, say: (phrase: Phrase) => string): string {
  return typeof name === 'string' ? name : say(name)
}

/** A score, or from what to what it can be where part of it is hidden. */
export function scoreText({ score, most }: { readonly score: number; readonly most?: number | undefined }): string {
  return most === undefined ? String(score) : `${score}–${most}`
}

/** Sentences one after the other, as they are heard: a label without a full stop runs into the next. */
export function inOneBreath(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[.?…:]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}

/** Only what asks is answered here; a move named by words is told, and the caller plays it when it is meant. */
export function answerOf(command: Command, asking: Asking): readonly string[] {
  const { tell, offers } = asking
  switch (command.kind) {
    case 'move':
      return [labelOf(offers, command.text), ...asking.foresee(command.text)]
    case 'moves': {
      const { texts } = command
      const first = texts.slice(0, MOST).map((text) => labelOf(offers, text))
      const left = texts.length - first.length
      return [
        tell('answer.moves', { n: texts.length }),
        ...first,
        ...(left > 0 ? [tell('answer.more-moves', { n: left })] : []),
      ]
    }
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

function labelOf(offers: Known['offers'], text: string): string {
  return offers.find((offer) => offer.text === text)?.label ?? text
}

/** A place and whatever else has its name: two blocks called Warwick are both told. */
function aboutPlace({ place, about }: Extract<Command, { kind: 'place' }>, asking: Asking): readonly string[] {
  const { spots } = knownOf(asking)
  const name = spots.find((spot) => spot.place === place)?.name
  const places = [place, ...spots.flatMap((spot) => (spot.name === name && spot.place !== place ? [spot.place] : []))]
  const sentences = places.flatMap((each) => described(asking.game, asking.view, each).map(asking.say))
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
          score: scoreText({ score, most }),
          facts: facts.map(say).join(', '),
        }),
      )
    case 'hands':
      return or(
        outlineOf(asking).flatMap((part) => (part.kind === 'table' && part.seats ? readPart(part, asking) : [])),
        'answer.nothing',
      )
    case 'turn':
      return [turnOf(asking)]
    case 'last':
      return or(asking.last, 'answer.no-news')
    case 'since':
      return or(asking.since, 'answer.no-news')
    case 'clock':
      return or(asking.clock, 'answer.no-clock')
    case 'asked': {
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
    case 'repeat':
      return []
  }
}

function turnOf({ awaiting, viewer, seatName, tell }: Asking): string {
  if (awaiting.length === 0) return tell('answer.over')
  const others = awaiting
    .filter((seat) => seat !== viewer)
    .map((seat) => ({ say: 'answer.name', name: seatName(seat) }))
  if (viewer === null || !awaiting.includes(viewer)) return tell('answer.turn', { who: others })
  return others.length === 0 ? tell('answer.turn.you') : tell('answer.turn.with', { who: others })
}

/** A part of the board read from beginning to end. */
export function readPart(part: OutlinePart, { say, tell }: Pick<Asking, 'say' | 'tell'>): readonly string[] {
  const word = (name: Named): string => wordOf(name, say)
  const title = `${word(part.title)}.`
  if (part.kind === 'grid')
    return [
      title,
      ...part.jumps.map(({ name, places }) => {
        const names = part.rows.flatMap(({ cells }) => cells.filter(({ place }) => places.includes(place)))
        const list = names.map((cell) => word(cell.name)).join(', ')
        return `${word(name)}: ${list === '' ? tell('answer.none') : list}.`
      }),
    ]
  if (part.kind === 'tree')
    return [
      title,
      ...part.branches.map(({ name, brief, inside }) => {
        const held = (inside ?? []).flatMap((each) =>
          each.brief === undefined ? [word(each.name)] : [`${word(each.name)}, ${word(each.brief)}`],
        )
        const first = brief === undefined ? word(name) : `${word(name)}, ${word(brief)}`
        return held.length > 0 ? `${first}: ${held.join('; ')}.` : `${first}.`
      }),
    ]
  if (part.rows.length === 0) return [title, tell('answer.none')]
  return [
    title,
    ...part.rows.map(({ cells }) => {
      const [first, ...rest] = cells.map(word)
      return `${first}: ${rest.map((cell, i) => `${word(part.columns[i + 1] ?? '')} ${cell}`).join('; ')}.`
    }),
  ]
}
