/** A rule by its id: opens the rule beside the table, elsewhere in a box of its own, and leads to the whole page. */
import type { ComponentChildren } from 'preact'
import { useContext, useRef, useState } from 'preact/hooks'
import { loadRules } from '../game-assets.ts'
import { locale, say } from '../words/index.ts'
import { BesideContext } from './beside-context.ts'
import './rules.css'

export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  const beside = useContext(BesideContext)
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState<ComponentChildren>(null)
  const href = `/rules/${game}#${rule}`
  const open = async (event: MouseEvent): Promise<void> => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    if (beside) return beside(rule)
    setText(await textOf(game, rule).catch(() => null))
    dialog.current?.showModal()
  }
  return (
    <>
      <a href={href} onClick={(event) => void open(event)}>
        {say('prompt.rule', { rule })}
      </a>
      {!beside && (
        <dialog ref={dialog} aria-labelledby="rule-title">
          <h2 id="rule-title">{rule}</h2>
          <div class="rules prose">{text ?? <p>{say('prompt.no-rule')}</p>}</div>
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
      )}
    </>
  )
}

async function textOf(game: string, rule: string): Promise<ComponentChildren> {
  const [{ RuleText }, source] = await Promise.all([import('./rule-text.tsx'), loadRules(game, locale.value)])
  return source && <RuleText source={source} game={game} rule={rule} />
}
