import { fileURLToPath } from 'node:url'
import { plant } from '../proofs/bend/planter.ts'
import { AIMS, noticed, reportOf, reportText, sampled } from '../proofs/bend/report.ts'
import { readSlips, type Slip, slipFault } from '../proofs/bend/slip.ts'
import { type Flags, list, wholeNumber } from './arguments.ts'
import { Progress } from './progress.ts'
import { Failure, refuse } from './refusal.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Bends the sources one slip at a time, in a copy, and says which of them no test notices. */
export async function bend(flags: Flags): Promise<void> {
  const slips = chosen(flags)
  const progress = new Progress('Bending', slips.length)
  const results = await plant(root, slips, {
    lanes: wholeNumber(flags, 'lanes', 2, 1, 16),
    heard: (done, total, last) => {
      progress.at(done, total)
      if (last?.verdict === 'survived' && last.slip.same === null && !flags.values['json'])
        process.stderr.write(`survived: ${last.slip.title} (${last.slip.file})\n`)
    },
  })
  progress.end()
  if (flags.values['json'])
    process.stdout.write(`${JSON.stringify(results.map(({ slip, ...rest }) => ({ ...slip, ...rest })))}\n`)
  else process.stdout.write(reportText(results))
  const short = reportOf(results).filter(({ room, percent }) => percent < (AIMS[room] ?? 0))
  if (noticed(results).length > 0) throw new Failure('some slips are called equivalent and are not')
  if (short.length > 0) throw new Failure(`too many slips survive in ${short.map(({ room }) => room).join(', ')}`)
}

/** By room, by words of the title or the file, by lot. */
export function chosen(flags: Flags): readonly Slip[] {
  const rooms = list(flags, 'room')
  const text = flags.values['only']
  const fits = ({ room, title, file }: Slip): boolean =>
    (rooms.length === 0 || rooms.includes(room)) &&
    (typeof text !== 'string' || title.includes(text) || file.includes(text))
  const slips = readSlips(root).filter(fits)
  const faults = slips.flatMap((slip) => slipFault(root, slip) ?? [])
  if (faults.length > 0) refuse(`the list of slips has faults: ${faults[0]}`)
  if (slips.length === 0) refuse('there is no such slip')
  return sampled(slips, wholeNumber(flags, 'sample', slips.length, 1), wholeNumber(flags, 'seed', 1))
}
