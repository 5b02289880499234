/** Once more at this device: as it was, with seats changed, or against stronger bots. */
import { temperOf, withTemper } from '../../bots/levels.ts'
import { levelList } from '../people/levels.ts'
import type { LocalPlayer } from '../table/saves.ts'
import { say } from '../words/index.ts'
import { tell } from './words.ts'

interface Props {
  readonly players: readonly LocalPlayer[]
  readonly again: (seat: (players: readonly LocalPlayer[]) => readonly LocalPlayer[]) => void
}

const moved = (players: readonly LocalPlayer[]): readonly LocalPlayer[] => [...players.slice(1), ...players.slice(0, 1)]

/** Of the same temper. */
function stronger(level: string, next: string): LocalPlayer {
  return { kind: 'bot', level: withTemper(next, temperOf(level).temper) }
}

export function Again({ players, again }: Props) {
  const levels = levelList.value
  const strongest = Math.max(
    -1,
    ...players.map((player) =>
      player.kind === 'bot' ? levels.findIndex(({ id }) => id === temperOf(player.level).name) : -1,
    ),
  )
  const next = strongest >= 0 ? levels[strongest + 1] : undefined
  return (
    <>
      <button type="button" class="button first" onClick={() => again((same) => same)}>
        {say('over.again')}
      </button>
      {players.length > 1 && (
        <button type="button" class="button" onClick={() => again(moved)}>
          {tell('end.seats')}
        </button>
      )}
      {next && (
        <button
          type="button"
          class="button"
          onClick={() =>
            again((all) => all.map((player) => (player.kind === 'bot' ? stronger(player.level, next.id) : player)))
          }
        >
          {tell('end.level', { level: next.name })}
        </button>
      )}
    </>
  )
}
