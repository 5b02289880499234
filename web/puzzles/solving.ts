/** One puzzle at a table of its own: every try is judged before it is made. Once it is solved, bots play on with the reader. */
import { computed, signal } from '@preact/signals'
import type { Reason } from '../../bots/index.ts'
import { judgeAct } from '../../bots/puzzles/judge.ts'
import { answersOf, positionOf } from '../../bots/puzzles/replay.ts'
import type { Puzzle, PuzzleFile } from '../../bots/puzzles/types.ts'
import { Draft } from '../../engine/draft.ts'
import type { AnyGame } from '../../engine/game.ts'
import type { Match } from '../../engine/match.ts'
import { LocalTable, type Manner, takenFrom } from '../table/local.ts'
import { dropSave } from '../table/saves.ts'
import { LOOK_AGAIN, type Refused } from '../table/table.ts'
import { Thinker } from '../table/think.ts'

/** What the last try was worth, and the view it was made from; `why` comes a moment later, from that view. */
export type Said =
  | { readonly kind: 'none' | 'on-the-way' }
  | {
      readonly kind: 'wrong' | 'right'
      readonly step: string
      readonly view: unknown
      readonly why: readonly Reason[]
    }

/** The level of those who play on. */
const OPPONENTS = 'earl'

export class Solving {
  readonly puzzle: Puzzle
  readonly table: LocalTable
  readonly said = signal<Said>({ kind: 'none' })
  readonly wrongTries = signal(0)
  /** The answer was shown, not found. */
  readonly shown = signal(false)
  readonly done = computed(() => this.said.value.kind === 'right')

  private readonly game: AnyGame
  private readonly answers: readonly string[]
  private readonly begun: number
  private readonly thinker = new Thinker()

  constructor(game: AnyGame, file: PuzzleFile, puzzle: Puzzle, wrongTries = 0) {
    this.game = game
    this.puzzle = puzzle
    this.answers = answersOf(puzzle)
    this.wrongTries.value = wrongTries
    const match = positionOf(game, file, puzzle)
    this.begun = match.entries.length
    this.table = new LocalTable(game, this.save(match), this.manner())
  }

  /** Plays the answer, and closes the plan it belongs to. */
  async show(): Promise<void> {
    this.shown.value = true
    const draft = new Draft(this.game, this.table.scene.peek().view, this.puzzle.seat)
    let tried = draft.play(this.puzzle.answer)
    while (tried?.secret) tried = draft.play(draft.idle())
    await this.table.act(draft.steps)
  }

  close(): void {
    this.thinker.close()
    this.table.close()
    dropSave(this.table.id)
  }

  private save({ setup, entries }: Match) {
    const id = `puzzle.${setup.game}.${this.puzzle.number}`
    dropSave(id)
    const players = Array.from({ length: setup.seats }, (_, seat) =>
      seat === this.puzzle.seat ? { kind: 'person' as const, name: null } : { kind: 'bot' as const, level: OPPONENTS },
    )
    return { id, setup, players, entries, touched: 0, over: false, yours: true }
  }

  private manner(): Manner {
    return {
      keep: () => undefined,
      advised: false,
      goesBack: false,
      allow: (steps) => this.judged(steps),
      undoable: (match) => takenFrom(match, this.puzzle.seat) >= this.begun && !this.done.peek(),
      // Nobody else moves while the reader is looking for the answer.
      answer: () => (this.done.peek() ? null : undefined),
    }
  }

  private judged(steps: readonly string[]): Refused | null {
    if (this.done.peek()) return null
    const { view } = this.table.scene.peek()
    const verdict = judgeAct(this.game, view, this.puzzle.seat, this.answers, steps)
    if (verdict === 'refused') return null
    if (verdict === 'on-the-way') {
      this.said.value = { kind: 'on-the-way' }
      return null
    }
    const right = steps.find((step) => this.answers.includes(step))
    // The step that closes a plan is not what was wrong with it.
    const step = right ?? steps.at(-2) ?? steps[0] ?? ''
    this.said.value = { kind: verdict, step, view, why: [] }
    if (verdict === 'wrong') this.wrongTries.value++
    void this.explain(view, step)
    return verdict === 'right' ? null : { reason: LOOK_AGAIN }
  }

  private async explain(view: unknown, step: string): Promise<void> {
    const { id: game, version } = this.game.about
    const { seat } = this.puzzle
    const asked = this.said.peek()
    const question = {
      game,
      version,
      view,
      seat,
      level: OPPONENTS,
      seed: 1,
      intent: null,
      counsel: { kind: 'reasons', step } as const,
    }
    const answer = await this.thinker.ask(question)
    // Another try was made meanwhile.
    if (this.said.peek() !== asked || !('step' in asked) || !('reasons' in answer)) return
    this.said.value = { ...asked, why: answer.reasons }
  }
}
