/** Questions that share a trip to the database: which of them do, and whose connection it is when one goes wrong. */
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { Together } from '../storage/postgres-together.ts'

/** Connections that note what is sent in each packet, and answer when they are told to. */
class Connections {
  readonly packets: string[][] = []
  readonly given: (readonly [connection: number, broken: boolean])[] = []
  readonly answers: (() => void)[] = []
  connected = 0
  down = false
  private free: number[]
  private readonly waiting: ((connection: number) => void)[] = []

  constructor(most: number) {
    this.free = Array.from({ length: most }, (_, i) => i)
  }

  get pool(): pg.Pool {
    return { connect: () => this.connect() } as unknown as pg.Pool
  }

  /** As `pg` does: it waits for its answer, and the answer for `answerAll`. */
  question(name: string, error: (Error & { code?: string }) | null = null): (client: pg.PoolClient) => Promise<string> {
    return async (client) => {
      ;(client as unknown as { say(name: string): void }).say(name)
      await new Promise<void>((resolve) => this.answers.push(resolve))
      if (error) throw error
      return `${name}!`
    }
  }

  answerAll(): void {
    for (const answer of this.answers.splice(0)) answer()
  }

  private async connect(): Promise<unknown> {
    if (this.down) throw new Error('nobody there')
    this.connected++
    const id = this.free.shift() ?? (await new Promise<number>((resolve) => this.waiting.push(resolve)))
    let packet: string[] = []
    let corked = 0
    return {
      say: (name: string) => void (corked > 0 ? packet.push(name) : this.packets.push([name])),
      connection: {
        stream: {
          cork: () => corked++,
          uncork: () => {
            corked--
            this.packets.push(packet)
            packet = []
          },
        },
      },
      release: (broken: boolean) => {
        this.given.push([id, broken])
        const next = this.waiting.shift()
        if (next) next(id)
        else this.free.push(id)
      },
    }
  }
}

const aMoment = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await turn()
}

test('what is asked in one turn goes in one packet, in its order; what comes later has a connection of its own', async () => {
  const connections = new Connections(2)
  const together = new Together(connections.pool, 10)
  const first = ['a', 'b', 'c'].map((name) => together.ask(connections.question(name)))
  await aMoment()
  const later = together.ask(connections.question('d'))
  await aMoment()
  expect(connections.packets).toEqual([['a', 'b', 'c'], ['d']])
  expect(connections.given).toEqual([])
  connections.answerAll()
  expect(await Promise.all([...first, later])).toEqual(['a!', 'b!', 'c!', 'd!'])
  expect(connections.given).toHaveLength(2)
})

test('a connection is nobody else’s until the last of its questions is answered; those who wait for one share it', async () => {
  const connections = new Connections(1)
  const together = new Together(connections.pool, 10)
  const first = [together.ask(connections.question('a')), together.ask(connections.question('b'))]
  await aMoment()
  const waiting: Promise<string>[] = []
  for (const name of ['c', 'd', 'e']) {
    waiting.push(together.ask(connections.question(name)))
    await aMoment()
  }
  connections.answers.shift()?.()
  await aMoment()
  expect(connections.packets).toEqual([['a', 'b']])
  connections.answerAll()
  await aMoment()
  expect(connections.packets).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ])
  connections.answerAll()
  expect(await Promise.all([...first, ...waiting])).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
  expect(connections.connected).toBe(2)
})

test('no more than may share a connection do; the others are not behind them', async () => {
  const connections = new Connections(3)
  const together = new Together(connections.pool, 2)
  const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => together.ask(connections.question(name)))
  await aMoment()
  expect(connections.packets).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  connections.answerAll()
  await Promise.all(asked)
  expect(connections.given).toHaveLength(3)
})

