/** What the drawer of words holds: the command field, the board in words, how one likes to hear it. */
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Offer } from '../../art/board.ts'
import { stopped } from '../../engine/command/answer.ts'
import { vocabularyOf } from '../../engine/command/grammar.ts'
import { actorOf, weightOf } from '../../engine/log-lines.ts'
import { timeText } from '../table/time-text.ts'
import type { Line, Scene, Table } from '../table/table.ts'
import type { TableText } from '../table/table-text.ts'
import { endOf, type Voice } from './announcer.tsx'
import { BoardInWords } from './board-in-words.tsx'
import { CommandField } from './command-field.tsx'
import { ask, commandWords, useCommandWords } from './command-words.ts'
import { tell, useWords } from './words.ts'

interface Props {
  readonly table: Table
  readonly scene: Scene
  readonly lines: readonly Line[]
  readonly offers: readonly Offer<unknown>[]
  readonly tableText: TableText
  readonly voice: Voice
  readonly act: (text: string, told: boolean) => void
}

export function WordsDrawer({ table, scene, lines, offers, tableText, voice, act }: Props) {
  const here = useWords()
  const asked = useCommandWords()
  const vocabulary = useMemo(() => vocabularyOf(commandWords.value ?? {}), [commandWords.value])
  const box = useRef<HTMLDivElement>(null)
  const ready = here && asked
  useEffect(() => {
    // Whoever opened the drawer before its words were here waits at the only key there was.
    const waits = box.current?.parentElement?.querySelector(':scope > .drawer-close')
    if (waits && waits === document.activeElement) box.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [ready])
  if (!ready) return null
  const { game } = table
  const told = (from: number): readonly string[] =>
    lines
      .filter((line) => line.moment > from && weightOf(game, line.event) !== 'quiet')
      .map((line) => tableText.event(line.event))
  const own = lines.findLast(({ event }) => scene.viewer !== null && actorOf(game, event) === scene.viewer)
  const clock = table.clocks.value.flatMap((each, seat) => {
    if (!each) return []
    const left = Math.max(0, each.running ? each.left - (Date.now() - each.at) : each.left)
    return [tell('clock.line', { who: tableText.faces[seat]?.name ?? '', time: timeText(left) })]
  })
  return (
    <div ref={box} class="words-drawer">
      <CommandField
        asking={{
          game,
          view: scene.view,
          viewer: scene.viewer,
          say: tableText.phrase,
          seatName: (seat) => tableText.faces[seat]?.name ?? '',
          tell: ask,
          // Whoever reads notation still types words.
          offers: offers.map(({ move, text }) => ({
            text,
            label: tableText.phrase(game.speech.move(move, scene.view)),
          })),
          awaiting: scene.awaiting,
          end: scene.outcome ? stopped(endOf(game, scene.view, scene.outcome, tableText)) : [],
          foresee: (text) => {
            const move = scene.choices.find((choice) => choice.text === text)?.move
            return (game.speech.foresee?.(scene.view, [move]) ?? []).map((line) => tableText.phrase(line.text))
          },
          last: told((lines.at(-1)?.moment ?? 0) - 1),
          since: own ? told(own.moment) : told(-1),
          clock,
        }}
        vocabulary={vocabulary}
        voice={voice}
        act={act}
      />
      <BoardInWords game={game} view={scene.view} tableText={tableText} voice={voice} />
      <p>
        <a href="/keys">{tell('keys.page')}</a>
      </p>
    </div>
  )
}
