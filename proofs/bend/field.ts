/** A copy of the sources in which slips are planted, so that nobody ever works on bent ones. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bent, type Slip } from './slip.ts'

/** What git ignores and the tests need. */
const SHARED = ['node_modules', '.cache']

export class Field {
  readonly folder: string
  private readonly root: string

  constructor(root: string) {
    this.root = root
    this.folder = mkdtempSync(join(tmpdir(), 'rose-and-crown-bend-'))
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    })
    for (const file of listed.split('\0')) if (file !== '' && existsSync(join(root, file))) this.take(file)
    for (const name of SHARED) if (existsSync(join(root, name))) symlinkSync(join(root, name), join(this.folder, name))
  }

  private take(file: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    cpSync(join(this.root, file), join(this.folder, file), { verbatimSymlinks: true })
  }

  plant(slip: Slip): void {
    this.write(slip.file, bent(readFileSync(join(this.root, slip.file), 'utf8'), slip))
  }

  /** Puts the file back as it was. */
  clear({ file }: Slip): void {
    this.write(file, readFileSync(join(this.root, file), 'utf8'))
  }

  private write(file: string, text: string): void {
    const path = join(this.folder, file)
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
