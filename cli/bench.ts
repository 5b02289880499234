import { type Figure, machine, type Part } from '../bench/figures.ts'
import { byName, parts } from '../bench/index.ts'
import { othersShare, tooBusy } from '../bench/quiet.ts'
import { publish, type Results } from '../bench/report.ts'
import { readFlags } from './arguments.ts'
import { refuse } from './refusal.ts'

/** Measures the server against peers and limits; every figure is a ratio from one run. */
export async function benchCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    docs: { type: 'boolean' },
  })
  const all = [...parts, ...byName]
  const names = all.map(({ name }) => name).join(', ')
  const chosen = flags.words.map(
    (word) =>
      all.find(({ name }) => name === word) ??
      refuse(`there is no part "${word.slice(0, 40)}" of the benchmark (parts: ${names})`),
  )
  const run: readonly Part[] = chosen.length > 0 ? chosen : parts
  const json = flags.values['json'] === true
  const quick = flags.values['quick'] === true
  const docs = flags.values['docs'] === true
  const others: number[] = []
  const look = async (why: string): Promise<void> => {
    const share = docs ? await othersShare() : null
    if (share !== null) others.push(share)
    const busy = tooBusy(share)
    if (busy !== null) refuse(`${why}: ${busy}`)
  }
  const began = Date.now()
  const before = machine()
  const measured: Results['parts'][number][] = []
  for (const [i, part] of run.entries()) {
    await look(i === 0 ? 'nothing is measured for the page' : 'the page stays as it is')
    process.stderr.write(`${i + 1}/${run.length} ${part.name}: ${part.does}\n`)
    const from = performance.now()
    const figures = await part.run({ quick, say: (line) => process.stderr.write(`  ${line}\n`) })
    const seconds = Math.round((performance.now() - from) / 1000)
    process.stderr.write(`  done in ${seconds} s\n`)
    measured.push({ name: part.name, does: part.does, seconds, figures })
    if (!json) process.stdout.write(table(part.name, figures))
  }
  await look('the page stays as it is')
  const results: Results = {
    at: new Date(began).toISOString(),
    seconds: Math.round((Date.now() - began) / 1000),
    quick,
    machine: { ...before, ...(docs && { others }) },
    parts: measured,
  }
  if (json) process.stdout.write(`${JSON.stringify(results, null, 1)}\n`)
  if (docs) publish(results)
}

function table(name: string, figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, unit, against, ratio, spread, kept }) => {
    const around = spread ? ` (${spread.join(' to ')})` : ''
    const verdict = kept === undefined ? '' : kept ? '  kept' : '  NOT KEPT'
    return `  ${what}: ${value} ${unit} = ${ratio}${around} × (${against.what}: ${against.value})${verdict}`
  })
  return `${name}\n${rows.join('\n')}\n`
}
