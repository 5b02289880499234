/** Asking the server: every answer is what was asked for, or a typed refusal. */
import type { RefusalBody, RefusalType } from '../../protocol/index.ts'

export interface No {
  readonly refused: RefusalType | 'unreachable'
  readonly reason?: string
}

export function refused(answer: object): answer is No {
  return 'refused' in answer
}

export function get<T extends object>(path: string): Promise<T | No> {
  return ask<T>('GET', path)
}

export function post<T extends object>(path: string, body: object = {}): Promise<T | No> {
  return ask<T>('POST', path, body)
}

export function put<T extends object>(path: string, body: object): Promise<T | No> {
  return ask<T>('PUT', path, body)
}

export function remove<T extends object>(path: string): Promise<T | No> {
  return ask<T>('DELETE', path)
}

async function ask<T extends object>(method: string, path: string, body?: object): Promise<T | No> {
  const accept = { accept: 'application/json' }
  const init: RequestInit = body
    ? { method, headers: { ...accept, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method, headers: accept }
  try {
    const response = await fetch(`/api${path}`, init)
    const answer = (await response.json()) as T | RefusalBody
    if (response.ok) return answer
    return 'refused' in answer ? answer : { refused: 'unreachable' }
  } catch {
    // No network, or something between us and the server that does not speak its language.
    return { refused: 'unreachable' }
  }
}
