import '../rules/rules.css'
import { Fragment } from 'preact'
import { useRoute } from 'preact-iso'
import { useEffect, useMemo } from 'preact/hooks'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { type Block, headingId, idsOf, parse } from '../rules/markdown.ts'
import { Blocks, type RulesPage } from '../rules/render.tsx'
import { Scene } from '../rules/still.tsx'
import { findGame, loadRules, loadScenes } from '../game-assets.ts'
import { locale, say, titleOf } from '../words/index.ts'
import { NotFound } from './not-found.tsx'

/** A picture of the table stands above the rule that it shows. */
function Illustrated({ blocks, page }: { readonly blocks: readonly Block[]; readonly page: RulesPage }) {
  const { game } = page
  const loaded = useLoaded(() => loadScenes(game), [game])
  const scenes = loaded.state === 'here' ? loaded.value : []
  const plates = scenes.flatMap((scene) => {
    const { rule } = scene
    return rule === undefined ? [] : [{ at: blocks.findIndex((block) => idsOf([block]).has(rule)), scene }]
  })
  const cuts = plates.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)
  return (
    <>
      {[...cuts, { at: blocks.length, scene: undefined }].map(({ at, scene }, index) => (
        <Fragment key={index}>
          <Blocks blocks={blocks.slice(cuts[index - 1]?.at ?? 0, at)} page={page} />
          {scene && (
            <figure class="board-figure">
              <Scene id={game} scene={scene} />
            </figure>
          )}
        </Fragment>
      ))}
    </>
  )
}

export function Rules() {
  const { params } = useRoute()
  const id = params['game'] ?? ''
  const { name } = titleOf(id)
  const title = say('rules.title', { game: name })
  useTitle(title)
  const loaded = useLoaded(() => loadRules(id, locale.value), [id, locale.value])
  const source = loaded.state === 'here' ? loaded.value : null
  const blocks = useMemo(() => parse(source?.text ?? ''), [source])
  const page = useMemo(() => ({ game: id, known: idsOf(blocks) }), [id, blocks])
  useEffect(() => {
    const target = decodeURIComponent(location.hash.slice(1))
    // The page was not there yet when the browser looked for the place.
    if (target && blocks.length > 0) {
      location.replace(location.hash)
      document.getElementById(target)?.scrollIntoView()
    }
  }, [blocks])
  if (!findGame(id)) return <NotFound />
  const sections = blocks.flatMap((block) => (block.type === 'heading' && block.depth === 2 ? [block] : []))
  const body = blocks.filter((block) => !(block.type === 'heading' && block.depth === 1))
  return (
    <div class="page">
      <h1>{title}</h1>
      <p class="row">
        <a href={`/how/${id}`}>{say('landing.learn')}</a>
        {source && source.locale !== locale.value && <span class="quiet">{say('rules.english')}</span>}
      </p>
      {loaded.state === 'here' && source === null && <p class="lead">{say('rules.none')}</p>}
      <div class="rules-page">
        <nav class="contents" aria-label={say('rules.contents')}>
          <ol class="plain">
            {sections.map((section) => (
              <li key={section.text}>
                <a href={`#${headingId(section)}`}>{section.text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="rules prose" lang={source?.locale}>
          <Illustrated blocks={body} page={page} />
        </div>
      </div>
    </div>
  )
}
