/** The rules beside the table: all of them, in the drawer, opened at the rule that was asked for. */
import './rules.css'
import { useEffect, useRef } from 'preact/hooks'
import { locale, say } from '../words/index.ts'
import { Blocks } from './render.tsx'
import { RulesTools } from './rules-tools.tsx'
import { useRules } from './use-rules.ts'

/** A new object each time somebody asks, for the same rule too. */
export interface AskedRule {
  readonly rule: string
}

export function RulesBeside({ game, asked }: { readonly game: string; readonly asked: AskedRule | null }) {
  const box = useRef<HTMLDivElement>(null)
  const read = useRules(game, locale.value)
  const go = (place: string): boolean => {
    const found = [...(box.current?.querySelectorAll<HTMLElement>('[id]') ?? [])].find(({ id }) => id === place)
    if (!found) return false
    for (const old of box.current?.querySelectorAll('[data-found]') ?? []) old.removeAttribute('data-found')
    found.dataset['found'] = ''
    found.tabIndex = -1
    found.focus({ preventScroll: true })
    found.scrollIntoView({ block: 'start' })
    return true
  }
  useEffect(() => {
    if (asked && read) go(asked.rule)
  }, [asked, read])
  if (!read) return null
  if (!read.source) return <p>{say('rules.none')}</p>
  // Links of the text lead to places of this drawer, not away from the table.
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const [path, place] = link?.getAttribute('href')?.split('#') ?? []
    if (place === undefined || (path !== '' && path !== `/rules/${game}`) || event.ctrlKey || event.metaKey) return
    if (!go(decodeURIComponent(place))) return
    event.preventDefault()
    event.stopPropagation()
  }
  const { source, blocks, places, page } = read
  const body = blocks.filter((block) => !(block.type === 'heading' && block.depth === 1))
  return (
    <div ref={box} class="rules-beside" onClick={follow}>
      <RulesTools places={places} locale={source.locale} />
      {source.locale !== locale.value && <p class="quiet">{say('rules.english')}</p>}
      <div class="rules" lang={source.locale}>
        <Blocks blocks={body} page={page} />
      </div>
    </div>
  )
}
