/**
 * Twin tables that differ only in what a seat cannot know, at a real server: the seat is sent the same
 * bytes by both, whatever it asks. Found through the contract alone, so a new game is proved as it comes.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnyGame, canonical, copyJson, Match, quick, sealed, type Seat, streamKey } from '../engine/index.ts'
import { catalogue, type Entry as CatalogueEntry } from '../games/index.ts'
import { Client, type Live } from '../server/tests/client.ts'
import { MOST_SEATS, setupOf } from './games.ts'
import { type ProofServer, startProofServer } from './proof-server.ts'
import { placeTable } from './rows.ts'

/** Positions of each game; `WORLDS=20 npx vitest run proofs/worlds` looks at more. */
const WORLDS = Number(process.env['WORLDS'] ?? 3)
const CHOICES = Math.ceil(WORLDS / 2)
/** Positions looked at for a secret choice before a game is believed to have none. */
const SEARCHED = 150
let server: ProofServer
const people: { client: Client; id: string }[] = []

beforeAll(async () => {
  server = await startProofServer()
  for (let seat = 0; seat < MOST_SEATS; seat++) people.push(await server.guest(`Player ${seat}`))
})
afterAll(() => server.close())

const loaded = await Promise.all(
  catalogue.map(async (entry) => ({ id: entry.about.id, entry, game: await entry.load() })),
)

/** A position somewhere in a random game. */
function position(entry: CatalogueEntry, game: AnyGame, seed: number): Match {
  const player = quick(seed)
  const counts = entry.about.seatCounts
  const match = new Match(game, setupOf(entry, counts[seed % counts.length] ?? 2, seed))
  for (let step = player.int(120); step > 0 && match.awaiting().length > 0; step--) {
    const awaited = match.awaiting()
    const seat = awaited[player.int(awaited.length)]!
    const moves = match.legal(seat)
    match.act(seat, game.write(moves[player.int(moves.length)]))
  }
  return match
}

/** The same position again, on its own. */
function again({ game, setup, entries }: Match): Match {
  return new Match(game, setup, undefined, entries)
}

function alike(a: Match, b: Match, viewer: Seat | null): boolean {
  return (
    canonical(a.view(viewer)) === canonical(b.view(viewer)) &&
    a.version(viewer) === b.version(viewer) &&
    canonical(a.awaiting()) === canonical(b.awaiting())
  )
}

/** One pair of eyes at one table: a socket, and questions over HTTP. */
class Reader {
  readonly table: string
  readonly viewer: Seat | null
  readonly client: Client
  private live: Live | null = null

  constructor(table: string, viewer: Seat | null) {
    this.table = table
    this.viewer = viewer
    this.client = new Client(server.node.url)
    if (viewer !== null) this.client.cookie = people[viewer]!.client.cookie
  }

  async open(): Promise<void> {
    this.live = await this.client.live()
    await this.live.open(this.table, { id: 'open' })
  }

  /** Right, wrong, late and foreign questions; the answers are kept with everything else that was heard. */
  async ask(number: number): Promise<void> {
    const at = `/api/tables/${this.table}`
    await this.client.get(`${at}/state`)
    await this.client.post(`${at}/act`, { id: 'wrong', number, steps: ['no-such-move'] })
    await this.client.post(`${at}/act`, { id: 'late', number: number + 1, steps: ['no-such-move'] })
    await this.live?.ask({ do: 'act', id: 'two', table: this.table, number, steps: ['x', 'y'] })
    await this.live?.ask({ do: 'undo', id: 'undo', table: this.table, number: number + 5 })
  }

  act(number: number, steps: readonly string[], id: string): Promise<unknown> {
    return this.live!.act(this.table, steps, { number, id })
  }

  /** What was heard, with the table's own name left out. */
  heard(): readonly string[] {
    return this.client.heard.map((text) => text.replaceAll(this.table, 'TABLE'))
  }

  close(): void {
    this.live?.close()
  }
}

