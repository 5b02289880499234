/**
 * What a move would bring, told before it is made: while a move is pointed at, what the game foresees of it; otherwise what
 * the decision itself should not be made without. It lies over what is beside it and pushes nothing.
 */
import { effect, type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useLatest } from '../../art/context.tsx'
import { type ForesightLine, ForesightLines } from '../../art/foresight.tsx'
import type { AnyGame, Foresight } from '../../engine/game.ts'
import type { Choice, Scene } from './table.ts'
import type { TableText } from './table-text.ts'
import type { Pointing } from './pointed.tsx'
import { Thinker } from './think.ts'

/** A pointer that only passes by asks for nothing. */
const REST_MS = 70
const NONE: readonly ForesightLine[] = []

interface Asked {
  readonly game: AnyGame
  readonly scene: Scene
  readonly tableText: TableText
  /** What is pointed at; nothing: the decision itself. */
  readonly pointing: Pointing
  /** Steps that wait for a second tap, wherever the pointer is. */
  readonly held: readonly string[] | null
  /** What could be chosen after those steps. */
  readonly ahead: (steps: readonly string[]) => readonly Choice[]
}

export interface Foreseen {
  readonly lines: readonly ForesightLine[]
  /** Of the decision itself: it stays until the decision is made. */
  readonly standing: boolean
}

const NOTHING: Foreseen = { lines: NONE, standing: true }

export function useForesight({ game, scene, tableText, pointing, held, ahead }: Asked): ReadonlySignal<Foreseen> {
  const seen = useSignal(NOTHING)
  const latest = useLatest(ahead)
  const thinker = useMemo(() => new Thinker(), [game])
  useEffect(() => () => thinker.close(), [thinker])
  useEffect(() => {
    if (!game.speech.foresee || scene.choices.length === 0) {
      seen.value = NOTHING
      return undefined
    }
    const ask = (steps: readonly string[]): (() => void) => {
      let meant = true
      const standing = steps.length === 0
      const tell = (told: readonly Foresight[]): void => {
        if (!meant) return
        const lines = told.map(({ text, tone }) => ({ text: tableText.phrase(text), tone }))
        seen.value = lines.length === 0 && standing ? NOTHING : { lines, standing }
      }
      const timer = setTimeout(() => {
        const moves = movesOf(scene.choices, steps, latest.current)
        if (moves) void foreseen(thinker, game, scene.view, moves).then(tell)
        else tell([])
      }, REST_MS)
      return () => {
        meant = false
        clearTimeout(timer)
      }
    }
    let asked: string | null = null
    let drop = (): void => undefined
    const stop = effect(() => {
      const steps = held ?? pointing.now.value.steps
      const key = steps.join(' ')
      if (key === asked) return
      asked = key
      drop()
      drop = ask(steps)
    })
    return () => {
      stop()
      drop()
    }
  }, [game, scene, tableText, held?.join(' ')])
  return seen
}

/** Some fight a battle hundreds of times over: that is no work for the thread that follows the pointer. */
async function foreseen(
  thinker: Thinker,
  game: AnyGame,
  view: unknown,
  moves: readonly unknown[],
): Promise<readonly Foresight[]> {
  const { id, version } = game.about
  const question = { game: id, version, view, seat: 0, level: '', seed: 0, intent: null, foresee: moves }
  const answer = await thinker.ask(question)
  // Where the worker does not come up, what is foreseen comes late rather than never.
  return 'foreseen' in answer ? answer.foreseen : (game.speech.foresee?.(view, moves) ?? [])
}

/** The moves behind the texts; `null` if one of them cannot be made. */
function movesOf(
  choices: readonly Choice[],
  steps: readonly string[],
  ahead: Asked['ahead'],
): readonly unknown[] | null {
  const moves: unknown[] = []
  for (const [i, step] of steps.entries()) {
    const offered = i === 0 ? choices : ahead(steps.slice(0, i))
    const choice = offered.find(({ text }) => text === step)
    if (!choice) return null
    moves.push(choice.move)
  }
  return moves
}

interface StripProps {
  readonly seen: ReadonlySignal<Foreseen>
  readonly pointing: Pointing
  /** Moves of which the open advice says it already, and lies where the strip would. */
  readonly advised: ReadonlySignal<readonly string[]>
}

/** What is told of the decision itself stays: the log keeps its lines under it, so the table is told how much it covers. */
export function ForesightStrip({ seen, pointing, advised }: StripProps) {
  const { standing } = seen.value
  const [step = '', ...more] = pointing.now.value.steps
  const said = !standing && more.length === 0 && advised.value.includes(step)
  const lines = said ? NONE : seen.value.lines
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!standing) return
    const { offsetHeight = 0 } = strip.current ?? {}
    strip.current?.closest<HTMLElement>('.table')?.style.setProperty('--foretold', `${offsetHeight}px`)
  }, [lines, standing])
  return (
    <div class="rail-foresight" role="status" ref={strip}>
      {lines.length > 0 && (
        <p>
          <ForesightLines lines={lines} />
        </p>
      )}
    </div>
  )
}
