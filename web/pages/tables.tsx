import './landing.css'
import { useLoaded } from '../parts/use-loaded.ts'
import { MyTables } from '../coming/my-tables.tsx'
import { OpenTables } from '../coming/open-tables.tsx'
import { GamePicture } from '../parts/picture.tsx'
import { useTitle } from '../parts/use-title.ts'
import { me } from '../people/me.ts'
import { catalogue } from '../game-assets.ts'
import { say, titleOf } from '../words/index.ts'

export function Tables() {
  useTitle(say('mine.title'))
  const evenings = useLoaded(() => import('../evening/evenings.tsx'), [])
  return (
    <div class="page">
      <h1>{say('mine.title')}</h1>
      {me.value && evenings.state === 'here' && <evenings.value.Evenings />}
      <MyTables />
      <OpenTables />
      <h2 class="after">{say('mine.new')}</h2>
      <ul class="plain small-games">
        {catalogue.map(({ about }) => (
          <li key={about.id}>
            <a href={`/new/${about.id}`}>
              <GamePicture id={about.id} />
              <span class="serif">{titleOf(about.id).name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p class="row after">
        <a class="button" href="/replay/file">
          {say('foot.record')}
        </a>
      </p>
    </div>
  )
}
