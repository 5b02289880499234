/** A whole game in the terminal, against bots or hotseat, with undo, save and resume. */
import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import {
  type AnyGame,
  isFault,
  MatchSession,
  parseRecord,
  type Phrase,
  quick,
  type Reader,
  recordOf,
  render,
  replayRecord,
  versionsIn,
  type Seat,
  type Told,
  toldTo,
  writeRecord,
} from '../engine/index.ts'
import { answerOf, type Asking, knownOf, listAfter, readCommand, vocabularyOf } from '../engine/command/index.ts'
import commandWords from '../engine/command/words/en.json' with { type: 'json' }
import { gameNamed, list, optionsFor, readFlags, seatsFor, wholeNumber } from './arguments.ts'
import { differenceLines } from './figures.ts'
import { menuOf } from './menu.ts'
import { type Player, playerNamed } from './players.ts'
import { refuse } from './refusal.ts'
import { gameOfVersion } from './rules.ts'
import { englishReader } from './words.ts'

const HUMAN = 'you'

const VOCABULARY = vocabularyOf(commandWords)

/** Asks at the terminal; `null` when nobody answers any more. */
type Question = (text: string) => Promise<string | null>

export async function playCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    seats: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    figures: { type: 'string' },
    resume: { type: 'string' },
    hotseat: { type: 'boolean' },
  })
  const resume = flags.values['resume']
  const { session, names } = typeof resume === 'string' ? await resumed(resume) : await begun()
  const { game } = session
  const players = await Promise.all(names.map(async (name) => (name === HUMAN ? null : playerNamed(name, game))))
  const reader = await englishReader(session.setup, (seat) => seatTitle(session, names, reader, seat))
  for (const line of await differenceLines(await gameNamed(game.about.id), session.setup.options['figures']))
    process.stdout.write(`Not as in the box: ${line}\n`)
  const lines = createInterface({ input: process.stdin })
  const answers = lines[Symbol.asyncIterator]()
  const question: Question = async (text) => {
    process.stdout.write(text)
    const answer = await answers.next()
    return answer.done ? null : answer.value.trim()
  }
  try {
    await new Evening(session, names, players, reader, question).run()
  } finally {
    lines.close()
  }

  async function begun(): Promise<{ session: MatchSession; names: readonly string[] }> {
    const chosen = await gameNamed(flags.words[0])
    const seats = seatsFor(chosen, flags)
    const bots = list(flags, 'bots')
    if (bots.length > seats) refuse(`${bots.length} bots for ${seats} seats`)
    const humans = flags.values['hotseat'] ? seats : Math.max(bots.length > 0 ? seats - bots.length : 1, 0)
    const seated = Array.from({ length: seats }, (_, seat) =>
      seat < humans ? HUMAN : (bots[seat - humans] ?? bots.at(-1) ?? 'squire'),
    )
    const seed = wholeNumber(flags, 'seed', randomInt(2 ** 47))
    const { id, version } = chosen.about
    const options = optionsFor(chosen, flags, seats)
    return {
      session: new MatchSession(chosen, { game: id, version, seats, options, dice: { make: 'quick', seed } }),
      names: seated,
    }
  }
}

async function resumed(file: string): Promise<{ session: MatchSession; names: readonly string[] }> {
  const record = parseRecord(await readFile(file, 'utf8').catch(() => refuse(`cannot read ${file}`)))
  if (isFault(record)) return refuse(`line ${record.line}: ${record.fault}`)
  const match = replayRecord(record, await gameOfVersion(record.game, record.version, versionsIn(record.moves)))
  if (isFault(match)) return refuse(`line ${match.line}: ${match.fault}`)
  return { session: new MatchSession(match.first, match.setup, match.entries), names: record.players }
}

function seatTitle({ game, setup }: MatchSession, names: readonly string[], reader: Reader, seat: Seat): string {
  return `${render(game.speech.seat(seat, setup.seats).name, reader)} (${names[seat] ?? ''})`
}

/** One sitting at the terminal. */
class Evening {
  private readonly dice = quick(randomInt(2 ** 47))
  private readonly session: MatchSession
  private readonly names: readonly string[]
  private readonly players: readonly (Player | null)[]
  private readonly reader: Reader
  private readonly question: Question
  /** Who looks at the screen, so that hidden things stay hidden in a hotseat game. */
  private viewer: Seat | null = null
  /** What was answered last, and what was told since the people at the screen last acted. */
  private said = ''
  private heard: string[] = []
  /** The moves read out last, for `more`; numbers mean those of the menu here. */
  private list: Asking['list'] = undefined

  constructor(
    session: MatchSession,
    names: readonly string[],
    players: readonly (Player | null)[],
    reader: Reader,
    question: Question,
  ) {
    this.session = session
    this.names = names
    this.players = players
    this.reader = reader
    this.question = question
  }

  async run(): Promise<void> {
    const { match } = this.session
    while (match.awaiting().length > 0) {
      const seat = match.awaiting().find((awaited) => this.players[awaited]) ?? match.awaiting()[0]
      if (seat === undefined) break
      const player = this.players[seat]
      if (player) this.act(seat, match.game.write(player(match.state, seat, this.dice)))
      else if (!(await this.ask(seat))) return
    }
    const { outcome } = match
    if (!outcome) return
    this.print(`\n${render({ say: `end.${outcome.reason}` }, this.reader)}\nScores: ${outcome.scores.join(' : ')}`)
    if (outcome.lost) this.print('Nobody wins: the game has beaten everybody.')
  }

