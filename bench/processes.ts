/** The processes a measurement needs: a server or the peer, and the load program. All of them end with this one. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOUSE_FLAGS } from '../scripts/house-flags.mjs'
import type { ServeOptions } from '../server/main.ts'
import { fetchPeer } from './rose-king.ts'

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** By name and number of the thread; the first is the one that has the sockets. */
export type ThreadTimes = ReadonlyMap<string, number>

/** Of the whole process, and of the objects and buffers of its first thread. */
export interface Memory {
  readonly rss: number
  readonly heap: number
}

export interface Running {
  readonly url: string
  /** From starting the process to its saying that it is open. */
  readonly startedIn: number
  /** Bytes in memory after a collection. */
  memory(): Promise<Memory>
  /** Seconds of processor time used so far, by all its threads. */
  cpu(): number
  /** The same for each thread. */
  threads(): ThreadTimes
  stop(): Promise<void>
}

export function startServer(options: ServeOptions): Promise<Running> {
  return startServerIn(fileURLToPath(new URL('.', import.meta.url)), options, HOUSE_FLAGS)
}

/** The server of a checkout, by its `bench/` folder; the program had another name in early ones. */
export function startServerIn(bench: string, options: ServeOptions, flags: readonly string[] = []): Promise<Running> {
  const file = ['server-process.ts', 'house.ts'].find((name) => existsSync(join(bench, name))) ?? ''
  return start(join(bench, file), { ROSES_BENCH: JSON.stringify(options) }, flags)
}

/** The least that keeps its word: `bare-server.ts`. */
export function startBare(dataDir: string): Promise<Running> {
  const path = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  return start(path, { ROSES_BENCH: JSON.stringify({ dataDir }) }, HOUSE_FLAGS)
}

/** boardgame.io's server as one would deploy it. */
export function startPeer(): Promise<Running> {
  fetchPeer()
  return start(fileURLToPath(new URL('peer/server.mjs', import.meta.url)), { NODE_ENV: 'production' })
}

function start(path: string, env: Record<string, string>, flags: readonly string[] = []): Promise<Running> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--expose-gc', ...flags, path], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child)
      resolve()
    })
  })
  return new Promise((resolve, reject) => {
    let said = ''
    void gone.then(() => reject(new Error(`${path} ended: ${said.slice(0, 400)}`)))
    child.stderr?.on('data', (data: Buffer) => {
      if (said.length < 4000) said += data.toString()
    })
    child.stdout?.on('data', (data: Buffer) => {
      const url = /open (\S+)/.exec(data.toString())?.[1]
      if (!url) return
      resolve({
        url,
        startedIn: performance.now() - began,
        memory: () =>
          new Promise((answer) => {
            child.once('message', (memory) => answer(memory as Memory))
            child.send('memory')
          }),
        cpu: () => cpuOf(child.pid ?? 0),
        threads: () => threadsOf(child.pid ?? 0),
        async stop() {
          child.kill('SIGTERM')
          const slow = setTimeout(() => child.kill('SIGKILL'), 5000)
          await gone
          clearTimeout(slow)
        },
      })
    })
  })
}

const TICKS = 100

/** Where the system keeps it in a file; NaN elsewhere. */
export function cpuOf(pid: number): number {
  try {
    return secondsIn(`/proc/${pid}/stat`)
  } catch {
    return Number.NaN
  }
}

function secondsIn(file: string): number {
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

function threadsOf(pid: number): ThreadTimes {
  const times = new Map<string, number>()
  for (const id of existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [])
    try {
      const name = id === String(pid) ? 'sockets' : readFileSync(`/proc/${pid}/task/${id}/comm`, 'utf8').trim()
      times.set(`${name} ${id}`, secondsIn(`/proc/${pid}/task/${id}/stat`))
    } catch {
      // It has ended since the folder was read.
    }
  return times
}

/** Runs a program of this folder to its end; what it prints is JSON. */
export function program<T>(file: string, args: readonly string[]): Promise<T> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  let said = ''
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      running.delete(child)
      if (code === 0) resolve(JSON.parse(said) as T)
      else reject(new Error(`${file} ended with ${code}`))
    })
  })
}
