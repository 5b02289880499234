/**
 * One program on the right Node, for as long as whoever started it lives: signals are passed on, and if the shell or npm above
 * is gone without a word (npm sends SIGTERM to a shell, which dies and tells nobody), the program is asked to stop as well.
 */
import { spawn } from 'node:child_process'

export const WATCH_MS = 250
/** A house closes within 8.5 s or ends itself (`server/ops/closing.ts`); one that cannot even do that is ended from here. */
export const PATIENCE_MS = 9300
const SIGNALS = ['SIGINT', 'SIGTERM']

/**
 * Runs it to its end and gives its exit code. With `leash` it notices by itself when this process is killed; what it says goes to `hear`, if
 * somebody listens.
 */
export function runChild(node, args, { cwd, env, leash = false, patience = PATIENCE_MS, hear } = {}) {
  return new Promise((done) => {
    const voice = hear ? 'pipe' : 'inherit'
    const child = spawn(node, args, { cwd, env, stdio: ['inherit', voice, voice, ...(leash ? ['ipc'] : [])] })
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    let lastResort
    const pass = (signal) => {
      child.kill(signal)
      if (leash) lastResort ??= setTimeout(() => child.kill('SIGKILL'), patience)
    }
    for (const signal of SIGNALS) process.on(signal, pass)
    const watch = watchParent(() => pass('SIGTERM'))
    // When all it said has been heard, too.
    child.on('close', (code, signal) => {
      for (const each of SIGNALS) process.off(each, pass)
      clearInterval(watch)
      clearTimeout(lastResort)
      done(code ?? (signal ? 1 : 0))
    })
  })
}

/** Only below npm: a shell that somebody logged out of is no reason to close the house. */
function watchParent(gone) {
  if (!process.env.npm_command) return undefined
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    gone()
  }, WATCH_MS)
  return watch
}
