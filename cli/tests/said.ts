/** What a command says, run in this process. */
import { Readable } from 'node:stream'
import { vi } from 'vitest'

export async function said(work: () => Promise<void> | void): Promise<string> {
  let text = ''
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    text += String(part)
    return true
  })
  try {
    await work()
  } finally {
    out.mockRestore()
  }
  return text
}

/** The same for a command that asks: each line is typed once it is asked for. */
export async function saidTo(lines: readonly string[], work: () => Promise<void>): Promise<string> {
  const typed = Readable.from(lines.map((line) => `${line}\n`))
  const terminal = vi.spyOn(process, 'stdin', 'get').mockReturnValue(typed as unknown as typeof process.stdin)
  try {
    return await said(work)
  } finally {
    terminal.mockRestore()
  }
}
