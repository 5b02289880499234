/** What rules newer than a table's would change there. */
import type { RuleChange } from '../../engine/game.ts'
import { findGame } from '../game-assets.ts'
import type { Table } from './table.ts'

export function newerRules({ game }: Pick<Table, 'game'>): readonly RuleChange[] {
  const { id, version } = game.about
  return (findGame(id)?.about.changes ?? []).filter((change) => change.version > version)
}
