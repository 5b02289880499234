/**
 * One voice for a table. Whatever is to be heard is put into one region, an update as one utterance: what others did,
 * what it changed, and last what is asked. An utterance is a new element, so the same sentence twice running is heard
 * twice, and nothing is told again because the page was drawn again. `repeat` says the latest once more. What is long is said in
 * pieces, each a few sentences: a reveal of fifty deeds can be left in the middle.
 */
import { type Signal, signal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { ARROW } from '../../art/signed.tsx'
import type { AnyGame, Outcome } from '../../engine/game.ts'
import { publicFacts } from '../table/public-facts.ts'
import type { Line, Scene } from '../table/table.ts'
import type { TableText } from '../table/table-text.ts'
import { locale } from '../words/index.ts'
import { breathsOf, changesOf, newsOf } from './news.ts'
import { play, soundOf } from './sounds.ts'
import { ways } from './ways.ts'
import { tell, useWords } from './words.ts'

/** An old utterance goes when this many came after it: a screen reader reads what is added, not what is left. */
const KEPT = 3

interface Utterance {
  readonly id: number
  readonly breaths: readonly string[]
}

export class Voice {
  readonly said: Signal<readonly Utterance[]> = signal([])
  /** How often it was told to be quiet. */
  readonly hushed: Signal<number> = signal(0)
  private count = 0
  private last: readonly string[] = []

  say(...sentences: readonly string[]): void {
    // An arrow is for eyes: ears get the pause between two places.
    const breaths = breathsOf(sentences.map((sentence) => sentence.replaceAll(` ${ARROW} `, ', ')))
    if (breaths.length === 0) return
    this.count += 1
    this.last = breaths
    this.said.value = [...this.said.peek().slice(1 - KEPT), { id: this.count, breaths }]
  }

  repeat(): void {
    this.say(...this.last)
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
  const choices = scene.choices.map(({ text }) => text).join(' ')
  // Whoever comes to a table hears what is asked there.
  const before = useRef({ moment, standing, question: '', choices: '' })
  useEffect(() => {
    if (!here) return
    const was = before.current
    before.current = { moment, standing, question, choices }
    if (was.moment === moment && was.question === question) return
    const first = was.question === ''
    const events = lines.filter((line) => line.moment > was.moment).map(({ event }) => event)
    const { told, left } = newsOf(game, events, ways.peek().detail)
    // Deeds and the question name the person; what changed is told of the house alone.
    const who = (seat: number): string => tableText.houses[seat] ?? ''
    const changes = changesOf(was.standing, standing, scene.viewer, ways.peek().detail).map((change) => {
      const facts = (change.kind === 'lead' ? [] : (change.facts ?? [])).map((fact) => ({
        say: 'fact',
        fact: tableText.phrase(fact),
      }))
      if (change.kind !== 'score') return tell(change.kind, { who: who(change.seat), facts })
      const { score: least, most } = change
      const score = most === undefined ? least : { say: 'between', least, most }
      const by = Math.abs(change.by)
      const [alone, withFacts] =
        change.by > 0 ? (['score.up', 'score.up.facts'] as const) : (['score.down', 'score.down.facts'] as const)
      return tell(facts.length > 0 ? withFacts : alone, { who: who(change.seat), score, by, facts })
    })
    const { words, sounds } = ways.peek()
    if (words && sounds && was.moment !== moment) {
      const sound = soundOf(game, scene, events)
      if (sound) play(sound)
    }
    voice.say(
      // Nothing on the page tells a listener on which side they sit.
      ...(first && scene.viewer !== null ? [tell('you', { who: tableText.houses[scene.viewer] ?? '' })] : []),
      ...(left > 0 ? [tell('news.left', { n: left })] : []),
      ...told.map((event) => tableText.event(event)),
      ...changes,
      // A question that stands as it stood, with the same to choose from, is known: others only got ready meanwhile.
      ...(question !== was.question || choices !== was.choices ? [question] : []),
    )
  }, [moment, question, here, locale.value])
  return (
    <>
      <div class="sr" role="log" aria-live="polite" aria-relevant="additions">
        {voice.said.value.flatMap(({ id, breaths }) => breaths.map((text, at) => <p key={`${id} ${at}`}>{text}</p>))}
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
  if (outcome) return endOf(game, view, outcome, tableText).join(' ')
  return tableText.phrase(game.speech.prompt(view, viewer).ask)
}

/** Who has won, and by what. */
export function endOf(game: AnyGame, view: unknown, outcome: Outcome, tableText: TableText): readonly string[] {
  const { sides } = publicFacts(game, view, tableText.faces.length)
  return [tableText.outcome(outcome, sides), tableText.reason(outcome)].filter((sentence) => sentence !== '')
}