  /** Asks a person; false when they leave. */
  private async ask(seat: Seat): Promise<boolean> {
    const { reader } = this
    const { match } = this.session
    const { game } = match
    if (this.viewer !== seat && this.viewer !== null) {
      process.stdout.write('\u001B[2J\u001B[H')
      await this.question(`${reader.seatName(seat)} is next. Press Enter when only they can see the screen. `)
    }
    this.viewer = seat
    const view = match.view(seat)
    if (game.speech.sketch) this.print(`\n${game.speech.sketch(view)}`)
    game.speech
      .standing(view)
      .forEach(({ facts }, other) =>
        this.print(`  ${reader.seatName(other)}: ${facts.map((fact) => render(fact, reader)).join(', ')}`),
      )
    const prompt = game.speech.prompt(view, seat)
    const menu = menuOf(game, match.legal(seat), view, reader)
    this.print(`\n${reader.seatName(seat)}: ${render(prompt.ask, reader)} (${prompt.rule})`)
    for (const line of menu.lines) this.print(line)
    const answer = await this.question(
      'Number, notation, words or a question (? for help), u undo, s FILE save, q leave: ',
    )
    if (answer === null || answer === 'q') return false
    if (answer === 'u') this.takeBack(seat)
    else if (answer.startsWith('s ')) await this.save(answer.slice(2).trim())
    else await this.choose(seat, answer, menu.textOf(answer))
    return true
  }

  /** What is chosen by its number is meant, also where its notation is the name of a place. */
  private async choose(seat: Seat, answer: string, text: string): Promise<void> {
    if (text === answer) await this.command(seat, answer)
    else this.act(seat, text)
  }

  /** A move by its notation or words, or a question: the same grammar as on the page. */
  private async command(seat: Seat, text: string): Promise<void> {
    const asking = this.asking(seat)
    const command = readCommand(text, knownOf(asking), VOCABULARY)
    if (command.kind === 'nothing' || (command.kind === 'move' && command.sure)) {
      this.act(seat, command.kind === 'move' ? command.text : text)
      return
    }
    if (command.kind === 'query' && command.query === 'repeat') this.print(this.said)
    else {
      this.said = answerOf(command, asking).join('\n')
      this.list = listAfter(command, asking)
      this.print(this.said)
    }
    if (command.kind !== 'move') return
    if ((await this.question('Enter plays it, anything else leaves it: ')) === '') this.act(seat, command.text)
  }

  /** The table as that seat may ask about it. */
  private asking(seat: Seat): Asking {
    const { reader } = this
    const { match } = this.session
    const { game } = match
    const view = match.view(seat)
    const say = (phrase: Phrase): string => render(phrase, reader)
    return {
      game,
      view,
      viewer: seat,
      say,
      seatName: (other) => reader.seatName(other),
      tell: (id, holes = {}) => render({ ...holes, say: id }, { ...reader, catalogues: [commandWords] }),
      offers: match.legal(seat).map((move) => ({ text: game.write(move), label: say(game.speech.move(move, view)) })),
      awaiting: match.awaiting(),
      foresee: (text) => {
        const move = match.legal(seat).find((each) => game.write(each) === text)
        return (game.speech.foresee?.(view, [move]) ?? []).map((line) => say(line.text))
      },
      last: this.heard.slice(-1),
      since: this.heard,
      clock: [],
      ...(this.list && { list: this.list }),
    }
  }

  private act(seat: Seat, text: string): void {
    if (!this.players[seat]) this.heard = []
    const refusal = this.session.perform({ kind: 'act', seat, steps: [text] }, ({ told }) => this.tell(told))
    if (!refusal) return
    const reason = refusal.reason
      ? `${render({ say: `refused.${refusal.reason}` }, this.reader)}${ruleOf(this.session.match.game, refusal.reason)}`
      : `"${text.slice(0, 40)}" is not one of the moves.`
    this.print(reason)
  }

  private takeBack(seat: Seat): void {
    const done = this.session.perform({ kind: 'undo', seat }) === null || this.goBack(seat)
    this.print(done ? 'Taken back.' : 'Nothing can be taken back now.')
  }

  /** Alone against bots also over what they did. */
  private goBack(seat: Seat): boolean {
    const to = this.session.match.lastChoice(seat)
    const alone = this.players.filter((player) => !player).length === 1
    return alone && to !== null && this.session.perform({ kind: 'back', seat, to, casual: true }) === null
  }

  private async save(file: string): Promise<void> {
    await writeFile(file, writeRecord(recordOf(this.session.match, this.names, '')))
    this.print(`Saved. Go on with: roses play --resume ${file}`)
  }

  /** Tells what the people at the screen may know. */
  private tell(told: readonly Told[]): void {
    for (const event of toldTo(told, this.viewer)) {
      const line = render(this.session.game.speech.event(event), this.reader)
      this.heard.push(line)
      this.print(`  ${line}`)
    }
  }

  private print(text: string): void {
    process.stdout.write(`${text}\n`)
  }
}

/** The rule behind a refusal, as the page links it. */
function ruleOf({ speech }: AnyGame, reason: string): string {
  const rule = speech.refusals?.[reason]
  return rule === undefined ? '' : ` (${rule})`
}
