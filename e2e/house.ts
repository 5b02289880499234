/** A house of its own for one browser test: it can be closed, and opened again at the same address by another release. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../scripts/free-port.ts'

const RELEASE = fileURLToPath(import.meta.resolve('./release-server.ts'))
const CALLING = fileURLToPath(import.meta.resolve('./calling-server.ts'))

export class House {
  private running: ChildProcess | null = null
  readonly folder = mkdtempSync(join(tmpdir(), 'roses-release-'))
  readonly port: number

  private constructor(port: number) {
    this.port = port
  }

  static async found(): Promise<House> {
    return new House(await freePort())
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async release(version: string, protocol: number): Promise<void> {
    await this.open(RELEASE, version, String(protocol))
  }

  /** One that calls people, by that mail server too. */
  async calling(mail: string): Promise<void> {
    await this.open(CALLING, mail)
  }

  private async open(script: string, ...more: readonly string[]): Promise<void> {
    await this.close()
    const child = spawn(process.execPath, [script, String(this.port), this.folder, ...more])
    this.running = child
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve())
      child.stderr.on('data', (data: Buffer) => reject(new Error(data.toString())))
    })
  }

  async close(): Promise<void> {
    const child = this.running
    this.running = null
    if (!child) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }

  async remove(): Promise<void> {
    await this.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
