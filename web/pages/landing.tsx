import './landing.css'
import type { About } from '../../engine/game.ts'
import { useLocation } from 'preact-iso'
import { MyTables } from '../people/my-tables.tsx'
import { OpenTables } from '../people/open-tables.tsx'
import { Arms } from '../parts/arms.tsx'
import { GamePicture } from '../parts/picture.tsx'
import { playNow } from '../parts/play-now.ts'
import { useTitle } from '../parts/use-title.ts'
import { catalogue } from '../game-assets.ts'
import { locale, say, titleOf } from '../words/index.ts'

export function Landing() {
  useTitle('')
  return (
    <div class="page landing">
      <section class="welcome">
        <div>
          <h1>{say('landing.title')}</h1>
          <p class="lead prose">{say('landing.lead')}</p>
        </div>
        <Arms class="arms" />
      </section>
      <MyTables short />
      <ul class="plain games" aria-label={say('landing.games')}>
        {catalogue.map(({ about }) => (
          <GamePlate key={about.id} about={about} />
        ))}
      </ul>
      <OpenTables />
    </div>
  )
}

function GamePlate({ about }: { readonly about: About }) {
  const { route } = useLocation()
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
        <p class="prose">{tagline}</p>
        <p class="quiet facts">{factsOf(about)}</p>
        <div class="row">
          <button type="button" class="button first" onClick={() => void playNow(about, route)}>
            {say('landing.bot')}
            <span class="sr">: {name}</span>
          </button>
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
          <a href={`/how/${about.id}`}>
            {say('landing.learn')}
            <span class="sr">: {name}</span>
          </a>
          <a href={`/rules/${about.id}`}>
            {say('landing.rules')}
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
