/** One field with its runner. A slip may make a test run for ever: then the runner is killed and another started. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Field } from './field.ts'
import type { Done, Task } from './lane-messages.ts'
import { namePattern, type Slip } from './slip.ts'

/** What is tried on both databases is tried on SQLite here: a slip in what they share shows on either. */
const ON_ONE_DATABASE = '^(?!on postgres )'

/** With a slip in its place much never comes, and is not waited for as long as on a busy machine. */
const PATIENCE_MS = 30_000

const WORKER = fileURLToPath(new URL('lane-worker.ts', import.meta.url))

export class Lane {
  private readonly field: Field
  private worker: ChildProcess | null = null
  private readonly changed = new Set<string>()

  constructor(root: string) {
    this.field = new Field(root)
  }

  /** The tests of that file on sources that nobody has bent. */
  async straight(file: string, limit: number): Promise<Done> {
    return this.run({ by: [file], named: ON_ONE_DATABASE }, limit)
  }

  /** The tests that must notice the slip, with the slip in its place. */
  async bent(slip: Slip, limit: number): Promise<Done> {
    this.field.plant(slip)
    this.changed.add(slip.file)
    try {
      return await this.run({ by: slip.by, named: namePattern(slip.rules)?.source ?? ON_ONE_DATABASE }, limit)
    } finally {
      this.field.clear(slip)
      this.changed.add(slip.file)
    }
  }

  private async run(task: Omit<Task, 'changed'>, limit: number): Promise<Done> {
    this.worker ??= await start(this.field.folder)
    const { worker } = this
    const changed = [...this.changed]
    this.changed.clear()
    return new Promise((done) => {
      const finish = (result: Done): void => {
        clearTimeout(timer)
        worker.off('message', finish)
        worker.off('exit', gone)
        done(result)
      }
      const gone = (): void => {
        this.stop()
        finish({ passed: [], failed: ['the runner came to its end'] })
      }
      const timer = setTimeout(() => {
        this.stop()
        finish({ passed: [], failed: [`nothing came of it within ${Math.round(limit / 1000)} s`] })
      }, limit)
      worker.on('message', finish)
      worker.on('exit', gone)
      worker.send({ ...task, changed } satisfies Task)
    })
  }

  /** With its whole family: what runs for ever hears no polite word. */
  private stop(): void {
    const pid = this.worker?.pid
    this.worker = null
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL')
    } catch {
      // It is gone already.
    }
  }

  close(): void {
    this.stop()
    this.field.remove()
  }
}

async function start(folder: string): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [WORKER, folder], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PATIENCE_MS: String(PATIENCE_MS) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  return worker
}
