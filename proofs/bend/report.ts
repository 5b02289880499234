/** What came of a run, room by room: how many were planted and caught, and who survived. */
import type { Planted } from './planter.ts'
import type { Slip } from './slip.ts'

/** What each room promises at least, in percent. */
export const AIMS: Readonly<Record<string, number>> = {
  games: 95,
  engine: 95,
  protocol: 95,
  server: 90,
  cli: 90,
  web: 85,
  art: 85,
  bots: 80,
  docs: 95,
}

export interface RoomReport {
  readonly room: string
  readonly planted: number
  readonly caught: number
  readonly equivalent: number
  readonly survivors: readonly Planted[]
  /** Of those that are not equivalent. */
  readonly percent: number
}

export function reportOf(results: readonly Planted[]): readonly RoomReport[] {
  return [...Map.groupBy(results, ({ slip }) => slip.room)].map(([room, planted]) => {
    const equivalent = planted.filter(({ slip }) => slip.same !== null).length
    const real = planted.filter(({ slip }) => slip.same === null)
    const survivors = real.filter(({ verdict }) => verdict !== 'caught')
    const caught = real.length - survivors.length
    const percent = real.length === 0 ? 100 : Math.floor((100 * caught) / real.length)
    return { room, planted: planted.length, caught, equivalent, survivors, percent }
  })
}

/** Slips that are called equivalent and were noticed all the same. */
export function noticed(results: readonly Planted[]): readonly Planted[] {
  return results.filter(({ slip, verdict }) => slip.same !== null && verdict === 'caught')
}

export function reportText(results: readonly Planted[]): string {
  const rows = reportOf(results).map(
    ({ room, planted, caught, equivalent, percent }) =>
      `${room.padEnd(8)} ${String(planted).padStart(7)} ${String(caught).padStart(7)} ${String(equivalent).padStart(11)} ${String(percent).padStart(5)} %\n`,
  )
  const survivors = reportOf(results).flatMap((room) => room.survivors.map(survivorText))
  const wrong = noticed(results).map(({ slip, note }) => `not equivalent: ${slip.title} (${slip.file}): ${note}\n`)
  return `room     planted  caught  equivalent\n${rows.join('')}${survivors.join('')}${wrong.join('')}`
}

function survivorText({ slip, verdict, note }: Planted): string {
  return `${verdict}: ${slip.title} (${slip.file})${verdict === 'untested' ? `: ${note}` : ''}\n`
}

/** So many of them, the same for the same seed. */
export function sampled(slips: readonly Slip[], count: number, seed: number): readonly Slip[] {
  const list = [...slips]
  let state = seed >>> 0
  for (let i = list.length - 1; i > 0; i--) {
    // A small generator of the tests' own (after Lehmer): only which slips are tried depends on it.
    state = (state * 48_271 + 11) % 2_147_483_647
    const j = state % (i + 1)
    const swapped = list[i] as Slip
    list[i] = list[j] as Slip
    list[j] = swapped
  }
  return list.slice(0, count)
}
