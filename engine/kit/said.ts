/**
 * What a game says and shows over seeded games and at its worked examples: a line for each kind of sentence, how often it was said, a sum of
 * all it said, and the first of it to read. Written down (`golden/said.txt`) and compared ever after: a sentence that comes too often
 * or too seldom, a wrong name, number, weight or tone in any of them, and a field of a view that tells something else, change a line.
 *
 * After a deliberate change `npx vitest run games -u` writes it anew, and the diff goes into the review.
 */
import { quick } from '../dice.ts'
import type { AnyExample } from '../example.ts'
import type { AnyGame, Dice, Game, Options, Phrase, Seat } from '../game.ts'
import { canonical } from '../json.ts'
import { actorOf, weightOf } from '../log-lines.ts'
import { defaultOptions } from '../options.ts'
import { type OutlinePart, spotsIn } from '../outline.ts'
import type { Past } from '../telling.ts'
import { type Catalogue, render } from '../words.ts'
import { checkDigits } from './behaviour.ts'
import { hears, viewers } from './viewers.ts'

export interface SaidOptions {
  /** English. */
  readonly words: Catalogue
  /** Games played at each number of seats; 2 unless told. */
  readonly games?: number
  /** Every how many steps the table is listened to; 20 unless told. What happens is heard at every step. */
  readonly every?: number
  /** Options of the tables in turn. */
  readonly options?: readonly Options[]
  /** Positions that chance seldom comes to. */
  readonly examples?: readonly AnyExample[]
  /** Where on the board a move is found, as for the kit. */
  readonly placeOf?: (move: never, view: never) => string | null
  /** The number of one of the moves; each is as likely as any other unless told. */
  readonly pick?: (texts: readonly string[], dice: Dice) => number
}

/** What a reader of a failed comparison should know. */
export const SAID_ON_PURPOSE =
  'The game says or shows something else than is written down. If that is meant, `npx vitest run games -u` writes it anew: read the diff.'

/** So often is the table listened to, in one game, at decisions of one kind, whatever the step. */
const OF_A_KIND = 2
/** So many moves of a decision are foreseen. */
const FORESEEN = 3
/** So much of what was said first is written out. */
const LETTERS = 150
const LONGEST = 3000

interface Line {
  first: string
  times: number
  sum: string
}

export function said<State, Move, Event extends { readonly type: string }, View>(
  typed: Game<State, Move, Event, View>,
  given: SaidOptions,
): string {
  const game = typed as unknown as AnyGame
  const listener = new Listener(game, given)
  for (const seats of game.about.seatCounts)
    for (let seed = 1; seed <= (given.games ?? 2); seed++) playOne(game, listener, seats, seed, given)
  for (const { position, seats } of given.examples ?? []) listener.look(position(), seats)
  return listener.text()
}

function playOne(game: AnyGame, listener: Listener, seats: number, seed: number, given: SaidOptions): void {
  const { options = [{}], every = 20, pick = (texts, lot) => lot.int(texts.length) } = given
  const [dice, player] = [quick(seed), quick(seed + 1)]
  const chosen = { ...defaultOptions(game.about, seats), ...options[seed % options.length] }
  const state = game.setup(seats, chosen, dice)
  const past: Past<unknown, { readonly type: string }>[] = [{ view: game.view(state, null), events: [] }]
  const met = new Map<string, number>()
  for (let step = 0; step < LONGEST; step++) {
    const awaited = game.awaiting(state)
    const seat = awaited[player.int(Math.max(1, awaited.length))]
    if (seat === undefined) break
    const moves = game.legal(state, seat)
    const kind = game.speech.prompt(game.view(state, seat), seat).ask.say
    const times = met.get(kind) ?? 0
    met.set(kind, times + 1)
    if (times < OF_A_KIND || step % every === 0) listener.look(state, seats)
    const move =
      moves[
        pick(
          moves.map((each) => game.write(each)),
          player,
        )
      ]
    const heard: Heard[] = []
    game.apply(state, seat, move, dice, (event, to) => void heard.push({ event, to }))
    const view = game.view(state, null)
    listener.hear(heard, view)
    past.push({ view, events: heard.filter(({ to }) => hears(null, to)).map(({ event }) => event) })
  }
  listener.look(state, seats)
  listener.count(past)
}

interface Heard {
  readonly event: { readonly type: string }
  readonly to: readonly Seat[] | undefined
}

class Listener {
  private readonly lines = new Map<string, Line>()
  private readonly game: AnyGame
  private readonly given: Pick<SaidOptions, 'words' | 'placeOf'>
  private looks = 0

  constructor(game: AnyGame, given: Pick<SaidOptions, 'words' | 'placeOf'>) {
    this.game = game
    this.given = given
  }

  text(): string {
    const written = [...this.lines].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `${written.map(([what, { times, sum, first }]) => `${what} ×${times} #${sum}: ${first}`).join('\n')}\n`
  }

