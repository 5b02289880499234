/** Guests of a house and what they ask of it. */
import type { TableInfo } from '../../protocol/index.ts'

export class Guest {
  readonly url: string
  readonly cookie: string

  private constructor(url: string, cookie: string) {
    this.url = url
    this.cookie = cookie
  }

  static async arrive(url: string): Promise<Guest> {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/api/guests`, { method: 'POST', body: '{}', headers })
    await response.arrayBuffer()
    return new Guest(url, response.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }

  get live(): string {
    return `${this.url.replace('http', 'ws')}/api/live`
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const headers = { cookie: this.cookie, 'content-type': 'application/json' }
    const response = await fetch(this.url + path, { method: 'POST', body: JSON.stringify(body), headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 200)}`)
    return (await response.json()) as T
  }

  async get(path: string): Promise<void> {
    const response = await fetch(this.url + path, { headers: { cookie: this.cookie } })
    await response.arrayBuffer()
  }
}

/** A table of the two, which begins when the second sits down. */
export async function begin([first, second]: readonly [Guest, Guest], game: string): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id, invite } = await first.post<TableInfo>('/api/tables', { game, seats })
  await second.post(`/api/tables/${id}/join`, { invite })
  return id
}
