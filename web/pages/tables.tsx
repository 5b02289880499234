import './landing.css'
import { MyTables } from '../people/my-tables.tsx'
import { OpenTables } from '../people/open-tables.tsx'
import { useTitle } from '../parts/use-title.ts'
import { say } from '../words/index.ts'

export function Tables() {
  useTitle(say('mine.title'))
  return (
    <div class="page">
      <h1>{say('mine.title')}</h1>
      <MyTables />
      <OpenTables />
      <p class="row after">
        <a class="button first" href="/">
          {say('mine.new')}
        </a>
        <a class="button" href="/replay/file">
          {say('foot.record')}
        </a>
      </p>
    </div>
  )
}
