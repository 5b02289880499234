import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ServeOptions } from '../main.ts'

export interface NodeProcess {
  readonly url: string
  readonly child: ChildProcess
  readonly output: () => string
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Whatever a failed test has left running. */
export function stopNodes(): void {
  for (const child of running) child.kill('SIGKILL')
}
process.once('exit', stopNodes)

/** Starts a node as a process of its own; `script` is another build. */
export function startNode(options: ServeOptions, script = new URL('node.ts', import.meta.url)): Promise<NodeProcess> {
  const child = spawn(process.execPath, [fileURLToPath(script)], {
    env: { ...process.env, ROSES_TEST: JSON.stringify(options) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  const gone = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  return new Promise((resolve, reject) => {
    void gone.then((code) => reject(new Error(`the node ended with ${code}: ${output}`)))
    child.stderr.on('data', (data: Buffer) => {
      output += data.toString()
    })
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const url = /open (\S+)/.exec(output)?.[1]
      if (!url) return
      const kill = (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => (child.kill(signal), gone)
      resolve({ url, child, kill, output: () => output })
    })
  })
}
