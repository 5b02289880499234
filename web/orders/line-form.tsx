/** A line of moves as somebody foresees it: if they play this, I play that. Only what chance has no say in can be foreseen. */
import { useMemo, useState } from 'preact/hooks'
import { quick } from '../../engine/dice.ts'
import type { AnyGame, Seat } from '../../engine/game.ts'
import { copyJson } from '../../engine/json.ts'
import { LONGEST_LINE, readLine } from '../../engine/standing.ts'
import type { Scene } from '../table/table.ts'
import type { TableText } from '../table/table-text.ts'
import { tell } from './words.ts'

interface Props {
  readonly game: AnyGame
  readonly scene: Scene
  readonly tableText: TableText
  readonly give: (plies: readonly string[]) => Promise<void>
}

interface Ply {
  readonly mine: boolean
  readonly options: readonly { readonly text: string; readonly label: string }[]
}

export function LineForm({ game, scene, tableText, give }: Props) {
  const [plies, setPlies] = useState<readonly string[]>([])
  const { viewer, view } = scene
  const asked = useMemo(
    () => (viewer === null ? [] : foreseen(game, view, viewer, plies, tableText)),
    [game, view, viewer, plies, tableText],
  )
  if (viewer === null || asked.length === 0) return null
  const steps = readLine(game, view, viewer, plies)
  const whole = steps !== null && (asked[plies.length - 1]?.mine ?? false)
  return (
    <form
      aria-labelledby="orders-line"
      onSubmit={(event) => {
        event.preventDefault()
        void give(plies).then(() => setPlies([]))
      }}
    >
      <h3 id="orders-line">{tell('line')}</h3>
      {asked.map(({ mine, options }, n) => (
        <label class="field" key={n}>
          <span>{tell(mine ? 'line.mine' : 'line.theirs')}</span>
          <select
            value={plies[n] ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget
              setPlies(value === '' ? plies.slice(0, n) : [...plies.slice(0, n), value])
            }}
          >
            <option value="">{tell('line.choose')}</option>
            {options.map(({ text, label }) => (
              <option key={text} value={text}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p class="row">
        <button type="submit" class="button" disabled={!whole}>
          {tell('line.leave')}
        </button>
        {plies.length > 0 && (
          <button type="button" class="text-button" onClick={() => setPlies([])}>
            {tell('line.again')}
          </button>
        )}
      </p>
    </form>
  )
}

/** Who is to move after each of these plies, and what they may play. */
function foreseen(
  game: AnyGame,
  view: unknown,
  viewer: Seat,
  plies: readonly string[],
  tableText: TableText,
): readonly Ply[] {
  const dice = quick(1)
  const world = game.guess(copyJson(view), dice)
  const found: Ply[] = []
  for (const text of [...plies, null]) {
    const [awaited] = game.awaiting(world)
    if (awaited === undefined || found.length >= LONGEST_LINE) break
    const moves = game.legal(world, awaited)
    const seen = game.view(world, viewer)
    const options = moves
      .filter((move) => !drawsChance(game, world, awaited, move))
      .map((move) => ({ text: game.write(move), label: tableText.phrase(game.speech.move(move, seen)) }))
    if (options.length === 0) break
    found.push({ mine: awaited === viewer, options })
    const move = moves.find((each) => game.write(each) === text)
    if (move === undefined) break
    game.apply(world, awaited, move, dice, null)
  }
  return found
}

function drawsChance(game: AnyGame, world: unknown, seat: Seat, move: unknown): boolean {
  const dice = quick(1)
  game.apply(copyJson(world), seat, move, dice, null)
  return dice.drawn > 0
}
