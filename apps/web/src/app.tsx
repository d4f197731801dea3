/** The frame of every page: navigation, the place for announcements, and the page itself. */
import { lazy, Suspense, use, useEffect, useRef } from 'react';
import { Link, Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { HereContext, useHere } from './games/here.ts';
import { games } from './games/index.ts';
import { baseOf, FIRST, type GameName, gameAt } from './games/names.ts';
import { Newer } from './offline/newer.tsx';
import { Home } from './pages/home/home.tsx';
import { change, useAppWords, useSettings } from './store/settings.ts';
import { Announcer } from './ui/announce.tsx';
import { Boundary, Crash } from './ui/crash.tsx';
import { Header } from './ui/header.tsx';
import { useNewPage } from './ui/new-page.ts';
import { usePageTitles } from './ui/page-title.ts';

const Play = lazy(() => import('./pages/play/play.tsx'));
const Lab = lazy(() => import('./pages/lab/lab.tsx'));
const Replays = lazy(() => import('./pages/replays/replays.tsx'));
const About = lazy(() => import('./pages/about/about.tsx'));

export function App() {
  const { shell } = useAppWords();
  const [address] = useLocation();
  const last = useSettings((s) => s.game);
  const name = gameAt(address);
  // The start without a game is that of the game that was played last.
  if (address === '/' && last !== FIRST) return <Redirect to={baseOf(last)} replace />;
  return (
    <Boundary>
      <Suspense fallback={<p className="loading">{shell.loading}</p>}>
        <Router key={name} base={baseOf(name)}>
          <Game name={name} />
        </Router>
      </Suspense>
    </Boundary>
  );
}

/** A game, once it is loaded, and all pages that belong to it. */
function Game({ name }: { readonly name: GameName }) {
  const here = use(games[name]());
  useEffect(() => {
    if (useSettings.getState().game !== name) change({ game: name });
  }, [name]);
  return (
    <HereContext value={here}>
      <Pages />
    </HereContext>
  );
}

function Pages() {
  const { shell } = useAppWords();
  const { cards, decks } = useHere().pages;
  const main = useRef<HTMLElement>(null);
  useNewPage(main);
  usePageTitles();
  return (
    <>
      <a className="skip" href="#content">
        {shell.skip}
      </a>
      <Header />
      <main ref={main} id="content" tabIndex={-1}>
        <Crash>
          <Suspense fallback={<p className="loading">{shell.loading}</p>}>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/play/*?" component={Play} />
              <Route path="/lab/*?" component={Lab} />
              <Route path="/cards/*?" component={cards} />
              <Route path="/decks/*?" component={decks} />
              <Route path="/replays/*?" component={Replays} />
              <Route path="/about" component={About} />
              <Route>
                <section className="not-found">
                  <h1>{shell.notFound}</h1>
                  <Link href="/">{shell.toHome}</Link>
                </section>
              </Route>
            </Switch>
          </Suspense>
        </Crash>
      </main>
      <Newer />
      <Announcer />
    </>
  );
}
