/// <reference lib="dom" />
/**
 * A player who sees nothing. It has what a screen reader has, the browser's accessibility tree and what is added to the live
 * regions, and it has a keyboard. No selector, no class name and no view comes into this file.
 */
import type { CDPSession, Page } from '@playwright/test'
import { answered, type Question } from '../engine/kit/quiz.ts'
import { PATIENCE_MS } from '../scripts/patience.ts'

/** How long somebody waits for an answer before asking again. */
const QUIZ_MS = 3000

interface Heard {
  readonly role: string
  readonly name: string
}

export class Ears {
  private readonly page: Page
  private readonly tree: CDPSession
  /** Everything the live regions said, oldest first. */
  readonly said: string[] = []
  private wake: () => void = () => {}
  /** Whether what is typed goes to the command field: it keeps the focus until one walks away. */
  private atField = false

  private constructor(page: Page, tree: CDPSession) {
    this.page = page
    this.tree = tree
  }

  /** Before the first page is opened. */
  static async on(page: Page): Promise<Ears> {
    const ears = new Ears(page, await page.context().newCDPSession(page))
    await page.exposeFunction('toEars', (text: string) => {
      ears.said.push(text)
      ears.wake()
    })
    await page.addInitScript(() => {
      const watch = new MutationObserver((changes) => {
        for (const { type, addedNodes, target } of changes) {
          const at = target instanceof Element ? target : target.parentElement
          if (!at?.closest('[aria-live], [role="status"], [role="alert"], [role="log"]')) continue
          // Words may be added, or put in the place of others.
          for (const node of type === 'characterData' ? [target] : addedNodes)
            if (node.textContent) (globalThis as unknown as { toEars(text: string): void }).toEars(node.textContent)
        }
      })
      watch.observe(document, { childList: true, characterData: true, subtree: true })
    })
    return ears
  }

  /** Types at the command field and listens to what is said to it. */
  async ask(text: string): Promise<string> {
    const from = this.said.length
    if (!this.atField) await this.toField()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.insertText(text)
    await this.page.keyboard.press('Enter')
    await this.until(() => this.said.length > from, `an answer to "${text}"`)
    return this.said.slice(from).join(' ')
  }

  /** The sentences of the latest answer, one by one, as they stand under the field. */
  async lines(first: RegExp): Promise<readonly string[]> {
    const { nodes } = await this.tree.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const textOf = (id: string): string => {
      const node = byId.get(id)
      if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '')
      return (node?.childIds ?? []).map(textOf).join('')
    }
    // The voice has said all of it in breaths, several sentences each: they stand one by one under the field alone.
    const voiced = (id: string | undefined): boolean => {
      const node = byId.get(id ?? '')
      if (!node) return false
      return node.properties?.some(({ name }) => name === 'live') === true || voiced(node.parentId)
    }
    const head = nodes.find(
      ({ role, name, nodeId }) => role?.value === 'StaticText' && first.test(String(name?.value)) && !voiced(nodeId),
    )
    const lines = byId.get(byId.get(head?.parentId ?? '')?.parentId ?? '')?.childIds ?? []
    return lines.map(textOf).filter((text) => text !== '')
  }

  /** Whoever is examined hears the question and its choices, asks the table, and says what it was told. */
  async answer(question: Question): Promise<string | null> {
    const from = this.said.length
    await this.ask(question.type)
    // Others may be heard in between: the answer is among what is said in the next moments.
    for (const end = Date.now() + QUIZ_MS; Date.now() < end;) {
      const known = answered(question, this.said.slice(from).join(' '))
      if (known !== null) return known
      await this.within(QUIZ_MS / 10)
    }
    return null
  }

  /** Waits until it is this player's decision (`true`) or the game is over (`false`), by asking whose turn it is. */
  async decides(): Promise<boolean> {
    for (;;) {
      const told = await this.ask('whose turn')
      if (told.includes('It is your decision')) return true
      if (told.includes('The game is over')) return false
      await this.within(2000)
    }
  }

  /**
   * Plays a move by its words, or by the number it was read out with: it is told, and Enter once more plays it. A word that is the
   * move's own notation plays it at once. `false` if nobody knew what was meant.
   */
  async play(typed: string): Promise<boolean> {
    const before = this.said.length
    await this.ask(typed)
    const heard = (words: RegExp): boolean => words.test(this.said.slice(before).join(' '))
    for (const end = Date.now() + QUIZ_MS; Date.now() < end && !heard(/Enter once more plays it|Nothing fits/);)
      await this.within(QUIZ_MS / 10)
    if (!heard(/Enter once more plays it/)) return !heard(/Nothing fits/)
    const from = this.said.length
    await this.page.keyboard.press('Enter')
    await this.until(() => this.said.length > from, `what came of "${typed}"`)
    return true
  }

  /** What has the focus, as it would be read out. */
  async focused(): Promise<Heard> {
    const { nodes } = await this.tree.send('Accessibility.getFullAXTree')
    const node = nodes.findLast(({ properties }) =>
      properties?.some(({ name, value }) => name === 'focused' && value.value === true),
    )
    return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '') }
  }

  /** The slash goes to the field from anywhere; in the field itself it would be a letter. */
  private async toField(): Promise<void> {
    for (let look = 0; (await this.focused()).name !== 'Command'; look++) {
      if (look > 50) throw new Error('the slash does not lead to the command field')
      await this.page.keyboard.press('/')
      await this.within(300)
    }
    this.atField = true
  }

  /** Whoever walks away from the field must find it again. */
  left(): void {
    this.atField = false
  }

  /** Waits for the next words, so long at most. */
  private async within(ms: number): Promise<void> {
    const word = new Promise<void>((resolve) => (this.wake = resolve))
    await Promise.race([word, new Promise<void>((resolve) => setTimeout(resolve, ms))])
  }

  private async until(heard: () => boolean, what: string): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; !heard();) {
      if (Date.now() > end) throw new Error(`heard nothing of ${what}; last: ${this.said.at(-1) ?? 'nothing'}`)
      await this.within(1000)
    }
  }
}