test('what the database refuses is one question’s trouble; a connection that is lost is not given to anybody again', async () => {
  const connections = new Connections(1)
  const together = new Together(connections.pool, 10)
  const refused = Object.assign(new Error('there already'), { code: '23505' })
  const asked = [together.ask(connections.question('a', refused)), together.ask(connections.question('b'))]
  await aMoment()
  connections.answerAll()
  const answers = await Promise.allSettled(asked)
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  const lost = together.ask(connections.question('c', new Error('Connection terminated unexpectedly')))
  await aMoment()
  connections.answerAll()
  await expect(lost).rejects.toThrow('terminated')
  expect(connections.given).toEqual([
    [0, false],
    [0, true],
  ])
})

test('a connection that the database is about to end is not given to whoever waits for one', async () => {
  const connections = new Connections(2)
  const together = new Together(connections.pool, 10)
  const ended = Object.assign(new Error('terminating connection'), { code: '57P01' })
  const cancelled = Object.assign(new Error('canceling statement'), { code: '57014' })
  for (const refused of [ended, cancelled]) {
    const asked = together.ask(connections.question('a', refused))
    await aMoment()
    connections.answerAll()
    await expect(asked).rejects.toThrow('ing ')
  }
  expect(connections.given.map(([, broken]) => broken)).toEqual([true, false])
})

test('without a database everybody who asks is told so, and the next finds it when it is there again', async () => {
  const connections = new Connections(1)
  const together = new Together(connections.pool, 10)
  connections.down = true
  const asked = await Promise.allSettled(['a', 'b'].map((name) => together.ask(connections.question(name))))
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  connections.down = false
  const next = together.ask(connections.question('c'))
  await aMoment()
  connections.answerAll()
  expect(await next).toBe('c!')
})

test('what nobody waits for goes with the next that somebody does, and behind it, and by itself if nobody comes', async () => {
  const connections = new Connections(1)
  const together = new Together(connections.pool, 10)
  const idle = together.ask(connections.question('a'), false)
  await turn()
  expect(connections.connected).toBe(0)
  const haste = together.ask(connections.question('b'))
  await aMoment()
  expect(connections.packets).toEqual([['b', 'a']])
  connections.answerAll()
  expect(await Promise.all([idle, haste])).toEqual(['a!', 'b!'])
  const alone = together.ask(connections.question('c'), false)
  while (connections.answers.length === 0) await sleep(1)
  connections.answerAll()
  expect(await alone).toBe('c!')
})

test('what is in haste is not behind what nobody waits for, not even if both come in one turn', async () => {
  const connections = new Connections(2)
  const together = new Together(connections.pool, 10)
  const haste = Promise.withResolvers<string>()
  const idle = together.ask(async (client) => {
    haste.resolve(together.ask(connections.question('in haste')))
    return await connections.question('idle')(client)
  }, false)
  while (connections.answers.length < 2) await sleep(1)
  await aMoment()
  expect(connections.packets.map((packet) => packet.join())).toEqual(expect.arrayContaining(['idle', 'in haste']))
  connections.answerAll()
  expect(await Promise.all([idle, haste.promise])).toEqual(['idle!', 'in haste!'])
})

test('who asks after a full connection was sent joins those who wait for the next one', async () => {
  const connections = new Connections(1)
  const together = new Together(connections.pool, 2)
  const asked = ['a', 'b', 'c'].map((name) => together.ask(connections.question(name)))
  await aMoment()
  asked.push(together.ask(connections.question('d')))
  for (let trips = 0; trips < 4; trips++) {
    await aMoment()
    connections.answerAll()
  }
  await Promise.all(asked)
  expect(connections.packets).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('what fails before anything is sent gives its connection back', async () => {
  const connections = new Connections(1)
  const together = new Together(connections.pool, 10)
  const asked = together.ask(() => Promise.reject(Object.assign(new Error('no such value'), { code: '22P02' })))
  await expect(asked).rejects.toThrow('no such value')
  await aMoment()
  expect(connections.given).toEqual([[0, false]])
})
