/** What anybody can read about a table without sitting there: its lines in lists, and the figures of the house. */
import type { TableList } from '../protocol/index.ts'
import type { Client } from '../server/tests/client.ts'

/** Everything but what the reader's own questions move, and what the machine says about itself. */
function figuresOf(metrics: string): readonly string[] {
  return metrics
    .split('\n')
    .filter((line) => line.startsWith('roses_') && !(line.startsWith('roses_http') && line.includes('method="GET"')))
}

/** The list lines of the table and the figures of the house, as these eyes see them. */
export async function figuresAsSeen(client: Client, table: string): Promise<unknown> {
  const lines = async (path: string) =>
    ((await client.get<TableList>(path)).body.tables ?? []).filter(({ id }) => id === table)
  const lobby = await lines('/api/tables?status=playing&limit=100')
  const mine = client.cookie === '' ? [] : await lines('/api/me/tables')
  return { lobby, mine, metrics: figuresOf((await client.get<string>('/metrics')).body) }
}
