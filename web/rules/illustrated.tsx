/** Rules with pictures: one of the table stands above the rule that it shows. */
import { Fragment } from 'preact'
import { useLoaded } from '../parts/use-loaded.ts'
import { loadScenes } from '../game-assets.ts'
import { type Block, idsOf } from './markdown.ts'
import { Blocks, type RulesPage } from './render.tsx'
import { Scene } from './still.tsx'

export function Illustrated({ blocks, page }: { readonly blocks: readonly Block[]; readonly page: RulesPage }) {
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
