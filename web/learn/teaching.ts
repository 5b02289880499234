/** One lesson at a table of its own: every try is judged before it is made, and what is said to it is kept here. */
import { computed, type Signal, signal } from '@preact/signals'
import { quick } from '../../engine/dice.ts'
import type { AnyGame } from '../../engine/game.ts'
import { type AnyLesson, judge, lessonGame, scripted, stepsOf } from '../../engine/lesson.ts'
import type { Entry, Match } from '../../engine/match.ts'
import { defaultOptions } from '../../engine/options.ts'
import { LocalTable, type Manner, takenFrom } from '../table/local.ts'
import { dropSave } from '../table/saves.ts'
import { LOOK_AGAIN, type Refused } from '../table/table.ts'

/** What the last try was worth: nothing yet, a kind of mistake (`null`: none that is named), or a task done. */
export type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'wrong'; readonly wrong: string | null; readonly times: number }
  | { readonly kind: 'praise'; readonly goal: string }

const NONE: Answer = { kind: 'none' }

/** Where in a lesson somebody begins: at which task, and what was played before it. */
export interface Begin {
  readonly at: number
  readonly entries: readonly Entry[]
}

export class Teaching {
  readonly lesson: AnyLesson
  readonly table: LocalTable
  /** Which task is to be done. */
  readonly at: Signal<number>
  readonly answer = signal<Answer>(NONE)
  readonly done = computed(() =>
    this.lesson.game ? this.outcome.value !== null : this.at.value >= this.lesson.goals.length,
  )
  /** What the coach has to say now. */
  readonly remark = computed(() => {
    const { view, viewer, awaiting } = this.table.scene.value
    const { seat, game } = this.lesson
    if (!game || viewer === null || !awaiting.includes(seat)) return null
    const state = this.game.guess(view, quick(1))
    return game.coach.find(({ when }) => when(state, seat))?.id ?? null
  })
  readonly won = computed(() => {
    const outcome = this.outcome.value
    return outcome !== null && !outcome.lost && outcome.places[this.lesson.seat] === 1
  })

  private readonly game: AnyGame
  private readonly outcome = computed(() => this.table.scene.value.outcome)
  /** No step before this many is taken back: they belong to tasks that are done. */
  private settled: number
  /** By task: how many entries the log had when it began. */
  private readonly begun: number[]
  private entries: readonly Entry[]

  constructor(plain: AnyGame, lesson: AnyLesson, begin: Begin = { at: 0, entries: [] }) {
    this.lesson = lesson
    this.at = signal(begin.at)
    this.entries = begin.entries
    this.settled = begin.entries.length
    this.begun = Array.from({ length: begin.at + 1 }, () => 0).with(begin.at, begin.entries.length)
    this.game = lessonGame(plain, lesson)
    this.table = new LocalTable(this.game, this.save(begin.entries), this.manner())
  }

  /** How to begin once more with an earlier task, as the learner came to it; what was begun there before is known from here on. */
  from(task: number): Begin {
    return { at: task, entries: this.entries.slice(0, this.begun[task] ?? 0) }
  }

  /** The tasks that one may go back to. */
  earlier(): readonly number[] {
    return this.begun.flatMap((length, task) => (task < this.at.value && (task === 0 || length > 0) ? [task] : []))
  }

  get goal() {
    return this.lesson.goals[this.at.value]
  }

  /** Plays what solves the task, as far as it is still to be played. */
  async show(): Promise<void> {
    for (const act of this.goal?.solution ?? []) await this.table.act(stepsOf(act))
  }

  close(): void {
    this.table.close()
    dropSave(this.table.id)
  }

  private save(entries: readonly Entry[]) {
    const { about } = this.game
    const { seats, seat, options, game } = this.lesson
    const id = `lesson.${about.id}.${this.lesson.id}`
    dropSave(id)
    const players = Array.from({ length: seats }, (_, each) =>
      each === seat ? { kind: 'person' as const, name: null } : { kind: 'bot' as const, level: game?.level ?? 'page' },
    )
    const dice = { make: 'quick' as const, seed: 1 }
    const setup = {
      game: about.id,
      version: about.version,
      seats,
      options: options ?? defaultOptions(about, seats),
      dice,
    }
    return { id, setup, players, entries: [...entries], touched: 0, over: false, yours: true }
  }

  private manner(): Manner {
    return {
      keep: (save) => (this.entries = save.entries),
      advised: this.lesson.game !== undefined,
      // In a whole game to any decision before; a task is begun again instead, with what others answer in it.
      goesBack: this.lesson.game !== undefined,
      allow: (steps, match) => this.judged(steps, match),
      undoable: (match) => takenFrom(match, this.lesson.seat) >= this.settled && !this.done.peek(),
      answer: (seat, match) => {
        if (this.lesson.game) return null
        if (this.at.peek() >= this.lesson.goals.length) return undefined
        const made = match.entries.filter((entry) => entry.kind === 'move' && entry.seat === seat).length
        return scripted(this.game, this.lesson, match.state, seat, made)
      },
    }
  }

  private judged(steps: readonly string[], match: Match): Refused | null {
    if (this.lesson.game) return null
    const { goal } = this
    if (!goal) return { reason: LOOK_AGAIN }
    const verdict = judge(this.game, this.lesson, goal, match, steps)
    if (verdict.kind === 'refused') return null
    if (verdict.kind === 'wrong') {
      const before = this.answer.peek()
      const times = before.kind === 'wrong' ? before.times + 1 : 1
      this.answer.value = { kind: 'wrong', wrong: verdict.wrong, times }
      return { reason: LOOK_AGAIN }
    }
    this.answer.value = verdict.kind === 'met' ? { kind: 'praise', goal: goal.id } : NONE
    if (verdict.kind === 'met') {
      this.settled = match.entries.length + steps.length
      this.at.value++
      this.begun[this.at.peek()] = this.settled
    }
    return null
  }
}
