import './landing.css'
import type { FunctionComponent } from 'preact'
import type { About } from '../../engine/game.ts'
import { storedNames } from '../local-store.ts'
import { Arms } from '../parts/arms.tsx'
import { useBotsDialog } from '../parts/ask-bots.tsx'
import { GamePicture } from '../parts/picture.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { me } from '../people/me.ts'
import { catalogue } from '../game-assets.ts'
import { locale, say, titleOf } from '../words/index.ts'

export function Landing() {
  useTitle('')
  const bots = useBotsDialog()
  return (
    <div class="page landing">
      <section class="welcome">
        <div>
          <h1>{say('landing.title')}</h1>
          <p class="lead prose">{say('landing.lead')}</p>
        </div>
        <div class="welcome-side">
          <Unfinished />
        </div>
      </section>
      <ul class="plain games" aria-label={say('landing.games')}>
        {catalogue.map(({ about }) => (
          <GamePlate key={about.id} about={about} play={() => bots.ask(about)} />
        ))}
      </ul>
      <PublicTables />
      {bots.dialog}
    </div>
  )
}

/** What the reader left lying, for those who may have left anything: a first visitor has not. */
function Unfinished() {
  const may = Boolean(me.value) || storedNames('table.').length > 0
  const loaded = useLoaded<FunctionComponent | null>(
    async () => (may ? (await import('../coming/continue.tsx')).Continue : null),
    [may],
  )
  const Lines = loaded.state === 'here' ? loaded.value : null
  return Lines ? <Lines /> : <Arms class="arms" />
}

const LATER_MS = 1200

/** They come after everything the reader sees first: the page is there, and then who sits in the house. */
function PublicTables() {
  const loaded = useLoaded<FunctionComponent>(async () => {
    await new Promise((resolve) => setTimeout(resolve, LATER_MS))
    return (await import('../coming/open-tables.tsx')).OpenTables
  }, [])
  const Tables = loaded.state === 'here' ? loaded.value : null
  return Tables ? <Tables /> : <section class="open-tables" />
}

function GamePlate({ about, play }: { readonly about: About; readonly play: () => void }) {
  const { name, tagline } = titleOf(about.id)
  const heading = `game-${about.id}`
  return (
    <li class="game-card" aria-labelledby={heading}>
      <a
        class="game-card-picture"
        href={`/how/${about.id}`}
        aria-label={say('landing.how', { game: name })}
        tabIndex={-1}
      >
        <GamePicture id={about.id} />
      </a>
      <div class="game-card-text">
        <h2 id={heading}>{name}</h2>
        <p class="prose tagline">{tagline}</p>
        <p class="quiet facts">{factsOf(about)}</p>
        <button type="button" class="button first" onClick={play}>
          {say('landing.bot')}
          <span class="sr">: {name}</span>
        </button>
        <div class="row">
          <a class="button" href={`/new/${about.id}?with=friends`}>
            {say('landing.friends')}
            <span class="sr">: {name}</span>
          </a>
          <a class="button" href={`/new/${about.id}?with=here`}>
            {say('landing.here')}
            <span class="sr">: {name}</span>
          </a>
        </div>
        <p class="more">
          <a href={`/learn#${about.id}`}>
            {say('landing.learn')}
            <span class="sr">: {name}</span>
          </a>
          <a href={`/rules/${about.id}`}>
            {say('landing.rules')}
            <span class="sr">: {name}</span>
          </a>
          <a href={`/figures/${about.id}`}>
            {say('landing.figures')}
            <span class="sr">: {name}</span>
          </a>
          <a href={`/puzzles/${about.id}`}>
            {say('landing.puzzles')}
            <span class="sr">: {name}</span>
          </a>
        </p>
      </div>
    </li>
  )
}

function factsOf(about: About): string {
  const counts = about.seatCounts
  const low = Math.min(...counts)
  const high = Math.max(...counts)
  const run = counts.length === high - low + 1
  const either = new Intl.ListFormat(locale.value, { type: 'disjunction' })
  const players = low === high ? `${low}` : run ? `${low}–${high}` : either.format(counts.map(String))
  const minutes = about.minutes[0] === about.minutes[1] ? `${about.minutes[0]}` : about.minutes.join('–')
  return say('landing.facts', { players, minutes, designer: about.designer, year: `${about.year}` })
}
