/**
 * The house's bots as an engine on stdio (docs/engine-protocol.md): one JSON message a line, a view
 * and its legal moves in, a move out.
 */
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { choose, findLevel, hint, type Request } from '../index.ts'
import { HOUSE_CATALOGUE, loadGame } from './catalogue.ts'
import { readMessage } from './external.ts'

export const PROTOCOL = 1

/** A question as it comes in; nothing in it is trusted. */
interface Question {
  readonly type?: unknown
  readonly id?: unknown
  readonly game?: unknown
  readonly seat?: unknown
  readonly view?: unknown
  readonly legal?: unknown
  readonly ms?: unknown
  readonly level?: unknown
  readonly seed?: unknown
  readonly effort?: unknown
}

/** Answers until the input ends or says `quit`. */
export async function engine(input: Readable, output: Writable, catalogue = HOUSE_CATALOGUE): Promise<void> {
  const tell = (message: object): void => void output.write(`${JSON.stringify(message)}\n`)
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue
    const question: Question | null = readMessage(line)
    if (question?.type === 'quit') return
    try {
      tell(await answer(question, catalogue))
    } catch (fault) {
      const message = fault instanceof Error ? fault.message : String(fault)
      tell({ type: 'error', ...(question?.id === undefined ? {} : { id: question.id }), message })
    }
  }
}

async function answer(question: Question | null, catalogue: string): Promise<object> {
  switch (question?.type) {
    case 'hello':
      return { type: 'ready', protocol: PROTOCOL, name: 'Rose & Crown' }
    case 'move': {
      const { move, considered } = choose(await requestOf(question, catalogue))
      if (Array.isArray(question.legal) && !question.legal.includes(move))
        throw new Error(`the move ${move} follows from the view but is not among the legal moves given`)
      return { type: 'move', id: question.id, move, considered: considered.slice(0, 5) }
    }
    case 'hint':
      return { type: 'hint', id: question.id, hints: hint(await requestOf(question, catalogue)) }
    default:
      throw new Error('a message is a JSON object with the type hello, move, hint or quit')
  }
}

async function requestOf(question: Question, catalogue: string): Promise<Request> {
  const { game: id, seat, view, ms, seed, effort } = question
  if (typeof id !== 'string') throw new Error('game must be the id of a game')
  const { game, knowledge } = await loadGame(id, catalogue)
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0)
    throw new Error('seat must be a whole number from 0')
  if (typeof view !== 'object' || view === null) throw new Error("view must be the seat's view of the game")
  const level = findLevel(typeof question.level === 'string' ? question.level : 'monarch')
  if (!level) throw new Error(`unknown level "${String(question.level)}"`)
  return {
    game,
    knowledge,
    view,
    seat,
    level,
    seed: typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? seed : 0,
    // An effort instead of a time makes the answer repeatable.
    ...(typeof effort === 'number' ? { effort } : { now: () => performance.now() }),
    ...(typeof ms === 'number' && ms > 0 ? { budgetMs: ms } : {}),
  }
}
