/** What stands above and below every page. */
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Rose } from '../../art/rose.tsx'
import { LOCALES } from '../../engine/words.ts'
import { me, prefer } from '../people/me.ts'
import { choose, LANGUAGES, locale, say } from '../words/index.ts'
import { Dusk, Moon, Sun } from './light-signs.tsx'
import { type Light, light, LIGHTS, setLight } from './light.ts'

export function Emblem() {
  return (
    <svg viewBox="-52 -52 104 104" aria-hidden="true">
      <Rose house="lancaster" />
      <Rose house="york" size={46} plain />
    </svg>
  )
}

export function Top() {
  const needed = me.value?.needed ?? 0
  return (
    <header class="top">
      <a class="name" href="/" aria-label="Rose & Crown">
        <Emblem />
        <span>Rose &amp; Crown</span>
      </a>
      <nav aria-label={say('nav.label')}>
        <a href="/tables">
          {say('nav.tables')}
          {needed > 0 && <span class="count figures">{needed}</span>}
        </a>
        <a href="/me" class="wide">
          {me.value ? me.value.name : say('nav.me')}
        </a>
        {me.value && <TrayPlace />}
        <LanguageChoice />
        <LightChoice />
      </nav>
    </header>
  )
}

/** The bell comes after everything the reader waits for, into a place that is kept for it. */
function TrayPlace() {
  const [tray, setTray] = useState<{ readonly Tray: FunctionComponent } | null>(null)
  useEffect(() => {
    // Without it the page is whole: nothing is said if it cannot be fetched.
    void import('../calls/tray.tsx').then(setTray, () => undefined)
  }, [])
  return <span class="tray-place">{tray && <tray.Tray />}</span>
}

export function LanguageChoice() {
  return (
    <select
      aria-label={say('nav.language')}
      value={locale.value}
      onChange={(event) => {
        const wanted = LOCALES.find((known) => known === event.currentTarget.value)
        if (!wanted) return
        void choose(wanted)
        void prefer({ language: wanted })
      }}
    >
      {LOCALES.map((known) => (
        <option key={known} value={known} lang={known}>
          {LANGUAGES[known]}
        </option>
      ))}
    </select>
  )
}

const NAMES = { system: 'light.system', day: 'light.day', night: 'light.night' } as const
const SIGNS = { system: Dusk, day: Sun, night: Moon }

export function LightChoice() {
  const next: Light = LIGHTS[(LIGHTS.indexOf(light.value) + 1) % LIGHTS.length] ?? 'system'
  const Sign = SIGNS[light.value]
  const label = say('light.label', { now: say(NAMES[light.value]) })
  return (
    <button type="button" class="light" onClick={() => setLight(next)} aria-label={label} title={label}>
      <Sign />
    </button>
  )
}

export function Foot() {
  return (
    <footer class="foot">
      <span>{say('foot.about')}</span>
      <a href="/me">{say('nav.me')}</a>
      <a href="/story">{say('foot.story')}</a>
      <a href="/replay/file">{say('foot.record')}</a>
      <a href="/privacy">{say('foot.privacy')}</a>
      <a href="/terms">{say('foot.terms')}</a>
    </footer>
  )
}
