/** Points by source and by round as tables. */
import { ShieldIcon } from '../../art/shield.tsx'
import type { Tally } from '../../engine/telling.ts'
import type { TableText } from '../table/table-text.ts'
import { tell } from './words.ts'

/** For each source the points of each seat in the whole game. */
export function sourceTotals({ sources, points }: Tally, seats: number): readonly (readonly number[])[] {
  return sources.map((_, source) =>
    Array.from({ length: seats }, (__, seat) =>
      points.reduce((sum, bySource) => sum + (bySource[source]?.[seat] ?? 0), 0),
    ),
  )
}

/** For each round the points of each seat from all sources. */
function roundTotals({ points }: Tally, seats: number): readonly (readonly number[])[] {
  return points.map((bySource) =>
    Array.from({ length: seats }, (_, seat) => bySource.reduce((sum, bySeat) => sum + (bySeat[seat] ?? 0), 0)),
  )
}

/** A number as it is printed: with a true minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

interface Props {
  readonly tally: Tally
  readonly tableText: TableText
  readonly seats: number
}

export function TallyTables({ tally, tableText, seats }: Props) {
  const names = (phrases: Tally['sources']): readonly string[] => phrases.map((each) => tableText.phrase(each))
  return (
    <>
      <Numbers
        title={tally.what ? tableText.phrase(tally.what.bySource) : tell('end.sources')}
        names={names(tally.sources)}
        rows={sourceTotals(tally, seats)}
        tableText={tableText}
        keyed
      />
      {tally.rounds.length > 1 && (
        <Numbers
          title={tally.what ? tableText.phrase(tally.what.byRound) : tell('end.rounds')}
          names={names(tally.rounds)}
          rows={roundTotals(tally, seats)}
          tableText={tableText}
        />
      )}
    </>
  )
}

interface NumbersProps {
  readonly title: string
  readonly names: readonly string[]
  readonly rows: readonly (readonly number[])[]
  readonly tableText: TableText
  /** Rows carry the pattern of their part of the bars. */
  readonly keyed?: boolean
}

function Numbers({ title, names, rows, tableText, keyed }: NumbersProps) {
  const told = rows
    .map((row, index) => ({ row, index, name: names[index] }))
    .filter(({ row }) => row.some((n) => n !== 0))
  const totals = tableText.faces.map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0))
  return (
    <table class="end-table figures">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {tableText.faces.map(({ name, livery }, seat) => (
            <th key={seat} scope="col" title={name}>
              <ShieldIcon livery={livery} size={20} />
              <span class="sr">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map(({ row, index, name }) => {
          const best = Math.max(...row)
          return (
            <tr key={index}>
              <th scope="row">
                {keyed && <i class={`swatch part-${index % 6}`} aria-hidden="true" />}
                {name}
              </th>
              {row.map((points, seat) => (
                <td key={seat} class={points === best && points > 0 ? 'best' : ''}>
                  {points === 0 ? '–' : signed(points)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{tell('end.total')}</th>
          {totals.map((total, seat) => (
            <td key={seat}>{total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
