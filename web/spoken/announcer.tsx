/**
 * One voice for a table. Whatever is to be heard is put into one region, an update as one utterance: what others did,
 * what it changed, and last what is asked. An utterance is a new element, so the same sentence twice running is heard
 * twice, and nothing is told again because the page was drawn again. `repeat` says the latest once more.
 */
import { type Signal, signal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { AnyGame } from '../../engine/game.ts'
import type { Line, Scene } from '../table/table.ts'
import type { TableText } from '../table/table-text.ts'
import { locale } from '../words/index.ts'
import { changesOf, newsOf } from './news.ts'
import { play, soundOf } from './sounds.ts'
import { ways } from './ways.ts'
import { tell, useWords } from './words.ts'

/** An old utterance goes when this many came after it: a screen reader reads what is added, not what is left. */
const KEPT = 3

interface Utterance {
  readonly id: number
  readonly text: string
}

export class Voice {
  readonly said: Signal<readonly Utterance[]> = signal([])
  /** How often it was told to be quiet. */
  readonly hushed: Signal<number> = signal(0)
  private count = 0
  private last = ''

  say(text: string): void {
    if (text === '') return
    this.count += 1
    this.last = text
    this.said.value = [...this.said.peek().slice(1 - KEPT), { id: this.count, text }]
  }

  repeat(): void {
    this.say(this.last)
  }

  /** Nothing more of what is waiting; it can still be repeated. */
  hush(): void {
    if (this.said.peek().length === 0) return
    this.said.value = []
    this.hushed.value += 1
  }
}

interface Props {
  readonly voice: Voice
  readonly game: AnyGame
  readonly scene: Scene
  readonly lines: readonly Line[]
  readonly tableText: TableText
}

export function Announcer({ voice, game, scene, lines, tableText }: Props) {
  const here = useWords()
  const { moment, view } = scene
  const standing = useMemo(() => game.speech.standing(view), [view])
  const question = questionOf(game, scene, tableText)
  // Whoever comes to a table hears what is asked there.
  const before = useRef({ moment, standing, question: '' })
  useEffect(() => {
    if (!here) return
    const was = before.current
    before.current = { moment, standing, question }
    if (was.moment === moment && was.question === question) return
    const events = lines.filter((line) => line.moment > was.moment).map(({ event }) => event)
    const { told, left } = newsOf(game, events, ways.peek().detail)
    const who = (seat: number): string => tableText.faces[seat]?.name ?? ''
    const changes = changesOf(was.standing, standing, scene.viewer, ways.peek().detail).map((change) => {
      if (change.kind === 'score') {
        const { score, by } = change
        return tell(by > 0 ? 'score.up' : 'score.down', { who: who(change.seat), score, by: Math.abs(by) })
      }
      if (change.kind === 'lead') return tell('lead', { who: who(change.seat) })
      const facts = change.facts.map((fact) => ({ say: 'fact', fact: tableText.phrase(fact) }))
      return tell(change.kind, { who: who(change.seat), facts })
    })
    const { words, sounds } = ways.peek()
    if (words && sounds && was.moment !== moment) {
      const sound = soundOf(game, scene, events)
      if (sound) play(sound)
    }
    voice.say(
      [
        ...(left > 0 ? [tell('news.left', { n: left })] : []),
        ...told.map((event) => tableText.event(event)),
        ...changes,
        // A question that stands as it stood is known.
        ...(question !== was.question || scene.choices.length > 0 ? [question] : []),
      ].join(' '),
    )
  }, [moment, question, here, locale.value])
  return (
    <>
      <div class="sr" role="log" aria-live="polite" aria-relevant="additions">
        {voice.said.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {/* One word that may interrupt: what waits behind it is dropped. */}
      <div class="sr" aria-live="assertive">
        {voice.hushed.value > 0 && <p key={voice.hushed.value}>{tell('hushed')}</p>}
      </div>
    </>
  )
}

/** What is asked, or who has won. */
function questionOf(game: AnyGame, { view, viewer, outcome }: Scene, tableText: TableText): string {
  if (outcome) return tableText.reason(outcome)
  return tableText.phrase(game.speech.prompt(view, viewer).ask)
}