  /** A table as everybody sees it who sits there or looks on. */
  look(state: unknown, seats: number): void {
    const { game } = this
    const { speech, orders } = game
    const awaited = game.awaiting(state)
    this.looks++
    for (const viewer of viewers(seats)) {
      const view = game.view(state, viewer)
      const eyes = viewer === null ? 'watched' : 'seated'
      for (const [field, value] of Object.entries(view as object)) this.note(`view ${eyes} ${field}`, canonical(value))
      const { ask, rule } = speech.prompt(view, viewer)
      this.say(`asks ${rule}`, ask)
      for (const [seat, { score, most, facts, silent }] of speech.standing(view).entries()) {
        this.note('standing', canonical([seat, score, most ?? null, silent ?? null]))
        for (const fact of facts) this.say('fact', fact)
      }
      // The board in words is long: it is read by one after the other.
      if (this.looks % (seats + 1) === (viewer ?? seats)) this.read(view)
      if (viewer === null || !awaited.includes(viewer)) continue
      this.choose(state, view, viewer)
      for (const order of orders?.kinds ?? []) {
        const moves = game.legal(state, viewer)
        const taken = order.take(view, moves)
        this.note(`order ${order.id}`, taken === null ? 'nothing' : game.write(taken))
        if (order.ends) this.note(`order ${order.id} ends`, String(order.ends(view, moves)))
      }
    }
    const open = game.view(state, null)
    if (speech.stage) this.say('stage', speech.stage(open))
    if (game.forced && awaited.length === 1) this.note('forced', String(game.forced(open)))
    const names = Array.from({ length: seats }, (_, seat) => speech.seat(seat, seats))
    for (const [seat, { name, livery }] of names.entries()) this.say(`seat in ${livery}`, name, `${seat} of ${seats}`)
  }

  /** What is told of a step. */
  hear(heard: readonly Heard[], after: unknown): void {
    const { game } = this
    const { speech } = game
    const traces = speech.trace?.(heard.map(({ event }) => event)) ?? []
    for (const [index, { event, to }] of heard.entries()) {
      this.say(`log ${weightOf(game, event)}`, speech.event(event), `${actorOf(game, event)} ${to?.join() ?? ''}`)
      const moment = speech.moment?.(event, after)
      if (moment) this.say(`moment ${moment.weight}`, moment.name)
      for (const trace of traces[index] ?? []) this.note(`mark ${trace.kind} of ${event.type}`, canonical(trace))
      const luck = speech.luck?.(event)
      if (luck) this.note(`luck of ${event.type}`, canonical(luck))
      const same = heard.filter(({ event: { type } }) => type === event.type).map((other) => other.event)
      const line = speech.group?.(same)
      if (line) this.say('together', line)
    }
  }

  /** What is told of a whole game. */
  count(past: readonly Past<unknown, { readonly type: string }>[]): void {
    const tally = this.game.speech.tally?.(past)
    if (!tally) return
    for (const [i, source] of tally.sources.entries())
      this.say('tally', source, canonical(tally.points.map((round) => round[i] ?? null)))
    for (const round of tally.rounds) this.say('tally round', round)
    if (tally.what) this.note('tally of', canonical(tally.what))
  }

  private choose(state: unknown, view: unknown, seat: Seat): void {
    const { game } = this
    const { speech } = game
    const moves = game.legal(state, seat)
    for (const move of moves) {
      this.say('move', speech.move(move, view), game.write(move))
      const amount = speech.amount?.(move) ?? null
      if (amount !== null) this.note('amount', `${game.write(move)} ${amount}`)
    }
    this.note('idle', game.write(game.idle(state, seat)))
    const places = new Set(moves.flatMap((move) => this.given.placeOf?.(move as never, view as never) ?? []))
    for (const place of places)
      for (const sentence of speech.describe?.(view, place) ?? []) this.say('describes at a move', sentence)
    const asked = moves.filter((_, i) => i % Math.ceil(moves.length / FORESEEN) === 0)
    for (const steps of [[], ...asked.map((move) => [move])])
      for (const { text, tone } of speech.foresee?.(view, steps) ?? []) this.say(`foresees ${tone}`, text)
    const texts = new Set(moves.map((move) => game.write(move)))
    for (const { place, text } of speech.tries?.(view) ?? []) {
      const why = texts.has(text) ? 'allowed' : (game.whyNot?.(state, seat, text) ?? 'refused')
      this.note(`try ${why}`, `${place} ${text}`)
    }
  }

  private read(view: unknown): void {
    const { speech } = this.game
    const outline = speech.outline?.(view) ?? []
    for (const part of outline) this.note(`outline ${titleOf(part)}`, this.inWords(part))
    for (const { place } of spotsIn(outline))
      for (const sentence of speech.describe?.(view, place) ?? []) this.say('describes', sentence)
    if (speech.sketch) this.note('sketch', speech.sketch(view))
  }

  /** A sentence, and what else belongs to it. */
  private say(kind: string, phrase: Phrase, beside = ''): void {
    this.note(`${kind} ${phrase.say}`, this.inWords(phrase), beside)
  }

  private note(what: string, text: string, beside = ''): void {
    const line = this.lines.get(what) ?? { first: shortly(text), times: 0, sum: '' }
    line.times++
    line.sum = checkDigits(`${line.sum}${text}${beside}`)
    this.lines.set(what, line)
  }

  /** Phrases inside anything, as they are read; the rest of it as it stands. */
  private inWords(value: unknown): string {
    if (typeof value !== 'object' || value === null) return String(value)
    if (Array.isArray(value)) return value.map((item) => this.inWords(item)).join('; ')
    if ('say' in value) {
      const seatName = (seat: Seat): string => `Seat ${seat + 1}`
      return render(value as Phrase, { locale: 'en', catalogues: [this.given.words], seatName })
    }
    return Object.values(value)
      .map((item) => this.inWords(item))
      .join(' ')
  }
}

function titleOf({ title }: OutlinePart): string {
  return typeof title === 'string' ? title : title.say
}

function shortly(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LETTERS ? `${line.slice(0, LETTERS)}…` : line
}
