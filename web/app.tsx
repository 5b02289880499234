import './theme/base.css'
import type { FunctionComponent } from 'preact'
import { ErrorBoundary, lazy, LocationProvider, Route, Router, useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { Boundary } from './parts/boundary.tsx'
import { Foot, Top } from './parts/frame.tsx'
import { loading, loadPart, missing } from './parts/load-part.ts'
import { MissingPage, MissingPart } from './parts/missing-part.tsx'
import { Landing } from './pages/landing.tsx'
import { Outdated } from './parts/outdated.tsx'
import { ShutOut } from './parts/shut-out.tsx'
import { NotFound } from './pages/not-found.tsx'
import { say } from './words/index.ts'

/** A page in a file of its own. */
const part = (load: () => Promise<FunctionComponent>) =>
  lazy(() => loadPart({ what: 'page' }, load).catch(() => MissingPage))

const page = {
  NewTable: part(() => import('./pages/new.tsx').then((module) => module.NewTable)),
  LocalTable: part(() => import('./pages/local-table.tsx').then((module) => module.LocalTablePage)),
  RemoteTable: part(() => import('./pages/remote-table.tsx').then((module) => module.RemoteTablePage)),
  Replay: part(() => import('./pages/replay.tsx').then((module) => module.ReplayPage)),
  Howto: part(() => import('./pages/howto.tsx').then((module) => module.Howto)),
  Learn: part(() => import('./learn/learn-page.tsx').then((module) => module.LearnPage)),
  Lesson: part(() => import('./learn/lesson-page.tsx').then((module) => module.LessonPage)),
  Puzzles: part(() => import('./puzzles/puzzles-page.tsx').then((module) => module.PuzzlesPage)),
  GamePuzzles: part(() => import('./puzzles/puzzles-page.tsx').then((module) => module.GamePuzzlesPage)),
  Puzzle: part(() => import('./puzzles/puzzle-page.tsx').then((module) => module.PuzzlePage)),
  Story: part(() => import('./story/story-page.tsx').then((module) => module.StoryPage)),
  Rules: part(() => import('./pages/rules.tsx').then((module) => module.Rules)),
  Figures: part(() => import('./figures/figures-page.tsx').then((module) => module.FiguresPage)),
  Crib: part(() => import('./pages/crib.tsx').then((module) => module.CribPage)),
  Tables: part(() => import('./pages/tables.tsx').then((module) => module.Tables)),
  Host: part(() => import('./host/host-page.tsx').then((module) => module.HostPage)),
  Privacy: part(() => import('./house/about-page.tsx').then((module) => module.PrivacyPage)),
  Terms: part(() => import('./house/about-page.tsx').then((module) => module.TermsPage)),
  Reset: part(() => import('./house/reset-page.tsx').then((module) => module.ResetPage)),
  Forgot: part(() => import('./recovery/forgot-page.tsx').then((module) => module.ForgotPage)),
  Keys: part(() => import('./spoken/keys-page.tsx').then((module) => module.KeysPage)),
  Calls: part(() => import('./calls/calls-page.tsx').then((module) => module.CallsPage)),
  Mail: part(() => import('./calls/mail-page.tsx').then((module) => module.MailPage)),
  Me: part(() => import('./pages/me.tsx').then((module) => module.MePage)),
}

export function App() {
  return (
    <LocationProvider>
      <a class="skip" href="#main">
        {say('skip.main')}
      </a>
      <Top />
      <OnItsWay />
      <Outdated />
      <ShutOut />
      <main id="main" tabIndex={-1}>
        <Boundary>
          <Pages />
        </Boundary>
      </main>
      <Foot />
    </LocationProvider>
  )
}

function Pages() {
  const { url } = useLocation()
  useEffect(() => {
    missing.value = null
  }, [url])
  if (missing.value) return <MissingPart part={missing.value} />
  return (
    <ErrorBoundary>
      <Router onRouteChange={arrived}>
        <Route path="/" component={Landing} />
        <Route path="/new/:game" component={page.NewTable} />
        <Route path="/local/:id" component={page.LocalTable} />
        <Route path="/t/:id" component={page.RemoteTable} />
        <Route path="/replay/:source/:id?" component={page.Replay} />
        <Route path="/how/:game" component={page.Howto} />
        <Route path="/learn/:game?" component={page.Learn} />
        <Route path="/learn/:game/:lesson" component={page.Lesson} />
        <Route path="/puzzles" component={page.Puzzles} />
        <Route path="/puzzles/:game" component={page.GamePuzzles} />
        <Route path="/puzzles/:game/:number" component={page.Puzzle} />
        <Route path="/story" component={page.Story} />
        <Route path="/rules/:game" component={page.Rules} />
        <Route path="/crib/:game" component={page.Crib} />
        <Route path="/figures/:game" component={page.Figures} />
        <Route path="/tables" component={page.Tables} />
        <Route path="/keys" component={page.Keys} />
        <Route path="/me" component={page.Me} />
        <Route path="/me/calls" component={page.Calls} />
        <Route path="/mail" component={page.Mail} />
        <Route path="/host/:part?" component={page.Host} />
        <Route path="/privacy" component={page.Privacy} />
        <Route path="/terms" component={page.Terms} />
        <Route path="/reset" component={page.Reset} />
        <Route path="/forgot" component={page.Forgot} />
        <Route default component={NotFound} />
      </Router>
    </ErrorBoundary>
  )
}

/** Nobody needs to hear of what is there before it is said. */
const SLOW_MS = 1000

/** What takes longer than a glance shows that it is on its way, and what takes longer than a breath says so. */
function OnItsWay() {
  const busy = loading.value > 0
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!busy) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <div class={busy ? 'on-its-way busy' : 'on-its-way'} role="status">
      {busy && slow && <span class="sr">{say('loading')}</span>}
    </div>
  )
}

/** A new page starts at its top for the eye and for the keyboard alike. */
function arrived(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
