import './theme/house.css'
import { ErrorBoundary, lazy, LocationProvider, Route, Router } from 'preact-iso'
import { Boundary } from './parts/boundary.tsx'
import { Foot, Top } from './parts/frame.tsx'
import { Landing } from './pages/landing.tsx'
import { NotFound } from './pages/not-found.tsx'
import { say } from './words/index.ts'

const page = {
  Game: lazy(() => import('./pages/new.tsx').then((module) => module.NewTable)),
  Local: lazy(() => import('./pages/local.tsx').then((module) => module.LocalPage)),
  Room: lazy(() => import('./pages/room.tsx').then((module) => module.Room)),
  Replay: lazy(() => import('./pages/replay.tsx').then((module) => module.ReplayPage)),
  Howto: lazy(() => import('./pages/howto.tsx').then((module) => module.Howto)),
  Rules: lazy(() => import('./pages/rules.tsx').then((module) => module.Rules)),
  Tables: lazy(() => import('./pages/tables.tsx').then((module) => module.Tables)),
  Me: lazy(() => import('./pages/me.tsx').then((module) => module.MePage)),
}

export function App() {
  return (
    <LocationProvider>
      <a class="skip" href="#main">
        {say('skip.main')}
      </a>
      <Top />
      <main id="main" tabIndex={-1}>
        <Boundary>
          <ErrorBoundary>
            <Router onRouteChange={arrived}>
              <Route path="/" component={Landing} />
              <Route path="/new/:game" component={page.Game} />
              <Route path="/local/:id" component={page.Local} />
              <Route path="/t/:id" component={page.Room} />
              <Route path="/replay/:source/:id?" component={page.Replay} />
              <Route path="/how/:game" component={page.Howto} />
              <Route path="/rules/:game" component={page.Rules} />
              <Route path="/tables" component={page.Tables} />
              <Route path="/me" component={page.Me} />
              <Route default component={NotFound} />
            </Router>
          </ErrorBoundary>
        </Boundary>
      </main>
      <Foot />
    </LocationProvider>
  )
}

/** A new page starts at its top for the eye and for the keyboard alike. */
function arrived(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
