/** Limits as a host sets them: `2` widens all of them, `guests=500,http=5000` sets some. */
import { StartProblem } from '../problem.ts'
import { LIMITED, type Limited } from './limits.ts'

export type LimitPoints = Partial<Record<Limited, number>>

const WIDEST = 1000
const MOST = 1_000_000

export function readLimits(given: string): { readonly limits: number; readonly limitPoints: LimitPoints } {
  const text = given.trim()
  if (text === '') return { limits: 1, limitPoints: {} }
  if (/^\d+(\.\d+)?$/.test(text)) {
    const limits = Number(text)
    if (limits > 0 && limits <= WIDEST) return { limits, limitPoints: {} }
    throw wrong(text)
  }
  return { limits: 1, limitPoints: Object.fromEntries(text.split(',').map(pair)) }
}

function pair(text: string): [Limited, number] {
  const [name = '', amount = ''] = text.split('=').map((part) => part.trim())
  const limited = LIMITED.find((known) => known === name)
  const points = Number(amount)
  if (!limited || amount === '' || !Number.isInteger(points) || points < 1 || points > MOST) throw wrong(text)
  return [limited, points]
}

function wrong(text: string): StartProblem {
  return new StartProblem(
    `LIMITS must be a number that widens all limits, such as 2, or a list such as guests=500,http=5000 of ${LIMITED.join(', ')}; not "${text.slice(0, 40)}".`,
  )
}