/**
 * Who is present belongs to the room, not to the game; a notice goes to a person at whatever table, when the time for it has come,
 * and what a person has read is told to their own tabs, whichever table those are at. Both are judged by `leaks.test.ts`.
 */
const BESIDE_THE_GAME = ['{"tell":"table"', '{"tell":"notice"', '{"tell":"read"']

/** Both must have heard the same: by socket in the same order, and by HTTP. */
function sameBytes(left: Reader, right: Reader, where: string): void {
  const channels = (reader: Reader) => {
    const texts = reader.heard().filter((text) => !BESIDE_THE_GAME.some((start) => text.startsWith(start)))
    const bySocket = texts.filter((text) => text.startsWith('{"tell":'))
    return [...bySocket, ...texts.filter((text) => !text.startsWith('{"tell":'))]
  }
  const [mine, other] = [channels(left), channels(right)]
  expect(other.length, where).toBe(mine.length)
  mine.forEach((text, i) => {
    let at = 0
    while (at < text.length && text[at] === other[i]?.[at]) at++
    if (text !== other[i])
      throw new Error(`${where}, message ${i}: ${around(text, at)}\n  became ${around(other[i] ?? '', at)}`)
  })
}

function around(text: string, at: number): string {
  return `… ${text.slice(Math.max(0, at - 60), at + 60)} …`
}

describe.each(loaded)('$id', ({ id, entry, game: rules }) => {
  test('another world behind the same view: not a byte tells them apart', async () => {
    let moved = 0
    for (let seed = 1; seed <= WORLDS; seed++) {
      const match = position(entry, rules, seed)
      if (match.awaiting().length === 0) continue
      // The server believes a snapshot that reaches to the end of the log: so it can be put into either world.
      const { length } = match.entries
      const snapshot = { length, drawn: match.drawn, state: copyJson(match.state), seen: [...match.seen], ended: null }
      const { setup, entries } = match
      const seats = people.slice(0, setup.seats).map((person) => person.id)
      for (const viewer of [...seats.keys(), null]) {
        const world = { ...snapshot, state: rules.guess(copyJson(match.view(viewer)), quick(seed * 31)) }
        const places = [`${id}-w${seed}-${viewer}-a`, `${id}-w${seed}-${viewer}-b`] as const
        const placed = { setup, entries, people: seats, awaiting: match.awaiting() }
        await placeTable(server.storage, { ...placed, id: places[0], snapshot })
        await placeTable(server.storage, { ...placed, id: places[1], snapshot: world })
        const [left, right] = places.map((place) => new Reader(place, viewer)) as [Reader, Reader]
        const [mine, other] = [snapshot, world].map((each) => new Match(rules, setup, each, entries)) as [Match, Match]
        for (const reader of [left, right]) {
          await reader.open()
          await reader.ask(match.version(viewer))
        }
        // Its own moves, until the worlds show themselves.
        const player = quick(seed)
        for (let step = 0; step < 4; step++) {
          if (viewer === null || !mine.awaiting().includes(viewer)) break
          const moves = mine.legal(viewer)
          const text = rules.write(moves[player.int(moves.length)])
          const number = mine.version(viewer)
          mine.act(viewer, text)
          other.act(viewer, text)
          if (!alike(mine, other, viewer)) break
          for (const reader of [left, right]) {
            await reader.act(number, [text], `own-${step}`)
            await reader.ask(mine.version(viewer))
          }
          moved++
        }
        sameBytes(left, right, `position ${seed}, eyes of ${viewer}`)
        left.close()
        right.close()
      }
    }
    expect(moved).toBeGreaterThan(0)
  })

  test('another secret choice of another seat: not a byte tells them apart until it is revealed', async () => {
    let found = 0
    for (let seed = 1; seed <= SEARCHED && found < CHOICES; seed++) {
      const match = position(entry, rules, seed)
      const choice = secretChoice(match, quick(seed))
      if (!choice) continue
      found++
      const { setup, entries } = match
      const seats = people.slice(0, setup.seats).map((person) => person.id)
      const places = [`${id}-c${seed}-a`, `${id}-c${seed}-b`] as const
      const twins = [again(match), again(match)] as const
      for (const place of places)
        await placeTable(server.storage, { id: place, setup, entries, people: seats, awaiting: match.awaiting() })
      const actors = places.map((place) => new Reader(place, choice.actor))
      const watching = choice.blind.map((viewer) => ({
        viewer,
        pair: places.map((place) => new Reader(place, viewer)),
      }))
      for (const reader of [...actors, ...watching.flatMap(({ pair }) => pair)]) await reader.open()
      const player = quick(seed + 7)
      for (let step = 0; step < 10; step++) {
        const texts = step === 0 ? choice.texts : sameMove(twins, choice.actor, player)
        if (!texts) break
        const numbers = twins.map((twin) => twin.version(choice.actor))
        twins.forEach((twin, i) => twin.act(choice.actor, texts[i]!))
        // From here on only those are compared whose eyes are still shut.
        if (!watching.every(({ viewer }) => alike(twins[0], twins[1], viewer))) break
        for (const [i, reader] of actors.entries()) await reader.act(numbers[i]!, [texts[i]!], `act-${step}`)
        for (const { viewer, pair } of watching) for (const reader of pair) await reader.ask(twins[0].version(viewer))
      }
      for (const { viewer, pair } of watching)
        sameBytes(pair[0]!, pair[1]!, `position ${seed}, ${choice.texts.join(' or ')}, eyes of ${viewer}`)
      for (const reader of [...actors, ...watching.flatMap(({ pair }) => pair)]) reader.close()
    }
    if (hasSecretPhases(entry, rules)) expect(found).toBeGreaterThan(0)
  })
})

