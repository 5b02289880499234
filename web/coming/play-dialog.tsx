/** Playing against bots: one small dialogue with good answers already given. */
import '../parts/picks.css'
import './play-dialog.css'
import { useLocation } from 'preact-iso'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ShieldIcon } from '../../art/shield.tsx'
import { temperOf, withTemper } from '../../bots/levels.ts'
import type { About } from '../../engine/game.ts'
import { liveriesOf } from '../../engine/liveries.ts'
import { resized } from '../../engine/options.ts'
import { render } from '../../engine/words.ts'
import { loadGame, loadWords } from '../game-assets.ts'
import { GameOptions } from '../parts/game-options.tsx'
import { type BotGame, keepLiked, likedGame } from '../parts/play-now.ts'
import { TemperField } from '../parts/temper-field.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { levelList } from '../people/levels.ts'
import { anySeed } from '../table/chance.ts'
import { newLocalTable } from '../table/open.ts'
import { locale, readerOf, say, titleOf } from '../words/index.ts'
import { LevelAbout } from './level-about.tsx'
import { useElo } from './level-elo.ts'
import { tell, useWords } from './words.ts'

interface Props {
  readonly about: About
  readonly close: () => void
}

export function PlayDialog({ about, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { route } = useLocation()
  const spoken = useWords()
  const [game, setGame] = useState(() => likedGame(about))
  const elo = useElo(about.id, game.seats)
  // Fetched while the reader chooses: the table is there the sooner.
  const rules = useLoaded(() => loadGame(about.id), [about.id])
  const words = useLoaded(() => loadWords(about.id, locale.value), [about.id, locale.value])
  const ready = spoken && rules.state !== 'loading' && words.state !== 'loading'
  useEffect(() => {
    if (ready && dialog.current?.open === false) dialog.current.showModal()
  }, [ready])
  const play = (event: Event): void => {
    event.preventDefault()
    keepLiked(about, game)
    dialog.current?.close()
    route(`/local/${newLocalTable({ game: about.id, players: playersOf(game), options: game.options })}`)
  }
  const { name: chosen, temper } = temperOf(game.level)
  const speech = rules.state === 'here' ? rules.value : null
  const reader = readerOf(words.state === 'here' ? words.value : [], () => '')
  const sides = Array.from({ length: game.seats }, (_, seat) => ({
    name: speech ? render(speech.speech.seat(seat, game.seats).name, reader) : say('new.seat-number', { n: seat + 1 }),
    livery: speech ? (liveriesOf(speech, game.seats)[seat] ?? null) : null,
  }))
  return (
    <dialog ref={dialog} class="play-dialog" aria-labelledby="play-title" onClose={close}>
      {ready && (
        <form class="form" method="dialog" onSubmit={play}>
          <h2 id="play-title">{tell('bot.title', { game: titleOf(about.id).name })}</h2>
          <fieldset>
            <legend>{say('new.level')}</legend>
            <div class="levels">
              {levelList.value.map(({ id, name, about: text }) => (
                <label key={id} class="level">
                  <input
                    type="radio"
                    name="level"
                    value={id}
                    checked={chosen === id}
                    onChange={() => setGame({ ...game, level: withTemper(id, temper) })}
                  />
                  <span>
                    <strong>{name}</strong> <LevelAbout about={text} elo={elo(id)} temper={temper} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <TemperField
            about={about}
            level={game.level}
            set={(level) => setGame({ ...game, level })}
            words={words.state === 'here' ? words.value : []}
          />
          {about.seatCounts.length > 1 && (
            <fieldset>
              <legend>{say('new.players')}</legend>
              <div class="picks">
                {about.seatCounts.map((seats) => (
                  <label key={seats} class="pick figures">
                    <input
                      type="radio"
                      name="players"
                      checked={game.seats === seats}
                      onChange={() =>
                        setGame({
                          ...game,
                          seats,
                          seat: game.seat === null ? null : Math.min(game.seat, seats - 1),
                          options: resized(about, game.options, seats),
                        })
                      }
                    />
                    {seats}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <fieldset>
            <legend>{tell('bot.side')}</legend>
            <div class="picks">
              {sides.map(({ name, livery }, seat) => (
                <label key={seat} class="pick">
                  <input
                    type="radio"
                    name="side"
                    checked={game.seat === seat}
                    onChange={() => setGame({ ...game, seat })}
                  />
                  {livery && <ShieldIcon livery={livery} size={22} />}
                  {name}
                </label>
              ))}
              <label class="pick">
                <input
                  type="radio"
                  name="side"
                  checked={game.seat === null}
                  onChange={() => setGame({ ...game, seat: null })}
                />
                {tell('bot.random')}
              </label>
            </div>
          </fieldset>
          <GameOptions
            about={about}
            seats={game.seats}
            options={game.options}
            set={(options) => setGame({ ...game, options })}
          />
          <div class="row play-row">
            <button type="submit" class="button first" ref={(button) => button?.focus()}>
              {say('new.start')}
            </button>
            <button type="button" class="button bare" onClick={() => dialog.current?.close()}>
              {tell('bot.cancel')}
            </button>
          </div>
        </form>
      )}
    </dialog>
  )
}

/** The reader in the seat of their choice, or in one drawn by lot; bots in the others. */
function playersOf({ seats, seat, level }: BotGame): Parameters<typeof newLocalTable>[0]['players'] {
  const mine = seat ?? anySeed() % seats
  return Array.from({ length: seats }, (_, place) =>
    place === mine ? ({ kind: 'person', name: null } as const) : ({ kind: 'bot', level } as const),
  )
}
