/**
 * The command field (`/`): moves by notation or by words, questions about the board; the arrows bring back what was typed.
 * A move named by words alone is told first and played by Enter once more: nobody plays by a word that fits by chance.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Asking, answerOf, inOneBreath, knownOf } from '../../engine/command/answer.ts'
import { completions, readCommand, type Vocabulary } from '../../engine/command/grammar.ts'
import type { Voice } from './announcer.tsx'
import { tell } from './words.ts'

/** How long a hand rests before the number of what fits is told. */
const REST_MS = 700

interface Props {
  readonly asking: Asking
  readonly vocabulary: Vocabulary
  readonly voice: Voice
  /** `told`: it was read out and Enter pressed once more, so nobody needs to ask again. */
  readonly act: (text: string, told: boolean) => void
}

export function CommandField({ asking, vocabulary, voice, act }: Props) {
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<readonly string[]>([])
  const [meant, setMeant] = useState<string | null>(null)
  const history = useRef<string[]>([])
  const back = useRef(0)
  const known = knownOf(asking)
  const fitting = completions(typed, known)
  useEffect(() => setMeant(null), [asking.view])
  useEffect(() => {
    if (typed.trim() === '' || meant !== null) return undefined
    const timer = setTimeout(() => voice.say(tell('command.fits', { n: fitting.length })), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, meant])
  const clear = (): void => {
    setTyped('')
    setMeant(null)
    back.current = 0
  }
  const reply = (sentences: readonly string[]): void => {
    setAnswer(sentences)
    voice.say(inOneBreath(sentences))
  }
  const enter = (): void => {
    if (typed.trim() === '') return
    const command = readCommand(typed, known, vocabulary)
    if (history.current.at(-1) !== typed) history.current.push(typed)
    if (command.kind === 'query' && command.query === 'repeat') {
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
          {fitting.map((label) => (
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
