/**
 * Secret plans are drafted here, in the browser, and sent as one act: while the reader decides in secret, steps are taken
 * on a guess of the table, and whatever shows the table shows the draft. The step that others would hear of sends them
 * all, and all are played or none. A draft outlives a reload and a lost connection; what others do meanwhile leaves it as
 * it is, and it is given up only when the reader's part was played otherwise. When the time is about to run out, it is
 * closed as an absent player would close it, and sent: a good plan is not lost with the clock.
 */
import { batch, computed, effect, signal, untracked } from '@preact/signals'
import { Draft, MOST_STEPS } from '../../engine/draft.ts'
import { emptyPlan, keepPlan, keptPlan, onKept, type Plan, planAfter } from './kept-plan.ts'
import type { Choice, Line, Refused, Scene, Table } from './table.ts'

/** So long before the time is up an open draft is closed and sent. */
const LAST_MOMENT_MS = 2000
/** The longest a browser's timer can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
/** The table may move on while an act is on its way; it is then sent again on what is there now. */
const TRIES = 5
/** What a house says to an act on a table that has moved on. */
const CROSSED: readonly string[] = ['stale', 'not-awaited', 'game-over']

/** An act of the reader's that the table has taken: its steps, and what was seen before the first of them. */
export interface Made {
  readonly before: Scene
  readonly steps: readonly string[]
}

export class Drafts {
  /** A draft was given up because the table moved on without it. */
  readonly lost = signal(false)
  private readonly table: Table
  private readonly made: (act: Made) => void
  private readonly plan = signal<Plan>(emptyPlan(null, 0))
  /** The scene that is shown while a plan is on its way. */
  private readonly frozen = signal<Scene | null>(null)
  private readonly draft = computed(() => this.redraft())
  private readonly stops: readonly (() => void)[]

  /** The table as the reader has it before the eyes: with the draft. */
  readonly scene = computed<Scene>(() => this.frozen.value ?? this.look())
  readonly lines = computed<readonly Line[]>(() => this.tell())
  readonly count = computed(() => (this.draft.value ? this.open().length : 0))
  readonly redoable = computed(
    () => this.frozen.value === null && this.draft.value !== null && this.plan.value.redo.length > 0,
  )
  /** Whether taking back means opening a whole plan again. */
  readonly reopens = computed(() => {
    const { state, steps, seat } = this.plan.value
    const { undoable, viewer } = this.table.scene.value
    return state === 'sent' && steps.length > 1 && undoable && viewer === seat
  })

  constructor(table: Table, made: (act: Made) => void = () => undefined) {
    this.table = table
    this.made = made
    this.stops = [
      effect(() => this.meet(table.scene.value)),
      effect(() => this.watchClock()),
      onKept(table.id, () => this.adopt()),
    ]
  }

  close(): void {
    for (const stop of this.stops) stop()
  }

  /** Drafts the steps, or sends them with all that was drafted before. */
  async act(texts: readonly string[]): Promise<Refused | null> {
    const draft = this.redraft()
    if (!draft) return await this.actOpenly(texts)
    for (const text of texts) {
      const tried = draft.play(text)
      if (!tried) return { reason: 'not-legal' }
      if (!tried.secret || draft.steps.length >= MOST_STEPS) return await this.send([...this.open(), ...texts])
    }
    this.keep({ steps: draft.steps, redo: [], state: 'open' })
    return null
  }

  async undo(): Promise<Refused | null> {
    const { steps, redo } = this.plan.value
    const last = this.draft.value ? this.open().at(-1) : undefined
    if (last !== undefined) {
      this.keep({ steps: steps.slice(0, -1), redo: [last, ...redo] })
      return null
    }
    if (!this.reopens.value) return await this.table.undo()
    const no = await this.table.undo(steps.length)
    if (no) return no
    // The step that closed it is left out: the plan is open again.
    this.keep({ steps: steps.slice(0, -1), redo: [], state: 'open' })
    this.fit()
    return null
  }

