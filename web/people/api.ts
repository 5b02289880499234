/** Asking the server: every answer is what was asked for, or a typed refusal. */
import type { Answer, Inputs, OperationId, RefusalBody, RefusalType } from '../../protocol/index.ts'
import { httpRequest } from '../../protocol/operations.ts'
import { greetedBy } from '../release.ts'

export interface No {
  readonly refused: RefusalType | 'unreachable'
  readonly reason?: string
}

export function refused(answer: object): answer is No {
  return 'refused' in answer
}

/** The record of a finished game as its text; `null` if it cannot be had. */
export async function askRecord(id: string): Promise<string | null> {
  try {
    const response = await fetch(httpRequest('getRecord', { id }).url)
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

/** Calls an operation of the protocol that answers in JSON. */
export async function ask<
  K extends Exclude<OperationId, 'getRecord' | 'getCalendar' | 'getEveningCalendar' | 'getFeed' | 'getPicture'>,
>(operation: K, ...[input]: Inputs<K>): Promise<Answer<K> | No> {
  const { method, url, body } = httpRequest(operation, input as object | undefined)
  const headers = { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  try {
    const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })
    greetedBy(response)
    const answer = (await response.json()) as Answer<K> | RefusalBody
    if (response.ok) return answer
    return typeof answer === 'object' && 'refused' in answer ? answer : { refused: 'unreachable' }
  } catch {
    // No network, or something between us and the server that does not speak its language.
    return { refused: 'unreachable' }
  }
}