interface Choice {
  readonly actor: Seat
  readonly texts: readonly [string, string]
  /** Those who cannot tell which of the two was chosen. */
  readonly blind: readonly (Seat | null)[]
}

function secretChoice(match: Match, player: ReturnType<typeof quick>): Choice | null {
  const { game: rules, setup } = match
  if (setup.dice.make !== 'sealed') return null
  const stream = streamKey(setup.dice.key, setup.dice.entropy)
  for (const actor of match.awaiting()) {
    const moves = match.legal(actor)
    const picks = Array.from({ length: Math.min(6, moves.length) }, () => moves[player.int(moves.length)])
    const after = picks.map((move) => {
      const state = copyJson(match.state)
      rules.apply(state, actor, move, sealed(stream, match.drawn), null)
      return { text: rules.write(move), state }
    })
    const [first, ...rest] = after
    for (const second of rest) {
      if (!first || first.text === second.text || canonical(first.state) === canonical(second.state)) continue
      if (canonical(rules.awaiting(first.state)) !== canonical(rules.awaiting(second.state))) continue
      const viewers = [...Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) => seat !== actor), null]
      const blind = viewers.filter(
        (viewer) => canonical(rules.view(first.state, viewer)) === canonical(rules.view(second.state, viewer)),
      )
      if (blind.length > 0) return { actor, texts: [first.text, second.text], blind }
    }
  }
  return null
}

/** A move the actor can make in both worlds. */
function sameMove(
  twins: readonly [Match, Match],
  actor: Seat,
  player: ReturnType<typeof quick>,
): readonly [string, string] | null {
  const [left, right] = twins.map((twin) => twin.legal(actor).map((move) => twin.game.write(move))) as [
    string[],
    string[],
  ]
  const both = left.filter((text) => right.includes(text))
  const text = both[player.int(Math.max(1, both.length))]
  return text === undefined ? null : [text, text]
}

function hasSecretPhases(entry: CatalogueEntry, rules: AnyGame): boolean {
  if (!rules.together) return false
  for (let seed = 1; seed < 20; seed++) if (rules.together(position(entry, rules, seed).state)) return true
  return false
}