  redo(): void {
    const { redo } = this.plan.value
    const [next, ...rest] = redo
    const draft = this.redraft()
    if (next === undefined || !draft?.play(next)?.secret) return
    this.keep({ steps: draft.steps, redo: rest })
  }

  /** Begins again from what the table knows. */
  clear(): void {
    const { redo } = this.plan.value
    this.keep({ steps: [], redo: [...this.open(), ...redo] })
  }

  /** The choices there would be after those steps; none where chance, or somebody else, comes in between. */
  ahead(texts: readonly string[]): readonly Choice[] {
    const { view, viewer, choices } = this.scene.value
    if (viewer === null || choices.length === 0) return []
    const draft = new Draft(this.table.game, view, viewer)
    return texts.every((text) => draft.play(text)?.known) ? choicesOf(draft) : []
  }

  /** Where there was one choice alone, the table may have played it in the same moment: then there is nothing to be said. */
  private async actOpenly(texts: readonly string[]): Promise<Refused | null> {
    const before = this.table.scene.peek()
    const alone = before.choices.length === 1
    const no = await this.table.act(texts)
    if (!no) this.made({ before, steps: texts })
    return no && alone && CROSSED.includes(no.reason) ? null : no
  }

  /** The steps that wait to be sent. */
  private open(): readonly string[] {
    const { state, steps } = this.plan.value
    return state === 'open' ? steps : []
  }

  private keep(change: Partial<Plan>): void {
    const { viewer, moment } = this.table.scene.peek()
    const kept = { ...this.plan.peek(), ...change }
    // A plan that is begun rests on the table of now.
    const begun = this.open().length === 0 || kept.seat !== viewer
    this.plan.value = { ...kept, seat: viewer, ...(begun ? { since: moment } : {}) }
    keepPlan(this.table.id, this.plan.value)
  }

  /** The draft with all its steps; `null` while the reader does not decide in secret. */
  private redraft(): Draft | null {
    const { viewer, view, awaiting } = this.table.scene.value
    if (viewer === null || !awaiting.includes(viewer)) return null
    const draft = new Draft(this.table.game, view, viewer)
    if (!draft.secret) return null
    if (this.plan.value.seat !== viewer) return draft
    // Steps that no longer fit end the draft, see `meet`.
    for (const step of this.open()) if (!draft.play(step)?.secret) break
    return draft
  }

  private look(): Scene {
    const scene = this.table.scene.value
    const draft = this.draft.value
    if (!draft || draft.steps.length === 0) return scene
    return {
      ...scene,
      view: draft.view,
      // At a table that is paused there is nothing to choose.
      choices: scene.choices.length === 0 ? [] : choicesOf(draft),
      undoable: true,
      moment: scene.moment + draft.steps.length,
    }
  }

  /** What a reader hears of the own steps it hears before they are sent, as it would at the table. */
  private tell(): readonly Line[] {
    const lines = this.table.lines.value
    const { moment } = this.table.scene.value
    const drafted = this.frozen.value ? [] : (this.draft.value?.events ?? [])
    if (drafted.length === 0) return lines
    return [...lines, ...drafted.flatMap((events, i) => events.map((event) => ({ moment: moment + i + 1, event })))]
  }

  /** The table has changed: another reader, a step of this one's elsewhere, or something the draft does not care about. */
  private meet(scene: Scene): void {
    untracked(() => {
      if (this.frozen.value) return
      const plan = this.plan.value
      if (plan.seat !== scene.viewer) {
        this.plan.value = emptyPlan(scene.viewer, scene.moment)
        const kept = keptPlan(this.table.id, scene.viewer)
        if (kept) void this.verify(kept)
      } else if (plan.steps.length > 0 && scene.moment > plan.since) {
        if (scene.mine === null) void this.verify(plan)
        else if (scene.mine && this.keptElsewhere()) this.adopt()
        else if (scene.mine) this.giveUp()
        else this.fit()
      }
    })
  }

