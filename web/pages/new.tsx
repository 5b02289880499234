/** A new table: against bots, with friends by a link, or passing this device around. */
import './forms.css'
import { useLocation, useRoute } from 'preact-iso'
import { useState } from 'preact/hooks'
import type { About, Options } from '../../engine/game.ts'
import { temperOf, withTemper } from '../../bots/levels.ts'
import { resized } from '../../engine/options.ts'
import { render } from '../../engine/words.ts'
import type { ClockSpec, CreateTable } from '../../protocol/index.ts'
import { ClockFields } from '../coming/clock-fields.tsx'
import { CLOCKS } from '../coming/clocks.ts'
import { agreedClock, ExtraTime } from '../coming/extra-time.tsx'
import { LevelAbout } from '../coming/level-about.tsx'
import { useElo } from '../coming/level-elo.ts'
import { tell, useWords } from '../coming/words.ts'
import { store, readStored } from '../local-store.ts'
import { ABSENCES, AbsenceFields, absenceOf } from '../parts/absence-fields.tsx'
import { GameOptions } from '../parts/game-options.tsx'
import { GamePicture } from '../parts/picture.tsx'
import { USUAL_LEVEL } from '../parts/play-now.ts'
import { TemperField } from '../parts/temper-field.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { ask, refused } from '../people/api.ts'
import { levelAt, levelList } from '../people/levels.ts'
import { beSomebody } from '../people/me.ts'
import { findGame, loadGame, loadWords } from '../game-assets.ts'
import { newCommitment } from '../table/kept-chance.ts'
import { newLocalTable } from '../table/open.ts'
import { locale, readerOf, say, titleOf, type WordId } from '../words/index.ts'
import { NotFound } from './not-found.tsx'

const COMPANY = ['bot', 'friends', 'here'] as const
type Company = (typeof COMPANY)[number]
const COMPANY_WORDS: { readonly [company in Company]: WordId } = {
  bot: 'landing.bot',
  friends: 'landing.friends',
  here: 'landing.here',
}
const COMPANY_ABOUT: { readonly [company in Company]: WordId } = {
  bot: 'new.about-bot',
  friends: 'new.about-friends',
  here: 'new.about-here',
}

const FAULTS: Readonly<Record<string, WordId>> = {
  unreachable: 'fault.unreachable',
  'too-many-tables': 'refused.too-many-tables',
}

export function NewTable() {
  const { params, query } = useRoute() as { params: Record<string, string>; query: Record<string, string> }
  const about = findGame(params['game'] ?? '')?.about
  const company = COMPANY.find((known) => known === query['with']) ?? 'bot'
  return about ? <Setup key={about.id} about={about} start={company} /> : <NotFound />
}

