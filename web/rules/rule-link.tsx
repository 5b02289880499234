/** A rule by its id: opens the rule itself in place, and leads to the whole page. */
import { useRef, useState } from 'preact/hooks'
import { loadRules } from '../game-assets.ts'
import { say } from '../words/index.ts'
import { type Block, blockOf, parse } from './markdown.ts'
import { Blocks } from './render.tsx'
import './rules.css'

export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [found, setFound] = useState<Block | null>(null)
  const href = `/rules/${game}#${rule}`
  const open = async (event: MouseEvent): Promise<void> => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const text = await loadRules(game).catch(() => null)
    setFound(text === null ? null : blockOf(parse(text), rule))
    dialog.current?.showModal()
  }
  return (
    <>
      <a href={href} onClick={(event) => void open(event)}>
        {say('prompt.rule', { rule })}
      </a>
      <dialog ref={dialog} aria-labelledby="rule-title">
        <h2 id="rule-title">{rule}</h2>
        <div class="rules prose">
          {found ? <Blocks blocks={[found]} game={game} /> : <p>{say('prompt.no-rule')}</p>}
        </div>
        <div class="row">
          <button type="button" class="button first" onClick={() => dialog.current?.close()}>
            {say('close')}
          </button>
          <a class="button" href={href}>
            {say('prompt.all-rules')}
          </a>
          <a class="button bare" href={`/how/${game}`}>
            {say('landing.learn')}
          </a>
        </div>
      </dialog>
    </>
  )
}
