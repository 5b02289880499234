/** A test runner that stays warm over a field: it is told what was changed and which tests to run. */
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import type { Done, Task } from './lane-messages.ts'

const folder = process.argv[2] ?? ''
const vitest = await createVitest({
  root: folder,
  config: join(folder, 'vitest.config.ts'),
  watch: false,
  update: false,
  reporters: [{}],
  maxWorkers: 1,
  // A slip that is noticed once is noticed.
  retry: 0,
  bail: 1,
})
await vitest.standalone()
await vitest.globTestSpecifications()

async function run({ changed, by, named }: Task): Promise<Done> {
  for (const file of changed) vitest.invalidateFile(join(folder, file))
  vitest.setGlobalTestNamePattern(new RegExp(named))
  const passed: string[] = []
  const failed: string[] = []
  for (const file of by) {
    const path = join(folder, file)
    const specifications = vitest.getModuleSpecifications(path)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    // The runner tells of earlier runs too.
    for (const module of testModules.filter(({ moduleId }) => moduleId === path)) {
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed.push(test.fullName)
        if (state === 'failed') failed.push(test.fullName)
      }
      if (module.state() === 'failed' && failed.length === 0) failed.push(`${file} as a whole`)
    }
    if (unhandledErrors.length > 0) failed.push(`${file}: an error that nobody caught`)
    if (failed.length > 0) break
  }
  return { passed, failed }
}

process.on('message', (task: Task) => {
  void run(task).then(
    (done) => process.send?.(done),
    (error: unknown) => process.send?.({ passed: [], failed: [String(error)] } satisfies Done),
  )
})
process.send?.('ready')