  /** Another tab has changed the plan, and this one has not heard of it yet. */
  private keptElsewhere(): boolean {
    const { plan } = this
    const kept = keptPlan(this.table.id, plan.peek().seat)
    return kept !== null && JSON.stringify(kept) !== JSON.stringify(plan.peek())
  }

  /**
   * The reader drafts in another tab: there is one plan, and both show it. While that tab sends it, it is nobody's; what came
   * of it is kept there.
   */
  private adopt(): void {
    if (this.frozen.peek()) return
    const { viewer, moment } = this.table.scene.peek()
    const kept = keptPlan(this.table.id, viewer)
    this.plan.value = kept && kept.state !== 'sending' ? kept : emptyPlan(viewer, moment)
  }

  /** Asks the table's past whether the plan still stands. */
  private async verify(plan: Plan): Promise<void> {
    const moved = this.table.scene.peek().moment > plan.since || plan.state === 'sending'
    const after = moved ? planAfter(plan, await this.table.frames()) : plan
    const { viewer } = this.table.scene.peek()
    const now = this.plan.peek()
    // Somebody else looks now, or the reader has begun anew.
    if (viewer !== plan.seat || this.frozen.peek() || (now.steps.length > 0 && now.steps !== plan.steps)) return
    if (!after) return this.giveUp()
    this.plan.value = after
    keepPlan(this.table.id, after)
    this.fit()
  }

  /** A draft that cannot be played on what is there now is given up. */
  private fit(): void {
    const open = this.open()
    if (open.length > 0 && this.redraft()?.steps.length !== open.length) this.giveUp()
  }

  private giveUp(): void {
    const open = this.plan.value.state !== 'sent'
    this.plan.value = emptyPlan(this.plan.value.seat, this.table.scene.peek().moment)
    keepPlan(this.table.id, this.plan.value)
    if (open) this.lost.value = true
  }

  private async send(steps: readonly string[]): Promise<Refused | null> {
    const before = this.plan.peek()
    this.frozen.value = { ...this.look(), choices: [], undoable: false }
    this.keep({ steps, redo: [], state: 'sending' })
    let no: Refused | null = null
    const seen = this.table.scene.peek()
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { moment } = this.table.scene.peek()
      no = await this.table.act(steps)
      if (no?.reason !== 'stale') break
      await this.movedOn(moment)
    }
    batch(() => {
      this.frozen.value = null
      this.keep(no ? before : { state: 'sent', since: this.table.scene.peek().moment })
    })
    // What came in meanwhile may have ended the draft.
    if (no) this.fit()
    else this.made({ before: seen, steps })
    return no
  }

  /** Waits until the table is no longer as it was. */
  private movedOn(moment: number): Promise<void> {
    return new Promise((resolve) => {
      let done = false
      const stop = effect(() => {
        if (this.table.scene.value.moment === moment || done) return
        done = true
        resolve()
        queueMicrotask(() => stop())
      })
    })
  }

  private watchClock(): (() => void) | undefined {
    const seat = this.table.scene.value.viewer
    const clock = seat === null ? null : this.table.clocks.value[seat]
    if (!clock?.running || this.count.value === 0 || this.frozen.value) return undefined
    const left = clock.left - (Date.now() - clock.at) - LAST_MOMENT_MS
    const timer = setTimeout(
      () => left <= LONGEST_TIMER_MS && void this.finish(),
      Math.min(Math.max(left, 0), LONGEST_TIMER_MS),
    )
    return () => clearTimeout(timer)
  }

  /** Closes the plan as an absent player would, and sends it. */
  private async finish(): Promise<void> {
    const draft = this.redraft()
    if (!draft || draft.steps.length === 0) return
    while (draft.steps.length < MOST_STEPS && draft.play(draft.idle())?.secret);
    await this.send(draft.steps)
  }
}

function choicesOf(draft: Draft): readonly Choice[] {
  return draft.legal().map((move) => ({ move, text: draft.game.write(move) }))
}
