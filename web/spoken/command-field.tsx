/**
 * The command field (`/`): moves by notation or by words, questions about the board; the arrows bring back what was typed.
 * A move named by words alone is told first and played by Enter once more: nobody plays by a word that fits by chance.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Asking, answerOf, knownOf, listAfter, stopped } from '../../engine/command/answer.ts'
import { completions, readCommand, type Vocabulary } from '../../engine/command/grammar.ts'
import type { Voice } from './announcer.tsx'
import { tell } from './words.ts'

/** How long a hand rests before the number of what fits is told. */
const REST_MS = 700
/** So many of what fits are shown, and so many named aloud. */
const SHOWN = 8
const NAMED = 3

function fitsIn(fitting: readonly string[]): readonly string[] {
  return [tell('command.fits', { n: fitting.length }), ...(fitting.length <= NAMED ? fitting : [])]
}

interface Props {
  readonly asking: Asking
  readonly vocabulary: Vocabulary
  readonly voice: Voice
  /** `told`: it was read out and Enter pressed once more, so nobody needs to ask again. */
  readonly act: (text: string, told: boolean) => void
}

export function CommandField({ asking: asked, vocabulary, voice, act }: Props) {
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<readonly string[]>([])
  const [meant, setMeant] = useState<string | null>(null)
  const [list, setList] = useState<Asking['list']>(undefined)
  const asking: Asking = { ...asked, numbered: true, ...(list && { list }) }
  const history = useRef<string[]>([])
  const back = useRef(0)
  const known = knownOf(asking)
  const fitting = completions(typed, known, vocabulary)
  useEffect(() => setMeant(null), [asking.view])
  useEffect(() => {
    if (typed.trim() === '' || meant !== null) return undefined
    // A few are named; a question that is whole already fits itself.
    const [only, another] = fitting
    if (another === undefined && (only ?? typed).trim() === typed.trim() && asks(typed)) return undefined
    const timer = setTimeout(() => voice.say(...stopped(fitsIn(fitting))), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, meant])
  function asks(text: string): boolean {
    return readCommand(text, known, vocabulary).kind !== 'nothing'
  }
  const clear = (): void => {
    setTyped('')
    setMeant(null)
    back.current = 0
  }
  const reply = (sentences: readonly string[]): void => {
    setAnswer(sentences)
    voice.say(...stopped(sentences))
  }
  const enter = (): void => {
    if (typed.trim() === '') return
    const command = readCommand(typed, known, vocabulary)
    // What only says something once more is nothing to come back to.
    const repeats = command.kind === 'query' && command.query === 'repeat'
    if (!repeats && history.current.at(-1) !== typed) history.current.push(typed)
    setList(listAfter(command, asking))
    if (repeats) {
      voice.repeat()
      clear()
    } else if (command.kind === 'move' && (command.sure || meant === command.text)) {
      clear()
      setAnswer([])
      act(command.text, !command.sure)
    } else if (command.kind === 'move') {
      setMeant(command.text)
      reply([...answerOf(command, asking), tell('command.again')])
    } else {
      reply(answerOf(command, asking))
      clear()
    }
  }
  const onKey = (event: KeyboardEvent): void => {
    const list = history.current
    if (event.key === 'ArrowUp') back.current = Math.min(list.length, back.current + 1)
    else if (event.key === 'ArrowDown') back.current = Math.max(0, back.current - 1)
    else {
      const [only, another] = fitting
      const atEnd = event.currentTarget instanceof HTMLInputElement && event.currentTarget.selectionEnd === typed.length
      if (event.key !== 'ArrowRight' || only === undefined || another !== undefined || !atEnd) return
      event.preventDefault()
      setTyped(only)
      voice.say(only)
      return
    }
    event.preventDefault()
    const recalled = back.current === 0 ? '' : (list[list.length - back.current] ?? '')
    setTyped(recalled)
    if (recalled !== '') voice.say(recalled)
  }
  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault()
        enter()
      }}
    >
      <label>
        <span>{tell('command.label')}</span>
        <input
          id="command"
          type="text"
          value={typed}
          autocomplete="off"
          spellcheck={false}
          aria-keyshortcuts="/"
          aria-describedby="command-hint"
          onKeyDown={onKey}
          onInput={(event) => {
            setTyped(event.currentTarget.value)
            setMeant(null)
          }}
        />
      </label>
      <p id="command-hint" class="quiet">
        {tell('command.hint')}
      </p>
      {typed !== '' && fitting.length > 0 && (
        <ul class="plain command-fits" aria-hidden="true">
          {fitting.slice(0, SHOWN).map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      {answer.length > 0 && (
        <div class="command-answer">
          {answer.map((sentence, index) => (
            <p key={index}>{sentence}</p>
          ))}
        </div>
      )}
    </form>
  )
}
