/** What changed from version to version of a game's rules, in words, with the rules concerned. */
import { Fragment } from 'preact'
import type { RuleChange } from '../../engine/game.ts'
import { type Locale, render } from '../../engine/words.ts'
import { findGame, loadWords } from '../game-assets.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { tell, useWords } from './words.ts'

/** Where a link to the changes leads. */
export const CHANGES = 'changes'

export function Changes({ game, locale }: { readonly game: string; readonly locale: Locale }) {
  const spoken = useWords()
  const words = useLoaded(() => loadWords(game, locale), [game, locale])
  const about = findGame(game)?.about
  if (!spoken || !about) return null
  const versions = versionsOf(about.changes ?? [])
  const textOf = (id: string): string =>
    words.state === 'here'
      ? render({ say: `change.${id}` }, { locale, catalogues: words.value, seatName: () => '' })
      : ''
  return (
    <section class="rules prose rules-changes" aria-labelledby={CHANGES}>
      <h2 id={CHANGES}>{tell('changes')}</h2>
      {versions.length === 0 ? (
        <p class="changes-none">{tell('changes.none', { n: about.version })}</p>
      ) : (
        <>
          {versions.map(({ version, changes }) => (
            <div key={version}>
              <h3>{tell('changes.version', { n: version })}</h3>
              {changes.map(({ id, rules }) => (
                <div key={id}>
                  <p lang={locale}>{textOf(id)}</p>
                  <p class="quiet">
                    {tell('changes.rules')}{' '}
                    {rules.map((rule) => (
                      <Fragment key={rule}>
                        <a class="mention" href={`#${rule}`}>
                          {rule}
                        </a>{' '}
                      </Fragment>
                    ))}
                  </p>
                </div>
              ))}
            </div>
          ))}
          <div>
            <h3>{tell('changes.first')}</h3>
            <p>{tell('changes.first.text')}</p>
          </div>
          <p class="quiet">{tell('changes.old')}</p>
        </>
      )}
    </section>
  )
}

/** The newest first, each with all that it changed. */
export function versionsOf(
  changes: readonly RuleChange[],
): readonly { readonly version: number; readonly changes: readonly RuleChange[] }[] {
  const versions = [...new Set(changes.map(({ version }) => version))].toSorted((a, b) => b - a)
  return versions.map((version) => ({ version, changes: changes.filter((change) => change.version === version) }))
}

/** The version that last changed a rule; `null` where it is as it always was. */
export function changedWith(changes: readonly RuleChange[], rule: string): number | null {
  const versions = changes.filter(({ rules }) => rules.includes(rule)).map(({ version }) => version)
  return versions.length > 0 ? Math.max(...versions) : null
}
