import { quick } from '../dice.ts'
import { canonical, copyJson } from '../json.ts'
import { type Catalogue, render } from '../words.ts'
import { actorOf, weightOf } from '../log-lines.ts'
import { type AnyGame, type Foresight, LIVERIES, type Phrase, type Seat, TONES, WEIGHTS } from '../game.ts'
import { demand } from './fault.ts'
import { called, viewers } from './viewers.ts'

/** Every prompt, move and event has words, and no hole in them stays open. */
export function checkSpeech(
  game: AnyGame,
  state: unknown,
  seats: number,
  words: Catalogue | undefined,
  where: string,
): void {
  checkAmounts(game, state, where)
  for (let seat = 0; seat < seats; seat++) {
    const { livery } = game.speech.seat(seat, seats)
    demand(
      LIVERIES.some((known) => known === livery),
      where,
      () => `seat ${seat} wears "${livery}", which is no livery`,
    )
  }
  checkLines(game, state, seats, where)
  checkStage(game, state, seats, where)
  if (!words) return
  const check = (phrase: Phrase, what: string): void => checkPhrase(phrase, what, words, where)
  for (const seat of viewers(seats)) {
    const view = game.view(state, seat)
    const prompt = game.speech.prompt(view, seat)
    check(prompt.ask, `the prompt of ${called(seat)}`)
    demand(prompt.rule.startsWith(game.about.rulePrefix), where, () => `the prompt cites the rule "${prompt.rule}"`)
    const standing = game.speech.standing(view)
    demand(standing.length === seats, where, () => `standing lists ${standing.length} of ${seats} seats`)
    for (const { facts } of standing) for (const fact of facts) check(fact, 'a fact')
    if (game.speech.stage) check(game.speech.stage(view), `the stage for ${called(seat)}`)
    if (seat === null) continue
    check(game.speech.seat(seat, seats).name, 'the name of a seat')
    for (const move of game.legal(state, seat)) check(game.speech.move(move, view), `the move ${game.write(move)}`)
    checkForesight(game, state, seat, view, words, where)
  }
  const actor = game.awaiting(state)[0]
  if (actor === undefined) return
  game.apply(copyJson(state), actor, game.idle(state, actor), quick(3), (event) =>
    check(game.speech.event(event), `the event ${event.type}`),
  )
}

/** More moves than these are not asked about at one moment: a forecast may cost more than a move. */
const FORESEEN = 2

/** What is foreseen has words, leaves the view alone, and is the same whenever the same is seen. */
function checkForesight(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  view: unknown,
  words: Catalogue,
  where: string,
): void {
  const { speech } = game
  if (!speech.foresee) return
  const moves = game.legal(state, seat)
  const before = canonical(view)
  const asked = moves.filter((_, i) => i % Math.ceil(moves.length / FORESEEN) === 0)
  for (const steps of [[], ...asked.map((move) => [move])]) {
    const what = `what is foreseen of ${steps.map((move) => game.write(move)).join('') || 'the decision'}`
    const lines = speech.foresee(view, steps)
    for (const { text, tone } of lines) {
      checkPhrase(text, what, words, where)
      demand(TONES.includes(tone), where, () => `${what} has the tone "${tone}", which is none`)
    }
    const again: readonly Foresight[] = speech.foresee(copyJson(view), steps)
    demand(canonical(again) === canonical(lines), where, () => `${what} is another thing when asked again`)
    demand(canonical(view) === before, where, () => `${what} changed the view`)
  }
}

/** Lists of tables show one stage to everybody: it says nothing that a spectator does not see. */
function checkStage(game: AnyGame, state: unknown, seats: number, where: string): void {
  const { speech } = game
  if (!speech.stage) return
  const open = canonical(speech.stage(game.view(state, null)))
  for (const seat of viewers(seats))
    demand(
      canonical(speech.stage?.(game.view(state, seat))) === open,
      where,
      () => `the stage for ${called(seat)} is another than for a spectator`,
    )
}

/** Every event has a known weight in the log, and is nobody's deed or that of a seat at the table. */
function checkLines(game: AnyGame, state: unknown, seats: number, where: string): void {
  const [actor] = game.awaiting(state)
  if (actor === undefined) return
  game.apply(copyJson(state), actor, game.idle(state, actor), quick(3), (event) => {
    const weight = weightOf(game, event)
    demand(WEIGHTS.includes(weight), where, () => `the event ${event.type} has the weight "${weight}", which is none`)
    const who = actorOf(game, event)
    demand(
      who === null || (Number.isInteger(who) && who >= 0 && who < seats),
      where,
      () => `the event ${event.type} is the deed of seat ${who}, which is not at the table`,
    )
  })
}

export function checkPhrase(phrase: Phrase, what: string, words: Catalogue, where: string): void {
  const reader = { locale: 'en' as const, catalogues: [words], seatName: (seat: number) => `Seat ${seat + 1}` }
  const text = render(phrase, reader)
  demand(
    !missing(phrase, words) && !/[{}]/.test(text),
    where,
    () => `${what} has no complete words: ${JSON.stringify(phrase)} gives "${text}"`,
  )
}

/** A number to fill in stands at the end of the notation, so that the same text can be typed. */
function checkAmounts(game: AnyGame, state: unknown, where: string): void {
  if (!game.speech.amount) return
  for (const seat of game.awaiting(state))
    for (const move of game.legal(state, seat)) {
      const amount = game.speech.amount(move)
      if (amount === null) continue
      const text = game.write(move)
      demand(Number.isSafeInteger(amount) && amount >= 0, where, () => `${text} names the odd amount ${amount}`)
      demand(
        new RegExp(`(?<!\\d)${amount}$`).test(text),
        where,
        () => `${text} names the amount ${amount}, but its notation does not end with it`,
      )
    }
}

function missing(phrase: Phrase, words: Catalogue): boolean {
  if (!Object.hasOwn(words, phrase.say)) return true
  return Object.values(phrase).some((value) => {
    if (typeof value !== 'object') return false
    if (Array.isArray(value)) return value.some((item: Phrase) => missing(item, words))
    return 'say' in value && missing(value, words)
  })
}