function Setup({ about, start }: { readonly about: About; readonly start: Company }) {
  const { route } = useLocation()
  const { name, tagline } = titleOf(about.id)
  useTitle(say('new.title', { game: name }))
  const usual = readStored('level')
  const [company, setCompany] = useState<Company>(start)
  const [seats, setSeats] = useState(about.usualSeats ?? about.seatCounts[0] ?? 2)
  const [level, setLevel] = useState(levelAt(about, typeof usual === 'string' ? usual : USUAL_LEVEL))
  const [seat, setSeat] = useState(0)
  const [names, setNames] = useState<readonly string[]>([])
  const [bots, setBots] = useState(0)
  const [clock, setClock] = useState<ClockSpec>(CLOCKS.none)
  const [random, setRandom] = useState(false)
  const spoken = useWords()
  const rules = useLoaded(() => loadGame(about.id), [about.id])
  const words = useLoaded(() => loadWords(about.id, locale.value), [about.id, locale.value])
  const [minutes, setMinutes] = useState<number | null>(null)
  const [substitute, setSubstitute] = useState('knight')
  const [open, setOpen] = useState(false)
  const [chosen, setOptions] = useState<Options>({})
  const [fault, setFault] = useState('')
  const mine = Math.min(seat, seats - 1)
  // One seat is for a friend, however many there were to choose from before.
  const botSeats = Math.min(bots, seats - 2)
  const options = resized(about, chosen, seats)
  const absences: readonly number[] = ABSENCES[clock.kind]
  const away = absences.find((choice) => choice === minutes) ?? absences[0] ?? 0

  const numbered = (place: number): string => say('new.seat-number', { n: place + 1 })
  const sideName = (place: number): string =>
    rules.state === 'here' && words.state === 'here'
      ? render(
          rules.value.speech.seat(place, seats).name,
          readerOf(words.value, () => ''),
        )
      : numbered(place)
  const inBrowser = (): void => {
    const players = Array.from({ length: seats }, (_, place) => {
      const person = { kind: 'person', name: names[place]?.trim() || null } as const
      return company === 'here' || place === mine ? person : ({ kind: 'bot', level } as const)
    })
    store('level', level)
    route(`/local/${newLocalTable({ game: about.id, players, options })}`)
  }
  const onServer = async (): Promise<void> => {
    const somebody = await beSomebody()
    if (refused(somebody)) return setFault(say('fault.unreachable'))
    const places = Array.from({ length: seats }, (_, place) => place)
    // The last seats, apart from one's own.
    const forBots = places.filter((place) => place !== mine).slice(seats - 1 - botSeats)
    const plans = places.map((place): CreateTable['seats'][number] => {
      if (place === mine) return { kind: 'me' }
      return forBots.includes(place) ? { kind: 'bot', level } : { kind: 'open' }
    })
    const body = {
      game: about.id,
      seats: plans,
      options,
      public: open,
      clock: agreedClock(clock, seats),
      sides: random ? ('random' as const) : ('chosen' as const),
      absence: absenceOf(away),
      substitute,
      commitment: newCommitment(),
    }
    const made = await ask('createTable', { body })
    if (refused(made)) setFault(say(FAULTS[made.refused] ?? 'fault.table'))
    else route(`/t/${made.id}`)
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    if (company === 'friends') void onServer()
    else inBrowser()
  }

  return (
    <div class="page set-up">
      <div class="set-up-head">
        <GamePicture id={about.id} />
        <h1>{name}</h1>
        <p class="prose">{tagline}</p>
        <p class="row">
          <a href={`/how/${about.id}`}>{say('landing.learn')}</a>
          <a href={`/rules/${about.id}`}>{say('landing.rules')}</a>
        </p>
      </div>
      <form class="form" onSubmit={submit}>
        <fieldset>
          <legend>{say('new.company')}</legend>
          <div class="ways">
            {COMPANY.map((known) => (
              <label key={known} class="way">
                <input type="radio" name="company" checked={company === known} onChange={() => setCompany(known)} />
                <span>
                  <strong>{say(COMPANY_WORDS[known])}</strong>
                  <span class="quiet">{say(COMPANY_ABOUT[known])}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {about.seatCounts.length > 1 && (
          <label class="field">
            <span>{say('new.players')}</span>
            <select value={seats} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
              {about.seatCounts.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        )}
        {company === 'here' ? (
          <fieldset>
            <legend>{say('new.names')}</legend>
            <div class="names">
              {Array.from({ length: seats }, (_, place) => (
                <input
                  key={place}
                  type="text"
                  maxLength={24}
                  aria-label={say('new.name', { n: place + 1 })}
                  placeholder={say('new.name', { n: place + 1 })}
                  value={names[place] ?? ''}
                  onInput={(event) => {
                    const text = event.currentTarget.value
                    setNames(
                      Array.from({ length: seats }, (_each, other) => (other === place ? text : (names[other] ?? ''))),
                    )
                  }}
                />
              ))}
            </div>
          </fieldset>
        ) : (
          !(company === 'friends' && random) && (
            <label class="field">
              <span>{say('new.seat')}</span>
              <select value={mine} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
                {Array.from({ length: seats }, (_, place) => (
                  <option key={place} value={place}>
                    {sideName(place)}
                  </option>
                ))}
              </select>
            </label>
          )
        )}
        {company === 'friends' && spoken && (
          <label class="field">
            <span>{tell('new.sides')}</span>
            <select
              value={random ? 'random' : 'chosen'}
              onChange={(event) => setRandom(event.currentTarget.value === 'random')}
            >
              <option value="chosen">{tell('new.sides.chosen')}</option>
              <option value="random">{tell('new.sides.random')}</option>
            </select>
          </label>
        )}
        {company === 'friends' && seats > 2 && (
          <label class="field">
            <span>{say('new.bots')}</span>
            <select value={botSeats} onChange={(event) => setBots(Number(event.currentTarget.value))}>
              {Array.from({ length: seats - 1 }, (_, count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        )}
        {(company === 'bot' || (company === 'friends' && botSeats > 0)) && (
          <>
            <LevelField game={about.id} seats={seats} level={level} set={setLevel} />
            <TemperField about={about} level={level} set={setLevel} words={words.state === 'here' ? words.value : []} />
          </>
        )}
        {company === 'friends' && (
          <>
            {spoken && <ClockFields clock={clock} set={setClock} />}
            {spoken && <ExtraTime clock={clock} seats={seats} seatName={random ? numbered : sideName} set={setClock} />}
            <AbsenceFields
              vote={seats - botSeats > 2}
              clock={clock.kind !== 'none' && clock.overdue === 'bot'}
              choices={absences}
              minutes={away}
              setMinutes={setMinutes}
              level={substitute}
              setLevel={setSubstitute}
            />
            <label class="check">
              <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
              {say('new.public')}
            </label>
          </>
        )}
        <GameOptions about={about} seats={seats} options={options} set={setOptions} />
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <button type="submit" class="button first">
          {say(company === 'friends' ? 'new.invite' : 'new.start')}
        </button>
      </form>
    </div>
  )
}

interface LevelProps {
  readonly game: string
  readonly seats: number
  readonly level: string
  readonly set: (level: string) => void
}

function LevelField({ game, seats, level, set }: LevelProps) {
  const elo = useElo(game, seats)
  const { name: chosen, temper } = temperOf(level)
  return (
    <fieldset>
      <legend>{say('new.level')}</legend>
      <div class="ways">
        {levelList.value.map(({ id, name, about }) => (
          <label key={id} class="way">
            <input type="radio" name="level" checked={chosen === id} onChange={() => set(withTemper(id, temper))} />
            <span>
              <strong>{name}</strong>
              <LevelAbout about={about} elo={elo(id)} temper={temper} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
