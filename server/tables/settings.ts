/** What each seat chooses for itself before the start: a faction, a starting hand. */
import { settingProblem, withSetting } from '../../engine/index.ts'
import type { Setting } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { checkUnopened } from './chance.ts'
import type { LiveTable } from './live-table.ts'
import { seatOf, type TableRows } from './rows.ts'
import { gameOf } from './rules-log.ts'

export async function chooseSetting(
  services: Services,
  table: LiveTable,
  person: string,
  { seat, option, value }: Setting,
): Promise<TableRows> {
  const { about } = await gameOf(services, table.rows.row.game)
  const spec = about.options.find(({ id, each }) => id === option && each === 'seat')
  if (!spec) throw new Refused('bad-options', 'This game lets no seat choose that for itself.')
  const problem = settingProblem(spec, value)
  if (problem !== null) throw new Refused('bad-options', problem)
  return await services.tables.change(table, (writes, rows) => {
    if (rows.row.status !== 'open') throw new Refused('already-started', 'The game has started already.')
    if (!mayChoose(rows, person, seat))
      throw new Refused('not-yours', 'Whoever sits there chooses; for bots and open seats the host.')
    checkUnopened(rows)
    const options = JSON.stringify(withSetting(rows.options, option, seat, value))
    writes.push(services.storage.db.updateTable('tables').set({ options }).where('id', '=', table.id))
  })
}

function mayChoose(rows: TableRows, person: string, seat: number): boolean {
  const kind = rows.seats[seat]?.kind
  if (kind === 'person') return seatOf(rows, person) === seat
  return kind !== undefined && rows.row.host_id === person
}
