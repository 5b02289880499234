/**
 * The lockfiles must install anywhere: every optional (platform) package that a locked package names is
 * locked too, nothing runs a script at install, and no registry host is written down.
 */
import { readFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)
const faults = []
for (const file of ['package-lock.json', 'scripts/runtime/package-lock.json', 'bench/peer/package-lock.json']) {
  let lock
  try {
    lock = JSON.parse(readFileSync(new URL(file, root), 'utf8'))
  } catch (error) {
    faults.push(`${file}: ${error.message}`)
    continue
  }
  const names = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)))
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.resolved?.startsWith('http')) faults.push(`${file}: ${path} names a registry host`)
    if (entry.hasInstallScript && file !== 'bench/peer/package-lock.json')
      faults.push(`${file}: ${path} runs a script at install`)
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (!names.has(name)) faults.push(`${file}: ${path} needs ${name}, which is not locked`)
  }
}
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'The lockfiles are complete.' : `${faults.length} faults in the lockfiles.`)
process.exit(faults.length === 0 ? 0 : 1)
